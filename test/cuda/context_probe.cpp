// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which functions of the driver depend on the thread's current context: makes each call for objects of the first device
// with the first device's context current, the last one's, and none, and prints the answers as a table (promise D2).
//
//   cuda_context_probe [--own] [PTX KERNEL]
//
// --own: only with the right context, which any driver, the fake one too, has to accept. PTX: a file with a kernel
// without parameters; else a text of the probe's own. On one device the second column says nothing.
#include "adapters/cuda/api/library.hpp"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <vector>

using namespace ur::cuda;

namespace {

constexpr size_t kSize = 1 << 16;
constexpr char kText[] = ".version 6.0\n.target sm_70\n.address_size 64\n.visible .global .align 4 .u32 word;\n"
                         ".visible .entry nothing()\n{\n  ret;\n}\n";

Api api;
std::vector<CUcontext> contexts;

/// Of the first device, made under its context.
CUstream stream = nullptr;
CUevent first = nullptr, last = nullptr, fresh = nullptr;
CUevent theirs = nullptr; ///< recorded on the last device
CUdeviceptr memory = 0;
void *host = nullptr;
CUmodule module = nullptr;
CUfunction function = nullptr;
CUmemoryPool pool = nullptr;
CUgraphExec executable = nullptr; ///< null where there are none, or the kernel has arguments
std::string text(kText), kernel("nothing");

// What a call under test makes, or needs for itself.
CUstream aStream = nullptr;
CUevent anEvent = nullptr;
CUdeviceptr anAddress = 0;
void *aPointer = nullptr;
CUmodule aModule = nullptr;
CUmemoryPool aPool = nullptr;
CUmemGenericAllocationHandle aHandle = 0;

struct Row {
  const char *name;
  bool there;
  std::function<CUresult()> call;
  std::function<void()> before = {}, after = {};
  std::function<int()> where = {}; ///< the device of what it has made
};

void expect(CUresult result, const char *what) {
  if (result != CUDA_SUCCESS) {
    std::fprintf(stderr, "%s: %s\n", what, nameOf(api, result).c_str());
    std::exit(1);
  }
}
#define MUST(expression) expect(expression, #expression)

int deviceOf(CUcontext context) {
  for (size_t i = 0; i < contexts.size(); ++i) {
    if (contexts[i] == context)
      return static_cast<int>(i);
  }
  return -1;
}
int deviceOf(CUdeviceptr address) {
  int ordinal = -1;
  (void)api.cuPointerGetAttribute(&ordinal, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address);
  return ordinal;
}
int deviceOfStream() {
  CUcontext context = nullptr;
  return api.cuStreamGetCtx && api.cuStreamGetCtx(aStream, &context) == CUDA_SUCCESS ? deviceOf(context) : -1;
}
/// An event can be recorded by streams of its own device only.
int deviceOfEvent() {
  return api.cuEventRecord(anEvent, stream) == CUDA_SUCCESS ? 0 : static_cast<int>(contexts.size()) - 1;
}
CUmemPoolProps poolProps() {
  CUmemPoolProps props{};
  props.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
  props.location = {CU_MEM_LOCATION_TYPE_DEVICE, 0};
  return props;
}
CUmemAllocationProp allocationProps() {
  CUmemAllocationProp props{};
  props.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  props.location = {CU_MEM_LOCATION_TYPE_DEVICE, 0};
  return props;
}
CUmemAccessDesc access() {
  return {{CU_MEM_LOCATION_TYPE_DEVICE, 0}, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
}
constexpr size_t kGranule = 2 << 20;

void makeAll() {
  MUST(api.cuCtxSetCurrent(contexts.back()));
  MUST(api.cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, 0));
  MUST(api.cuEventCreate(&theirs, CU_EVENT_DEFAULT));
  MUST(api.cuEventRecord(theirs, stream));
  MUST(api.cuCtxSetCurrent(contexts.front()));
  MUST(api.cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, 0));
  for (CUevent *event : {&first, &last, &fresh}) {
    MUST(api.cuEventCreate(event, CU_EVENT_DEFAULT));
    MUST(api.cuEventRecord(*event, stream));
  }
  MUST(api.cuMemAlloc(&memory, kSize));
  MUST(api.cuMemHostAlloc(&host, kSize, CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP));
  std::memset(host, 0, kSize);
  MUST(api.cuModuleLoadDataEx(&module, text.c_str(), 0, nullptr, nullptr));
  MUST(api.cuModuleGetFunction(&function, module, kernel.c_str()));
  if (api.graphs() && text == kText) {
    const CUDA_KERNEL_NODE_PARAMS params{function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr, nullptr};
    CUgraph graph = nullptr;
    CUgraphNode node = nullptr;
    MUST(api.cuGraphCreate(&graph, 0));
    MUST(api.cuGraphAddKernelNode(&node, graph, nullptr, 0, &params));
    MUST(api.cuGraphInstantiateWithFlags(&executable, graph, 0));
  }
  const CUmemPoolProps props = poolProps();
  if (api.pools())
    MUST(api.cuMemPoolCreate(&pool, &props));
}

std::vector<Row> streamsAndEvents() {
  const auto makeStream = [] { MUST(api.cuStreamCreateWithPriority(&aStream, CU_STREAM_NON_BLOCKING, 0)); };
  const auto dropStream = [] { MUST(api.cuStreamDestroy(aStream)); };
  const auto makeEvent = [] { MUST(api.cuEventCreate(&anEvent, CU_EVENT_DEFAULT)); };
  const auto dropEvent = [] { MUST(api.cuEventDestroy(anEvent)); };
  const auto word = reinterpret_cast<CUdeviceptr>(host);
  return {
      {"cuStreamCreateWithPriority",
       true,
       [] { return api.cuStreamCreateWithPriority(&aStream, CU_STREAM_NON_BLOCKING, 0); },
       {},
       dropStream,
       deviceOfStream},
      {"cuStreamDestroy", true, [] { return api.cuStreamDestroy(aStream); }, makeStream},
      {"cuStreamGetCtx", api.cuStreamGetCtx != nullptr,
       [] {
         CUcontext context = nullptr;
         return api.cuStreamGetCtx(stream, &context);
       }},
      {"cuStreamQuery", true, [] { return api.cuStreamQuery(stream); }},
      {"cuStreamSynchronize", true, [] { return api.cuStreamSynchronize(stream); }},
      {"cuStreamWaitEvent", true, [] { return api.cuStreamWaitEvent(stream, first, 0); }},
      {"cuStreamWaitEvent (of the last device)", true, [] { return api.cuStreamWaitEvent(stream, theirs, 0); }},
      {"cuStreamAddCallback", true,
       [] {
         return api.cuStreamAddCallback(
             stream, [](CUstream, CUresult, void *) {}, nullptr, 0);
       }},
      {"cuLaunchHostFunc", true,
       [] {
         return api.cuLaunchHostFunc(
             stream, [](void *) {}, nullptr);
       }},
      {"cuStreamWaitValue32", api.cuStreamWaitValue32 != nullptr,
       [word] { return api.cuStreamWaitValue32(stream, word, 0, CU_STREAM_WAIT_VALUE_GEQ); }},
      {"cuEventCreate",
       true,
       [] { return api.cuEventCreate(&anEvent, CU_EVENT_DEFAULT); },
       {},
       dropEvent,
       deviceOfEvent},
      {"cuEventDestroy", true, [] { return api.cuEventDestroy(anEvent); }, makeEvent},
      {"cuEventRecord", true, [] { return api.cuEventRecord(fresh, stream); }},
      {"cuEventQuery", true, [] { return api.cuEventQuery(first); }},
      {"cuEventSynchronize", true, [] { return api.cuEventSynchronize(first); }},
      {"cuEventElapsedTime", api.cuEventElapsedTime != nullptr,
       [] {
         float ms = 0;
         return api.cuEventElapsedTime(&ms, first, last);
       }},
  };
}

std::vector<Row> plainMemory() {
  const auto freeAddress = [] { MUST(api.cuMemFree(anAddress)); };
  const auto where = [] { return deviceOf(anAddress); };
  return {
      {"cuMemGetInfo", true,
       [] {
         size_t free = 0, total = 0;
         return api.cuMemGetInfo(&free, &total);
       }},
      {"cuMemAlloc", true, [] { return api.cuMemAlloc(&anAddress, kSize); }, {}, freeAddress, where},
      {"cuMemFree", true, [] { return api.cuMemFree(anAddress); }, [] { MUST(api.cuMemAlloc(&anAddress, kSize)); }},
      {"cuMemHostAlloc",
       true,
       [] { return api.cuMemHostAlloc(&aPointer, kSize, CU_MEMHOSTALLOC_PORTABLE); },
       {},
       [] { MUST(api.cuMemFreeHost(aPointer)); }},
      {"cuMemFreeHost", true, [] { return api.cuMemFreeHost(aPointer); },
       [] { MUST(api.cuMemHostAlloc(&aPointer, kSize, CU_MEMHOSTALLOC_PORTABLE)); }},
      {"cuMemAllocManaged",
       api.cuMemAllocManaged != nullptr,
       [] { return api.cuMemAllocManaged(&anAddress, kSize, CU_MEM_ATTACH_GLOBAL); },
       {},
       freeAddress,
       where},
      {"cuPointerGetAttribute", true,
       [] {
         CUmemorytype type{};
         return api.cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, memory);
       }},
      {"cuMemcpyAsync", true, [] { return api.cuMemcpyAsync(memory, memory + kSize / 2, kSize / 2, stream); }},
      {"cuMemcpyAsync (from host)", true,
       [] { return api.cuMemcpyAsync(memory, reinterpret_cast<CUdeviceptr>(host), kSize, stream); }},
      {"cuMemcpy3DAsync", true,
       [] {
         CUDA_MEMCPY3D box{};
         box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
         box.srcDevice = memory;
         box.dstDevice = memory + kSize / 2;
         box.srcPitch = box.dstPitch = 64;
         box.srcHeight = box.dstHeight = box.Height = 4;
         box.WidthInBytes = 32;
         box.Depth = 1;
         return api.cuMemcpy3DAsync(&box, stream);
       }},
      {"cuMemsetD8Async", true, [] { return api.cuMemsetD8Async(memory, 0, kSize, stream); }},
      {"cuMemsetD16Async", true, [] { return api.cuMemsetD16Async(memory, 0, kSize / 2, stream); }},
      {"cuMemsetD32Async", true, [] { return api.cuMemsetD32Async(memory, 0, kSize / 4, stream); }},
      {"cuMemsetD2D8Async", true, [] { return api.cuMemsetD2D8Async(memory, 64, 0, 32, 4, stream); }},
      {"cuMemsetD2D16Async", true, [] { return api.cuMemsetD2D16Async(memory, 64, 0, 16, 4, stream); }},
      {"cuMemsetD2D32Async", true, [] { return api.cuMemsetD2D32Async(memory, 64, 0, 8, 4, stream); }},
  };
}

std::vector<Row> poolsAndRanges() {
  const bool pools = api.pools(), ranges = api.virtualMemory();
  const auto makePool = [] {
    const CUmemPoolProps props = poolProps();
    MUST(api.cuMemPoolCreate(&aPool, &props));
  };
  const auto allocate = [] { MUST(api.cuMemAllocFromPoolAsync(&anAddress, kSize, pool, stream)); };
  const auto give = [] { MUST(api.cuMemFreeAsync(anAddress, stream)); };
  const auto reserve = [] { MUST(api.cuMemAddressReserve(&anAddress, kGranule, 0, 0, 0)); };
  const auto unreserve = [] { MUST(api.cuMemAddressFree(anAddress, kGranule)); };
  const auto create = [] {
    const CUmemAllocationProp props = allocationProps();
    MUST(api.cuMemCreate(&aHandle, kGranule, &props, 0));
  };
  const auto release = [] { MUST(api.cuMemRelease(aHandle)); };
  const auto both = [=] { reserve(), create(); };
  const auto map = [=] {
    both();
    MUST(api.cuMemMap(anAddress, kGranule, 0, aHandle, 0));
  };
  const auto neither = [=] { release(), unreserve(); };
  const auto unmap = [=] {
    MUST(api.cuMemUnmap(anAddress, kGranule));
    neither();
  };
  return {
      {"cuMemPoolCreate",
       pools,
       [] {
         const CUmemPoolProps props = poolProps();
         return api.cuMemPoolCreate(&aPool, &props);
       },
       {},
       [] { MUST(api.cuMemPoolDestroy(aPool)); }},
      {"cuMemPoolDestroy", pools, [] { return api.cuMemPoolDestroy(aPool); }, makePool},
      {"cuMemPoolTrimTo", pools, [] { return api.cuMemPoolTrimTo(pool, 0); }},
      {"cuMemPoolSetAttribute", pools,
       [] {
         uint64_t keep = 0;
         return api.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &keep);
       }},
      {"cuMemPoolGetAttribute", pools,
       [] {
         uint64_t reserved = 0;
         return api.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, &reserved);
       }},
      {"cuMemPoolSetAccess", pools,
       [] {
         const CUmemAccessDesc own = access();
         return api.cuMemPoolSetAccess(pool, &own, 1);
       }},
      {"cuMemAllocFromPoolAsync",
       pools,
       [] { return api.cuMemAllocFromPoolAsync(&anAddress, kSize, pool, stream); },
       {},
       give,
       [] { return deviceOf(anAddress); }},
      {"cuMemFreeAsync", pools, [] { return api.cuMemFreeAsync(anAddress, stream); },
       [=] {
         allocate();
         MUST(api.cuStreamSynchronize(stream));
       }},
      {"cuMemAddressReserve",
       ranges,
       [] { return api.cuMemAddressReserve(&anAddress, kGranule, 0, 0, 0); },
       {},
       unreserve},
      {"cuMemAddressFree", ranges, [] { return api.cuMemAddressFree(anAddress, kGranule); }, reserve},
      {"cuMemCreate",
       ranges,
       [] {
         const CUmemAllocationProp props = allocationProps();
         return api.cuMemCreate(&aHandle, kGranule, &props, 0);
       },
       {},
       release},
      {"cuMemRelease", ranges, [] { return api.cuMemRelease(aHandle); }, create},
      {"cuMemMap", ranges, [] { return api.cuMemMap(anAddress, kGranule, 0, aHandle, 0); }, both, unmap},
      {"cuMemSetAccess", ranges,
       [] {
         const CUmemAccessDesc own = access();
         return api.cuMemSetAccess(anAddress, kGranule, &own, 1);
       },
       map, unmap},
      {"cuMemUnmap", ranges, [] { return api.cuMemUnmap(anAddress, kGranule); }, map, neither},
  };
}

std::vector<Row> code() {
  const auto load = [] { MUST(api.cuModuleLoadDataEx(&aModule, text.c_str(), 0, nullptr, nullptr)); };
  return {
      {"cuModuleLoadDataEx",
       true,
       [] { return api.cuModuleLoadDataEx(&aModule, text.c_str(), 0, nullptr, nullptr); },
       {},
       [] { MUST(api.cuModuleUnload(aModule)); }},
      {"cuModuleUnload", true, [] { return api.cuModuleUnload(aModule); }, load},
      {"cuModuleGetFunction", true,
       [] {
         CUfunction found = nullptr;
         return api.cuModuleGetFunction(&found, module, kernel.c_str());
       }},
      {"cuModuleGetGlobal",
       api.cuModuleGetGlobal && text == kText,
       [] {
         size_t size = 0;
         return api.cuModuleGetGlobal(&anAddress, &size, module, "word");
       },
       {},
       {},
       [] { return deviceOf(anAddress); }},
      {"cuModuleGetFunctionCount", api.cuModuleGetFunctionCount != nullptr,
       [] {
         unsigned count = 0;
         return api.cuModuleGetFunctionCount(&count, module);
       }},
      {"cuModuleEnumerateFunctions", api.cuModuleEnumerateFunctions != nullptr,
       [] {
         CUfunction found = nullptr;
         return api.cuModuleEnumerateFunctions(&found, 1, module);
       }},
      {"cuFuncGetModule", api.cuFuncGetModule != nullptr,
       [] {
         CUmodule found = nullptr;
         return api.cuFuncGetModule(&found, function);
       }},
      {"cuFuncGetName", api.cuFuncGetName != nullptr,
       [] {
         const char *name = nullptr;
         return api.cuFuncGetName(&name, function);
       }},
      {"cuFuncLoad", api.cuFuncLoad != nullptr, [] { return api.cuFuncLoad(function); }},
      {"cuFuncGetAttribute", true,
       [] {
         int value = 0;
         return api.cuFuncGetAttribute(&value, CU_FUNC_ATTRIBUTE_NUM_REGS, function);
       }},
      {"cuFuncSetAttribute", true,
       [] { return api.cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1024); }},
      {"cuOccupancyMaxActiveBlocksPerMultiprocessor", api.cuOccupancyMaxActiveBlocksPerMultiprocessor != nullptr,
       [] {
         int blocks = 0;
         return api.cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, function, 32, 0);
       }},
      {"cuLaunchKernel", text == kText,
       [] { return api.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, nullptr, nullptr); }},
      {"cuLaunchKernelEx", api.cuLaunchKernelEx && text == kText,
       [] {
         const CUlaunchConfig config{1, 1, 1, 1, 1, 1, 0, stream, nullptr, 0};
         return api.cuLaunchKernelEx(&config, function, nullptr, nullptr);
       }},
      // cuGraphExecKernelNodeSetParams() works under any, and under none ends the process.
      {"cuGraphLaunch", executable != nullptr, [] { return api.cuGraphLaunch(executable, stream); }},
      {"cuLaunchCooperativeKernel", api.cuLaunchCooperativeKernel && text == kText,
       [] { return api.cuLaunchCooperativeKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, nullptr); }},
  };
}

/// The answer under a context, and where what it made is.
std::string probe(const Row &row, CUcontext under) {
  MUST(api.cuCtxSetCurrent(contexts.front()));
  if (row.before)
    row.before();
  MUST(api.cuCtxSetCurrent(under));
  const CUresult result = row.call();
  MUST(api.cuCtxSetCurrent(contexts.front()));
  std::string answer = result == CUDA_SUCCESS ? "works" : nameOf(api, result);
  if (result == CUDA_SUCCESS && row.where)
    answer += ", on device " + std::to_string(row.where());
  if (result == CUDA_SUCCESS && row.after)
    row.after(); // What a refused call was to end is left: this is a short process.
  if (const CUresult later = api.cuStreamSynchronize(stream); later != CUDA_SUCCESS)
    answer += "; then " + nameOf(api, later);
  return answer;
}

} // namespace

int main(int argc, char **argv) {
  bool ownOnly = false;
  if (argc > 1 && std::strcmp(argv[1], "--own") == 0) {
    ownOnly = true;
    --argc, ++argv;
  }
  if (argc > 2) {
    std::ifstream file(argv[1], std::ios::binary);
    text.assign(std::istreambuf_iterator<char>(file), {});
    kernel = argv[2];
  }
  std::string reason;
  if (!openLibrary(&api, &reason)) {
    std::fprintf(stderr, "%s\n", reason.c_str());
    return 1;
  }
  int count = 0, version = 0;
  MUST(api.cuDeviceGetCount(&count));
  MUST(api.cuDriverGetVersion(&version));
  contexts.resize(static_cast<size_t>(count));
  for (int i = 0; i < count; ++i)
    MUST(api.cuDevicePrimaryCtxRetain(&contexts[static_cast<size_t>(i)], i));
  makeAll();
  char name[256] = "";
  MUST(api.cuDeviceGetName(name, sizeof name, 0));
  std::printf("%s, %d of them, CUDA %d.%d\n\n", name, count, version / 1000, version % 1000 / 10);
  std::printf("| call | its own context | the last device's | none |\n|---|---|---|---|\n");
  for (const auto &rows : {streamsAndEvents(), plainMemory(), poolsAndRanges(), code()}) {
    for (const Row &row : rows) {
      if (!row.there)
        continue;
      std::printf("| %s | %s", row.name, probe(row, contexts.front()).c_str());
      std::fflush(stdout);
      for (const CUcontext other : {contexts.back(), CUcontext{}}) {
        std::printf(" | %s", ownOnly ? "" : probe(row, other).c_str());
        std::fflush(stdout);
      }
      std::printf(" |\n");
    }
  }
  return 0;
}
