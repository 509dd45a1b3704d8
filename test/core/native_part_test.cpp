// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of parts of devices: those that the core has split off are found again, those of the vendor's users
// become devices with their parents, and each has one handle at a time.
#include "core/core_test.hpp"
#include "sim/native.hpp"

#include <thread>

namespace ur::test {
namespace {

using Device = Owned<ur_device_handle_t>;
using sim::Vendor;

class NativeParts : public CoreTest {
protected:
  ur_result_t tryImport(ur_native_handle_t native, ur_device_handle_t *device, bool owned = false) {
    const ur_device_native_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES, nullptr, owned};
    return api().Device.pfnCreateWithNativeHandle(native, adapter, &properties, device);
  }
  Device import(ur_native_handle_t native, bool owned = false) {
    Device made;
    EXPECT_EQ(tryImport(native, made.out(), owned), UR_RESULT_SUCCESS);
    return made;
  }
  static ur_native_handle_t nativeOf(ur_device_handle_t device) {
    ur_native_handle_t native = 0;
    EXPECT_EQ(api().Device.pfnGetNativeHandle(device, &native), UR_RESULT_SUCCESS);
    return native;
  }
  template <class T>
  static T info(ur_device_handle_t device, ur_device_info_t name) {
    return query<T>(api().Device.pfnGetInfo, device, name);
  }
  static Device half(ur_device_handle_t device) {
    ur_device_partition_property_t two{UR_DEVICE_PARTITION_BY_COUNTS, {}};
    two.value.count = 2;
    const ur_device_partition_properties_t how{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr, &two, 1};
    Device made;
    EXPECT_EQ(api().Device.pfnPartition(device, &how, 1, made.out(), nullptr), UR_RESULT_SUCCESS);
    return made;
  }
};
UR_TEST_ALL_SHAPES(NativeParts);

TEST_P(NativeParts, OurOwnAreFound) {
  Device part = half(devices[0]);
  const ur_native_handle_t native = nativeOf(part);
  Device again = import(native);
  EXPECT_EQ(again.get(), part.get());
  EXPECT_EQ(info<uint32_t>(part, UR_DEVICE_INFO_REFERENCE_COUNT), 2u);
  part.reset();
  EXPECT_EQ(info<uint32_t>(again, UR_DEVICE_INFO_MAX_COMPUTE_UNITS), 2u);
  again.reset();
  ur_device_handle_t none = devices[1];
  EXPECT_EQ(tryImport(native, &none), UR_RESULT_ERROR_INVALID_DEVICE) << "nobody keeps it any more";
  EXPECT_EQ(none, devices[1]);
}

TEST_P(NativeParts, ThoseOfOthersBecomeDevices) {
  const ur_native_handle_t outer = Vendor::splitOff(nativeOf(devices[1]), 2), inner = Vendor::splitOff(outer, 1);
  Device part = import(inner);
  EXPECT_EQ(nativeOf(part), inner);
  EXPECT_EQ(info<uint32_t>(part, UR_DEVICE_INFO_MAX_COMPUTE_UNITS), 1u);
  const auto parent = info<ur_device_handle_t>(part, UR_DEVICE_INFO_PARENT_DEVICE);
  EXPECT_EQ(nativeOf(parent), outer);
  EXPECT_EQ(info<ur_device_handle_t>(parent, UR_DEVICE_INFO_PARENT_DEVICE), devices[1]);
  EXPECT_EQ(info<uint32_t>(part, UR_DEVICE_INFO_REFERENCE_COUNT), 1u);
  EXPECT_EQ(info<uint32_t>(parent, UR_DEVICE_INFO_REFERENCE_COUNT), 0u) << "the part alone keeps it";
  EXPECT_EQ(import(outer).get(), parent);
  EXPECT_EQ(Vendor::references(inner), 2u);

  Context on = makeContext({part});
  Queue queue;
  ASSERT_EQ(api().Queue.pfnCreate(on, part, nullptr, queue.out()), UR_RESULT_SUCCESS);
  part.reset();
  EXPECT_EQ(api().Queue.pfnFinish(queue), UR_RESULT_SUCCESS);
  queue.reset();
  on.reset();
  EXPECT_EQ(Vendor::references(inner), 1u) << "who made it has it still";
  EXPECT_EQ(Vendor::references(outer), 1u);
  Vendor::releasePart(inner);
  Vendor::releasePart(outer);
}

TEST_P(NativeParts, AnOwnedOneGoesWithItsHandle) {
  const ur_native_handle_t native = Vendor::splitOff(nativeOf(devices[0]), 3);
  Device part = import(native, true);
  EXPECT_EQ(Vendor::references(native), 1u);
  part.reset();
  EXPECT_EQ(Vendor::references(native), 0u);
}

TEST_P(NativeParts, AContextHasThemAsDevices) {
  const ur_native_handle_t part = Vendor::splitOff(nativeOf(devices[0]), 2);
  const Device known = half(devices[0]);
  const auto number = [this](ur_native_handle_t device) {
    return static_cast<uint32_t>(device - nativeOf(devices[0])); // as the simulated vendor counts them
  };
  const ur_native_handle_t native = Vendor::makeContext({number(nativeOf(known)), number(part), 1});
  const ur_context_native_properties_t owned{UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES, nullptr, true};
  Context imported;
  ASSERT_EQ(api().Context.pfnCreateWithNativeHandle(native, adapter, 0, nullptr, &owned, imported.out()),
            UR_RESULT_SUCCESS);
  ur_device_handle_t found[3] = {};
  ASSERT_EQ(api().Context.pfnGetInfo(imported, UR_CONTEXT_INFO_DEVICES, sizeof found, found, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(found[0], known.get());
  EXPECT_EQ(nativeOf(found[1]), part);
  EXPECT_EQ(found[2], devices[1]);
  Queue queue;
  EXPECT_EQ(api().Queue.pfnCreate(imported, found[1], nullptr, queue.out()), UR_RESULT_SUCCESS);
  queue.reset();
  imported.reset();
  EXPECT_EQ(Vendor::references(part), 1u);
  Vendor::releasePart(part);
}

TEST_P(NativeParts, ImportedByManyThreadsItIsOneDevice) {
  const ur_native_handle_t native = Vendor::splitOff(nativeOf(devices[0]), 2);
  std::vector<Device> made(8);
  std::vector<std::thread> threads;
  for (Device &one : made)
    threads.emplace_back([this, &one, native] { one = import(native); });
  for (std::thread &thread : threads)
    thread.join();
  for (const Device &one : made)
    EXPECT_EQ(one.get(), made.front().get());
  EXPECT_EQ(Vendor::references(native), 2u);
  made.clear();
  EXPECT_EQ(Vendor::references(native), 1u);
  Vendor::releasePart(native);
}

TEST_P(NativeParts, AFailureTakesNothingOver) {
  const ur_native_handle_t outer = Vendor::splitOff(nativeOf(devices[0]), 2), inner = Vendor::splitOff(outer, 1);
  for (uint64_t nth = 1;; ++nth) {
    ASSERT_LT(nth, 50u);
    sim->failAnyCall(nth);
    ur_device_handle_t made = nullptr;
    const ur_result_t result = tryImport(inner, &made, true);
    if (!sim->stopFailing()) {
      ASSERT_EQ(result, UR_RESULT_SUCCESS);
      EXPECT_EQ(api().Device.pfnRelease(made), UR_RESULT_SUCCESS);
      EXPECT_GT(nth, 3u);
      break;
    }
    EXPECT_NE(result, UR_RESULT_SUCCESS);
    EXPECT_EQ(made, nullptr);
    EXPECT_EQ(Vendor::references(inner), 1u);
    EXPECT_EQ(Vendor::references(outer), 1u);
  }
  EXPECT_EQ(Vendor::references(inner), 0u);
  Vendor::releasePart(outer);
}

} // namespace
} // namespace ur::test
