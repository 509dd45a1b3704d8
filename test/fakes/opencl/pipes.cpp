// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "opencl/pipes.hpp"

#include "adapters/opencl/api/library.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <utility>

namespace ur::opencl::fake {

namespace {

constexpr char kExtension[] = " cl_intel_program_scope_host_pipe";

Api g_real;
std::atomic<uint64_t> g_underruns{0};

struct Pipe {
  std::mutex mutex;
  std::deque<uint8_t> bytes;
};

/// A program's pipe. It stays: threads of drivers outlive static objects.
Pipe &pipeOf(cl_program program, const std::string &name) {
  static std::mutex mutex;
  static auto *const all = new std::map<std::pair<cl_program, std::string>, Pipe>;
  std::lock_guard lock(mutex);
  return (*all)[{program, name}];
}

/// 0: there is no pipe of that name.
size_t pieceOf(const std::string &name) {
  const char *const text = std::getenv("FAKE_OPENCL_PIPES");
  std::istringstream words(text ? text : "");
  for (std::string word; words >> word;) {
    if (const size_t colon = word.find(':'); word.substr(0, colon) == name)
      return std::stoul(word.substr(colon + 1));
  }
  return 0;
}

struct Move {
  Pipe *pipe;
  void *dst;
  const void *src;
  size_t size;
};

/// A native kernel: the driver calls it in the command's place. It doesn't wait for data, but says that there was none.
void move(void *arguments) {
  Move what{};
  std::memcpy(&what, arguments, sizeof what);
  std::lock_guard lock(what.pipe->mutex);
  std::deque<uint8_t> &bytes = what.pipe->bytes;
  if (what.src) {
    const auto *const from = static_cast<const uint8_t *>(what.src);
    bytes.insert(bytes.end(), from, from + what.size);
  } else if (bytes.size() < what.size) {
    ++g_underruns;
  } else {
    const auto end = bytes.begin() + static_cast<std::ptrdiff_t>(what.size);
    std::copy(bytes.begin(), end, static_cast<uint8_t *>(what.dst));
    bytes.erase(bytes.begin(), end);
  }
}

cl_int enqueue(cl_command_queue queue, cl_program program, const char *name, cl_bool blocking, Move what, cl_uint count,
               const cl_event *list, cl_event *event) {
  if (!name || (!what.dst && !what.src) || what.size == 0 || what.size != pieceOf(name))
    return CL_INVALID_VALUE;
  what.pipe = &pipeOf(program, name);
  const cl_int result =
      g_real.clEnqueueNativeKernel(queue, &move, &what, sizeof what, 0, nullptr, nullptr, count, list, event);
  return result == CL_SUCCESS && blocking ? g_real.clFinish(queue) : result;
}

cl_int read(cl_command_queue queue, cl_program program, const char *name, cl_bool blocking, void *dst, size_t size,
            cl_uint count, const cl_event *list, cl_event *event) {
  return enqueue(queue, program, name, blocking, {nullptr, dst, nullptr, size}, count, list, event);
}

cl_int write(cl_command_queue queue, cl_program program, const char *name, cl_bool blocking, const void *src,
             size_t size, cl_uint count, const cl_event *list, cl_event *event) {
  return enqueue(queue, program, name, blocking, {nullptr, nullptr, src, size}, count, list, event);
}

} // namespace

void *pipeFunction(const char *name, void *(*real)(const char *)) {
  if (!std::getenv("FAKE_OPENCL_PIPES"))
    return nullptr;
  g_real.clEnqueueNativeKernel =
      reinterpret_cast<decltype(g_real.clEnqueueNativeKernel)>(real("clEnqueueNativeKernel"));
  g_real.clFinish = reinterpret_cast<decltype(g_real.clFinish)>(real("clFinish"));
  if (std::strcmp(name, "clEnqueueReadHostPipeINTEL") == 0)
    return reinterpret_cast<void *>(&read);
  return std::strcmp(name, "clEnqueueWriteHostPipeINTEL") == 0 ? reinterpret_cast<void *>(&write) : nullptr;
}

void addPipes(cl_uint query, size_t size, void *value, size_t *sizeRet) noexcept {
  if (query != CL_DEVICE_EXTENSIONS || !std::getenv("FAKE_OPENCL_PIPES"))
    return;
  if (value) {
    if (const size_t length = strnlen(static_cast<char *>(value), size); length + sizeof kExtension <= size)
      std::memcpy(static_cast<char *>(value) + length, kExtension, sizeof kExtension);
  }
  if (sizeRet)
    *sizeRet += sizeof kExtension - 1;
}

} // namespace ur::opencl::fake

/// How many reads found less in their pipe than they were to take.
extern "C" __attribute__((visibility("default"))) uint64_t fakeOpenClUnderruns() {
  return ur::opencl::fake::g_underruns;
}
