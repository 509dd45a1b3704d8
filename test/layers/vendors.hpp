// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traces of programs on the fakes of vendors' libraries, and on our own adapters.
#pragma once

#include "program.hpp"

#include <algorithm>
#include <charconv>
#include <dlfcn.h>
#include <fstream>
#include <future>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace layers_test {

/// An adapter, and what a finish waits in there.
struct Vendor {
  const char *name;
  const char *adapter;
  const char *variable; ///< names its library
  const char *library;
  std::vector<std::string_view> waits;
  const char *hostFunction = nullptr; ///< by which it holds a stream, where the core runs host tasks itself
};

inline std::ostream &operator<<(std::ostream &to, const Vendor &vendor) {
  return to << vendor.name;
}

/// One line of a trace, of which members are looked up by name: no two that are asked for have the same.
class Line {
public:
  explicit Line(std::string text) : text_(std::move(text)) {}
  [[nodiscard]] bool is(const char *kind) const { return text_.starts_with(R"({"e":")" + std::string(kind) + '"'); }
  [[nodiscard]] bool isCall() const { return text_.starts_with(R"({"f":)"); }
  [[nodiscard]] bool has(std::string_view member) const { return at(member) != std::string::npos; }
  [[nodiscard]] uint64_t number(std::string_view member) const {
    uint64_t value = 0;
    const size_t begin = at(member);
    EXPECT_NE(begin, std::string::npos) << member << " of " << text_;
    if (begin != std::string::npos)
      std::from_chars(text_.data() + begin, text_.data() + text_.size(), value);
    return value;
  }
  [[nodiscard]] std::string word(std::string_view member) const {
    const size_t begin = at(member);
    return begin == std::string::npos ? "" : text_.substr(begin + 1, text_.find('"', begin + 1) - begin - 1);
  }
  [[nodiscard]] const std::string &text() const { return text_; }

private:
  [[nodiscard]] size_t at(std::string_view member) const {
    const std::string key = '"' + std::string(member) + "\":";
    const size_t found = text_.find(key);
    return found == std::string::npos ? found : found + key.size();
  }
  std::string text_;
};

/// Runs a program with the tracing layer on one of them, and reads its trace.
class OnVendor : public ::testing::TestWithParam<Vendor> {
protected:
  void SetUp() override { std::ofstream(folder.path("ask")); }
  [[nodiscard]] std::string trace() const {
    std::ifstream file(folder.path("trace"), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  /// Of the trace, for people.
  [[nodiscard]] std::string beginning() const { return trace().substr(0, 8000); }
  [[nodiscard]] std::vector<Line> lines() const {
    std::vector<Line> all;
    std::istringstream text(trace());
    for (std::string line; std::getline(text, line);)
      all.emplace_back(line);
    return all;
  }
  /// Asks what hangs until a report has one of these.
  void askUntil(const std::vector<std::string> &wanted) {
    for (;;) {
      const size_t told = countLines(trace(), R"({"e":"hang told",)");
      std::ofstream(folder.path("ask"), std::ios::app) << '?';
      while (countLines(trace(), R"({"e":"hang told",)") == told)
        std::this_thread::yield();
      const std::string text = trace();
      if (std::any_of(wanted.begin(), wanted.end(),
                      [&](const std::string &one) { return text.find(one) != std::string::npos; }))
        return;
    }
  }
  void run(const std::string &words, const std::function<void()> &body) const {
    const Vendor &vendor = GetParam();
    loader_test::Environment variables = {
        {"UR_ADAPTERS_FORCE_LOAD", vendor.adapter},
        {"UR_ENABLE_LAYERS", "UR_LAYER_TRACING"},
        {"UR_LOG_TRACING", "output:file," + folder.path("trace") + words},
    };
    if (vendor.variable)
      variables.emplace_back(vendor.variable, vendor.library);
    EXPECT_EQ(loader_test::inChild(variables, body), "");
  }
  loader_test::TemporaryFolder folder;
};

/// Ends when it is let go.
struct Gate {
  std::promise<void> open;
  std::future<void> opened = open.get_future();
  static void pass(void *gate) { static_cast<Gate *>(gate)->opened.wait(); }
};

/// From now on the queue stands still until the gate is open.
inline void hold(const Vendor &vendor, ur_queue_handle_t queue, Gate &gate) {
  if (!vendor.hostFunction) {
    ASSERT_EQ(urEnqueueHostTaskExp(queue, Gate::pass, &gate, nullptr, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    return;
  }
  ur_native_handle_t stream = 0;
  ASSERT_EQ(urQueueGetNativeHandle(queue, nullptr, &stream), UR_RESULT_SUCCESS);
  void *const library = ::dlopen(vendor.library, RTLD_NOW | RTLD_NOLOAD);
  ASSERT_NE(library, nullptr);
  using HostFunction = int (*)(ur_native_handle_t, void (*)(void *), void *);
  const auto launch = reinterpret_cast<HostFunction>(::dlsym(library, vendor.hostFunction));
  ASSERT_NE(launch, nullptr);
  ASSERT_EQ(launch(stream, Gate::pass, &gate), 0);
}

#ifdef FAKE_HIP
inline const Vendor kHip = {"hip",
                            HIP_ADAPTER,
                            "UR_HIP_LIBRARY",
                            FAKE_HIP,
                            {"hipStreamSynchronize", "hipEventSynchronize"},
                            "hipLaunchHostFunc"};
#endif

inline const Vendor kVendors[] = {
    {"native_cpu", NATIVE_CPU_ADAPTER, nullptr, nullptr, {"Driver::finish", "Driver::wait"}},
    {"sim", SIM_ADAPTER, nullptr, nullptr, {"Driver::finish", "Driver::wait"}},
#ifdef FAKE_CUDA
    {"cuda", CUDA_ADAPTER, "UR_CUDA_LIBRARY", FAKE_CUDA, {"cuStreamSynchronize", "cuEventSynchronize"}},
#endif
#ifdef FAKE_HIP
    kHip,
#endif
#ifdef FAKE_LEVEL_ZERO
    {"level_zero",
     LEVEL_ZERO_ADAPTER,
     "UR_LEVEL_ZERO_LIBRARY",
     FAKE_LEVEL_ZERO,
     {"zeEventHostSynchronize", "zeCommandListHostSynchronize"}},
#endif
#ifdef FAKE_OPENCL
    {"opencl",
     OPENCL_ADAPTER,
     "UR_OPENCL_LIBRARY",
     FAKE_OPENCL,
     {"clFinish", "clWaitForEvents", "clSetEventCallback, until its callback"}},
#endif
};

inline std::string nameOf(const ::testing::TestParamInfo<Vendor> &info) {
  return info.param.name;
}

} // namespace layers_test
