# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The genuine driver library of CUDA, for tests of what it says on a machine without a device. Sourced by bash after
# steps.sh.
#
# libcuda1 is in Debian's part non-free, which few machines have among their sources: so apt is asked for that part where
# this machine gets Debian from. The package is unpacked beside the build, not installed.
. "$(dirname "${BASH_SOURCE[0]}")/debian_beside.sh"

# fetch_cuda_driver FOLDER: CUDA_DRIVER becomes the library's path. Fails where it can't be had.
fetch_cuda_driver() {
  local folder=$1
  CUDA_DRIVER="$folder/package/usr/lib/x86_64-linux-gnu/nvidia/current/libcuda.so.1"
  [ ! -e "$CUDA_DRIVER" ] || return 0
  mkdir -p "$folder" || return 1
  debian_lines non-free >"$folder/sources.list"
  if [ ! -s "$folder/sources.list" ]; then
    say "apt has no source of this release of Debian: the driver's library can't be fetched"
    return 1
  fi
  unpack_beside "$folder" libcuda1 && [ -e "$CUDA_DRIVER" ]
}
