// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the environment says about pools. Each case runs one that ends in "Child", with its variables.
#include "core/child.hpp"

namespace ur::test {
namespace {

class Configuration : public ChildTest {};
INSTANTIATE_TEST_SUITE_P(Sim, Configuration, ::testing::Values(kLevelZero), shapeName);

int run(const std::string &name, const Variables &variables, std::string *errors = nullptr) {
  return runChild("Sim/Configuration." + name + "/level_zero", variables, errors);
}

TEST_P(Configuration, OffChild) {
  EXPECT_EQ(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP),
            0u);
  const Queue queue = inOrder();
  void *memory = nullptr;
  for (const ur_usm_type_t type : kUsmTypes)
    EXPECT_EQ(tryAlloc(type, queue, nullptr, 64, &memory), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tryFree(queue, &memory), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t pool = nullptr;
  EXPECT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().USMExp.pfnPoolGetDefaultDevicePoolExp(context, devices[0], &pool),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().USMExp.pfnPoolGetDevicePoolExp(context, devices[0], &pool), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(pool, nullptr);
  EXPECT_EQ(memory, nullptr);
  // What isn't asynchronous works as ever, pools included.
  ASSERT_EQ(api().USM.pfnPoolCreate(context, &desc, &pool), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, pool, 64, &memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USMExp.pfnPoolDestroyExp(context, devices[0], pool), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().USMExp.pfnPoolSetDevicePoolExp(context, devices[0], pool), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().USMExp.pfnPoolTrimToExp(context, devices[0], pool, 0), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(Configuration, OnChild) {
  EXPECT_EQ(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP),
            1u);
  const Queue queue = inOrder();
  EXPECT_EQ(tryFree(queue, alloc(queue, 1)), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(defaultPool()), size_t{2} << 20) << "no batch, so the usual one";
  finish(queue);
}

TEST_P(Configuration, BatchChild) {
  const Queue queue = inOrder();
  void *host = nullptr, *again = nullptr;
  uint32_t *device = alloc(queue, 1);
  EXPECT_EQ(reserved(defaultPool()), size_t{128} << 10);
  EXPECT_EQ(used(defaultPool()), 4u) << "what was asked for counts as used";
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_HOST, queue, nullptr, 1, &host), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(defaultPool()), (size_t{128} << 10) + (size_t{2} << 20)) << "host memory has the usual batch";
  ASSERT_EQ(tryFree(queue, device), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 60 << 10, &again), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(defaultPool()), (size_t{128} << 10) + (size_t{2} << 20)) << "a batch serves whatever fits";
  ASSERT_EQ(tryFree(queue, again), UR_RESULT_SUCCESS);
  // A pool with less room than a batch still serves what it has room for.
  ur_usm_pool_handle_t small = makePool({.maximum = 4096, .threshold = 0});
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, small, 4000, &again), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryFree(queue, again), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryFree(queue, host), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_LE(reserved(defaultPool()), size_t{64} << 10) << "no more is kept";
  EXPECT_EQ(destroyPool(small), UR_RESULT_SUCCESS);
}

TEST(Environment, AsynchronousAllocationIsSwitchedOff) {
  for (const char *off : {"0", "no", "False"})
    EXPECT_EQ(run("OffChild", {{"UR_ASYNC_ALLOC", off}}), 0) << off;
  for (const char *on : {"1", "yes", ""})
    EXPECT_EQ(run("OnChild", {{"UR_ASYNC_ALLOC", on}}), 0) << on;
}

TEST(Environment, PoolsAskForBatchesAndKeepWhatTheyMay) {
  EXPECT_EQ(run("BatchChild", {{"UR_USM_POOL_BATCH", "device:128K; shared:1m"}, {"UR_USM_POOL_KEEP", "64k"}}), 0);
}

struct Mistake {
  const char *variable, *value, *problem; ///< behind the variable's name
};

TEST(Environment, MistakesAreReportedAndIgnored) {
  for (const auto &[variable, value, problem] : std::initializer_list<Mistake>{
           {"UR_ASYNC_ALLOC", "offf", "'offf' is neither y, yes, t, true, 1 nor"},
           {"UR_USM_POOL_RANGES", "2", "'2' is neither y, yes, t, true, 1 nor"},
           {"UR_USM_POOL_BATCH", "64K", "'64K' is not of the form key:value"},
           {"UR_USM_POOL_BATCH", "devices:64K", "'devices' is not one of host, device and shared with one size"},
           {"UR_USM_POOL_BATCH", "device:64K,1M", "'device' is not one of host, device and shared with one size"},
           {"UR_USM_POOL_BATCH", "device:64X", "'64X' is no number of bytes, such as"},
           {"UR_USM_POOL_BATCH", "device:-1", "'-1' is no number of bytes, such as"},
           {"UR_USM_POOL_BATCH", "device:64K;Device:1M", "'Device' is given twice"},
           {"UR_USM_POOL_BATCH", "device:64K;;host:64K", "'' is not of the form key:value"},
           {"UR_USM_POOL_KEEP", "much", "'much' is no number of bytes, such as"},
           {"UR_USM_POOL_KEEP", "99999999999G", "'99999999999G' is no number of bytes, such as"},
           {"UR_USM_POOL_AGE", "10s", "'10s' is no number of milliseconds, such as 0 or 10000"},
           {"UR_USM_POOL_WAIT", "-1", "'-1' is no number of milliseconds, such as 0 or 10000"},
           {"UR_REPORTED_BACKEND", "opencl", "'opencl' is not of the form key:value"},
           {"UR_REPORTED_BACKEND", "Sim:hip", "'Sim' can be told to report opencl, and nothing else"},
           {"UR_REPORTED_BACKEND", "sim:opencl,hip", "'sim' can be told to report opencl, and nothing else"}}) {
    std::string errors;
    EXPECT_EQ(run("OnChild", {{variable, value}}, &errors), 0) << variable << "=" << value;
    EXPECT_NE(errors.find(std::string(variable) + ": " + problem), std::string::npos)
        << variable << "=" << value << ": " << errors;
    EXPECT_NE(errors.find("; the variable is ignored"), std::string::npos) << errors;
  }
}

} // namespace
} // namespace ur::test
