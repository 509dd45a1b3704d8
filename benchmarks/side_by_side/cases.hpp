// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An adapter beside the calls of its driver: cases with two sides, run in one process with repetitions interleaved at
// random, so that a busy machine is unkind to both alike. Times are those of the host's calls; what a side has to be
// waited for between batches is not measured.
#pragma once

#include "support/runner.hpp"

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace bench {

/// What the API's side may cost at most: nanoseconds, and multiples of driver's sides of cases.
struct Limit {
  double ns = 0;
  struct Part {
    double factor;
    std::string raw; ///< a case's name
  };
  std::vector<Part> parts;
};

using Side = std::function<void(benchmark::State &)>;

struct Case {
  std::string name;
  Side raw, ours; ///< either may be none
  Limit limit;    ///< nothing: it is only told
  int threads = 1;
  bool oursInBatches = true; ///< the API's side has times of its own, as the driver's has
};

constexpr size_t kBatch = 256; ///< commands before a side is waited for

using Seconds = std::chrono::duration<double>;

/// The time that counts: what passes, but for what `notCounted` answers, which who measures less than all sets first.
using Uncounted = std::chrono::nanoseconds (*)();
inline Uncounted notCounted = nullptr;
[[nodiscard]] inline std::chrono::nanoseconds countedTime() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(now) -
         (notCounted ? notCounted() : decltype(now)::zero());
}

/// A side whose times are what batch(object) answers, of one command each. `make` makes the object, which lives as long
/// as the side runs; its finish() is not measured.
template <class Make, class Batch>
[[nodiscard]] Side timed(Make make, Batch batch) {
  return [make, batch](benchmark::State &state) {
    auto object = make();
    (void)batch(object);
    object.finish();
    for (auto _ : state) {
      state.SetIterationTime(Seconds(batch(object)).count());
      object.finish();
    }
  };
}

/// one(object, i) for i below `size`, at most kBatch, timed as a whole.
template <class Make, class One>
[[nodiscard]] Side inBatches(Make make, One one, size_t size = kBatch) {
  return timed(make, [one, size](auto &object) {
    const auto start = countedTime();
    for (size_t i = 0; i < size; ++i)
      one(object, i);
    return Seconds(countedTime() - start) / size;
  });
}

/// As inBatches, but before the batch that is timed there is one of before(object, i), which isn't, and which is over.
template <class Make, class Before, class One>
[[nodiscard]] Side afterAll(Make make, Before before, One one) {
  return timed(make, [before, one](auto &object) {
    for (size_t i = 0; i < kBatch; ++i)
      before(object, i);
    object.finish();
    const auto start = countedTime();
    for (size_t i = 0; i < kBatch; ++i)
      one(object, i);
    return Seconds(countedTime() - start) / kBatch;
  });
}

/// The options of all these programs: --adapter=LIBRARY, --kernels=FILE, --threads=N (default: as many as
/// processors, at most 16), --batches=N that are timed in each repetition (default: 40),
/// --between-calls=LIBRARY where the program knows it, --check. Nine repetitions are
/// made where google-benchmark's own options don't say otherwise.
class Options {
public:
  Options(int argc, char **argv);
  /// False, with a message, where google-benchmark doesn't know an option either.
  [[nodiscard]] bool initialize() { return arguments_.initialize(); }
  [[nodiscard]] std::string adapter() const { return arguments_.option("--adapter"); }
  /// The text of the file that --kernels names; without one, `otherwise`. Throws std::runtime_error.
  [[nodiscard]] std::string kernels(const char *otherwise) const;
  [[nodiscard]] int threads() const { return number("--threads", defaultThreads()); }
  [[nodiscard]] std::string betweenCalls() const { return arguments_.option("--between-calls"); }
  [[nodiscard]] int batches() const { return number("--batches", 40); }
  [[nodiscard]] bool checking() const noexcept { return arguments_.checking(); }

private:
  /// Throws std::runtime_error where it is no number above 0.
  [[nodiscard]] int number(const char *name, int otherwise) const;
  [[nodiscard]] static int defaultThreads() noexcept;
  CommandLine arguments_;
};

/// Runs all, and prints the medians of both sides, their ratios, and which limits are kept. The program's exit status.
[[nodiscard]] int measure(const std::vector<Case> &all, const Options &options);

} // namespace bench
