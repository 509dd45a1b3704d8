// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One driver twice: behind the core, with a context, queues and memory made through the API, and by itself, with a
// stream of its own.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "unified-runtime/ur_ddi.h"

#include <memory>
#include <vector>

namespace bench {

/// What differs between drivers: defined once for each program.
struct World {
  /// Around everything else of one measurement, so that none inherits what another has left.
  struct Life {
    virtual ~Life() = default;
  };
  static std::unique_ptr<Life> begin();
  /// A program with a kernel "fill_u32" that takes a pointer and a 32-bit value.
  static std::vector<uint8_t> program();
};

/// The entry points that are measured.
[[nodiscard]] const ur_dditable_t &api();
/// Ends the program with a message where a call has failed.
void need(ur_result_t result, const char *what);

class Machine {
public:
  Machine();
  ~Machine();
  Machine(const Machine &) = delete;
  Machine &operator=(const Machine &) = delete;

  // Behind the core. `other` is a second queue, for what is waited for.
  ur_context_handle_t context = nullptr;
  ur_device_handle_t device = nullptr;
  ur_queue_handle_t queue = nullptr, other = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  std::byte *memory = nullptr;

  // By itself.
  std::unique_ptr<ur::core::Driver> driver;
  ur::core::Stream stream = nullptr, otherStream = nullptr;
  ur::core::NativeKernel nativeKernel = nullptr;
  std::byte *directMemory = nullptr;

private:
  std::unique_ptr<World::Life> life_;
  std::unique_ptr<ur::core::Backend> backend_;
  std::vector<uint8_t> code_;
  ur_adapter_handle_t adapter_ = nullptr;
  ur_program_handle_t program_ = nullptr;
  ur::core::NativeProgram nativeProgram_ = nullptr;
};

} // namespace bench
