// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Virtual and physical memory: what may be reserved, mapped and used, and what is refused before a driver sees it.
#include "core/faults.hpp"

namespace ur::test {
namespace {

class VirtualMemory : public FaultTest {
protected:
  VirtualMemory() { expectRefusals_ = false; }

  uint8_t *reserve(size_t size, const void *wish = nullptr) {
    void *start = nullptr;
    EXPECT_EQ(api().VirtualMem.pfnReserve(context, wish, size, &start), UR_RESULT_SUCCESS);
    return static_cast<uint8_t *>(start);
  }
  ur_result_t release(const void *start, size_t size) { return api().VirtualMem.pfnFree(context, start, size); }
  PhysicalMem physical(size_t size, size_t device = 0) {
    PhysicalMem made;
    EXPECT_EQ(api().PhysicalMem.pfnCreate(context, devices[device], size, nullptr, made.out()), UR_RESULT_SUCCESS);
    return made;
  }
  ur_result_t map(const void *start, size_t size, ur_physical_mem_handle_t memory, size_t offset = 0,
                  ur_virtual_mem_access_flags_t flags = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE) {
    return api().VirtualMem.pfnMap(context, start, size, memory, offset, flags);
  }
  ur_result_t unmap(const void *start, size_t size) { return api().VirtualMem.pfnUnmap(context, start, size); }
  ur_result_t setAccess(const void *start, size_t size, ur_virtual_mem_access_flags_t flags) {
    return api().VirtualMem.pfnSetAccess(context, start, size, flags);
  }
  ur_result_t tryAccess(const void *start, size_t size, ur_virtual_mem_access_flags_t *flags) {
    return api().VirtualMem.pfnGetInfo(context, start, size, UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof *flags, flags,
                                       nullptr);
  }
  ur_virtual_mem_access_flags_t access(const void *start, size_t size) {
    ur_virtual_mem_access_flags_t flags = 0;
    EXPECT_EQ(tryAccess(start, size, &flags), UR_RESULT_SUCCESS);
    return flags;
  }
  uint64_t driverCalls() {
    uint64_t calls = 0;
    for (const Call call : {Call::reserve, Call::unreserve, Call::createPhysical, Call::map, Call::unmap,
                            Call::setAccess, Call::copy, Call::fill})
      calls += sim->calls(call);
    return calls;
  }
  static constexpr ur_virtual_mem_access_flags_t kNone = UR_VIRTUAL_MEM_ACCESS_FLAG_NONE,
                                                 kRead = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY,
                                                 kWrite = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;
};
UR_TEST_ALL_SHAPES(VirtualMemory);

TEST_P(VirtualMemory, MappedMemoryIsMemory) {
  const Queue queue = inOrder();
  const Kernel kernel = makeKernel("add_u32");
  uint8_t *start = reserve(4 * kGranularity);
  const PhysicalMem memory = physical(2 * kGranularity);
  ASSERT_EQ(map(start + kGranularity, 2 * kGranularity, memory), UR_RESULT_SUCCESS);
  auto *words = reinterpret_cast<uint32_t *>(start + kGranularity);
  const size_t count = 2 * kGranularity / 4;
  fillOnly(queue, words, count, 5);
  const Event added = add(queue, words, count, 3);
  std::vector<uint32_t> back(count);
  ASSERT_EQ(tryCopy(queue, back.data(), words, 2 * kGranularity, {added}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(back, std::vector<uint32_t>(count, 8));
  EXPECT_EQ(api().USMExp.pfnContextMemcpyExp(context, words + 1, back.data(), 8), UR_RESULT_SUCCESS);
  ASSERT_EQ(unmap(start + kGranularity, 2 * kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(release(start, 4 * kGranularity), UR_RESULT_SUCCESS);
}

TEST_P(VirtualMemory, ContentsBelongToThePhysicalMemory) {
  const Queue queue = inOrder();
  uint8_t *start = reserve(4 * kGranularity);
  const PhysicalMem memory = physical(2 * kGranularity);
  ASSERT_EQ(map(start, 2 * kGranularity, memory), UR_RESULT_SUCCESS);
  fillOnly(queue, reinterpret_cast<uint32_t *>(start), kGranularity / 4, 1);
  fillOnly(queue, reinterpret_cast<uint32_t *>(start + kGranularity), kGranularity / 4, 2);
  finish(queue);
  ASSERT_EQ(unmap(start, 2 * kGranularity), UR_RESULT_SUCCESS);
  // The second half, elsewhere, in two places at once.
  ASSERT_EQ(map(start + 2 * kGranularity, kGranularity, memory, kGranularity), UR_RESULT_SUCCESS);
  ASSERT_EQ(map(start, kGranularity, memory, kGranularity), UR_RESULT_SUCCESS);
  for (const uint8_t *place : {start, start + 2 * kGranularity}) {
    uint32_t word = 0;
    ASSERT_EQ(tryCopy(queue, &word, place, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
    EXPECT_EQ(word, 2u);
  }
  EXPECT_EQ(unmap(start, kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(unmap(start + 2 * kGranularity, kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(release(start, 4 * kGranularity), UR_RESULT_SUCCESS);
}

TEST_P(VirtualMemory, GranularityIsThatOfTheDevices) {
  const auto ask = [&](ur_device_handle_t device, size_t size, ur_virtual_mem_granularity_info_t what) {
    size_t value = 0;
    EXPECT_EQ(api().VirtualMem.pfnGranularityGetInfo(context, device, size, what, sizeof value, &value, nullptr),
              UR_RESULT_SUCCESS);
    return value;
  };
  for (const ur_device_handle_t device : {devices[0], devices[1], ur_device_handle_t{nullptr}}) {
    EXPECT_EQ(ask(device, 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM), kGranularity);
    EXPECT_EQ(ask(device, 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED), kGranularity);
    EXPECT_EQ(ask(device, 8 << 20, UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED), size_t{2} << 20);
  }
  size_t value = 0;
  EXPECT_EQ(api().VirtualMem.pfnGranularityGetInfo(context, devices[2], 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                                   sizeof value, &value, nullptr),
            UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(value, 0u);
}

TEST_P(VirtualMemory, WrongReservationsAreRefused) {
  void *start = nullptr;
  const uint64_t calls = driverCalls();
  for (const size_t size : {size_t{0}, size_t{1}, kGranularity + 4096})
    EXPECT_EQ(api().VirtualMem.pfnReserve(context, nullptr, size, &start), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(start, nullptr);
  int local = 0;
  EXPECT_EQ(release(&local, kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(driverCalls(), calls);
  uint8_t *range = reserve(2 * kGranularity);
  EXPECT_EQ(release(range, kGranularity), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(release(range + kGranularity, kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  const Context other = makeContext();
  EXPECT_EQ(api().VirtualMem.pfnFree(other, range, 2 * kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(release(range, 2 * kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(release(range, 2 * kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_P(VirtualMemory, WishesAreOnlyWishes) {
  uint8_t *first = reserve(2 * kGranularity);
  uint8_t *second = reserve(2 * kGranularity, first); // taken: it lies elsewhere
  EXPECT_TRUE(second >= first + 2 * kGranularity || first >= second + 2 * kGranularity);
  EXPECT_EQ(release(first, 2 * kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(release(second, 2 * kGranularity), UR_RESULT_SUCCESS);
}

TEST_P(VirtualMemory, WrongMappingsAreRefused) {
  uint8_t *start = reserve(4 * kGranularity);
  const PhysicalMem memory = physical(2 * kGranularity);
  const Context other = makeContext();
  PhysicalMem foreign;
  ASSERT_EQ(api().PhysicalMem.pfnCreate(other, devices[0], kGranularity, nullptr, foreign.out()), UR_RESULT_SUCCESS);
  std::vector<uint8_t> plain(kGranularity);
  const uint64_t calls = driverCalls();
  EXPECT_EQ(map(start, 0, memory), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(map(start, kGranularity + 1, memory), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(map(start, 3 * kGranularity, memory), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(map(start, 2 * kGranularity, memory, kGranularity), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(map(start, kGranularity, memory, 2 * kGranularity), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(map(start, kGranularity, memory, SIZE_MAX - kGranularity + 1), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(map(start, kGranularity, memory, 1), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(map(start + 4096, kGranularity, memory), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(map(start + 3 * kGranularity, 2 * kGranularity, memory), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(map(plain.data() - reinterpret_cast<uintptr_t>(plain.data()) % kGranularity, kGranularity, memory),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(map(start, kGranularity, memory, 0, kRead | kWrite), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(map(start, kGranularity, foreign), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(driverCalls(), calls);
  ASSERT_EQ(map(start + kGranularity, 2 * kGranularity, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(map(start, 2 * kGranularity, memory), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(map(start + kGranularity, kGranularity, memory), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(map(start + 2 * kGranularity, 2 * kGranularity, memory), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(release(start, 4 * kGranularity), UR_RESULT_ERROR_INVALID_OPERATION);
  EXPECT_EQ(unmap(start + kGranularity, kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(unmap(start + 2 * kGranularity, kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(unmap(start, 3 * kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(unmap(start, 0), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(unmap(plain.data(), kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(driverCalls(), calls + 1);
  EXPECT_EQ(unmap(start + kGranularity, 2 * kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(release(start, 4 * kGranularity), UR_RESULT_SUCCESS);
}

TEST_P(VirtualMemory, NeighboursAreUnmappedTogether) {
  uint8_t *start = reserve(4 * kGranularity);
  const PhysicalMem one = physical(kGranularity), two = physical(2 * kGranularity, 1);
  ASSERT_EQ(map(start, kGranularity, one), UR_RESULT_SUCCESS);
  ASSERT_EQ(map(start + kGranularity, 2 * kGranularity, two), UR_RESULT_SUCCESS);
  const uint64_t calls = sim->calls(Call::unmap);
  EXPECT_EQ(unmap(start, 3 * kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::unmap), calls + 1);
  EXPECT_EQ(release(start, 4 * kGranularity), UR_RESULT_SUCCESS);
}

TEST_P(VirtualMemory, AccessIsWhatWasSet) {
  uint8_t *start = reserve(4 * kGranularity);
  EXPECT_EQ(access(start, 4 * kGranularity), kNone);
  const PhysicalMem memory = physical(4 * kGranularity);
  ASSERT_EQ(map(start, 4 * kGranularity, memory, 0, kRead), UR_RESULT_SUCCESS);
  EXPECT_EQ(access(start, 4 * kGranularity), kRead);
  ASSERT_EQ(setAccess(start + kGranularity, 2 * kGranularity, kWrite), UR_RESULT_SUCCESS);
  EXPECT_EQ(access(start, kGranularity), kRead);
  EXPECT_EQ(access(start + kGranularity, 2 * kGranularity), kWrite);
  EXPECT_EQ(access(start + 3 * kGranularity, kGranularity), kRead);
  ur_virtual_mem_access_flags_t flags = 77;
  EXPECT_EQ(tryAccess(start, 4 * kGranularity, &flags), UR_RESULT_ERROR_INVALID_VALUE) << "no one answer is true";
  EXPECT_EQ(tryAccess(start, 5 * kGranularity, &flags), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(tryAccess(&flags, 4, &flags), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(flags, 77u);
  ASSERT_EQ(setAccess(start, 4 * kGranularity, kNone), UR_RESULT_SUCCESS);
  EXPECT_EQ(access(start, 4 * kGranularity), kNone);
  EXPECT_EQ(setAccess(start + 1, kGranularity, kRead), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(setAccess(start, kGranularity + 1, kRead), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(setAccess(start, 5 * kGranularity, kRead), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(setAccess(start, kGranularity, kRead | kNone), UR_RESULT_ERROR_INVALID_VALUE);
  // A mapping whose access differs from place to place is still one mapping.
  ASSERT_EQ(setAccess(start + kGranularity, kGranularity, kWrite), UR_RESULT_SUCCESS);
  EXPECT_EQ(unmap(start, kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(unmap(start + kGranularity, 3 * kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(unmap(start, 4 * kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(setAccess(start, kGranularity, kRead), UR_RESULT_ERROR_INVALID_VALUE) << "nothing is mapped";
  EXPECT_EQ(release(start, 4 * kGranularity), UR_RESULT_SUCCESS);
}

TEST_P(VirtualMemory, CommandsAreKeptToWhatIsMapped) {
  const Queue queue = inOrder();
  uint8_t *start = reserve(4 * kGranularity);
  const PhysicalMem memory = physical(2 * kGranularity);
  ASSERT_EQ(map(start, kGranularity, memory), UR_RESULT_SUCCESS);
  ASSERT_EQ(map(start + kGranularity, kGranularity, memory, kGranularity, kRead), UR_RESULT_SUCCESS);
  std::vector<uint8_t> plain(4 * kGranularity);
  const size_t commands = sim->commands().size();
  ur_event_handle_t event = nullptr;
  const auto words = [&](size_t at) { return reinterpret_cast<uint32_t *>(start + at); };
  EXPECT_EQ(tryFill(queue, words(3 * kGranularity), 1, 0, {}, &event), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(tryFill(queue, words(kGranularity), 1, 0, {}, &event), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryFill(queue, words(0), kGranularity / 4 + 1, 0, {}, &event), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryCopy(queue, start, plain.data(), 4 * kGranularity, {}, &event), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(tryCopy(queue, plain.data(), start, 3 * kGranularity, {}, &event), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(api().USMExp.pfnContextMemcpyExp(context, start + kGranularity, plain.data(), 4),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(sim->commands().size(), commands);
  EXPECT_EQ(tryCopy(queue, plain.data(), start, 2 * kGranularity, {}, nullptr, true), UR_RESULT_SUCCESS)
      << "two mappings";
  ASSERT_EQ(setAccess(start, kGranularity, kNone), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryCopy(queue, plain.data(), start, 2 * kGranularity), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(unmap(start, 2 * kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(release(start, 4 * kGranularity), UR_RESULT_SUCCESS);
}

TEST_P(VirtualMemory, PointersAreKnown) {
  uint8_t *start = reserve(4 * kGranularity);
  const PhysicalMem memory = physical(2 * kGranularity, 1);
  ASSERT_EQ(map(start + kGranularity, 2 * kGranularity, memory), UR_RESULT_SUCCESS);
  ASSERT_EQ(setAccess(start + 2 * kGranularity, kGranularity, kRead), UR_RESULT_SUCCESS);
  const auto about = [&]<class T>(const void *at, ur_usm_alloc_info_t what, T value) {
    EXPECT_EQ(api().USM.pfnGetMemAllocInfo(context, at, what, sizeof value, &value, nullptr), UR_RESULT_SUCCESS);
    return value;
  };
  const uint8_t *inside = start + 2 * kGranularity + 5;
  EXPECT_EQ(about(inside, UR_USM_ALLOC_INFO_TYPE, ur_usm_type_t{}), UR_USM_TYPE_DEVICE);
  EXPECT_EQ(about(inside, UR_USM_ALLOC_INFO_BASE_PTR, static_cast<void *>(nullptr)), start + kGranularity);
  EXPECT_EQ(about(inside, UR_USM_ALLOC_INFO_SIZE, size_t{}), 2 * kGranularity);
  EXPECT_EQ(about(inside, UR_USM_ALLOC_INFO_DEVICE, ur_device_handle_t{}), devices[1]);
  EXPECT_EQ(about(start, UR_USM_ALLOC_INFO_TYPE, ur_usm_type_t{}), UR_USM_TYPE_UNKNOWN);
  EXPECT_EQ(api().USM.pfnFree(context, start + kGranularity), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(unmap(start + kGranularity, 2 * kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(release(start, 4 * kGranularity), UR_RESULT_SUCCESS);
}

TEST_P(VirtualMemory, PhysicalMemoryLivesAsLongAsItIsMapped) {
  uint8_t *start = reserve(2 * kGranularity);
  PhysicalMem memory = physical(kGranularity);
  const auto info = [&](ur_physical_mem_info_t what, auto value) {
    EXPECT_EQ(api().PhysicalMem.pfnGetInfo(memory, what, sizeof value, &value, nullptr), UR_RESULT_SUCCESS);
    return value;
  };
  EXPECT_EQ(info(UR_PHYSICAL_MEM_INFO_CONTEXT, ur_context_handle_t{}), context.get());
  EXPECT_EQ(info(UR_PHYSICAL_MEM_INFO_DEVICE, ur_device_handle_t{}), devices[0]);
  EXPECT_EQ(info(UR_PHYSICAL_MEM_INFO_SIZE, size_t{}), kGranularity);
  EXPECT_EQ(info(UR_PHYSICAL_MEM_INFO_PROPERTIES, ur_physical_mem_properties_t{}).flags, 0u);
  EXPECT_EQ(info(UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT, uint32_t{}), 1u);
  EXPECT_EQ(api().PhysicalMem.pfnRetain(memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(info(UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT, uint32_t{}), 2u);
  EXPECT_EQ(api().PhysicalMem.pfnRelease(memory), UR_RESULT_SUCCESS);
  ASSERT_EQ(map(start, kGranularity, memory), UR_RESULT_SUCCESS);
  memory.reset();
  EXPECT_EQ(sim->calls(Call::destroyPhysical), 0u);
  const Queue queue = inOrder();
  fillOnly(queue, reinterpret_cast<uint32_t *>(start), 4, 1);
  finish(queue);
  EXPECT_EQ(unmap(start, kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::destroyPhysical), 1u);
  EXPECT_EQ(release(start, 2 * kGranularity), UR_RESULT_SUCCESS);
}

TEST_P(VirtualMemory, SizesOfPhysicalMemoryAreChecked) {
  ur_physical_mem_handle_t memory = nullptr;
  for (const size_t size : {size_t{0}, size_t{1}, kGranularity - 1, kGranularity + 4096})
    EXPECT_EQ(api().PhysicalMem.pfnCreate(context, devices[0], size, nullptr, &memory), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(api().PhysicalMem.pfnCreate(context, devices[2], kGranularity, nullptr, &memory),
            UR_RESULT_ERROR_INVALID_DEVICE);
  sim->setDeviceLimit(0, kGranularity);
  EXPECT_EQ(api().PhysicalMem.pfnCreate(context, devices[0], 2 * kGranularity, nullptr, &memory),
            UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_EQ(memory, nullptr);
  const PhysicalMem made = physical(kGranularity);
  EXPECT_EQ(sim->available(0), 0u);
}

TEST_P(VirtualMemory, CachesGiveWayToPhysicalMemory) {
  const Queue queue = inOrder();
  sim->setDeviceLimit(0, 4 * kGranularity);
  ASSERT_EQ(tryFree(queue, alloc(queue, kGranularity)), UR_RESULT_SUCCESS);
  finish(queue);
  const PhysicalMem made = physical(2 * kGranularity);
}

TEST_P(VirtualMemory, WhatIsLeftGoesWithTheContext) {
  Context own = makeContext();
  void *start = nullptr;
  ASSERT_EQ(api().VirtualMem.pfnReserve(own, nullptr, 4 * kGranularity, &start), UR_RESULT_SUCCESS);
  PhysicalMem memory;
  ASSERT_EQ(api().PhysicalMem.pfnCreate(own, devices[0], 2 * kGranularity, nullptr, memory.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().VirtualMem.pfnMap(own, start, 2 * kGranularity, memory, 0, kRead), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().VirtualMem.pfnSetAccess(own, start, kGranularity, kWrite), UR_RESULT_SUCCESS);
  const Queue queue = makeQueue(0, 0, own);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, static_cast<uint32_t *>(start), 4, 1);
  // Released with a command in flight: taken apart once that is over. The sim would report what is left or too early.
  memory.reset();
  own.reset();
  gate.open();
}

TEST_P(VirtualMemory, EveryFailureLeavesEverythingAsItWas) {
  expectRefusals_ = true;
  const Queue queue = inOrder();
  failEveryCall("urVirtualMem and urPhysicalMem", [&] {
    void *start = nullptr;
    ur_result_t result = api().VirtualMem.pfnReserve(context, nullptr, 2 * kGranularity, &start);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, start != nullptr);
    PhysicalMem memory;
    if (result == UR_RESULT_SUCCESS) {
      result = api().PhysicalMem.pfnCreate(context, devices[0], 2 * kGranularity, nullptr, memory.out());
      EXPECT_EQ(result == UR_RESULT_SUCCESS, memory.get() != nullptr);
    }
    if (result == UR_RESULT_SUCCESS) {
      result = map(start, 2 * kGranularity, memory, 0, kRead);
      EXPECT_EQ(access(start, 2 * kGranularity), result == UR_RESULT_SUCCESS ? kRead : kNone);
      if (result == UR_RESULT_SUCCESS) {
        result = setAccess(start, kGranularity, kWrite);
        EXPECT_EQ(access(start, kGranularity), result == UR_RESULT_SUCCESS ? kWrite : kRead);
        EXPECT_EQ(unmap(start, 2 * kGranularity), UR_RESULT_SUCCESS);
      }
    }
    if (start) {
      EXPECT_EQ(release(start, 2 * kGranularity), UR_RESULT_SUCCESS);
    }
    return result;
  });
  // Those that give back fail only by name, and can then be called again.
  uint8_t *start = reserve(kGranularity);
  const PhysicalMem memory = physical(kGranularity);
  ASSERT_EQ(map(start, kGranularity, memory), UR_RESULT_SUCCESS);
  sim->failCall(Call::unmap);
  EXPECT_NE(unmap(start, kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(access(start, kGranularity), kWrite);
  EXPECT_EQ(unmap(start, kGranularity), UR_RESULT_SUCCESS);
  sim->failCall(Call::unreserve);
  EXPECT_NE(release(start, kGranularity), UR_RESULT_SUCCESS);
  EXPECT_EQ(access(start, kGranularity), kNone);
  EXPECT_EQ(release(start, kGranularity), UR_RESULT_SUCCESS);
}

/// A vendor that has nothing of the kind.
class NoVirtualMemory : public CoreTest {
protected:
  void configure(sim::Options &options) override { options.virtualMemory = false; }
};
UR_TEST_ALL_SHAPES(NoVirtualMemory);

TEST_P(NoVirtualMemory, EveryEntrySaysSo) {
  void *start = nullptr;
  size_t value = 0;
  ur_physical_mem_handle_t memory = nullptr;
  ur_virtual_mem_access_flags_t flags = 0;
  EXPECT_EQ(api().VirtualMem.pfnGranularityGetInfo(context, nullptr, 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                                   sizeof value, &value, nullptr),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().VirtualMem.pfnReserve(context, nullptr, kGranularity, &start), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().VirtualMem.pfnFree(context, &start, kGranularity), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().VirtualMem.pfnUnmap(context, &start, kGranularity), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().VirtualMem.pfnSetAccess(context, &start, kGranularity, 0), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().VirtualMem.pfnGetInfo(context, &start, kGranularity, UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof flags,
                                        &flags, nullptr),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().PhysicalMem.pfnCreate(context, devices[0], kGranularity, nullptr, &memory),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(start, nullptr);
  EXPECT_EQ(memory, nullptr);
}

} // namespace
} // namespace ur::test
