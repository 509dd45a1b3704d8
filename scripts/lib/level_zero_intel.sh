# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Intel's driver of Level Zero with its compiler, and the loader with its layers, as Debian's sid has them, with the C
# library that they need: the driver runs without a device, in simulation (test/level_zero/intel). Sourced by bash after
# steps.sh.
. "$(dirname "${BASH_SOURCE[0]}")/apt_beside.sh"

LEVEL_ZERO_INTEL_PACKAGES=(libze-intel-gpu1 libigc2 libigdfcl2 libigdgmm12 libze1 libc6 libstdc++6 libgcc-s1)

# fetch_level_zero_intel FOLDER: the libraries lie in FOLDER/package/usr/lib/x86_64-linux-gnu. Fails where they can't be had.
fetch_level_zero_intel() {
  local folder=$1 stamp="$1/packages.txt"
  [ "${LEVEL_ZERO_INTEL_PACKAGES[*]}" != "$(cat "$stamp" 2>/dev/null)" ] || return 0
  rm -rf "$folder"
  unpack_beside "$folder" main sid "${LEVEL_ZERO_INTEL_PACKAGES[@]}" || return 1
  [ -e "$folder/package/usr/lib/x86_64-linux-gnu/libze_intel_gpu.so.1" ] && echo "${LEVEL_ZERO_INTEL_PACKAGES[*]}" >"$stamp"
}
