// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class AdapterSetLoggerCallbackLevel : public AdapterTest {
protected:
  auto call() { return Call(urAdapterSetLoggerCallbackLevel, adapter(), UR_LOGGER_LEVEL_DEBUG); }
};

TEST_F(AdapterSetLoggerCallbackLevel, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(AdapterSetLoggerCallbackLevel, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(AdapterSetLoggerCallbackLevel, everyLevel) {
  ASSERT_OK(urAdapterSetLoggerCallback(
      adapter(), [](ur_logger_level_t, const char *, void *) {}, nullptr, UR_LOGGER_LEVEL_QUIET));
  for (const ur_logger_level_t level : {UR_LOGGER_LEVEL_DEBUG, UR_LOGGER_LEVEL_INFO, UR_LOGGER_LEVEL_WARN,
                                        UR_LOGGER_LEVEL_ERROR, UR_LOGGER_LEVEL_QUIET})
    call().with<1>(level).succeeds();
}

} // namespace conformance
