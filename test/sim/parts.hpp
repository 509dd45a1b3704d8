// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Optional parts of the simulated driver, each in a file of its own.
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/core/port/driver_host_pipes.hpp"
#include "adapters/core/port/driver_inter_process.hpp"
#include "adapters/core/port/driver_migration.hpp"
#include "adapters/core/port/driver_registration.hpp"

#include <memory>

namespace ur::sim {

template <class T>
using Part = std::unique_ptr<T, void (*)(T *)>;

class Commands;
class Programs;

/// For the context on these devices, which are the world's numbers.
Part<core::VirtualMemoryDriver> makeVirtualMemory(const void *context, std::span<const uint32_t> devices);
Part<core::PoolDriver> makePools(const void *context, std::span<const uint32_t> devices);
Part<core::MigrationDriver> makeMigration(const void *context);
/// Reports graphs that were never destroyed, at its end.
Part<core::GraphDriver> makeGraphs(const void *context, Commands &commands, const std::vector<uint32_t> &devices);
Part<core::HostPipeDriver> makeHostPipes(const void *context, Programs &programs);
Part<core::RegistrationDriver> makeRegistration(const void *context);
/// `driver` allocates.
/// The devices are the context's for as long as it lives.
Part<core::InterProcessDriver> makeInterProcess(const void *context, core::Driver &driver,
                                                const std::vector<uint32_t> &devices);

} // namespace ur::sim
