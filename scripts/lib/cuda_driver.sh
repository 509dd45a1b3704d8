# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The genuine driver library of CUDA, for tests of what it says on a machine without a device. Sourced by bash after
# steps.sh.
#
# libcuda1 is in Debian's part non-free, which few machines have among their sources: so apt is asked with a source and
# a folder of its own. The package is unpacked beside the build, not installed.

# fetch_cuda_driver FOLDER: CUDA_DRIVER becomes the library's path. Fails where it can't be had.
fetch_cuda_driver() {
  local folder=$1 apt
  CUDA_DRIVER="$folder/package/usr/lib/x86_64-linux-gnu/nvidia/current/libcuda.so.1"
  [ ! -e "$CUDA_DRIVER" ] || return 0
  mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial" || return 1
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian bookworm non-free" \
    >"$folder/sources.list"
  apt=(apt-get -q -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$folder/lists"
       -o "Dir::Cache=$folder/cache" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=)
  quietly "${apt[@]}" update && (cd "$folder" && quietly "${apt[@]}" download libcuda1) || return 1
  quietly dpkg -x "$folder"/libcuda1_*.deb "$folder/package" && [ -e "$CUDA_DRIVER" ]
}
