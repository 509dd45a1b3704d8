// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: adapters, platforms, devices, contexts, queues and events.
#include "core/fault_rig.hpp"

#include <array>

namespace ur::test {
namespace {

void ignoreEvent(ur_event_handle_t, ur_execution_info_t, void *) {}
void ignoreLine(ur_logger_level_t, const char *, void *) {}

/// A query of a value of type T.
template <class T, class H, class P>
Round info(FaultRig &t, ur_result_t(UR_APICALL *function)(H, P, size_t, void *, size_t *), H handle, P property) {
  return [&t, function, handle, property] {
    return t.call(function, handle, property, sizeof(T), static_cast<void *>(t.out<T>()), t.out<size_t>());
  };
}

const bool kObjectsRows = addScenarios({
    {"urAdapterGet",
     [](FaultRig &t) -> Round {
       return [&t] { return t.call(table().Adapter.pfnGet, 1u, t.made<ur_adapter_handle_t>(), t.out<uint32_t>()); };
     },
     "", true},
    {"urAdapterGetInfo",
     [](FaultRig &t) {
       return info<uint32_t>(t, table().Adapter.pfnGetInfo, t.adap(), UR_ADAPTER_INFO_REFERENCE_COUNT);
     },
     "", true},
    {"urAdapterGetLastError",
     [](FaultRig &t) -> Round {
       return
           [&t] { return t.call(table().Adapter.pfnGetLastError, t.adap(), t.out<const char *>(), t.out<int32_t>()); };
     },
     "", true},
    {"urAdapterSetLoggerCallback",
     [](FaultRig &t) -> Round {
       return [&t] {
         const ur_result_t result =
             t.call(table().Adapter.pfnSetLoggerCallback, t.adap(), &ignoreLine, nullptr, UR_LOGGER_LEVEL_QUIET);

         return result;
       };
     },
     "", true},
    {"urAdapterSetLoggerCallbackLevel",
     [](FaultRig &t) -> Round {
       return [&t] { return t.call(table().Adapter.pfnSetLoggerCallbackLevel, t.adap(), UR_LOGGER_LEVEL_QUIET); };
     },
     "", true},
    {"urPlatformGet",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().Platform.pfnGet, t.adap(), 1u, t.out<ur_platform_handle_t>(), t.out<uint32_t>());
       };
     },
     "", true},
    {"urPlatformGetInfo",
     [](FaultRig &t) { return info<ur_backend_t>(t, table().Platform.pfnGetInfo, t.plat(), UR_PLATFORM_INFO_BACKEND); },
     "", true},
    {"urPlatformGetApiVersion",
     [](FaultRig &t) -> Round {
       return [&t] { return t.call(table().Platform.pfnGetApiVersion, t.plat(), t.out<ur_api_version_t>()); };
     },
     "", true},
    {"urPlatformGetBackendOption",
     [](FaultRig &t) -> Round {
       return [&t] { return t.call(table().Platform.pfnGetBackendOption, t.plat(), "-O2", t.out<const char *>()); };
     },
     "", true},
    {"urDeviceGet",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().Device.pfnGet, t.plat(), UR_DEVICE_TYPE_ALL, 1u, t.made<ur_device_handle_t>(),
                       t.out<uint32_t>());
       };
     },
     "", true},
    {"urDeviceGetInfo",
     [](FaultRig &t) { return info<ur_device_type_t>(t, table().Device.pfnGetInfo, t.dev(), UR_DEVICE_INFO_TYPE); },
     "constant", true},
    {"urDeviceGetInfo",
     [](FaultRig &t) { return info<uint64_t>(t, table().Device.pfnGetInfo, t.dev(), UR_DEVICE_INFO_GLOBAL_MEM_FREE); },
     "free memory"},
    {"urDevicePartition",
     [](FaultRig &t) -> Round {
       auto *halves = t.keep(ur_device_partition_property_t{UR_DEVICE_PARTITION_EQUALLY, {}});
       halves->value.equally = 2;
       return [&t, halves] {
         const ur_device_partition_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr,
                                                           halves, 1};
         auto *parts = t.out<std::array<ur_device_handle_t, 2>>([](std::array<ur_device_handle_t, 2> made) {
           for (ur_device_handle_t part : made)
             EXPECT_EQ(releaseHandle(part), UR_RESULT_SUCCESS);
         });
         return t.call(table().Device.pfnPartition, t.dev(), &properties, 2u, parts->data(), t.out<uint32_t>());
       };
     }},
    {"urDeviceSelectBinary",
     [](FaultRig &t) -> Round {
       const auto *binary = t.keep(ur_device_binary_t{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "simk"});
       return [&t, binary] { return t.call(table().Device.pfnSelectBinary, t.dev(), binary, 1u, t.out<uint32_t>()); };
     },
     "", true},
    {"urDeviceGetGlobalTimestamps",
     [](FaultRig &t) -> Round {
       return [&t] {
         return t.call(table().Device.pfnGetGlobalTimestamps, t.dev(), t.out<uint64_t>(), t.out<uint64_t>());
       };
     }},
    {"urDeviceWaitExp",
     [](FaultRig &t) -> Round {
       EXPECT_EQ(table().Enqueue.pfnEventsWait(t.queue(), 1, t.foreign(), nullptr), UR_RESULT_SUCCESS);
       return [&t] { return t.call(table().DeviceExp.pfnWaitExp, t.dev()); };
     }},
    {"urContextCreate",
     [](FaultRig &t) -> Round {
       return [&t] {
         const ur_device_handle_t two[] = {t.dev(0), t.dev(1)};
         return t.call(table().Context.pfnCreate, 2u, &two[0], nullptr, t.made<ur_context_handle_t>());
       };
     }},
    {"urContextGetInfo",
     [](FaultRig &t) {
       return info<uint32_t>(t, table().Context.pfnGetInfo, t.here(), UR_CONTEXT_INFO_REFERENCE_COUNT);
     },
     "", true},
    {"urQueueCreate",
     [](FaultRig &t) -> Round {
       return [&t] {
         const ur_queue_properties_t properties{
             UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
             t.outOfOrder_ ? ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE} : ur_queue_flags_t{0}};
         t.usedQueue_ = true; // of both kinds
         return t.call(table().Queue.pfnCreate, t.here(), t.dev(), &properties, t.made<ur_queue_handle_t>());
       };
     }},
    {"urQueueGetInfo",
     [](FaultRig &t) { return info<ur_device_handle_t>(t, table().Queue.pfnGetInfo, t.queue(), UR_QUEUE_INFO_DEVICE); },
     "", true},
    {"urQueueFinish",
     [](FaultRig &t) -> Round {
       return [&t] {
         EXPECT_EQ(t.tryFill(t.queue(), t.device(), 8, 1), UR_RESULT_SUCCESS);
         return t.call(table().Queue.pfnFinish, t.queue());
       };
     }},
    {"urQueueFlush",
     [](FaultRig &t) -> Round {
       return [&t] {
         EXPECT_EQ(t.tryFill(t.queue(), t.device(), 8, 1), UR_RESULT_SUCCESS);
         return t.call(table().Queue.pfnFlush, t.queue());
       };
     }},
    {"urEventGetInfo",
     [](FaultRig &t) {
       return info<ur_event_status_t>(t, table().Event.pfnGetInfo, *t.foreign(),
                                      UR_EVENT_INFO_COMMAND_EXECUTION_STATUS);
     },
     "status"},
    {"urEventGetInfo",
     [](FaultRig &t) {
       return info<uint32_t>(t, table().Event.pfnGetInfo, *t.foreign(), UR_EVENT_INFO_REFERENCE_COUNT);
     },
     "constant", true},
    {"urEventGetProfilingInfo",
     [](FaultRig &t) -> Round {
       const auto profiled = t.keep(t.makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE));
       const auto event = t.keep(t.fill(*profiled, t.device(), 8, 1));
       t.finish(*profiled);
       return info<uint64_t>(t, table().Event.pfnGetProfilingInfo, event->get(), UR_PROFILING_INFO_COMMAND_END);
     },
     "", false, false, UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE},
    {"urEventWait",
     [](FaultRig &t) -> Round {
       return [&t] {
         const auto *events = t.foreign();
         return t.call(table().Event.pfnWait, 1u, events);
       };
     }},
    {"urLanewayEventWaitFor",
     [](FaultRig &t) -> Round {
       return [&t] {
         const auto *events = t.foreign();
         return t.call(urLanewayEventWaitFor, 1u, events, UR_LANEWAY_EVENT_WAIT_MODE_ALL, UINT64_MAX,
                       t.out<ur_laneway_event_wait_outcome_t>(), t.out<uint32_t>());
       };
     }},
    {"urEventSetCallback",
     [](FaultRig &t) -> Round {
       return [&t] {
         const auto *events = t.foreign();
         return t.call(table().Event.pfnSetCallback, *events, UR_EXECUTION_INFO_COMPLETE, &ignoreEvent, nullptr);
       };
     }},
});

} // namespace
} // namespace ur::test
