// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The caller's host memory: registered as host USM of a context, or imported so that copies of it are fast.
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/port/driver_registration.hpp"

namespace ur::core {
namespace {

/// The driver's part. Throws UNSUPPORTED_FEATURE where it has none.
RegistrationDriver &registrationOf(const Context &context) {
  RegistrationDriver *driver = context.driver().registration();
  if (!driver)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return *driver;
}

/// Puts a range into a map of ranges, apart from all others, and tells the driver.
ur_result_t enter(Context &context, AllocationMap &known, void *memory, size_t size, HostUse use, bool readOnly) {
  RegistrationDriver &driver = registrationOf(context);
  Allocation range{memory, size, MemoryKind::host};
  range.origin = use == HostUse::memory ? Allocation::Origin::registered : Allocation::Origin::imported;
  if (size > UINTPTR_MAX - reinterpret_cast<uintptr_t>(memory) || !known.insertApart(range))
    return UR_RESULT_ERROR_INVALID_VALUE;
  const ur_result_t result = driver.registerHost(memory, size, use, readOnly);
  if (result != UR_RESULT_SUCCESS)
    (void)known.take(memory, range.origin);
  return result;
}

/// Without a lock: a driver may wait for commands.
ur_result_t leave(Context &context, AllocationMap &known, void *memory, Allocation::Origin origin) {
  (void)registrationOf(context);
  const std::optional<Allocation> taken = known.take(memory, origin);
  if (!taken)
    return UR_RESULT_ERROR_INVALID_VALUE;
  const ur_result_t result = giveBack(context, *taken);
  if (result != UR_RESULT_SUCCESS)
    known.insert(*taken); // still registered, so not forgotten
  return result;
}

} // namespace

namespace api {

ur_result_t urUSMHostAllocRegisterExp(ur_context_handle_t context, void *memory, size_t size,
                                      const ur_exp_usm_host_alloc_register_properties_t *properties) {
  const bool readOnly = properties && (properties->flags & UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY) != 0;
  return enter(*context, context->allocations(), memory, size, HostUse::memory, readOnly);
}

ur_result_t urUSMHostAllocUnregisterExp(ur_context_handle_t context, void *memory) {
  return leave(*context, context->allocations(), memory, Allocation::Origin::registered);
}

// What is imported stays ordinary memory, so it is kept apart from the context's allocations.

ur_result_t urUSMImportExp(ur_context_handle_t context, void *memory, size_t size) {
  if (size == 0)
    return UR_RESULT_ERROR_INVALID_SIZE;
  if (context->allocations().find(memory))
    return UR_RESULT_ERROR_INVALID_VALUE; // the context's own memory
  return enter(*context, context->imports(), memory, size, HostUse::copies, false);
}

ur_result_t urUSMReleaseExp(ur_context_handle_t context, void *memory) {
  return leave(*context, context->imports(), memory, Allocation::Origin::imported);
}

} // namespace api
} // namespace ur::core
