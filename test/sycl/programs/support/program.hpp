// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every program of the SYCL test bed shares: its ends, its checks, and memory and files that give themselves back.
#pragma once

#include <sycl/sycl.hpp>

#include <cstddef>
#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace testbed {

constexpr int kPassed = 0, kFailed = 1, kSkipped = 77;

/// Ends the program as skipped: the device lacks what it is about.
struct Skipped : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Ends the program as failed.
struct Failed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline void require(bool present, const std::string &what) {
  if (!present)
    throw Skipped("the device has no " + what);
}

inline void expect(bool condition, const std::string &what) {
  if (!condition)
    throw Failed("not so: " + what);
}

template <class A, class B>
void expectEqual(const A &found, const B &expected, const std::string &what) {
  if (!(found == expected))
    throw Failed(what + ": found " + std::to_string(found) + ", expected " + std::to_string(expected));
}

/// That body throws a sycl::exception; its text, for the program to say.
template <class Body>
std::string expectThrows(const std::string &what, Body body) {
  try {
    body();
  } catch (const sycl::exception &error) {
    return error.what();
  }
  throw Failed("no exception: " + what);
}

/// Runs the body and prints "pass", "skip: <reason>" or "fail: <reason>". The answer is the program's exit status.
template <class Body>
int run(Body body) {
  try {
    body();
  } catch (const Skipped &skipped) {
    std::printf("skip: %s\n", skipped.what());
    return kSkipped;
  } catch (const std::exception &error) {
    std::printf("fail: %s\n", error.what());
    return kFailed;
  }
  std::printf("pass\n");
  return kPassed;
}

/// A number from the command line, or what is usual: how long a loop runs is the caller's business.
inline size_t argument(int count, char **values, int index, size_t usual) {
  return count > index ? std::stoul(values[index]) : usual;
}

/// USM that is freed with its last owner. The queue's context owns it.
template <class T>
std::shared_ptr<T[]> usm(const sycl::queue &queue, size_t count, sycl::usm::alloc kind) {
  T *memory = sycl::malloc<T>(count, queue, kind);
  if (memory == nullptr)
    throw Failed("no USM of " + std::to_string(count * sizeof(T)) + " bytes");
  return {memory, [context = queue.get_context()](T *pointer) { sycl::free(pointer, context); }};
}

template <class T>
std::shared_ptr<T[]> deviceUsm(const sycl::queue &queue, size_t count) {
  return usm<T>(queue, count, sycl::usm::alloc::device);
}

template <class T>
std::shared_ptr<T[]> sharedUsm(const sycl::queue &queue, size_t count) {
  return usm<T>(queue, count, sycl::usm::alloc::shared);
}

/// Fills USM with a value, behind the events. On Level Zero the runtime makes its own fills kernels that only a
/// compiler of SYCL can make: there it is a copy of what is kept until the program ends.
template <class T>
sycl::event fill(sycl::queue &queue, T *memory, std::type_identity_t<T> value, size_t count,
                 const std::vector<sycl::event> &behind = {}) {
  if (queue.get_backend() != sycl::backend::ext_oneapi_level_zero)
    return queue.fill(memory, value, count, behind);
  static std::mutex mutex;
  static std::map<std::pair<T, size_t>, std::vector<T>> kept;
  const T *values = nullptr;
  {
    const std::lock_guard lock(mutex);
    values = kept.try_emplace({value, count}, count, value).first->second.data();
  }
  return queue.memcpy(memory, values, count * sizeof(T), behind);
}

/// The contents of USM, after all that the queue got so far.
template <class T>
std::vector<T> contents(sycl::queue &queue, const T *memory, size_t count) {
  std::vector<T> values(count);
  queue.wait_and_throw();
  queue.memcpy(values.data(), memory, count * sizeof(T)).wait_and_throw();
  return values;
}

/// That each value is what the function of its index says.
template <class T, class Expected>
void expectEach(const std::vector<T> &values, Expected expected, const std::string &what) {
  for (size_t i = 0; i < values.size(); ++i)
    expectEqual(values[i], T(expected(i)), what + " at " + std::to_string(i));
}

} // namespace testbed
