// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests of CUDA's adapter through the loader share.
#pragma once

#include "cuda_like/api_calls.hpp"

namespace ur::cuda::test {

using namespace cuda_like::test;

} // namespace ur::cuda::test
