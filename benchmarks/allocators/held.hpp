// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A subject while it exists, and its users: what measures drive, the same for all.
#pragma once

#include "allocator_subject.h"
#include "streams.hpp"

#include <mutex>
#include <stdexcept>
#include <vector>

namespace allocators {

/// It has no memory for a request.
struct Refused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Where subjects are measured. All of it outlives what is made there.
struct Setting {
  const Streams *streams = nullptr; ///< null: no CUDA
  void *scratch = nullptr;          ///< memory of the device that is no subject's, for long fills
  size_t scratchSize = 0;
  int longFills = 0; ///< fills of the scratch memory that make the device fall behind
};

/// Created for one measurement.
class Held {
public:
  /// `bytes`: what it is to take, if it takes all at once. Throws Refused where it can't be created.
  Held(const allocator_subject &subject, const Setting &setting, uint64_t bytes);
  /// The streams of its users go after it.
  ~Held();
  Held(const Held &) = delete;
  Held &operator=(const Held &) = delete;

  /// The most bytes that it has had of the driver.
  [[nodiscard]] uint64_t reserved() const { return subject_.reserved(made_); }

private:
  friend class User;
  ur::cuda::CUstream makeStream();

  const allocator_subject &subject_;
  const Setting &setting_;
  void *made_;
  std::mutex mutex_;
  std::vector<ur::cuda::CUstream> streams_; // an allocator may wait for them when it gives memory back
};

/// One thread's, made and destroyed by it; with a stream of its own where the subject wants one.
class User {
public:
  /// Throws std::runtime_error.
  explicit User(Held &held);
  ~User();
  User(const User &) = delete;
  User &operator=(const User &) = delete;

  /// Null where the subject refuses.
  [[nodiscard]] void *allocate(size_t size) { return subject_.allocate(made_, size); }
  /// Whether it was freed.
  [[nodiscard]] bool free(void *memory, size_t size) { return subject_.free(made_, memory, size) == 0; }
  /// Enqueues a fill. Where there are no commands the host does it.
  void fill(void *memory, size_t size);
  /// The device falls behind, for a while.
  void fallBehind();
  /// The host waits for what was enqueued.
  void finish();
  /// Throws Refused.
  [[noreturn]] void refuse(size_t size) const;
  /// Throws std::runtime_error.
  [[noreturn]] void failToFree(const void *memory) const;

private:
  const allocator_subject &subject_;
  const Setting &setting_;
  ur::cuda::CUstream stream_ = nullptr;
  void *made_ = nullptr;
};

} // namespace allocators
