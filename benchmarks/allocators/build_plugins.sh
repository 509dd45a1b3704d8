#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Builds the plugins of bench_allocators whose headers are here, and says of each other one why it isn't built.
#
# usage: build_plugins.sh OUT [WHEELS]
#
# OUT gets liballoc_subject_cub.so, _rmm.so, _torch.so and RMM's libraries. WHEELS is a folder with the wheels of librmm-cu13
# and rapids-logger, which `pip download --no-deps --dest WHEELS librmm-cu13 rapids-logger` gets where there is a network.
# CUDA's toolkit is CUDA_HOME's, nvcc's in PATH, or that of the usual folder; PyTorch is PYTHON's (default: python3).
# 0 where at least one plugin was built.
set -u
if [ $# -lt 1 ] || [ $# -gt 2 ]; then
  sed -n '3,11s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
here="$(cd "$(dirname "$0")" && pwd)"
mkdir -p "$1" || exit 2
out="$(cd "$1" && pwd)"
wheels="${2:-}"
python="${PYTHON:-python3}"
nvcc="$(command -v nvcc || true)"
cuda="${CUDA_HOME:-${nvcc:+$(dirname "$(dirname "$(readlink -f "$nvcc")")")}}"
cuda="${cuda:-/usr/local/cuda}"
nvcc="${nvcc:-$cuda/bin/nvcc}"
flags=(-std=c++20 -O2 -fPIC -shared -fvisibility=hidden)
built=0

skip() { echo "$1: not built: $2"; }

# compile NAME COMMAND...: what the compiler says is shown where it fails.
compile() {
  local name="$1" log
  shift
  if log="$("$@" -o "$out/liballoc_subject_$name.so" 2>&1)"; then
    echo "$name: $out/liballoc_subject_$name.so"
    built=$((built + 1))
  else
    echo "$log" >&2
    skip "$name" "the compiler fails, see above"
  fi
}

toolkit() { [ -e "$cuda/include/cuda_runtime_api.h" ] || { skip "$1" "$cuda has no include/cuda_runtime_api.h"; return 1; }; }
# The runtime's library inside the plugin: no other one has to be found.
runtime=("-L$cuda/lib64" "-L$cuda/lib" -lcudart_static -ldl -lrt -lpthread)

build_cub() {
  [ -x "$nvcc" ] || { skip cub "there is no nvcc in PATH, nor $nvcc"; return; }
  compile cub "$nvcc" -std=c++20 -O2 -shared --cudart static -Xcompiler -fPIC,-fvisibility=hidden "$here/plugins/cub.cu"
}

# unpack NAME: the newest wheel of that name, into OUT/rmm.
unpack() {
  local wheel
  wheel="$(find "$wheels" -maxdepth 1 -name "$1-*.whl" | sort -V | tail -n 1)"
  [ -n "$wheel" ] || { skip rmm "'$wheels' has no wheel $1-*.whl"; return 1; }
  "$python" -m zipfile -e "$wheel" "$out/rmm" || { skip rmm "$wheel can't be unpacked"; return 1; }
}

build_rmm() {
  toolkit rmm || return
  [ -d "$wheels" ] || { skip rmm "no folder of wheels was given, expected those of librmm-cu13 and rapids-logger"; return; }
  unpack librmm_cu13 && unpack rapids_logger || return
  local root="$out/rmm/librmm"
  cp "$root"/lib64/librmm.so "$out/rmm/rapids_logger/lib64/librapids_logger.so" "$out/" || { skip rmm "its libraries can't be copied"; return; }
  # Its own version of CUDA's core libraries comes before the toolkit's.
  compile rmm "${CXX:-g++}" "${flags[@]}" -DLIBCUDACXX_ENABLE_EXPERIMENTAL_MEMORY_RESOURCE -isystem "$root/include/rapids" \
    -isystem "$root/include" -isystem "$out/rmm/rapids_logger/include" -isystem "$cuda/include" "$here/plugins/rmm.cpp" \
    "-L$out" -lrmm -lrapids_logger "${runtime[@]}" "-Wl,-rpath,\$ORIGIN"
}

build_torch() {
  toolkit torch || return
  local paths
  paths="$("$python" -c 'import os, torch; from torch.utils import cpp_extension as x
print(os.pathsep.join(x.include_paths())); print(os.path.join(os.path.dirname(torch.__file__), "lib")); print(int(torch.compiled_with_cxx11_abi()))' 2>&1)" ||
    { skip torch "$python can't import it: $(tail -n 1 <<<"$paths")"; return; }
  local includes folder abi
  { read -r includes; read -r folder; read -r abi; } < <(tail -n 3 <<<"$paths")
  local options=()
  IFS=: read -ra paths <<<"$includes"
  for path in "${paths[@]}"; do options+=(-isystem "$path"); done
  # Old tags: libraries of PyTorch's own libraries are found there too.
  compile torch "${CXX:-g++}" "${flags[@]}" "-D_GLIBCXX_USE_CXX11_ABI=$abi" "${options[@]}" -isystem "$cuda/include" \
    "$here/plugins/torch.cpp" "-L$folder" -lc10_cuda -lc10 \
    "-Wl,--disable-new-dtags,-rpath,$folder,-rpath,$folder/../../nvidia/cu13/lib,-rpath,$cuda/lib64"
}

build_cub
build_rmm
build_torch
[ "$built" -gt 0 ]
