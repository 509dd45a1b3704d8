# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The genuine driver library of CUDA, for tests of what it says on a machine without a device: libcuda1 is in Debian's part
# non-free. Sourced by bash after steps.sh.
. "$(dirname "${BASH_SOURCE[0]}")/apt_beside.sh"

# fetch_cuda_driver FOLDER: CUDA_DRIVER becomes the library's path. Fails where it can't be had.
fetch_cuda_driver() {
  local folder=$1
  CUDA_DRIVER="$folder/package/usr/lib/x86_64-linux-gnu/nvidia/current/libcuda.so.1"
  [ ! -e "$CUDA_DRIVER" ] || return 0
  unpack_beside "$folder" non-free '' libcuda1 && [ -e "$CUDA_DRIVER" ]
}
