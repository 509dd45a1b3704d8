// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All handle classes, for the generated entry points.
#pragma once

#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/device/device.hpp"
#include "adapters/core/memory/mem.hpp"
#include "adapters/core/memory/physical_mem.hpp"
#include "adapters/core/memory/sampler.hpp"
#include "adapters/core/object/object.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/program/kernel.hpp"
#include "adapters/core/program/program.hpp"
#include "adapters/core/queue/queue.hpp"
#include "adapters/core/recorded/captured_graph.hpp"
#include "adapters/core/recorded/command_buffer.hpp"
