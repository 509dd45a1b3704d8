// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: memory of the caller's, of other processes, and of peers.
#include "core/fault_rig.hpp"

#include <array>
#include <unistd.h>

namespace ur::test {
namespace {

using HostMemory = std::array<uint8_t, 256>;

/// Calls `change`, which must be undone, or undoes it first where a round before has succeeded.
template <class Change, class Undo>
Round changing(FaultRig &t, Change change, Undo undo) {
  auto *changed = t.keep(false);
  return [changed, change, undo] {
    if (*changed) {
      EXPECT_EQ(undo(), UR_RESULT_SUCCESS);
    }
    const ur_result_t result = change();
    *changed = result == UR_RESULT_SUCCESS;
    return result;
  };
}

ur_result_t exportable(FaultRig &t, void **memory) {
  return table().MemoryExportExp.pfnAllocExportableMemoryExp(t.here(), t.dev(), 0, kGranularity,
                                                             UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, memory);
}

/// A context that stands for another process, and what it has opened.
struct Other {
  explicit Other(FaultRig &rig) : rig_(rig) {
    const ur_device_handle_t device = rig.dev();
    EXPECT_EQ(table().Context.pfnCreate(1, &device, nullptr, context.out()), UR_RESULT_SUCCESS);
    memory = rig.device();
    EXPECT_EQ(table().IPCExp.pfnGetMemHandleExp(rig.here(), memory, &data, &size), UR_RESULT_SUCCESS);
    const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                                  UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
    EXPECT_EQ(table().PhysicalMem.pfnCreate(rig.here(), rig.dev(), kGranularity, &properties, pages.out()),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(table().IPCExp.pfnGetPhysMemHandleExp(rig.here(), pages, &pageData, &pageSize), UR_RESULT_SUCCESS);
    const ur_exp_event_desc_t shared{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, UR_EXP_EVENT_FLAG_IPC_EXP};
    EXPECT_EQ(table().EventExp.pfnCreateExp(rig.here(), rig.dev(), &shared, event.out()), UR_RESULT_SUCCESS);
    EXPECT_EQ(table().IPCExp.pfnGetEventHandleExp(event, &eventData, &eventSize), UR_RESULT_SUCCESS);
  }
  Other(const Other &) = delete;
  Other &operator=(const Other &) = delete;
  ~Other() { close(); }
  void open() {
    if (!opened) {
      EXPECT_EQ(table().IPCExp.pfnOpenMemHandleExp(context, rig_.dev(), data, size, &opened), UR_RESULT_SUCCESS);
    }
  }
  void close() {
    if (opened) {
      EXPECT_EQ(table().IPCExp.pfnCloseMemHandleExp(context, opened), UR_RESULT_SUCCESS);
    }
    opened = nullptr;
  }

  Context context;
  PhysicalMem pages;
  Event event;
  void *memory = nullptr, *data = nullptr, *pageData = nullptr, *eventData = nullptr, *opened = nullptr;
  size_t size = 0, pageSize = 0, eventSize = 0;

private:
  FaultRig &rig_;
};

Other &other(FaultRig &t) {
  return **t.keep(std::make_unique<Other>(t));
}

/// What hands out bytes, which are given back after the round.
template <class Get, class Put, class Object>
ur_result_t exported(FaultRig &t, Get get, Put put, Object object) {
  return t.call(get, t.here(), object,
                t.out<void *>([&t, put](void *data) { EXPECT_EQ(put(t.here(), data), UR_RESULT_SUCCESS); }),
                t.out<size_t>());
}

/// What takes them back.
template <class Get, class Put, class Object>
Round putting(FaultRig &t, Get get, Put put, Object object) {
  auto *data = t.keep<void *>(nullptr);
  auto *size = t.keep<size_t>(0);
  return [&t, data, size, get, put, object] {
    if (!*data) {
      EXPECT_EQ(get(t.here(), object, data, size), UR_RESULT_SUCCESS);
    }
    const ur_result_t result = t.call(put, t.here(), *data);
    if (result == UR_RESULT_SUCCESS)
      *data = nullptr;
    return result;
  };
}

const bool kSharingRows = addScenarios({
    {"urUSMHostAllocRegisterExp",
     [](FaultRig &t) -> Round {
       auto *memory = t.keep(HostMemory{})->data();
       return changing(
           t,
           [&t, memory] {
             return t.call(table().USMExp.pfnHostAllocRegisterExp, t.here(), memory, sizeof(HostMemory), nullptr);
           },
           [&t, memory] { return table().USMExp.pfnHostAllocUnregisterExp(t.here(), memory); });
     },
     "", false, true},
    {"urUSMHostAllocUnregisterExp",
     [](FaultRig &t) -> Round {
       auto *memory = t.keep(HostMemory{})->data();
       EXPECT_EQ(table().USMExp.pfnHostAllocRegisterExp(t.here(), memory, sizeof(HostMemory), nullptr),
                 UR_RESULT_SUCCESS);
       return changing(
           t, [&t, memory] { return t.call(table().USMExp.pfnHostAllocUnregisterExp, t.here(), memory); },
           [&t, memory] {
             return table().USMExp.pfnHostAllocRegisterExp(t.here(), memory, sizeof(HostMemory), nullptr);
           });
     },
     "", false, true},
    {"urUSMImportExp",
     [](FaultRig &t) -> Round {
       auto *memory = t.keep(HostMemory{})->data();
       return changing(
           t, [&t, memory] { return t.call(table().USMExp.pfnImportExp, t.here(), memory, sizeof(HostMemory)); },
           [&t, memory] { return table().USMExp.pfnReleaseExp(t.here(), memory); });
     },
     "", false, true},
    {"urUSMReleaseExp",
     [](FaultRig &t) -> Round {
       auto *memory = t.keep(HostMemory{})->data();
       EXPECT_EQ(table().USMExp.pfnImportExp(t.here(), memory, sizeof(HostMemory)), UR_RESULT_SUCCESS);
       return changing(
           t, [&t, memory] { return t.call(table().USMExp.pfnReleaseExp, t.here(), memory); },
           [&t, memory] { return table().USMExp.pfnImportExp(t.here(), memory, sizeof(HostMemory)); });
     },
     "", false, true},
    {"urIPCGetMemHandleExp",
     [](FaultRig &t) -> Round {
       void *memory = t.device();
       return [&t, memory] {
         return exported(t, table().IPCExp.pfnGetMemHandleExp, table().IPCExp.pfnPutMemHandleExp, memory);
       };
     },
     "", false, true},
    {"urIPCPutMemHandleExp",
     [](FaultRig &t) -> Round {
       return putting(t, table().IPCExp.pfnGetMemHandleExp, table().IPCExp.pfnPutMemHandleExp,
                      static_cast<void *>(t.device()));
     },
     "", true, true},
    {"urIPCOpenMemHandleExp",
     [](FaultRig &t) -> Round {
       return [&t, &o = other(t)] {
         return t.call(table().IPCExp.pfnOpenMemHandleExp, o.context.get(), t.dev(), o.data, o.size,
                       t.out<void *>([&o](void *opened) {
                         EXPECT_EQ(table().IPCExp.pfnCloseMemHandleExp(o.context, opened), UR_RESULT_SUCCESS);
                       }));
       };
     },
     "", false, true},
    {"urIPCCloseMemHandleExp",
     [](FaultRig &t) -> Round {
       return [&t, &o = other(t)] {
         o.open();
         const ur_result_t result = t.call(table().IPCExp.pfnCloseMemHandleExp, o.context.get(), o.opened);
         if (result == UR_RESULT_SUCCESS)
           o.opened = nullptr;
         return result;
       };
     },
     "", false, true},
    {"urIPCGetPhysMemHandleExp",
     [](FaultRig &t) -> Round {
       return [&t, &o = other(t)] {
         return exported(t, table().IPCExp.pfnGetPhysMemHandleExp, table().IPCExp.pfnPutPhysMemHandleExp,
                         o.pages.get());
       };
     },
     "", false, true},
    {"urIPCPutPhysMemHandleExp",
     [](FaultRig &t) -> Round {
       return putting(t, table().IPCExp.pfnGetPhysMemHandleExp, table().IPCExp.pfnPutPhysMemHandleExp,
                      other(t).pages.get());
     },
     "", true, true},
    {"urIPCOpenPhysMemHandleExp",
     [](FaultRig &t) -> Round {
       return [&t, &o = other(t)] {
         return t.call(table().IPCExp.pfnOpenPhysMemHandleExp, o.context.get(), t.dev(), o.pageData, o.pageSize,
                       t.made<ur_physical_mem_handle_t>());
       };
     },
     "", false, true},
    {"urIPCClosePhysMemHandleExp",
     [](FaultRig &t) -> Round {
       return [&t, &o = other(t)] {
         ur_physical_mem_handle_t opened = nullptr;
         EXPECT_EQ(table().IPCExp.pfnOpenPhysMemHandleExp(o.context, t.dev(), o.pageData, o.pageSize, &opened),
                   UR_RESULT_SUCCESS);
         return t.call(table().IPCExp.pfnClosePhysMemHandleExp, o.context.get(), opened);
       };
     },
     "", false, true},
    {"urIPCGetEventHandleExp",
     [](FaultRig &t) -> Round {
       return [&t, &o = other(t)] {
         return t.call(table().IPCExp.pfnGetEventHandleExp, o.event.get(), t.out<void *>([&t](void *data) {
           EXPECT_EQ(table().IPCExp.pfnPutEventHandleExp(t.here(), data), UR_RESULT_SUCCESS);
         }),
                       t.out<size_t>());
       };
     },
     "", false, true},
    {"urIPCPutEventHandleExp",
     [](FaultRig &t) -> Round {
       const auto get = [](ur_context_handle_t, ur_event_handle_t event, void **data, size_t *size) {
         return table().IPCExp.pfnGetEventHandleExp(event, data, size);
       };
       return putting(t, get, table().IPCExp.pfnPutEventHandleExp, other(t).event.get());
     },
     "", true, true},
    {"urIPCOpenEventHandleExp",
     [](FaultRig &t) -> Round {
       return [&t, &o = other(t)] {
         return t.call(table().IPCExp.pfnOpenEventHandleExp, o.context.get(), const_cast<const void *>(o.eventData),
                       o.eventSize, t.made<ur_event_handle_t>());
       };
     },
     "", false, true},
    {"urMemoryExportAllocExportableMemoryExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().MemoryExportExp.pfnAllocExportableMemoryExp, t.here(), t.dev(), size_t{0}, kGranularity,
                       UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, t.out<void *>([&t](void *memory) {
                         EXPECT_EQ(table().MemoryExportExp.pfnFreeExportableMemoryExp(t.here(), t.dev(), memory),
                                   UR_RESULT_SUCCESS);
                       }));
       };
     },
     "", false, true},
    {"urMemoryExportFreeExportableMemoryExp",
     [](FaultRig &t) -> Round {
       auto *memory = t.keep<void *>(nullptr);
       return [&t, memory] {
         if (!*memory) {
           EXPECT_EQ(exportable(t, memory), UR_RESULT_SUCCESS);
         }
         const ur_result_t result =
             t.call(table().MemoryExportExp.pfnFreeExportableMemoryExp, t.here(), t.dev(), *memory);
         if (result == UR_RESULT_SUCCESS)
           *memory = nullptr;
         return result;
       };
     },
     "", false, true},
    {"urMemoryExportExportMemoryHandleExp",
     [](FaultRig &t) -> Round {
       auto *memory = t.keep<void *>(nullptr);
       EXPECT_EQ(exportable(t, memory), UR_RESULT_SUCCESS);
       return [&t, memory] {
         int file = -1;
         const ur_result_t result = t.call(table().MemoryExportExp.pfnExportMemoryHandleExp, t.here(), t.dev(),
                                           UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, *memory, static_cast<void *>(&file));
         if (result == UR_RESULT_SUCCESS)
           close(file);
         return result;
       };
     },
     "", false, true},
    {"urUsmP2PEnablePeerAccessExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         const ur_result_t result = t.call(table().UsmP2PExp.pfnEnablePeerAccessExp, t.dev(0), t.dev(1));
         if (result == UR_RESULT_SUCCESS) { // Devices outlive the rig.
           EXPECT_EQ(table().UsmP2PExp.pfnDisablePeerAccessExp(t.dev(0), t.dev(1)), UR_RESULT_SUCCESS);
         }
         return result;
       };
     },
     "", false, true},
    {"urUsmP2PDisablePeerAccessExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         EXPECT_EQ(table().UsmP2PExp.pfnEnablePeerAccessExp(t.dev(0), t.dev(1)), UR_RESULT_SUCCESS);
         const ur_result_t result = t.call(table().UsmP2PExp.pfnDisablePeerAccessExp, t.dev(0), t.dev(1));
         if (result != UR_RESULT_SUCCESS) {
           EXPECT_EQ(table().UsmP2PExp.pfnDisablePeerAccessExp(t.dev(0), t.dev(1)), UR_RESULT_SUCCESS);
         }
         return result;
       };
     },
     "", false, true},
    {"urUsmP2PPeerAccessGetInfoExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().UsmP2PExp.pfnPeerAccessGetInfoExp, t.dev(0), t.dev(1),
                       UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, sizeof(int), t.out<int>(), t.out<size_t>());
       };
     },
     "", true, true},
});

} // namespace
} // namespace ur::test
