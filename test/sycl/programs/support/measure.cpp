// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints what one round of each usual pattern takes, as a line of JSON for each: [pattern, nanoseconds]. PERCENT of
// many take no longer. Of the fastest tenth, which is what is shown without it, little is what else the machine does.
//
// usage: measure [ROUNDS [PERCENT [PART OF A PATTERN'S NAME]]]
#include "kernels.hpp"

#include <algorithm>
#include <chrono>

namespace {

using testbed::launch;

constexpr size_t kCount = 1 << 10, kSize = kCount * sizeof(int);

class Measure {
public:
  Measure(size_t rounds, size_t percent, std::string only)
      : rounds_(rounds), percent_(percent), only_(std::move(only)) {}

  /// Times the body, which does `each` rounds of the pattern; settle runs after it, untimed.
  template <class Body, class Settle>
  void operator()(const char *pattern, size_t each, Body body, Settle settle) const {
    if (std::string(pattern).find(only_) == std::string::npos)
      return;
    std::vector<double> times;
    for (size_t round = 0; round < rounds_ + rounds_ / 10; ++round) {
      const auto began = std::chrono::steady_clock::now();
      body();
      const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - began;
      settle();
      if (round >= rounds_ / 10) // the first ones warm up
        times.push_back(took.count() / double(each));
    }
    const size_t at = times.size() * percent_ / 100;
    std::nth_element(times.begin(), times.begin() + long(at), times.end());
    std::printf("[\"%s\", %.0f]\n", pattern, times[at]);
    std::fflush(stdout);
  }
  template <class Body>
  void operator()(const char *pattern, size_t each, Body body) const {
    (*this)(pattern, each, body, [] {});
  }

private:
  size_t rounds_, percent_;
  std::string only_;
};

void patterns(const Measure &measure, sycl::queue &queue, const std::string &kind) {
  const testbed::Kernels kernels(queue.get_context());
  const sycl::kernel add = kernels["add"];
  const auto first = testbed::deviceUsm<int>(queue, kCount), second = testbed::deviceUsm<int>(queue, kCount);
  std::vector<int> host(kCount);
  const auto named = [&](const char *pattern) { return kind + pattern; };
  constexpr size_t kChain = 50;

  measure(named("kernel and wait").c_str(), 1, [&] { launch(queue, add, kCount, {}, 1, first.get()).wait(); });
  measure(named("chain of 50 kernels by events, and wait").c_str(), kChain, [&] {
    sycl::event last;
    for (size_t i = 0; i < kChain; ++i)
      last = launch(queue, add, kCount, {last}, 1, first.get());
    last.wait();
  });
  measure(named("4 KiB copy and wait").c_str(), 1, [&] { queue.memcpy(second.get(), first.get(), kSize).wait(); });
  measure(named("4 KiB read and wait").c_str(), 1, [&] { queue.memcpy(host.data(), first.get(), kSize).wait(); });
  measure(named("4 KiB fill and wait").c_str(), 1, [&] { queue.fill(first.get(), 3, kCount).wait(); });
  measure(named("barrier and wait").c_str(), 1, [&] { queue.ext_oneapi_submit_barrier().wait(); });
  sycl::event done = queue.fill(first.get(), 3, kCount);
  done.wait();
  measure(named("wait for a complete event").c_str(), 100, [&] {
    for (int i = 0; i < 100; ++i)
      done.wait();
  });
  measure(named("buffer: kernel by accessor, and wait").c_str(), 1, [&, buffer = sycl::buffer<int>(kCount)]() mutable {
    queue.submit([&](sycl::handler &handler) {
      handler.set_args(1, sycl::accessor(buffer, handler, sycl::read_write));
      handler.parallel_for(sycl::nd_range<1>(kCount, 64), add);
    });
    queue.wait();
  });
  measure(named("buffer: filled, and read by the host").c_str(), 1, [&, buffer = sycl::buffer<int>(kCount)]() mutable {
    queue.submit([&](sycl::handler &handler) { handler.fill(sycl::accessor(buffer, handler, sycl::write_only), 3); });
    (void)sycl::host_accessor(buffer, sycl::read_only)[0];
  });
  measure(named("empty queue's wait").c_str(), 100, [&] {
    for (int i = 0; i < 100; ++i)
      queue.wait();
  });
}

} // namespace

int main(int count, char **values) {
  return testbed::run([&] {
    const Measure measure(testbed::argument(count, values, 1, 300), testbed::argument(count, values, 2, 10),
                          count > 3 ? values[3] : "");
    sycl::queue inOrder{sycl::property::queue::in_order{}}, outOfOrder;
    patterns(measure, inOrder, "in order: ");
    patterns(measure, outOfOrder, "out of order: ");
    measure("USM of 4 KiB, allocated and freed", 1, [&] { testbed::deviceUsm<int>(outOfOrder, kCount); });
    measure("queue made and dropped", 1, [&] { sycl::queue{outOfOrder.get_context(), outOfOrder.get_device()}; });
    const sycl::device device = outOfOrder.get_device();
    measure("driver's version asked", 100, [&] {
      for (int i = 0; i < 100; ++i)
        (void)device.get_info<sycl::info::device::driver_version>();
    });
  });
}
