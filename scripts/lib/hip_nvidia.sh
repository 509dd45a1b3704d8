# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What test/hip/nvidia is built from: HIP's headers of 5.7, of which Debian 13 has the package, and headers and the static
# runtime of CUDA 12.9, the last that they work with, from PyPI. Sourced by bash after steps.sh.
. "$(dirname "${BASH_SOURCE[0]}")/apt_beside.sh"

# fetch_hip_nvidia FOLDER: FOLDER/package/usr/include/hip and FOLDER/nvidia are there.
fetch_hip_nvidia() {
  local folder=$1 wheel wheels=(nvidia-cuda-runtime-cu12==12.9.79 nvidia-cuda-nvcc-cu12==12.9.86)
  mkdir -p "$folder" || return 1
  if [ ! -e "$folder/package/usr/include/hip/nvidia_detail/nvidia_hip_runtime_api.h" ]; then
    unpack_beside "$folder" main trixie libamdhip64-dev || return 1
  fi
  [ ! -e "$folder/nvidia/cuda_nvcc/include" ] || return 0
  quietly python3 -m pip download --no-deps -d "$folder/wheels" "${wheels[@]}" || return 1
  for wheel in "$folder"/wheels/*.whl; do
    quietly python3 -m zipfile -e "$wheel" "$folder/wheels/unpacked" || return 1
  done
  mkdir -p "$folder/nvidia/cuda_nvcc" && cp -r "$folder/wheels/unpacked/nvidia/cuda_runtime" "$folder/nvidia/" &&
    cp -r "$folder/wheels/unpacked/nvidia/cuda_nvcc/include" "$folder/nvidia/cuda_nvcc/" && rm -r "$folder/wheels"
}
