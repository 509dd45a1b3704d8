// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class AdapterGetInfo : public AdapterTest {
protected:
  auto call() {
    return Call(urAdapterGetInfo, adapter(), UR_ADAPTER_INFO_BACKEND, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(AdapterGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(AdapterGetInfo, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(AdapterGetInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(AdapterGetInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(AdapterGetInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_ADAPTER_INFO_BACKEND, ur_backend_t),
      CONFORMANCE_INFO(UR_ADAPTER_INFO_REFERENCE_COUNT, uint32_t),
      CONFORMANCE_INFO(UR_ADAPTER_INFO_VERSION, uint32_t),
  };
  checkInfoValues(infoQuery(urAdapterGetInfo, adapter()), values);
}

TEST_F(AdapterGetInfo, values) {
  const InfoQuery query = infoQuery(urAdapterGetInfo, adapter());
  const auto backend = infoOf<ur_backend_t>(query, UR_ADAPTER_INFO_BACKEND);
  EXPECT_TRUE(backend <= UR_BACKEND_NATIVE_CPU || backend == UR_BACKEND_OFFLOAD) << backend;
  EXPECT_GE(references(query, UR_ADAPTER_INFO_REFERENCE_COUNT), 1U);
}

TEST_F(AdapterGetInfo, errors) {
  checkInfoErrors(infoQuery(urAdapterGetInfo, adapter()), UR_ADAPTER_INFO_BACKEND);
}

} // namespace conformance
