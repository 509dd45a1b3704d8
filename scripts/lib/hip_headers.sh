# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# HIP as this Debian has it: its headers, with which what source/adapters/hip declares is compared, and its runtime, which on
# a machine without a device says so, and whose compiler needs none (test/hip). Sourced by bash after steps.sh and
# packages.sh.
#
# The package of the headers needs a compiler of 600 MB to be installed, and nothing here needs the runtime: so they are
# unpacked beside the build.

# download_into FOLDER PACKAGE...: after the lists were renewed, if they are too old.
download_into() {
  local folder=$1
  shift
  mkdir -p "$folder" || return 1
  (cd "$folder" && { quietly apt-get -q download "$@" ||
                       { quietly as_root apt-get update -q && quietly apt-get -q download "$@"; }; })
}

# fetch_hip_headers FOLDER: FOLDER/package/usr/include/hip is there. Where this Debian doesn't have them, it says so.
fetch_hip_headers() {
  local folder=$1 package=libamdhip64-dev
  [ ! -e "$folder/package/usr/include/hip/hip_runtime_api.h" ] || return 0
  if ! package_is_known "$package"; then
    quietly as_root apt-get update -q
    if ! package_is_known "$package"; then
      say "no headers of HIP here: what the HIP adapter declares is compared with nothing"
      return 0
    fi
  fi
  say "unpacking $package into $folder"
  download_into "$folder" "$package" || return 1
  quietly dpkg -x "$folder/$package"_*.deb "$folder/package" && [ -e "$folder/package/usr/include/hip/hip_runtime_api.h" ] &&
    PACKAGES_CHANGED=1
}

# fetch_hip_runtime FOLDER: FOLDER/package/usr/lib/x86_64-linux-gnu/libamdhip64.so.5 is there, with the libraries of AMD's
# that it needs. Their own needs are those of LLVM 15. Where this Debian doesn't have it, it says so.
fetch_hip_runtime() {
  local folder=$1 package packages=(libamdhip64-5 libamd-comgr2 libhsa-runtime64-1 libhsakmt1 libhiprtc-builtins5)
  [ ! -e "$folder/package/usr/lib/x86_64-linux-gnu/libamdhip64.so.5" ] || return 0
  for package in "${packages[@]}"; do
    if ! package_is_known "$package"; then
      say "no runtime of HIP here: AMD's own library is left out"
      return 0
    fi
  done
  say "unpacking ${packages[0]} and what it needs into $folder"
  download_into "$folder" "${packages[@]}" || return 1
  for package in "${packages[@]}"; do
    quietly dpkg -x "$folder/$package"_*.deb "$folder/package" || return 1
  done
  [ -e "$folder/package/usr/lib/x86_64-linux-gnu/libamdhip64.so.5" ] && PACKAGES_CHANGED=1
}
