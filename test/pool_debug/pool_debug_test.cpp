// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UR_USM_POOL_DEBUG through the loader: a program that writes where it may not, on every adapter that runs here. Each
// case is a process of its own.
#include "loader/support.hpp"

#include <cstring>

namespace {

using loader_test::countLines;

struct Tested {
  const char *name, *adapter, *variable, *value;
};

constexpr size_t kSize = 1000;

/// A queue and what it needs, which go one by one: the context last, at whose end the mode tells what it has found.
struct Program {
  Program() {
    EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urAdapterGet(1, &adapter, nullptr), UR_RESULT_SUCCESS);
    device = loader_test::firstDevice();
    EXPECT_EQ(urContextCreate(1, &device, nullptr, &context), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueCreate(context, device, nullptr, &queue), UR_RESULT_SUCCESS);
  }
  ~Program() {
    EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urContextRelease(context), UR_RESULT_SUCCESS);
    EXPECT_EQ(urAdapterRelease(adapter), UR_RESULT_SUCCESS);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  }
  void *allocate() {
    void *memory = nullptr;
    EXPECT_EQ(urEnqueueUSMDeviceAllocExp(queue, nullptr, kSize, nullptr, 0, nullptr, &memory, nullptr),
              UR_RESULT_SUCCESS);
    return memory;
  }
  void free(void *memory) {
    EXPECT_EQ(urEnqueueUSMFreeExp(queue, nullptr, memory, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  }
  /// By a command, and waits for it.
  void write(void *at, uint32_t value) {
    EXPECT_EQ(urEnqueueUSMFill(queue, at, sizeof value, &value, sizeof value, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
  }
  uint32_t read(const void *at) {
    uint32_t value = 0;
    EXPECT_EQ(urEnqueueUSMMemcpy(queue, true, &value, at, sizeof value, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    return value;
  }

  ur_adapter_handle_t adapter = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
};

std::byte *bytes(void *memory) {
  return static_cast<std::byte *>(memory);
}

class PoolDebugOn : public testing::TestWithParam<Tested> {
protected:
  /// What a program says with that in the variable.
  static std::string said(const char *value, const std::function<void(Program &)> &body) {
    const Tested &one = GetParam();
    return loader_test::inChild(
        {{"UR_ADAPTERS_FORCE_LOAD", one.adapter}, {one.variable, one.value}, {"UR_USM_POOL_DEBUG", value}}, [&body] {
          Program program;
          body(program);
        });
  }
};
INSTANTIATE_TEST_SUITE_P(Adapter, PoolDebugOn, testing::Values(ADAPTERS),
                         [](const auto &info) { return std::string(info.param.name); });

TEST_P(PoolDebugOn, WritesBesideABlockAreFound) {
  const std::string errors = said("on", [](Program &program) {
    void *memory = program.allocate();
    program.write(bytes(memory) + kSize, 0x11111111);
    program.write(bytes(memory) - 8, 0x22222222);
    program.free(memory);
  });
  EXPECT_EQ(countLines(errors, "4 of the 256 bytes behind the block"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "4 of the 256 bytes before the block"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "made by urEnqueueUSMDeviceAllocExp (call number 1, queue 0x"), 2u) << errors;
  EXPECT_EQ(countLines(errors, "pool debug:"), 2u) << errors;
}

TEST_P(PoolDebugOn, WritesAfterAFreeAreFound) {
  const std::string errors = said("on", [](Program &program) {
    void *memory = program.allocate();
    program.free(memory);
    program.write(bytes(memory) + 12, 0x33333333);
  });
  EXPECT_EQ(countLines(errors, "4 of the bytes of the block"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "the first lies 12 bytes behind its beginning, and holds 0x33"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "pool debug:"), 1u) << errors;
}

TEST_P(PoolDebugOn, WritesBesideMemoryOfTheHostsCallsAreFound) {
  const std::string errors = said("on", [](Program &program) {
    void *memory = nullptr;
    ASSERT_EQ(urUSMDeviceAlloc(program.context, program.device, nullptr, nullptr, kSize, &memory), UR_RESULT_SUCCESS);
    EXPECT_EQ(program.read(memory), 0xCBCBCBCB);
    program.write(bytes(memory) + kSize, 0x44444444);
    ASSERT_EQ(urUSMFree(program.context, memory), UR_RESULT_SUCCESS);
    program.write(memory, 0x55555555);
    EXPECT_EQ(urUSMFree(program.context, memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  });
  EXPECT_EQ(countLines(errors, "4 of the 256 bytes behind the block"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "were written to after its free: the first lies 0 bytes behind"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "was freed before: the block of 1000 bytes was made by urUSMDeviceAlloc"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "pool debug:"), 3u) << errors;
}

TEST_P(PoolDebugOn, WhatIsNeverFreedIsTold) {
  const std::string errors = said("on", [](Program &program) {
    (void)program.allocate();
    void *memory = nullptr;
    ASSERT_EQ(urUSMDeviceAlloc(program.context, program.device, nullptr, nullptr, kSize, &memory), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "was never freed: it is live at the end of its context. It was made by urEnqueue"), 1u)
      << errors;
  EXPECT_EQ(countLines(errors, "was never freed: it is live at the end of its context. It was made by urUSMDevice"), 1u)
      << errors;
}

TEST_P(PoolDebugOn, NothingIsFoundWhereNothingIsWrong) {
  const std::string errors = said("on_error:abort", [](Program &program) {
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    ur_usm_pool_handle_t pool = nullptr;
    ASSERT_EQ(urUSMPoolCreate(program.context, &desc, &pool), UR_RESULT_SUCCESS);
    for (int i = 0; i < 100; ++i) {
      void *memory = program.allocate(), *pooled = nullptr;
      EXPECT_EQ(program.read(bytes(memory) + kSize - 4), 0xCBCBCBCB);
      program.write(bytes(memory) + kSize - 4, 1);
      program.free(memory);
      ASSERT_EQ(urUSMDeviceAlloc(program.context, program.device, nullptr, pool, kSize, &pooled), UR_RESULT_SUCCESS);
      program.write(pooled, 2);
      ASSERT_EQ(urUSMFree(program.context, pooled), UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(urUSMPoolRelease(pool), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(errors, "");
}

TEST_P(PoolDebugOn, AMistakeInTheVariableIsTold) {
  const std::string errors = said("guard:100", [](Program &program) { program.free(program.allocate()); });
  EXPECT_EQ(countLines(errors, "[ERROR]: UR_USM_POOL_DEBUG: 'guard:100' is not guard:<size>, a multiple of 256 bytes"),
            1u)
      << errors;
}

} // namespace
