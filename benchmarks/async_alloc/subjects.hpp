// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the benchmarks allocate from: our asynchronous allocation in its several uses, and what it is compared with.
#pragma once

#include "unified-runtime/ur.hpp"

#include <memory>
#include <string>
#include <vector>

namespace bench {

/// Allocates and frees for one thread at a time. Made once for each thread by Subject::user.
class User {
public:
  virtual ~User() = default;
  virtual void *allocate(size_t size) = 0;
  virtual void free(void *memory, size_t size) = 0;
  /// Uses the memory by a command, where the subject has commands: a kernel or a fill.
  virtual void use(void *memory, size_t size) = 0;
  virtual void finish() = 0;
};

/// One way to get memory. Thread-safe.
class Subject {
public:
  explicit Subject(std::string name) : name_(std::move(name)) {}
  virtual ~Subject() = default;
  [[nodiscard]] const std::string &name() const noexcept { return name_; }
  [[nodiscard]] virtual std::unique_ptr<User> user() = 0;
  /// Whether User::use does anything.
  [[nodiscard]] virtual bool takesCommands() const noexcept { return true; }

private:
  const std::string name_;
};

/// The platform's first device with a context, through the loader.
struct Machine {
  /// `adapter`: a library's path; empty: the loader's own choice. Throws what ur.hpp throws, or std::runtime_error.
  explicit Machine(const std::string &adapter);
  ~Machine();
  /// A queue of the device; the caller's.
  [[nodiscard]] ur_queue_handle_t makeQueue(bool inOrder) const;
  ur_adapter_handle_t adapter = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  std::string name;
};

enum class Use {
  bare,       ///< in-order queue, no lists, no events
  withEvents, ///< in-order queue; each call waits for the last event and asks for one
  outOfOrder  ///< out-of-order queue, the free waits for the alloc's event; both ask for events
};

enum class Queues {
  own, ///< each user has a queue of its own
  one  ///< all users share one
};
enum class Memory {
  ours,  ///< of the context's default pool
  native ///< of a pool with the vendor's memory, where the adapter's driver has such pools
};

/// Ours: urEnqueueUSMDeviceAllocExp and urEnqueueUSMFreeExp.
std::unique_ptr<Subject> asynchronous(const Machine &machine, Use use, Queues queues = Queues::own,
                                      Memory memory = Memory::ours);
/// urUSMDeviceAlloc and urUSMFree without a pool: the driver's plain ones.
std::unique_ptr<Subject> plain(const Machine &machine);
/// urUSMDeviceAlloc and urUSMFree with a pool of urUSMPoolCreate.
std::unique_ptr<Subject> pooled(const Machine &machine);
/// A mutex and an ordered set of free blocks over the driver's plain allocation: what adapters usually do.
std::unique_ptr<Subject> orderedSet(const Machine &machine);
/// malloc and free of a library (its soname). Throws std::runtime_error where it can't be loaded.
std::unique_ptr<Subject> heap(const std::string &name, const char *library);

} // namespace bench
