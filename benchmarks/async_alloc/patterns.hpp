// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs do with temporaries, as benchmarks over any subject.
#pragma once

#include "subjects.hpp"
#include "trace/allocations.hpp"

#include <benchmark/benchmark.h>

namespace bench {

/// One block of 4 KiB at a time. With google-benchmark's threads: each with a user of its own.
void pairs(benchmark::State &state, Subject &subject);
/// 64 live blocks of 256 bytes to 1 MiB: a random one is freed and another allocated.
void mixed(benchmark::State &state, Subject &subject);
/// A chain of allocation, command and free, as solvers have them; finished every 256 steps.
void chain(benchmark::State &state, Subject &subject);
/// What a program that was recorded allocated and freed, in its order, by one user, all of it as the subject's memory.
/// An iteration is a pair of an allocation and its free; what the program never freed is freed at its end.
void replayed(benchmark::State &state, Subject &subject, const trace::Allocations &program);

/// Where the block of a `first` comes from.
enum class Source {
  growth,   ///< a new pool, which has nothing
  reserved, ///< a new pool, which has reserved the size at its creation
  freed     ///< a pool whose queue has just freed such a block: the steady state
};
/// The first block that a queue gets of a pool.
void first(benchmark::State &state, const Machine &machine, size_t size, Source source);
/// One queue allocates, another one frees, ordered by events.
void producerConsumer(benchmark::State &state, const Machine &machine);

} // namespace bench
