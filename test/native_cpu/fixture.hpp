// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests of the native CPU driver share: a driver, and short forms of its calls.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace ur::native_cpu::test {

using namespace core;

#define OK(expression) ASSERT_EQ(UR_RESULT_SUCCESS, (expression))

inline std::vector<uint8_t> readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  std::vector<uint8_t> bytes(file ? size_t(file.tellg()) : 0);
  file.seekg(0).read(reinterpret_cast<char *>(bytes.data()), std::streamsize(bytes.size()));
  return bytes;
}

/// Threads of this process whose names begin so.
inline size_t threadsNamed(const std::string &prefix) {
  size_t count = 0;
  for (const auto &task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream file(task.path() / "comm");
    std::string name;
    std::getline(file, name);
    count += name.starts_with(prefix);
  }
  return count;
}

/// A context with some streams, which are destroyed with it.
class DriverTest : public ::testing::Test {
protected:
  void SetUp() override {
    backend = makeBackend();
    OK(backend->enumerate(&platforms));
    openOn({0});
  }
  /// A context on other devices than the usual one takes its place; for the beginning of a test.
  void openOn(std::vector<uint32_t> devices) { OK(backend->openContext(0, devices, &driver)); }
  void TearDown() override { end(); }
  void end() {
    endContext();
    backend.reset();
  }
  /// Destroys the context and all that is in it.
  void endContext() {
    if (!driver)
      return;
    open(); // where a test has failed with the gate closed
    for (NativeKernel kernel : kernels)
      driver->destroyKernel(kernel);
    for (NativeProgram program : programs)
      driver->destroyProgram(program);
    driver->destroyEvents(events);
    for (Stream stream : streams)
      driver->destroyStream(stream);
    driver.reset();
    kernels.clear(), programs.clear(), events.clear(), streams.clear(), common = nullptr;
  }
  /// A new backend, made with a variable of the environment set.
  void restartWith(const char *variable, const char *value) {
    end();
    setenv(variable, value, 1);
    DriverTest::SetUp();
    unsetenv(variable);
  }

  Stream stream(bool ordered = true, bool profiling = false) {
    return streamBy({.ordered = ordered, .profiling = profiling});
  }
  Stream streamBy(const StreamDesc &desc) {
    Stream made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->createStream(desc, &made));
    streams.push_back(made);
    return made;
  }
  /// A program of one of the images built for these tests.
  NativeProgram program(const char *path) {
    images.push_back(std::make_unique<std::vector<uint8_t>>(readFile(path)));
    std::string log;
    NativeProgram made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->buildProgram({.code = *images.back()}, &log, &made)) << log;
    programs.push_back(made);
    return made;
  }
  NativeKernel kernel(NativeProgram from, const char *name, KernelFacts *facts = nullptr) {
    KernelFacts read;
    NativeKernel made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->createKernel(from, name, facts ? facts : &read, &made)) << name;
    kernels.push_back(made);
    return made;
  }
  NativeKernel kernel(const char *name) {
    if (!common)
      common = program(KERNELS_C);
    return kernel(common, name);
  }

  /// Remembers an event to be destroyed at the end.
  NativeEvent own(NativeEvent event) {
    events.push_back(event);
    return event;
  }
  ur_result_t launch(Stream on, NativeKernel what, std::vector<size_t> global, std::vector<size_t> local,
                     const std::vector<KernelArg> &args, const Fence &fence = {}) {
    LaunchDesc desc{.kernel = what, .dims = uint32_t(global.size()), .args = args};
    std::copy(global.begin(), global.end(), desc.globalSize);
    std::copy(local.begin(), local.end(), desc.localSize);
    return driver->launch(on, desc, fence);
  }
  /// Holds up a stream until open() is called.
  void close(Stream on) {
    word = 0;
    gatePointer = &word;
    OK(launch(on, kernel("gate"), {1}, {1}, {pointerArg(gatePointer)}));
  }
  void open() { std::atomic_ref(word).store(1, std::memory_order_release); }

  /// Runs work of another stream to its end, on the workers: what nothing holds up has had its turn by then.
  void runOthers() {
    const Stream other = stream();
    const NativeKernel nothing = kernel("nothing");
    for (int round = 0; round < 8; ++round) {
      OK(launch(other, nothing, {64}, {1}, {}));
      OK(driver->finish(other));
    }
  }

  template <class T>
  static KernelArg pointerArg(T *const &pointer) {
    return {KernelArg::Kind::pointer, sizeof(void *), &pointer};
  }
  template <class T>
  static KernelArg valueArg(const T &value) {
    return {KernelArg::Kind::value, sizeof value, &value};
  }
  static KernelArg localArg(size_t size) { return {KernelArg::Kind::local, size, nullptr}; }

  EventStatus status(NativeEvent event) {
    EventStatus answer{};
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->query(event, &answer));
    return answer;
  }

  std::unique_ptr<Backend> backend;
  std::unique_ptr<Driver> driver;
  std::vector<PlatformFacts> platforms;
  std::vector<Stream> streams;
  std::vector<NativeEvent> events;
  std::vector<NativeKernel> kernels;
  std::vector<NativeProgram> programs;
  std::vector<std::unique_ptr<std::vector<uint8_t>>> images;
  NativeProgram common = nullptr;
  uint32_t word = 1;
  uint32_t *gatePointer = nullptr;
};

} // namespace ur::native_cpu::test
