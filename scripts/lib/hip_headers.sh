# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The headers of HIP, against which source/adapters/cuda_like is compiled with HIP's roles (test/hip_roles). Sourced by bash
# after steps.sh and packages.sh.
#
# The package that holds them needs a compiler of 600 MB to be installed: so it is unpacked beside the build.

# fetch_hip_headers FOLDER: FOLDER/package/usr/include/hip is there. Where this Debian hasn't got them, it says so.
fetch_hip_headers() {
  local folder=$1 package=libamdhip64-dev
  [ ! -e "$folder/package/usr/include/hip/hip_runtime_api.h" ] || return 0
  if ! package_is_known "$package"; then
    quietly as_root apt-get update -q
    if ! package_is_known "$package"; then
      say "no headers of HIP here: what drivers like CUDA's share is compiled for CUDA alone"
      return 0
    fi
  fi
  say "unpacking $package into $folder"
  mkdir -p "$folder" || return 1
  (cd "$folder" && { quietly apt-get -q download "$package" ||
                       { quietly as_root apt-get update -q && quietly apt-get -q download "$package"; }; }) || return 1
  quietly dpkg -x "$folder/$package"_*.deb "$folder/package" && [ -e "$folder/package/usr/include/hip/hip_runtime_api.h" ] &&
    PACKAGES_CHANGED=1
}
