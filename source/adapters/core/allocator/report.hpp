// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What pools tell people: lines of the adapter's log, records of a trace (UR_USM_POOL_TRACE), dumps (UR_USM_POOL_DUMP).
// docs/allocator.md has all three. Nothing here is on the way of a request that finds memory.
//
// Thread-safe. Called without locks: a dump takes the pool's. A report that finds no memory is left out.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <string>

namespace ur::log {
class Logger;
}

namespace ur::core {

class StreamPool;

/// Something that pools do now and then.
struct PoolNews {
  enum class What : uint8_t {
    grows,    ///< by so many bytes
    shrinks,  ///< so many bytes are the driver's again, or will be when their users are over
    pressure, ///< for a request of so many bytes everything will be tried
    waits,    ///< the same, and the host may be kept waiting for it
    failure   ///< of a request of so many bytes
  };
  What what;
  MemoryKind kind;
  size_t bytes;
  size_t reserved;   ///< by the pool, after it
  bool full = false; ///< of a failure: the pool's maximum leaves no room
};

class PoolReports {
public:
  /// Reads the variables. One that is malformed is reported as an error that names it, and has no effect. `adapter`:
  /// its name, for %a in the paths of files; it lives for ever.
  PoolReports(log::Logger &logger, const char *adapter);
  PoolReports(const PoolReports &) = delete;
  PoolReports &operator=(const PoolReports &) = delete;

  void tell(StreamPool &pool, const PoolNews &news) noexcept;
  /// Nobody uses the pool any more, and nothing of it has been given back yet.
  void poolEnds(StreamPool &pool) noexcept;

private:
  /// What a variable says beside where the output goes: when there is one.
  struct Dumps {
    bool onFailure = false, onPressure = false, atEnd = false;
  };
  void readTrace(const char *adapter);
  void readDump(const char *adapter);
  void tellFailure(StreamPool &pool, const PoolNews &news) const noexcept;
  void trace(StreamPool &pool, const PoolNews &news) const;
  void dump(StreamPool &pool, const char *why) const noexcept;

  log::Logger &logger_;
  int trace_ = -1, dump_ = -1; ///< descriptors, kept open until the process ends
  uint64_t begin_ = 0;         ///< of the trace, by its clock
  Dumps dumps_;
};

/// The adapter's. Only below a handle.
[[nodiscard]] PoolReports &poolReports() noexcept;

} // namespace ur::core
