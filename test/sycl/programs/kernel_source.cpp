// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels from SYCL source by the runtime's compiler: a good source runs, a bad one gives a log.
#include "support/source.hpp"

namespace {

constexpr const char *kSource = R"(
extern "C" SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((syclexp::nd_range_kernel<2>))
void transpose(const float *from, float *to) {
  auto item = sycl::ext::oneapi::this_work_item::get_nd_item<2>();
  size_t row = item.get_global_id(0), column = item.get_global_id(1);
  to[column * item.get_global_range(0) + row] = from[row * item.get_global_range(1) + column];
}
)";

auto built(const sycl::context &context, const std::string &text) {
  auto source = testbed::sourceBundle(context, text);
  return testbed::syclex::build(source);
}

} // namespace

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue;
    requireCompiler(queue);
    auto bundle = built(queue.get_context(), kSource);
    expect(bundle.ext_oneapi_has_kernel("transpose"), "the bundle has the kernel");
    constexpr size_t kRows = 48, kColumns = 80;
    const auto from = sharedUsm<float>(queue, kRows * kColumns), to = sharedUsm<float>(queue, kRows * kColumns);
    for (size_t i = 0; i < kRows * kColumns; ++i)
      from[i] = float(i);
    queue
        .submit([&](sycl::handler &handler) {
          handler.set_args((const float *)from.get(), to.get());
          handler.parallel_for(sycl::nd_range<2>({kRows, kColumns}, {8, 16}),
                               bundle.ext_oneapi_get_kernel("transpose"));
        })
        .wait_and_throw();
    for (size_t row = 0; row < kRows; ++row) {
      for (size_t column = 0; column < kColumns; ++column)
        expectEqual(to[column * kRows + row], from[row * kColumns + column], "transposed element");
    }

    const std::string log =
        expectThrows("a source with an error", [&] { built(queue.get_context(), "void broken( {"); });
    expect(log.find("error") != std::string::npos, "the log names the error");
  });
}
