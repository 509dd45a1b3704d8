// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two loaders of ours in one process, with one adapter.
#include "program.hpp"

#include "common/generated/tables.hpp"
#include "unified-runtime/ur_ddi.h"

#include <cstdlib>
#include <dlfcn.h>

namespace {

using namespace layers_test;

// Handles that the adapter makes after another loader has given it a table with layers are of the same adapter as those
// from before.
TEST(TwoLoaders, TheSameAdapterIsKnownByHandlesOfBothTables) {
  const loader_test::TemporaryFolder folder;
  const std::string copy = folder.copy(loader_test::loaderFile(), "libur_loader.so.0");
  const std::string errors = loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", NATIVE_CPU_ADAPTER}}, [&] {
    Program program;
    const auto mark = [&] {
      ur_event_handle_t event = nullptr;
      EXPECT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
      return event;
    };
    const ur_event_handle_t before = mark();
    ::setenv("UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION", 1);
    void *const other = ::dlopen(copy.c_str(), RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(other, nullptr) << ::dlerror();
    ur_dditable_t all{}; // as an adapter is asked: then it gives its adapters tables
    for (const ur::TableInfo &table : ur::kTables) {
      const auto getter = reinterpret_cast<ur_result_t (*)(ur_api_version_t, void *)>(::dlsym(other, table.getter));
      ASSERT_EQ(getter(UR_API_VERSION_CURRENT, reinterpret_cast<char *>(&all) + table.offset), UR_RESULT_SUCCESS);
    }
    const ur_event_handle_t after = mark();
    EXPECT_NE(*as<void **>(before), *as<void **>(after)) << "another table";
    const ur_event_handle_t events[] = {before, after};
    ur_laneway_event_wait_outcome_t outcome = UR_LANEWAY_EVENT_WAIT_OUTCOME_FORCE_UINT32;
    EXPECT_EQ(urLanewayEventWaitFor(2, events, UR_LANEWAY_EVENT_WAIT_MODE_ALL, UINT64_MAX, &outcome, nullptr),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urEventWait(2, events), UR_RESULT_SUCCESS);
    for (const ur_event_handle_t event : events)
      EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
    program.release();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(errors, "");
}

} // namespace
