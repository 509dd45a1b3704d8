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
code="$here/kernels/conformance_kernels.hsaco"
chmod +x "$here"/bin/*

# Each process takes its part of the cases; what they say comes after all are over.
conformance() {
  local shards=${SHARDS:-6} i pids=() status=0
  for ((i = 0; i < shards; ++i)); do
    GTEST_TOTAL_SHARDS=$shards GTEST_SHARD_INDEX=$i timeout "${LIMIT:-560}" "$here/bin/ur_conformance" "$adapter" \
      "--kernels=$here/kernels" --gtest_brief=1 "--xml=$out/conformance_hip_on_nvidia_$i.xml" "$@" \
      >"$out/conformance_$i.log" 2>&1 &
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
programs() {
  "$here/bin/ur_conformance" "$adapter" "--kernels=$here/kernels" --programs=2000 "--xml=$out/programs.xml" \
    "--gtest_filter=AsyncProgramsBehaviour.*" "$@"
}
traces() {
  "$here/bin/bench_memory" "$adapter" --divisor=1 "--json=$out/traces.json" "$@" "$here"/traces/*.gz
}
bench() {
  "$here/bin/bench_hip" "$adapter" "--kernels=$code" "--benchmark_out=$out/bench_hip.json" "$@"
}
# The same cases by CUDA's adapter and driver: launches one by one, as on HIP.
bench_cuda() {
  UR_CUDA_LAUNCH_GRAPHS=0 "$here/bin/bench_cuda" "--adapter=$here/lib/libur_adapter_cuda.so.0" \
    "--benchmark_out=$out/bench_cuda.json" "$@"
}
probe() {
  "$here/bin/hip_device_probe" "$code" nothing
}
info() {
  UR_ADAPTERS_FORCE_LOAD="$here/lib/libur_adapter_hip.so.0" UR_LOG_HIP=level:info "$here/bin/urinfo" --why "$@"
}

# part NAME SECONDS WHAT [OPTION...]: WHAT in a process of its own, with the files that it leaves under the archive's NAME,
# for so many seconds at most, and not past the end of all.
part() {
  local name=$1 left=$((ENDS - SECONDS)) began=$SECONDS status
  [ "$2" -gt "$left" ] || left=$2
  [ "$left" -gt 0 ] || left=1
  mkdir -p "$archive/$name"
  OUT="$archive/$name" timeout -k 5 "$left" bash "$here/run" "${@:3}" >"$archive/$name/log" 2>&1
  status=$?
  echo "$name $status $((SECONDS - began))" | tee -a "$archive/parts"
}
# What docs/hip.md needs, within LIMIT_ALL seconds, as one file that scripts/keep-hip-on-nvidia reads. Options are the
# suite's; BATCHES are those of the benchmarks, few so that one takes about ten seconds.
everything() {
  local archive="$out/everything" round batches=${BATCHES:-8}
  ENDS=$((SECONDS + ${LIMIT_ALL:-240}))
  rm -rf "$archive" && mkdir -p "$archive" || return 1
  { date +%F; nvidia-smi --query-gpu=name,driver_version --format=csv,noheader || echo "no nvidia-smi"; } \
    >"$archive/machine" 2>/dev/null
  part conformance 90 conformance "$@"
  for round in 1 2 3; do
    part "hip_$round" 25 bench "--batches=$batches"
    part "cuda_$round" 25 bench_cuda "--batches=$batches"
  done
  part programs 80 programs
  part chunks 45 traces '--only=^(lm|cnn)'
  UR_USM_POOL_RANGES=1 part ranges 45 traces '--only=^(lm|cnn)'
  part probe 20 probe
  tar -czf "$out/hip_on_nvidia.tgz" -C "$archive" . || return 1
  tail -n 45 "$archive"/hip_3/log "$archive"/cuda_3/log | cut -c 1-120
  cat "$archive/probe/log" "$archive/parts"
  rm -r "$archive"
  ls -l "$out/hip_on_nvidia.tgz"
}

what=${1-}
[ $# -eq 0 ] || shift
case $what in
conformance | programs | traces | bench | bench_cuda | probe | info | everything) "$what" "$@" ;;
*)
  echo "run: WHAT is conformance, programs, traces, bench, bench_cuda, probe, info or everything" >&2
  exit 2
  ;;
esac
