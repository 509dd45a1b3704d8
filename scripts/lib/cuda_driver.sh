# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The genuine driver library of CUDA, for tests of what it says on a machine without a device. Sourced by bash after
# steps.sh.
#
# libcuda1 is in Debian's part non-free, which few machines have among their sources: so apt is asked for that part where
# this machine gets Debian from, with a list and a folder of its own. The package is unpacked beside the build, not installed.

# Where this machine gets its own release of Debian from, with the part non-free: lines of a sources.list. A source whose
# lists were never fetched doesn't say whose it is: then the release's name counts alone.
cuda_driver_sources() {
  local uri release codename origin name key=/usr/share/keyrings/debian-archive-keyring.gpg
  name=$(. "${OS_RELEASE:-/etc/os-release}" && echo "$VERSION_CODENAME") || return 1
  apt-get indextargets --format '$(REPO_URI)|$(RELEASE)|$(CODENAME)|$(ORIGIN)' 'Created-By: Packages' | sort -u |
    while IFS='|' read -r uri release codename origin; do
      case "$origin" in
        Debian) [ "$codename" = "$name" ] || continue ;;
        '' | '$'*) [ "$release" = "$name" ] || continue ;;
        *) continue ;;
      esac
      echo "deb [signed-by=$key] $uri $release non-free"
    done
}

# fetch_cuda_driver FOLDER: CUDA_DRIVER becomes the library's path. Fails where it can't be had.
fetch_cuda_driver() {
  local folder=$1 apt
  CUDA_DRIVER="$folder/package/usr/lib/x86_64-linux-gnu/nvidia/current/libcuda.so.1"
  [ ! -e "$CUDA_DRIVER" ] || return 0
  mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial" || return 1
  cuda_driver_sources >"$folder/sources.list"
  if [ ! -s "$folder/sources.list" ]; then
    say "apt has no source of this release of Debian: the driver's library can't be fetched"
    return 1
  fi
  apt=(apt-get -q -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$folder/lists"
       -o "Dir::Cache=$folder/cache" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=)
  quietly "${apt[@]}" update && (cd "$folder" && quietly "${apt[@]}" download libcuda1) || return 1
  quietly dpkg -x "$folder"/libcuda1_*.deb "$folder/package" && [ -e "$CUDA_DRIVER" ]
}
