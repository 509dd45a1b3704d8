// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/dma_buf.hpp"

#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <string_view>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::level_zero::fake {

namespace {

constexpr const char *kName = "fake-level-zero-dma-buf";

bool isDmaBuf(int descriptor) {
  char path[32], name[64] = {};
  std::snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return readlink(path, name, sizeof name - 1) > 0 && std::string_view(name).find(kName) != std::string_view::npos;
}

void checkFlags(uint32_t flags, const char *function) {
  if (flags != ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF || engine().dmaBufs == 0)
    die("%s: external memory of types 0x%x, which the device doesn't have", function, flags);
}

} // namespace

External externalOf(const void *more, const char *function) {
  External external;
  if (!more)
    return external;
  switch (*static_cast<const ze_structure_type_t *>(more)) {
  case ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC: {
    const auto &desc = *static_cast<const ze_external_memory_export_desc_t *>(more);
    checkFlags(desc.flags, function);
    external.exported = true;
    break;
  }
  case ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD: {
    const auto &desc = *static_cast<const ze_external_memory_import_fd_t *>(more);
    checkFlags(desc.flags, function);
    external.imported = desc.fd;
    break;
  }
  default:
    die("%s: a description goes on with a structure of type 0x%x", function,
        static_cast<unsigned>(*static_cast<const ze_structure_type_t *>(more)));
  }
  return external;
}

std::shared_ptr<DmaBuf> DmaBuf::make(size_t size) {
  auto made = std::make_shared<DmaBuf>();
  made->file_ = memfd_create(kName, MFD_CLOEXEC);
  if (made->file_ < 0 || ftruncate(made->file_, static_cast<off_t>(size)) != 0)
    die("a dma-buf of %zu bytes: the system refuses", size);
  return made;
}

std::shared_ptr<DmaBuf> DmaBuf::import(int descriptor, size_t size, ze_result_t *reason) {
  struct stat found {};
  if (!isDmaBuf(descriptor) || fstat(descriptor, &found) != 0) {
    *reason = ZE_RESULT_ERROR_INVALID_ARGUMENT;
    return nullptr;
  }
  if (static_cast<size_t>(found.st_size) < size) {
    *reason = ZE_RESULT_ERROR_INVALID_SIZE;
    return nullptr;
  }
  auto made = std::make_shared<DmaBuf>();
  made->file_ = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  made->imported_ = true;
  return made;
}

DmaBuf::~DmaBuf() {
  if (handedOut_ >= 0) {
    if (!isDmaBuf(handedOut_))
      die("the descriptor %d that was handed out is the driver's, and somebody has closed it", handedOut_);
    close(handedOut_);
  }
  close(file_);
}

int DmaBuf::handOut(const char *function) {
  if (imported_)
    die("%s: memory of another process is handed on", function);
  if (handedOut_ < 0)
    handedOut_ = fcntl(file_, F_DUPFD_CLOEXEC, 0);
  return handedOut_;
}

void DmaBuf::answer(const void *more, DmaBuf *buffer, const char *function) {
  if (!more)
    return;
  auto &exported = *static_cast<ze_external_memory_export_fd_t *>(const_cast<void *>(more));
  checkType(exported.stype, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD, function);
  checkFlags(exported.flags, function);
  if (!buffer)
    die("%s: the memory wasn't allocated to be exported", function);
  exported.fd = buffer->handOut(function);
}

ze_result_t zeDeviceGetExternalMemoryProperties(ze_device_handle_t handle,
                                                ze_device_external_memory_properties_t *properties) {
  BEGIN();
  deviceOf(handle, __func__);
  checkType(properties->stype, ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES, __func__);
  properties->memoryAllocationImportTypes = properties->memoryAllocationExportTypes =
      engine().dmaBufs ? uint32_t{ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF} : 0;
  return ZE_RESULT_SUCCESS;
}

} // namespace ur::level_zero::fake
