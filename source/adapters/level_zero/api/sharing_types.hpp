// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Level Zero's types for memory that leaves its process; see types.hpp.
#pragma once

#include "adapters/level_zero/api/types.hpp"

namespace ur::level_zero {

enum ze_external_memory_type_flag_t : uint32_t {
  ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF = 2,
};
struct ze_device_external_memory_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint32_t memoryAllocationImportTypes;
  uint32_t memoryAllocationExportTypes;
  uint32_t imageImportTypes;
  uint32_t imageExportTypes;
};
/// Behind the description of memory that is to be exported.
struct ze_external_memory_export_desc_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
};
/// Behind the description of memory that exists, and gets an address here.
struct ze_external_memory_import_fd_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
  int fd;
};
/// Behind the properties of memory of which the descriptor is asked for.
struct ze_external_memory_export_fd_t {
  ze_structure_type_t stype;
  const void *pNext;
  uint32_t flags;
  int fd;
};
struct ze_physical_mem_properties_t {
  ze_structure_type_t stype;
  void *pNext;
  uint64_t id;
  uint64_t size;
};

} // namespace ur::level_zero
