// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs do with temporaries, as benchmarks over any subject.
#pragma once

#include "subjects.hpp"

#include <benchmark/benchmark.h>

namespace bench {

/// One block of 4 KiB at a time. With google-benchmark's threads: each with a user of its own.
void pairs(benchmark::State &state, Subject &subject);
/// 64 live blocks of 256 bytes to 1 MiB: a random one is freed and another allocated.
void mixed(benchmark::State &state, Subject &subject);
/// A chain of allocation, command and free, as solvers have them; finished every 256 steps.
void chain(benchmark::State &state, Subject &subject);
/// The first blocks of a new pool: growth.
void growth(benchmark::State &state, const Machine &machine, size_t size, bool reserved);
/// One queue allocates, another one frees, ordered by events.
void producerConsumer(benchmark::State &state, const Machine &machine);

} // namespace bench
