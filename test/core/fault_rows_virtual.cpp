// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: reserved addresses and physical memory.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

constexpr ur_virtual_mem_access_flags_t kBoth = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;

/// A reserved range, given back with the rig, and memory for it.
struct Range {
  Range(FaultRig &rig, bool map) : rig_(rig) {
    EXPECT_EQ(table().VirtualMem.pfnReserve(rig.here(), nullptr, kGranularity, &start), UR_RESULT_SUCCESS);
    EXPECT_EQ(table().PhysicalMem.pfnCreate(rig.here(), rig.dev(), kGranularity, nullptr, memory.out()),
              UR_RESULT_SUCCESS);
    if (map)
      mapAll();
  }
  Range(const Range &) = delete;
  Range &operator=(const Range &) = delete;
  ~Range() {
    unmapAll();
    if (start) {
      EXPECT_EQ(table().VirtualMem.pfnFree(rig_.here(), start, kGranularity), UR_RESULT_SUCCESS);
    }
  }
  void mapAll() {
    if (!mapped) {
      EXPECT_EQ(table().VirtualMem.pfnMap(rig_.here(), start, kGranularity, memory, 0, kBoth), UR_RESULT_SUCCESS);
    }
    mapped = true;
  }
  void unmapAll() {
    if (mapped) {
      EXPECT_EQ(table().VirtualMem.pfnUnmap(rig_.here(), start, kGranularity), UR_RESULT_SUCCESS);
    }
    mapped = false;
  }

  void *start = nullptr;
  PhysicalMem memory;
  bool mapped = false;

private:
  FaultRig &rig_;
};

Range &range(FaultRig &t, bool map) {
  auto *kept = t.keep(std::make_unique<Range>(t, map));
  return **kept;
}

const bool kVirtualRows = addScenarios({
    {"urVirtualMemGranularityGetInfo",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().VirtualMem.pfnGranularityGetInfo, t.here(), t.dev(), kGranularity,
                       UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof(size_t), t.out<size_t>(), t.out<size_t>());
       };
     },
     "", false, true},
    {"urVirtualMemReserve",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().VirtualMem.pfnReserve, t.here(), nullptr, kGranularity, t.out<void *>([&t](void *start) {
           EXPECT_EQ(table().VirtualMem.pfnFree(t.here(), start, kGranularity), UR_RESULT_SUCCESS);
         }));
       };
     },
     "", false, true},
    {"urVirtualMemFree",
     [](FaultRig &t) -> Round {
       return [&t, &r = range(t, false)] {
         if (!r.start) {
           EXPECT_EQ(table().VirtualMem.pfnReserve(t.here(), nullptr, kGranularity, &r.start), UR_RESULT_SUCCESS);
         }
         const ur_result_t result = t.call(table().VirtualMem.pfnFree, t.here(), r.start, kGranularity);
         if (result == UR_RESULT_SUCCESS)
           r.start = nullptr;
         return result;
       };
     },
     "", false, true},
    {"urVirtualMemMap",
     [](FaultRig &t) -> Round {
       return [&t, &r = range(t, false)] {
         r.unmapAll();
         const ur_result_t result =
             t.call(table().VirtualMem.pfnMap, t.here(), r.start, kGranularity, r.memory.get(), size_t{0}, kBoth);
         r.mapped = result == UR_RESULT_SUCCESS;
         return result;
       };
     },
     "", false, true},
    {"urVirtualMemUnmap",
     [](FaultRig &t) -> Round {
       return [&t, &r = range(t, true)] {
         r.mapAll();
         const ur_result_t result = t.call(table().VirtualMem.pfnUnmap, t.here(), r.start, kGranularity);
         r.mapped = result != UR_RESULT_SUCCESS;
         return result;
       };
     },
     "", false, true},
    {"urVirtualMemSetAccess",
     [](FaultRig &t) -> Round {
       return [&t, &r = range(t, true)] {
         return t.call(table().VirtualMem.pfnSetAccess, t.here(), r.start, kGranularity,
                       ur_virtual_mem_access_flags_t{UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY});
       };
     },
     "", false, true},
    {"urVirtualMemGetInfo",
     [](FaultRig &t) -> Round {
       return [&t, &r = range(t, true)] {
         return t.call(table().VirtualMem.pfnGetInfo, t.here(), r.start, kGranularity, UR_VIRTUAL_MEM_INFO_ACCESS_MODE,
                       sizeof(ur_virtual_mem_access_flags_t), t.out<ur_virtual_mem_access_flags_t>(), t.out<size_t>());
       };
     },
     "", true, true},
    {"urPhysicalMemCreate",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().PhysicalMem.pfnCreate, t.here(), t.dev(), kGranularity, nullptr,
                       t.made<ur_physical_mem_handle_t>());
       };
     },
     "", false, true},
    {"urPhysicalMemGetInfo",
     [](FaultRig &t) -> Round {
       return [&t, &r = range(t, false)] {
         return t.call(table().PhysicalMem.pfnGetInfo, r.memory.get(), UR_PHYSICAL_MEM_INFO_SIZE, sizeof(size_t),
                       t.out<size_t>(), t.out<size_t>());
       };
     },
     "", true, true},
});

} // namespace
} // namespace ur::test
