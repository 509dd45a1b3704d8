#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# run WHAT [OPTION...]: of what scripts/hip-on-nvidia has gathered beside this file; its --help says what there is.
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=${OUT:-$here/out}
mkdir -p "$out"
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}:/usr/local/cuda/lib64"
export UR_HIP_LIBRARY="${UR_HIP_LIBRARY:-$here/lib/libamdhip64.so.5}"
adapter="--adapter=$here/lib/libur_adapter_hip.so.0"
chmod +x "$here"/bin/*

# Each process takes its part of the cases; what they say comes after all are over.
conformance() {
  local shards=${SHARDS:-6} i pids=() status=0
  for ((i = 0; i < shards; ++i)); do
    GTEST_TOTAL_SHARDS=$shards GTEST_SHARD_INDEX=$i timeout "${LIMIT:-560}" "$here/bin/ur_conformance" "$adapter" \
      "--kernels=$here/kernels" --gtest_brief=1 "--xml=$out/conformance_$i.xml" "$@" >"$out/conformance_$i.log" 2>&1 &
    pids+=($!)
  done
  for ((i = 0; i < shards; ++i)); do
    wait "${pids[i]}"
    local ended=$?
    [ "$ended" -eq 0 ] || status=1
    echo "== part $i: status $ended"
    grep -E '^\[  (FAILED|PASSED|SKIPPED) |tests from .* ran' "$out/conformance_$i.log" | cut -c 1-200 | head -n 60
    [ "$ended" -le 1 ] || tail -n 15 "$out/conformance_$i.log" | cut -c 1-300
  done
  return "$status"
}

what=${1-}
[ $# -eq 0 ] || shift
case $what in
conformance) conformance "$@" ;;
programs) "$here/bin/ur_conformance" "$adapter" "--kernels=$here/kernels" --programs=2000 \
  "--gtest_filter=AsyncProgramsBehaviour.*" "$@" ;;
traces) "$here/bin/bench_memory" "$adapter" --divisor=1 "--json=$out/traces.json" "$@" "$here"/traces/*.gz ;;
bench) "$here/bin/bench_hip" "$adapter" "--kernels=$here/kernels/conformance_kernels.hsaco" \
  "--benchmark_out=$out/bench_hip.json" "$@" ;;
probe) "$here/bin/hip_device_probe" "$here/kernels/conformance_kernels.hsaco" nothing ;;
info) UR_ADAPTERS_FORCE_LOAD="$here/lib/libur_adapter_hip.so.0" UR_LOG_HIP=level:info "$here/bin/urinfo" --why "$@" ;;
*)
  echo "run: WHAT is conformance, programs, traces, bench, probe or info" >&2
  exit 2
  ;;
esac
