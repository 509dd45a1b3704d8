// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class AdapterSetLoggerCallback : public AdapterTest {
protected:
  auto call() {
    return Call(
        urAdapterSetLoggerCallback, adapter(), [](ur_logger_level_t, const char *, void *) {}, nullptr,
        UR_LOGGER_LEVEL_DEBUG);
  }
};

TEST_F(AdapterSetLoggerCallback, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(AdapterSetLoggerCallback, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(AdapterSetLoggerCallback, enumerations) {
  call().needsEnumerator<3>();
}

TEST_F(AdapterSetLoggerCallback, everyLevel) {
  for (const ur_logger_level_t level : {UR_LOGGER_LEVEL_DEBUG, UR_LOGGER_LEVEL_INFO, UR_LOGGER_LEVEL_WARN,
                                        UR_LOGGER_LEVEL_ERROR, UR_LOGGER_LEVEL_QUIET})
    call().with<3>(level).succeeds();
}

} // namespace conformance
