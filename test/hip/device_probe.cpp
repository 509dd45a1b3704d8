// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which functions of HIP's runtime depend on the thread's current device: makes each call for objects of the first
// device with that device current, and with the last one, and prints the answers as a table (promise D2). A second
// table says what it costs to make another device current.
//
//   hip_device_probe [--own] [CODE KERNEL]
//
// --own: only with the right device, which any runtime, the fake one too, has to accept: the exit status says so. CODE:
// a code object with a kernel without parameters. On one device the second column says nothing.
#include "hip/switching.hpp"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <vector>

using namespace ur::hip;

namespace {

constexpr size_t kSize = 1 << 16;

Api api;
int failures = 0;

/// Of the first device, made while it was current.
hipStream_t stream = nullptr;
hipEvent_t event = nullptr, last = nullptr;
void *memory = nullptr, *host = nullptr;
hipModule_t module = nullptr;
hipFunction_t function = nullptr;

struct Row {
  const char *name;
  std::function<hipError_t()> call;
};

std::vector<Row> rows() {
  std::vector<Row> all{
      {"hipStreamSynchronize", [] { return api.hipStreamSynchronize(stream); }},
      {"hipStreamQuery", [] { return api.hipStreamQuery(stream); }},
      {"hipEventRecord", [] { return api.hipEventRecord(event, stream); }},
      {"hipStreamWaitEvent", [] { return api.hipStreamWaitEvent(stream, event, 0); }},
      {"hipEventSynchronize", [] { return api.hipEventSynchronize(event); }},
      {"hipEventQuery", [] { return api.hipEventQuery(event); }},
      {"hipMemsetD8Async", [] { return api.hipMemsetD8Async(memory, 1, kSize, stream); }},
      {"hipMemsetD32Async", [] { return api.hipMemsetD32Async(memory, 1, kSize / 4, stream); }},
      {"hipMemcpyAsync", [] { return api.hipMemcpyAsync(memory, host, kSize, hipMemcpyDefault, stream); }},
      {"hipStreamAddCallback",
       [] {
         return api.hipStreamAddCallback(
             stream, [](hipStream_t, hipError_t, void *) {}, nullptr, 0);
       }},
      {"hipPointerGetAttributes",
       [] {
         hipPointerAttribute_t attributes{};
         return api.hipPointerGetAttributes(&attributes, memory);
       }},
      {"hipMemGetAddressRange",
       [] {
         void *start = nullptr;
         size_t size = 0;
         return api.hipMemGetAddressRange(&start, &size, memory);
       }},
      {"hipEventCreateWithFlags, recorded on the stream",
       [] {
         hipEvent_t made = nullptr;
         hipError_t result = api.hipEventCreateWithFlags(&made, hipEventDisableTiming);
         if (result != hipSuccess)
           return result;
         result = api.hipEventRecord(made, stream);
         (void)api.hipEventDestroy(made);
         return result;
       }},
  };
  if (api.hipLaunchHostFunc) {
    all.push_back({"hipLaunchHostFunc", [] {
                     return api.hipLaunchHostFunc(
                         stream, [](void *) {}, nullptr);
                   }});
  }
  if (function) {
    all.push_back({"hipModuleLaunchKernel",
                   [] { return api.hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, nullptr, nullptr); }});
  }
  // Last: they end what the others use.
  all.push_back({"hipEventDestroy", [] { return api.hipEventDestroy(last); }});
  all.push_back({"hipFree", [] { return api.hipFree(memory); }});
  all.push_back({"hipHostFree", [] { return api.hipHostFree(host); }});
  all.push_back({"hipStreamDestroy", [] { return api.hipStreamDestroy(stream); }});
  return all;
}

void need(hipError_t result, const char *what) {
  if (result == hipSuccess)
    return;
  std::printf("%s: %s\n", what, nameOf(api, result).c_str());
  std::exit(1);
}

void prepare(const std::vector<char> &code, const char *kernel) {
  need(api.hipSetDevice(0), "hipSetDevice");
  need(api.hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, 0), "hipStreamCreateWithPriority");
  for (hipEvent_t *one : {&event, &last}) {
    need(api.hipEventCreateWithFlags(one, hipEventDisableTiming), "hipEventCreateWithFlags");
    need(api.hipEventRecord(*one, stream), "hipEventRecord");
  }
  need(api.hipMalloc(&memory, kSize), "hipMalloc");
  need(api.hipHostMalloc(&host, kSize, hipHostMallocPortable), "hipHostMalloc");
  if (!code.empty()) {
    need(api.hipModuleLoadData(&module, code.data()), "hipModuleLoadData");
    need(api.hipModuleGetFunction(&function, module, kernel), "hipModuleGetFunction");
  }
}

/// Each call on its own, since one that is refused may leave the others' objects behind.
std::vector<std::string> answersUnder(int device, const std::vector<char> &code, const char *kernel) {
  prepare(code, kernel);
  std::vector<std::string> answers;
  for (const Row &row : rows()) {
    need(api.hipSetDevice(device), "hipSetDevice");
    const hipError_t result = row.call();
    failures += result != hipSuccess;
    answers.push_back(result == hipSuccess ? "works" : nameOf(api, result));
  }
  need(api.hipSetDevice(0), "hipSetDevice");
  return answers;
}

} // namespace

int main(int argc, char **argv) {
  const bool own = argc > 1 && std::strcmp(argv[1], "--own") == 0;
  std::vector<char> code;
  const char *kernel = "";
  if (argc == 3 + own) {
    std::ifstream file(argv[1 + own], std::ios::binary);
    code.assign(std::istreambuf_iterator<char>(file), {});
    kernel = argv[2 + own];
  }
  std::string reason;
  if (!openLibrary(&api, &reason)) {
    std::printf("no HIP: %s\n", reason.c_str());
    return 1;
  }
  int devices = 0;
  need(api.hipGetDeviceCount(&devices), "hipGetDeviceCount");
  const std::vector<std::string> right = answersUnder(0, code, kernel);
  const std::vector<std::string> other = own ? right : answersUnder(devices - 1, code, kernel);
  std::printf("| call | its device | another one |\n|---|---|---|\n");
  size_t i = 0;
  for (const Row &row : rows()) {
    std::printf("| `%s` | %s | %s |\n", row.name, right[i].c_str(), own ? "" : other[i].c_str());
    ++i;
  }
  probe::printSwitching(api, devices, code, kernel, own ? probe::Effort{1, 1} : probe::Effort{});
  return own && failures != 0 ? 1 : 0;
}
