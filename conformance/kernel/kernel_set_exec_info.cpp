// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelSetExecInfo : public KernelTest {
protected:
  auto call() {
    return Call(urKernelSetExecInfo, kernel("fill"), UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, 256, nullptr, propValue_);
  }

  unsigned char propValue_[256] = {};
};

TEST_F(KernelSetExecInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(KernelSetExecInfo, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(KernelSetExecInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(KernelSetExecInfo, everyHint) {
  const ur_bool_t indirect = 1;
  const ur_kernel_cache_config_t cache = UR_KERNEL_CACHE_CONFIG_LARGE_SLM;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_SHARED, context(), device(), 64));
  const void *pointers[2] = {block.get(), block.get()};
  const auto taken = [&](ur_kernel_exec_info_t name, size_t size, const void *value) {
    const ur_result_t result = call().with<1>(name).with<2>(size).with<4>(value).result();
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ||
                result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
        << name << ": " << resultName(result);
  };
  taken(UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, sizeof indirect, &indirect);
  taken(UR_KERNEL_EXEC_INFO_USM_PTRS, sizeof pointers, pointers);
  taken(UR_KERNEL_EXEC_INFO_CACHE_CONFIG, sizeof cache, &cache);
}

TEST_F(KernelSetExecInfo, promiseWrongSizes) {
  for (const ur_kernel_exec_info_t name : {UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, UR_KERNEL_EXEC_INFO_CACHE_CONFIG})
    EXPECT_NE(UR_RESULT_SUCCESS, call().with<1>(name).result()) << "256 bytes for " << name;
}

} // namespace conformance
