// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Devices that lack something, or have less of it: what is told of them, and that the rest works.
#include "level_zero/api_calls.hpp"

#include <cstdio>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::level_zero::test {
namespace {

/// Each in a process of its own: the adapter asks a driver once what there is.
class LevelZeroDevices : public ::testing::Test {
protected:
  struct Setting {
    const char *variable, *value;
  };
  /// The body, on a driver of which these variables are set. This process has no driver.
  template <class Body>
  void on(std::initializer_list<Setting> settings, Body &&body) {
    const pid_t child = fork();
    if (child == 0) {
      alarm(60);
      for (const Setting &setting : settings)
        setenv(setting.variable, setting.value, 1);
      begin();
      if (!HasFatalFailure())
        body();
      if (!HasFatalFailure())
        end();
      std::fflush(nullptr);
      _exit(HasFailure() ? 1 : 0);
    }
    int status = -1;
    ASSERT_EQ(child, waitpid(child, &status, 0));
    EXPECT_EQ(0, status);
  }
  void end() {
    for (const ur_device_handle_t device : devices)
      OK(urDeviceRelease(device));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
  }
  void begin() {
    setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1);
    OK(urLoaderInit(0, nullptr));
    OK(urAdapterGet(1, &adapter, nullptr));
    ur_platform_handle_t platform = nullptr;
    OK(urPlatformGet(adapter, 1, &platform, nullptr));
    uint32_t count = 0;
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
    devices.resize(count);
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr));
  }
  template <class T>
  T info(ur_device_handle_t device, ur_device_info_t query) {
    T value{};
    EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceGetInfo(device, query, sizeof value, &value, nullptr));
    return value;
  }
  std::string text(ur_device_handle_t device, ur_device_info_t query) {
    char value[4096] = {};
    EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceGetInfo(device, query, sizeof value, value, nullptr));
    return value;
  }
  bool hasVirtualMemory(size_t device) {
    return info<ur_bool_t>(devices[device], UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT) != 0;
  }
  ur_result_t granularity(ur_context_handle_t context, size_t size, size_t *bytes) {
    return urVirtualMemGranularityGetInfo(context, nullptr, size, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                          sizeof *bytes, bytes, nullptr);
  }
  /// Allocates and frees in a pool, writes to it, and reads that.
  void usePool(ur_context_handle_t context, ur_device_handle_t device) {
    ur_queue_handle_t queue = nullptr;
    OK(urQueueCreate(context, device, nullptr, &queue));
    constexpr size_t kSize = 3 << 20;
    void *memory = nullptr;
    OK(urEnqueueUSMDeviceAllocExp(queue, nullptr, kSize, nullptr, 0, nullptr, &memory, nullptr));
    const uint32_t word = 0x01020304;
    OK(urEnqueueUSMFill(queue, memory, sizeof word, &word, kSize, 0, nullptr, nullptr));
    uint32_t read = 0;
    OK(urEnqueueUSMMemcpy(queue, true, &read, static_cast<char *>(memory) + kSize - 4, 4, 0, nullptr, nullptr));
    EXPECT_EQ(word, read);
    OK(urEnqueueUSMFreeExp(queue, nullptr, memory, 0, nullptr, nullptr));
    OK(urQueueFinish(queue));
    OK(urQueueRelease(queue));
  }

  ur_adapter_handle_t adapter = nullptr;
  std::vector<ur_device_handle_t> devices;
};

/// A driver that doesn't know pages: there the pools have chunks, and nobody else has virtual memory.
TEST_F(LevelZeroDevices, withoutPagesHaveChunks) {
  on({{"FAKE_LEVEL_ZERO_WITHOUT_PAGES", "1"}}, [&] {
    EXPECT_FALSE(hasVirtualMemory(0));
    ur_context_handle_t context = nullptr;
    OK(urContextCreate(1, devices.data(), nullptr, &context));
    const uint64_t before = fake::count("zePhysicalMemCreate"), plain = fake::count("zeMemAllocDevice");
    usePool(context, devices[0]);
    EXPECT_EQ(before, fake::count("zePhysicalMemCreate"));
    EXPECT_LT(plain, fake::count("zeMemAllocDevice"));
    size_t bytes = 0;
    EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, granularity(context, 1, &bytes));
    OK(urContextRelease(context));
  });
}

TEST_F(LevelZeroDevices, oneWithoutPagesLetsTheOtherHaveThem) {
  on({{"FAKE_LEVEL_ZERO_DEVICES", "2"}, {"FAKE_LEVEL_ZERO_WITHOUT_PAGES", "1"}}, [&] {
    EXPECT_TRUE(hasVirtualMemory(0));
    EXPECT_FALSE(hasVirtualMemory(1));
    size_t bytes = 0;
    ur_context_handle_t both = nullptr, first = nullptr;
    OK(urContextCreate(2, devices.data(), nullptr, &both));
    usePool(both, devices[0]);
    usePool(both, devices[1]);
    EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, granularity(both, 1, &bytes));
    OK(urContextRelease(both));
    OK(urContextCreate(1, devices.data(), nullptr, &first));
    const uint64_t before = fake::count("zePhysicalMemCreate");
    usePool(first, devices[0]);
    EXPECT_LT(before, fake::count("zePhysicalMemCreate"));
    OK(urContextRelease(first));
  });
}

TEST_F(LevelZeroDevices, pagesAreLargerWhereMoreIsAskedFor) {
  on({}, [&] {
    ur_context_handle_t context = nullptr;
    OK(urContextCreate(1, devices.data(), nullptr, &context));
    size_t small = 0, large = 0;
    OK(granularity(context, 1, &small));
    OK(granularity(context, 2 << 20, &large));
    EXPECT_EQ(size_t{64} << 10, small);
    EXPECT_EQ(size_t{2} << 20, large);
    ur_physical_mem_handle_t memory = nullptr;
    OK(urPhysicalMemCreate(context, devices[0], small, nullptr, &memory));
    OK(urPhysicalMemRelease(memory));
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_SIZE, urPhysicalMemCreate(context, devices[0], large + small, nullptr, &memory));
    OK(urContextRelease(context));
  });
}

class LevelZeroSharingDevices : public LevelZeroDevices {
protected:
  void check(std::initializer_list<Setting> settings, bool memory, bool physical) {
    on(settings, [&] {
      EXPECT_EQ(memory, info<ur_bool_t>(devices[0], UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP));
      EXPECT_EQ(physical, info<ur_bool_t>(devices[0], UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP));
      ur_context_handle_t context = nullptr;
      void *block = nullptr, *data = nullptr;
      size_t size = 0;
      OK(urContextCreate(1, devices.data(), nullptr, &context));
      OK(urUSMDeviceAlloc(context, devices[0], nullptr, nullptr, 4096, &block));
      EXPECT_EQ(memory ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                urIPCGetMemHandleExp(context, block, &data, &size));
      OK(urUSMFree(context, block));
      OK(urContextRelease(context));
    });
  }
};

/// As far as the driver hands descriptors out: those of physical memory are of a later version.
TEST_F(LevelZeroSharingDevices, shareWhatTheDriverDoes) {
  check({}, true, true);
  check({{"FAKE_LEVEL_ZERO_VERSION", "16"}}, true, false);
  check({{"FAKE_LEVEL_ZERO_WITHOUT_PAGES", "1"}}, true, false);
  check({{"UR_LEVEL_ZERO_VIRTUAL_MEMORY", "0"}}, true, false);
  check({{"FAKE_LEVEL_ZERO_DMA_BUFS", "0"}}, false, false);
}

/// SYCL's programs count what Intel calls subslices; OpenCL's units are the execution units.
TEST_F(LevelZeroDevices, unitsAreCounted) {
  on({}, [&] {
    EXPECT_EQ(2u, info<uint32_t>(devices[0], UR_DEVICE_INFO_NUM_COMPUTE_UNITS));
    EXPECT_EQ(16u, info<uint32_t>(devices[0], UR_DEVICE_INFO_MAX_COMPUTE_UNITS));
    EXPECT_EQ(16u, info<uint32_t>(devices[0], UR_DEVICE_INFO_GPU_EU_COUNT));
    EXPECT_EQ(1u, info<uint32_t>(devices[0], UR_DEVICE_INFO_GPU_EU_SLICES));
    EXPECT_EQ(2u, info<uint32_t>(devices[0], UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE));
    EXPECT_EQ(8u, info<uint32_t>(devices[0], UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE));
    EXPECT_EQ(8u, info<uint32_t>(devices[0], UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU));
    EXPECT_EQ(16u, info<uint32_t>(devices[0], UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH));
  });
}

/// Tiles, each a device with queues and memory of its own; and a second split has others.
TEST_F(LevelZeroDevices, havePartsOfTheirOwn) {
  on({{"FAKE_LEVEL_ZERO_TILES", "2"}}, [&] {
    EXPECT_EQ(4u, info<uint32_t>(devices[0], UR_DEVICE_INFO_NUM_COMPUTE_UNITS));
    ur_device_partition_property_t how{};
    how.type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
    how.value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
    const ur_device_partition_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr, &how, 1};
    ur_device_handle_t parts[2][2] = {};
    for (auto &split : parts) {
      OK(urDevicePartition(devices[0], &properties, 2, split, nullptr));
      for (const ur_device_handle_t part : split) {
        EXPECT_EQ(2u, info<uint32_t>(part, UR_DEVICE_INFO_NUM_COMPUTE_UNITS));
        EXPECT_EQ(0u, info<uint32_t>(part, UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES));
      }
    }
    ur_context_handle_t context = nullptr;
    OK(urContextCreate(2, parts[1], nullptr, &context));
    usePool(context, parts[1][0]);
    usePool(context, parts[1][1]);
    OK(urContextRelease(context));
    for (const auto &split : parts) {
      for (const ur_device_handle_t part : split)
        OK(urDeviceRelease(part));
    }
  });
}

/// The driver has them whether somebody splits or not.
TEST_F(LevelZeroDevices, takePartsIn) {
  on({{"FAKE_LEVEL_ZERO_TILES", "2"}}, [&] {
    ur_native_handle_t whole = 0;
    OK(urDeviceGetNativeHandle(devices[0], &whole));
    uint32_t count = 2;
    ur_native_handle_t natives[2] = {};
    ASSERT_EQ(0u, fake::hook<uint32_t(ur_native_handle_t, uint32_t *, ur_native_handle_t *)>("zeDeviceGetSubDevices")(
                      whole, &count, natives));
    ur_device_handle_t parts[2] = {}, again = nullptr;
    for (size_t i = 0; i < 2; ++i) {
      OK(urDeviceCreateWithNativeHandle(natives[i], adapter, nullptr, &parts[i]));
      EXPECT_EQ(devices[0], info<ur_device_handle_t>(parts[i], UR_DEVICE_INFO_PARENT_DEVICE));
      EXPECT_EQ(2u, info<uint32_t>(parts[i], UR_DEVICE_INFO_NUM_COMPUTE_UNITS));
    }
    OK(urDeviceCreateWithNativeHandle(natives[1], adapter, nullptr, &again));
    EXPECT_EQ(parts[1], again);
    OK(urDeviceRelease(again));
    ur_context_handle_t context = nullptr;
    OK(urContextCreate(2, parts, nullptr, &context));
    usePool(context, parts[0]);
    usePool(context, parts[1]);
    OK(urContextRelease(context));
    for (const ur_device_handle_t part : parts)
      OK(urDeviceRelease(part));
  });
}

class LevelZeroPeers : public LevelZeroDevices {
protected:
  void check(const char *peers, int expected, ur_result_t enabled) {
    on({{"FAKE_LEVEL_ZERO_DEVICES", "2"}, {"FAKE_LEVEL_ZERO_PEERS", peers}}, [&] {
      for (const ur_exp_peer_info_t query :
           {UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT}) {
        int can = -1;
        OK(urUsmP2PPeerAccessGetInfoExp(devices[0], devices[1], query, sizeof can, &can, nullptr));
        EXPECT_EQ(expected, can);
      }
      EXPECT_EQ(enabled, urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
    });
  }
};

TEST_F(LevelZeroPeers, areThoseThatTheDriverSays) {
  check("1", 1, UR_RESULT_SUCCESS);
  check("0", 0, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

/// Copies go to engines of their own by the driver, which keeps a list's order.
class LevelZeroCopyEngines : public LevelZeroDevices {
protected:
  void check(std::initializer_list<Setting> settings, uint64_t lists) {
    on(settings, [&] {
      for (const ur_queue_flags_t flags : {0, int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
        ur_context_handle_t context = nullptr;
        ur_queue_handle_t queue = nullptr;
        const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
        OK(urContextCreate(1, devices.data(), nullptr, &context));
        OK(urQueueCreate(context, devices[0], &properties, &queue));
        uint32_t from = 5, to = 0;
        OK(urEnqueueUSMMemcpy(queue, true, &to, &from, sizeof to, 0, nullptr, nullptr));
        EXPECT_EQ(from, to);
        OK(urQueueRelease(queue));
        OK(urContextRelease(context));
      }
      EXPECT_EQ(lists, fake::count("copy hints"));
    });
  }
};

TEST_F(LevelZeroCopyEngines, areAskedFor) {
  check({}, 2);
}
TEST_F(LevelZeroCopyEngines, areUnknownToOlderDrivers) {
  check({{"FAKE_LEVEL_ZERO_VERSION", "12"}}, 0);
}
TEST_F(LevelZeroCopyEngines, areNotWantedByAll) {
  check({{"UR_LEVEL_ZERO_COPY_ENGINES", "0"}}, 0);
}

/// What commands in order signal, where it can be.
class LevelZeroCounterBasedEvents : public LevelZeroDevices {
protected:
  void check(std::initializer_list<Setting> settings, bool used) {
    on(settings, [&] {
      ur_context_handle_t context = nullptr;
      OK(urContextCreate(static_cast<uint32_t>(devices.size()), devices.data(), nullptr, &context));
      std::vector<ur_queue_handle_t> queues;
      for (const ur_device_handle_t device : devices) {
        for (const ur_queue_flags_t flags : {0, int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
          const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
          OK(urQueueCreate(context, device, &properties, &queues.emplace_back()));
        }
      }
      // Each waits for the one before, on all devices, with events and without.
      void *memory = nullptr;
      OK(urUSMHostAlloc(context, nullptr, nullptr, sizeof(uint32_t), &memory));
      ur_event_handle_t last = nullptr;
      for (uint32_t word = 0; word < 100; ++word) {
        ur_event_handle_t event = nullptr;
        OK(urEnqueueUSMFill(queues[word % queues.size()], memory, sizeof word, &word, sizeof word, last ? 1 : 0,
                            last ? &last : nullptr, &event));
        if (last) {
          OK(urEventRelease(last));
        }
        last = event;
      }
      OK(urEventWait(1, &last));
      OK(urEventRelease(last));
      uint32_t word = 0;
      std::memcpy(&word, memory, sizeof word);
      EXPECT_EQ(99u, word);
      for (const ur_queue_handle_t queue : queues) {
        OK(urQueueFinish(queue));
        OK(urQueueRelease(queue));
      }
      OK(urUSMFree(context, memory));
      OK(urContextRelease(context));
      EXPECT_EQ(used, fake::count("zeEventCounterBasedCreate") != 0);
    });
  }
};

TEST_F(LevelZeroCounterBasedEvents, areUsedInOrder) {
  check({}, true);
  check({{"FAKE_LEVEL_ZERO_DEVICES", "2"}}, true);
}
/// Intel's driver aborts there.
TEST_F(LevelZeroCounterBasedEvents, areNotUsedOnDevicesWithParts) {
  check({{"FAKE_LEVEL_ZERO_TILES", "2"}}, false);
}
TEST_F(LevelZeroCounterBasedEvents, areUnknownToOlderDrivers) {
  check({{"FAKE_LEVEL_ZERO_VERSION", "14"}}, false);
  check({{"FAKE_LEVEL_ZERO_VERSION", "4"}}, false);
}
TEST_F(LevelZeroCounterBasedEvents, areNotWaitedForByDevicesThatAreNoPeers) {
  check({{"FAKE_LEVEL_ZERO_DEVICES", "2"}, {"FAKE_LEVEL_ZERO_PEERS", "0"}}, false);
}
TEST_F(LevelZeroCounterBasedEvents, areNotWantedByAll) {
  check({{"UR_LEVEL_ZERO_COUNTER_BASED_EVENTS", "0"}}, false);
}

class LevelZeroLargestGroup : public LevelZeroDevices {
protected:
  /// What a kernel says, and what a launch of 512 items answers.
  void ask(size_t *most, ur_result_t *launched) {
    ur_context_handle_t context = nullptr;
    ur_queue_handle_t queue = nullptr;
    ur_program_handle_t program = nullptr;
    ur_kernel_handle_t kernel = nullptr;
    void *memory = nullptr;
    OK(urContextCreate(1, devices.data(), nullptr, &context));
    OK(urQueueCreate(context, devices[0], nullptr, &queue));
    OK(urUSMDeviceAlloc(context, devices[0], nullptr, nullptr, 4096, &memory));
    const std::vector<uint8_t> code = image();
    OK(urProgramCreateWithIL(context, code.data(), code.size(), nullptr, &program));
    OK(urProgramBuild(context, program, nullptr));
    OK(urKernelCreate(program, "fill", &kernel));
    OK(urKernelGetGroupInfo(kernel, devices[0], UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof *most, most, nullptr));
    *launched = launch(queue, kernel, memory, 512, 512);
    OK(urQueueFinish(queue));
    OK(urKernelRelease(kernel));
    OK(urProgramRelease(program));
    OK(urUSMFree(context, memory));
    OK(urQueueRelease(queue));
    OK(urContextRelease(context));
  }
};

TEST_F(LevelZeroLargestGroup, isTheKernels) {
  on({{"FAKE_LEVEL_ZERO_KERNEL_GROUP", "256"}}, [&] {
    size_t most = 0;
    ur_result_t launched = UR_RESULT_SUCCESS;
    ASSERT_NO_FATAL_FAILURE(ask(&most, &launched));
    EXPECT_EQ(256u, most);
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, launched);
  });
}

TEST_F(LevelZeroLargestGroup, isTheDevicesWhereKernelsDontTell) {
  on({{"FAKE_LEVEL_ZERO_KERNEL_GROUP", "0"}}, [&] {
    size_t most = 0;
    ur_result_t launched = UR_RESULT_ERROR_UNKNOWN;
    ASSERT_NO_FATAL_FAILURE(ask(&most, &launched));
    EXPECT_EQ(1024u, most);
    EXPECT_EQ(UR_RESULT_SUCCESS, launched);
  });
}

/// SYCL's runtime gives a device no SPIR-V where it doesn't find the first of these, and looks for others by name, too.
TEST_F(LevelZeroDevices, haveTheNamesOfAbilitiesThatSyclLooksFor) {
  on({}, [&] {
    const std::string extensions = " " + text(devices[0], UR_DEVICE_INFO_EXTENSIONS) + " ";
    for (const char *name : {"cl_khr_il_program", "cl_khr_fp64", "cl_khr_int64_base_atomics",
                             "cl_khr_int64_extended_atomics", "cl_khr_subgroups", "ZE_extension_pci_properties"})
      EXPECT_NE(std::string::npos, extensions.find(" " + std::string(name) + " ")) << extensions;
    EXPECT_EQ(std::string::npos, extensions.find("cl_khr_fp16")) << extensions; // it has no such numbers
    EXPECT_EQ(1u, info<uint32_t>(devices[0], UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT));
    EXPECT_EQ(1u, info<uint32_t>(devices[0], UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE));
    EXPECT_EQ(0u, info<uint32_t>(devices[0], UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF));
  });
}

/// What a device tells only by extensions, it tells of its parts, too.
TEST_F(LevelZeroDevices, tellOfCacheLinesFreeMemoryAndVersions) {
  on({{"FAKE_LEVEL_ZERO_TILES", "2"}}, [&] {
    const ur_device_partition_property_t domain{UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
                                                {.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA}};
    const ur_device_partition_properties_t split{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr, &domain, 1};
    ur_device_handle_t parts[2] = {};
    OK(urDevicePartition(devices[0], &split, 2, parts, nullptr));
    for (const ur_device_handle_t device : {devices[0], parts[0], parts[1]}) {
      EXPECT_EQ(64u, info<uint32_t>(device, UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE));
      EXPECT_EQ(0x01020003u, info<uint32_t>(device, UR_DEVICE_INFO_IP_VERSION));
      EXPECT_NE(std::string::npos, text(device, UR_DEVICE_INFO_EXTENSIONS).find("cl_khr_il_program"));
    }
    const auto left = [&](ur_device_handle_t device) { return info<uint64_t>(device, UR_DEVICE_INFO_GLOBAL_MEM_FREE); };
    const uint64_t before = left(devices[0]), beside = left(parts[0]);
    EXPECT_EQ(info<uint64_t>(devices[0], UR_DEVICE_INFO_GLOBAL_MEM_SIZE), before);
    ur_context_handle_t context = nullptr;
    OK(urContextCreate(1, devices.data(), nullptr, &context));
    void *memory = nullptr;
    OK(urUSMDeviceAlloc(context, devices[0], nullptr, nullptr, 32 << 20, &memory));
    EXPECT_GE(before - (32 << 20), left(devices[0]));
    EXPECT_EQ(beside, left(parts[0]));
    OK(urUSMFree(context, memory));
    OK(urContextRelease(context));
    for (const ur_device_handle_t part : parts)
      OK(urDeviceRelease(part));
  });
}

/// An old driver has no such extensions, and is asked for none.
TEST_F(LevelZeroDevices, ofOldDriversTellLess) {
  on({{"FAKE_LEVEL_ZERO_VERSION", "12"}}, [&] {
    EXPECT_EQ(0u, info<uint32_t>(devices[0], UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE));
    uint64_t left = 0;
    uint32_t version = 0;
    EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
              urDeviceGetInfo(devices[0], UR_DEVICE_INFO_IP_VERSION, sizeof version, &version, nullptr));
    EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
              urDeviceGetInfo(devices[0], UR_DEVICE_INFO_GLOBAL_MEM_FREE, sizeof left, &left, nullptr));
  });
}

} // namespace
} // namespace ur::level_zero::test
