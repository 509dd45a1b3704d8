// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory and semaphores of other APIs: memory is files in memory here, and semaphores the fake driver makes.
#include "cuda/api_calls.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace ur::cuda::test {
namespace {

constexpr size_t kPage = 4096, kBytes = 3 * kPage;

int makeSemaphore(bool timeline) {
  return fake::hook<int(bool)>("fakeCudaMakeSemaphore")(timeline);
}
uint64_t look(int semaphore) {
  return fake::hook<uint64_t(int, const uint64_t *)>("fakeCudaSemaphore")(semaphore, nullptr);
}
void set(int semaphore, uint64_t value) {
  fake::hook<uint64_t(int, const uint64_t *)>("fakeCudaSemaphore")(semaphore, &value);
}

/// A file descriptor of the test's own.
struct Descriptor {
  int fd = -1;
  ~Descriptor() { close(fd); }
  int copy() const { return fcntl(fd, F_DUPFD_CLOEXEC, 0); }
};

class CudaExternal : public ApiTest {
protected:
  void SetUp() override {
    ApiTest::SetUp();
    queue = makeQueue();
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueRelease, queue));
    ApiTest::TearDown();
  }

  ur_result_t importMemory(int fd, size_t size, ur_exp_external_mem_handle_t *memory,
                           ur_exp_external_mem_type_t type = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
                           ur_structure_type_t stype = UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR) {
    ur_exp_file_descriptor_t file{stype, nullptr, fd};
    ur_exp_external_mem_desc_t desc{UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC, &file};
    return CALL(urBindlessImagesImportExternalMemoryExp, context, device, size, type, &desc, memory);
  }
  ur_result_t importSemaphore(int fd, bool timeline, ur_exp_external_semaphore_handle_t *semaphore) {
    ur_exp_file_descriptor_t file{UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, nullptr, fd};
    ur_exp_external_semaphore_desc_t desc{UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC, &file};
    return CALL(urBindlessImagesImportExternalSemaphoreExp, context, device,
                timeline ? UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD : UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, &desc,
                semaphore);
  }
  void fill(void *memory, uint32_t value, size_t size) {
    OK(CALL(urEnqueueUSMFill, queue, memory, sizeof value, &value, size, 0, nullptr, nullptr));
    OK(CALL(urQueueFinish, queue));
  }
  /// Runs work of another queue to its end: what nothing holds up has had its turn by then.
  void runOthers() {
    const ur_queue_handle_t other = makeQueue();
    const uint32_t word = 1;
    uint32_t to = 0;
    for (int round = 0; round < 20; ++round)
      OK(CALL(urEnqueueUSMMemcpy, other, true, &to, &word, sizeof word, 0, nullptr, nullptr));
    EXPECT_EQ(word, to);
    OK(CALL(urQueueRelease, other));
  }
  static bool isOver(ur_event_handle_t event) {
    ur_event_status_t status{};
    EXPECT_EQ(UR_RESULT_SUCCESS,
              CALL(urEventGetInfo, event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
    return status == UR_EVENT_STATUS_COMPLETE;
  }

  ur_queue_handle_t queue = nullptr;
};

/// Memory that another API has, and sees through a mapping of its own.
struct Foreign {
  Foreign() : file{memfd_create("another", MFD_CLOEXEC)} {
    EXPECT_EQ(0, ftruncate(file.fd, kBytes));
    words = static_cast<uint32_t *>(mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_SHARED, file.fd, 0));
  }
  ~Foreign() { munmap(words, kBytes); }
  Descriptor file;
  uint32_t *words = nullptr;
};

TEST_F(CudaExternal, devicesSayWhatTheyCan) {
  ur_bool_t memory = false, semaphores = false, supported = false;
  OK(CALL(urDeviceGetInfo, device, UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP, sizeof memory, &memory, nullptr));
  OK(CALL(urDeviceGetInfo, device, UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP, sizeof semaphores, &semaphores,
          nullptr));
  const bool there = getenv("FAKE_CUDA_WITHOUT") == nullptr;
  EXPECT_EQ(there, memory);
  EXPECT_EQ(there, semaphores);
  for (const auto type :
       {UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF, UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT}) {
    ASSERT_EQ(there ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
              CALL(urBindlessImagesSupportsImportingHandleTypeExp, device, type, &supported));
    EXPECT_EQ(there && type == UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, supported) << type;
  }
  if (there)
    return;
  Foreign foreign;
  const Descriptor semaphore{makeSemaphore(false)};
  ur_exp_external_mem_handle_t imported = nullptr;
  ur_exp_external_semaphore_handle_t importedSemaphore = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, importMemory(foreign.file.fd, kBytes, &imported));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, importSemaphore(semaphore.fd, false, &importedSemaphore));
}

TEST_F(CudaExternal, memoryIsUsedWhereItIsMapped) {
  Foreign foreign;
  ur_exp_external_mem_handle_t memory = nullptr;
  const int given = foreign.file.copy();
  OK(importMemory(given, kBytes, &memory));
  void *whole = nullptr, *part = nullptr;
  OK(CALL(urBindlessImagesMapExternalLinearMemoryExp, context, device, 0, kBytes, memory, &whole));
  OK(CALL(urBindlessImagesMapExternalLinearMemoryExp, context, device, 2 * kPage, kPage, memory, &part));
  fill(whole, 1, kBytes);
  fill(part, 2, kPage);
  EXPECT_EQ(1u, foreign.words[0]);
  EXPECT_EQ(2u, foreign.words[2 * kPage / 4]);
  foreign.words[1] = 77;
  uint32_t word = 0;
  OK(CALL(urEnqueueUSMMemcpy, queue, true, &word, static_cast<uint32_t *>(whole) + 1, sizeof word, 0, nullptr,
          nullptr));
  EXPECT_EQ(77u, word);

  ur_usm_type_t type{};
  OK(CALL(urUSMGetMemAllocInfo, context, whole, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr));
  EXPECT_EQ(UR_USM_TYPE_DEVICE, type);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_SIZE,
            CALL(urEnqueueUSMFill, queue, part, sizeof word, &word, 2 * kPage, 0, nullptr, nullptr));
  EXPECT_NE(UR_RESULT_SUCCESS, CALL(urUSMFree, context, whole)) << "it ends otherwise";

  // In any order: what is mapped keeps the memory.
  OK(CALL(urBindlessImagesFreeMappedLinearMemoryExp, context, device, part));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, CALL(urBindlessImagesFreeMappedLinearMemoryExp, context, device, part));
  OK(CALL(urBindlessImagesReleaseExternalMemoryExp, context, device, memory));
  EXPECT_NE(-1, fcntl(given, F_GETFD)) << "the driver has it as long as it is mapped";
  fill(whole, 3, kBytes);
  EXPECT_EQ(3u, foreign.words[5]);
  OK(CALL(urBindlessImagesFreeMappedLinearMemoryExp, context, device, whole));
  EXPECT_EQ(-1, fcntl(given, F_GETFD)) << "an import takes the descriptor over";
}

TEST_F(CudaExternal, mappingsAreLeftToTheContext) {
  const uint64_t before = fake::objects();
  Foreign foreign;
  ur_context_handle_t other = nullptr;
  OK(CALL(urContextCreate, 1, &device, nullptr, &other));
  std::swap(context, other);
  ur_exp_external_mem_handle_t memory = nullptr;
  void *mapped = nullptr;
  OK(importMemory(foreign.file.copy(), kBytes, &memory));
  OK(CALL(urBindlessImagesMapExternalLinearMemoryExp, context, device, 0, kBytes, memory, &mapped));
  OK(CALL(urBindlessImagesReleaseExternalMemoryExp, context, device, memory));
  std::swap(context, other);
  OK(CALL(urContextRelease, other));
  EXPECT_EQ(before, fake::objects());
}

/// The driver imports what it has exported itself in another way than memory of others.
TEST_F(CudaExternal, memoryThatWasExportedHere) {
  constexpr size_t kUnit = 2 << 20, kLast = 2 * kUnit - 4096;
  uint32_t *memory = nullptr, *mapped = nullptr;
  int fd = -1;
  OK(CALL(urMemoryExportAllocExportableMemoryExp, context, device, 0, 2 * kUnit, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
          reinterpret_cast<void **>(&memory)));
  OK(CALL(urMemoryExportExportMemoryHandleExp, context, device, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, memory, &fd));
  ur_exp_external_mem_handle_t imported = nullptr;
  OK(importMemory(fd, 5 * kUnit, &imported));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, CALL(urBindlessImagesMapExternalLinearMemoryExp, context, device, 0, kUnit,
                                                imported, reinterpret_cast<void **>(&mapped)))
      << "more than there is";
  OK(CALL(urBindlessImagesReleaseExternalMemoryExp, context, device, imported));
  OK(CALL(urMemoryExportExportMemoryHandleExp, context, device, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, memory, &fd));
  OK(importMemory(fd, 2 * kUnit, &imported));
  OK(CALL(urBindlessImagesMapExternalLinearMemoryExp, context, device, kLast, 4096, imported,
          reinterpret_cast<void **>(&mapped)));
  fill(mapped, 11, 4096);
  uint32_t word = 0;
  OK(CALL(urEnqueueUSMMemcpy, queue, true, &word, memory + kLast / 4, sizeof word, 0, nullptr, nullptr));
  EXPECT_EQ(11u, word);
  OK(CALL(urBindlessImagesFreeMappedLinearMemoryExp, context, device, mapped));
  OK(CALL(urBindlessImagesReleaseExternalMemoryExp, context, device, imported));
  OK(CALL(urMemoryExportFreeExportableMemoryExp, context, device, memory));
}

TEST_F(CudaExternal, badMemoryStaysTheCallers) {
  Foreign foreign;
  const Descriptor semaphore{makeSemaphore(false)};
  ur_exp_external_mem_handle_t memory = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, importMemory(-1, kBytes, &memory));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, importMemory(foreign.file.fd, 0, &memory));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, importMemory(foreign.file.fd, kBytes + kPage, &memory));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, importMemory(semaphore.fd, kBytes, &memory));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE,
            importMemory(foreign.file.fd, kBytes, &memory, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
                         UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
            importMemory(foreign.file.fd, kBytes, &memory, UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT));
  EXPECT_EQ(nullptr, memory);
  EXPECT_NE(-1, fcntl(foreign.file.fd, F_GETFD));

  OK(importMemory(foreign.file.copy(), kBytes, &memory));
  void *mapped = nullptr;
  const auto map = [&](ur_device_handle_t on, uint64_t offset, uint64_t size) {
    return CALL(urBindlessImagesMapExternalLinearMemoryExp, context, on, offset, size, memory, &mapped);
  };
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, map(device, 0, 0));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, map(device, kPage, kBytes));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, map(device, UINT64_MAX, 2));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, map(devices[0], 0, kPage));
  EXPECT_EQ(nullptr, mapped);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, CALL(urBindlessImagesReleaseExternalMemoryExp, context, devices[0], memory));
  OK(CALL(urBindlessImagesReleaseExternalMemoryExp, context, device, memory));
}

/// What is enqueued behind a wait runs once the other API has signalled.
TEST_F(CudaExternal, queuesWaitForSemaphores) {
  for (const bool timeline : {false, true}) {
    for (const ur_queue_flags_t flags : {0u, 1u * UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}) {
      const Descriptor others{makeSemaphore(timeline)};
      ur_exp_external_semaphore_handle_t semaphore = nullptr;
      OK(importSemaphore(others.copy(), timeline, &semaphore));
      const ur_queue_handle_t on = makeQueue(flags);
      ur_event_handle_t waited = nullptr, after = nullptr;
      OK(CALL(urBindlessImagesWaitExternalSemaphoreExp, on, semaphore, timeline, 5, 0, nullptr, &waited));
      OK(CALL(urEnqueueEventsWait, on, 1, &waited, &after));
      runOthers();
      EXPECT_FALSE(isOver(waited));
      if (timeline) {
        set(others.fd, 4);
        runOthers();
        EXPECT_FALSE(isOver(after));
      }
      set(others.fd, timeline ? 6 : 1);
      OK(CALL(urEventWait, 1, &after));
      EXPECT_EQ(timeline ? 6u : 0u, look(others.fd)) << "a wait takes a signal away";
      ur_command_t command{};
      OK(CALL(urEventGetInfo, waited, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, nullptr));
      EXPECT_EQ(UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP, command);
      for (const ur_event_handle_t event : {waited, after})
        OK(CALL(urEventRelease, event));
      OK(CALL(urQueueRelease, on));
      OK(CALL(urBindlessImagesReleaseExternalSemaphoreExp, context, device, semaphore));
    }
  }
}

/// A signal comes after what it is ordered after.
TEST_F(CudaExternal, queuesSignalSemaphores) {
  const Descriptor gate{makeSemaphore(true)}, signalled{makeSemaphore(true)}, binary{makeSemaphore(false)};
  ur_exp_external_semaphore_handle_t imported[3] = {};
  OK(importSemaphore(gate.copy(), true, &imported[0]));
  OK(importSemaphore(signalled.copy(), true, &imported[1]));
  OK(importSemaphore(binary.copy(), false, &imported[2]));
  const ur_queue_handle_t other = makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  ur_event_handle_t held = nullptr, done = nullptr;
  OK(CALL(urBindlessImagesWaitExternalSemaphoreExp, other, imported[0], true, 1, 0, nullptr, &held));
  OK(CALL(urBindlessImagesSignalExternalSemaphoreExp, other, imported[1], true, 9, 1, &held, nullptr));
  OK(CALL(urBindlessImagesSignalExternalSemaphoreExp, queue, imported[2], false, 0, 1, &held, &done));
  runOthers();
  EXPECT_EQ(0u, look(signalled.fd));
  EXPECT_EQ(0u, look(binary.fd));
  set(gate.fd, 1);
  OK(CALL(urQueueFinish, other));
  OK(CALL(urEventWait, 1, &done));
  EXPECT_EQ(9u, look(signalled.fd));
  EXPECT_EQ(1u, look(binary.fd));
  OK(CALL(urEventRelease, held));
  OK(CALL(urEventRelease, done));
  OK(CALL(urQueueRelease, other));
  for (const ur_exp_external_semaphore_handle_t each : imported)
    OK(CALL(urBindlessImagesReleaseExternalSemaphoreExp, context, device, each));
}

TEST_F(CudaExternal, badSemaphores) {
  Foreign foreign;
  const Descriptor others{makeSemaphore(true)};
  ur_exp_external_semaphore_handle_t semaphore = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, importSemaphore(foreign.file.fd, true, &semaphore));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, importSemaphore(others.fd, false, &semaphore)) << "it is a timeline";
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, importSemaphore(-1, true, &semaphore));
  ur_exp_external_semaphore_desc_t desc{UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC, nullptr};
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, CALL(urBindlessImagesImportExternalSemaphoreExp, context, device,
                                                      UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT, &desc, &semaphore));
  EXPECT_EQ(nullptr, semaphore);

  OK(importSemaphore(others.copy(), true, &semaphore));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE,
            CALL(urBindlessImagesWaitExternalSemaphoreExp, queue, semaphore, false, 0, 0, nullptr, nullptr));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE,
            CALL(urBindlessImagesSignalExternalSemaphoreExp, queue, semaphore, false, 0, 0, nullptr, nullptr));
  std::swap(device, devices[0]); // whose semaphore it isn't
  const ur_queue_handle_t elsewhere = makeQueue();
  std::swap(device, devices[0]);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE,
            CALL(urBindlessImagesSignalExternalSemaphoreExp, elsewhere, semaphore, true, 1, 0, nullptr, nullptr));
  OK(CALL(urQueueRelease, elsewhere));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE,
            CALL(urBindlessImagesReleaseExternalSemaphoreExp, context, devices[0], semaphore));
  OK(CALL(urBindlessImagesReleaseExternalSemaphoreExp, context, device, semaphore));
}

/// Whichever call of the driver fails, nothing is lost.
TEST_F(CudaExternal, everyCallMayFail) {
  Foreign foreign;
  const Descriptor others{makeSemaphore(true)};
  void *exportable = nullptr;
  OK(CALL(urMemoryExportAllocExportableMemoryExp, context, device, 0, 4096, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
          &exportable));
  uint64_t before = 0, value = 0;
  bool through = false;
  for (uint64_t n = 0; !through; ++n) { // at first none fails: streams and the like are made
    ASSERT_LT(n, 200u);
    int exported = -1;
    OK(CALL(urMemoryExportExportMemoryHandleExp, context, device, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, exportable,
            &exported));
    const uint64_t start = fake::failAt(n);
    size_t good = 0;
    struct Piece {
      int fd;
      ur_exp_external_mem_handle_t memory = nullptr;
      void *mapped = nullptr;
    } pieces[] = {{foreign.file.copy()}, {exported}};
    for (Piece &piece : pieces) {
      if (importMemory(piece.fd, 4096, &piece.memory) == UR_RESULT_SUCCESS) {
        good += CALL(urBindlessImagesMapExternalLinearMemoryExp, context, device, 0, 4096, piece.memory,
                     &piece.mapped) == UR_RESULT_SUCCESS;
      }
    }
    ur_exp_external_semaphore_handle_t semaphore = nullptr;
    const int fd = others.copy();
    if (importSemaphore(fd, true, &semaphore) == UR_RESULT_SUCCESS) {
      const bool signalled = CALL(urBindlessImagesSignalExternalSemaphoreExp, queue, semaphore, true, ++value, 0,
                                  nullptr, nullptr) == UR_RESULT_SUCCESS;
      good += signalled;
      good += signalled && CALL(urBindlessImagesWaitExternalSemaphoreExp, queue, semaphore, true, value, 0, nullptr,
                                nullptr) == UR_RESULT_SUCCESS;
    }
    through = fake::failAt(0) - start < n;
    EXPECT_TRUE((n != 0 && !through) || good == 4) << good;
    OK(CALL(urQueueFinish, queue));
    // What wasn't taken over is still the caller's.
    for (const Piece &piece : pieces) {
      if (piece.mapped) {
        OK(CALL(urBindlessImagesFreeMappedLinearMemoryExp, context, device, piece.mapped));
      }
      if (piece.memory) {
        OK(CALL(urBindlessImagesReleaseExternalMemoryExp, context, device, piece.memory));
      } else {
        ASSERT_EQ(0, close(piece.fd));
      }
    }
    if (semaphore) {
      OK(CALL(urBindlessImagesReleaseExternalSemaphoreExp, context, device, semaphore));
    } else {
      ASSERT_EQ(0, close(fd));
    }
    before = n == 0 ? fake::objects() : before;
    EXPECT_EQ(before, fake::objects()) << "call " << n << ", " << fake::failed();
  }
  OK(CALL(urMemoryExportFreeExportableMemoryExp, context, device, exportable));
}

} // namespace
} // namespace ur::cuda::test
