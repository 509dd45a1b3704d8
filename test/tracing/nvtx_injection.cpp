// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tool of NVTX, as NVTX_INJECTION64_PATH names one: writes one line for each range and name to standard error. It
// attaches as NVIDIA's own do, by the tables of version 3; where NVIDIA's headers are, it is compiled against them.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifdef NVTX_HEADERS
#include <nvtx3/nvToolsExt.h>
using Attributes = nvtxEventAttributes_t;
using ResourceAttributes = nvtxResourceAttributes_t;
using Callbacks = NvtxExportTableCallbacks;
using Function = NvtxFunctionPointer;
using Module = NvtxCallbackModule;
constexpr Module kCore = NVTX_CB_MODULE_CORE, kCore2 = NVTX_CB_MODULE_CORE2;
constexpr uint32_t kCallbackTable = NVTX_ETID_CALLBACKS;
constexpr int kNameThread = NVTX_CBID_CORE_NameOsThreadA, kPush = NVTX_CBID_CORE2_DomainRangePushEx,
              kPop = NVTX_CBID_CORE2_DomainRangePop, kResource = NVTX_CBID_CORE2_DomainResourceCreate,
              kRegister = NVTX_CBID_CORE2_DomainRegisterStringA, kDomain = NVTX_CBID_CORE2_DomainCreateA;
constexpr unsigned kCoreSize = NVTX_CBID_CORE_SIZE, kCore2Size = NVTX_CBID_CORE2_SIZE;
constexpr int32_t kRegistered = NVTX_MESSAGE_TYPE_REGISTERED, kPointer = NVTX_RESOURCE_TYPE_GENERIC_POINTER;
constexpr uint16_t kVersion = NVTX_VERSION, kSize = NVTX_EVENT_ATTRIB_STRUCT_SIZE,
                   kResourceSize = NVTX_RESOURCE_ATTRIB_STRUCT_SIZE;
#else
struct Attributes {
  uint16_t version, size;
  uint32_t category;
  int32_t colorType;
  uint32_t color;
  int32_t payloadType, reserved;
  uint64_t payload;
  int32_t messageType;
  union {
    const char *ascii;
    void *registered;
  } message;
};
struct ResourceAttributes {
  uint16_t version, size;
  int32_t identifierType;
  union {
    const void *pValue;
    uint64_t ullValue;
  } identifier;
  int32_t messageType;
  union {
    const char *ascii;
    void *registered;
  } message;
};
using Function = void (*)();
using Module = int;
struct Callbacks {
  size_t struct_size;
  int (*GetModuleFunctionTable)(Module, Function ***, unsigned *);
};
constexpr Module kCore = 1, kCore2 = 5;
constexpr uint32_t kCallbackTable = 1;
constexpr int kNameThread = 14, kPush = 4, kPop = 5, kResource = 6, kRegister = 10, kDomain = 12;
constexpr unsigned kCoreSize = 16, kCore2Size = 16;
constexpr int32_t kRegistered = 3, kPointer = 0x10001;
constexpr uint16_t kVersion = 3, kSize = 48, kResourceSize = 32;
#endif

namespace {

void *registerString(void *, const char *text) {
  return strdup(text); // kept for the process's life
}

void *createDomain(const char *name) {
  std::fprintf(stderr, "nvtx domain %s\n", name);
  return strdup(name);
}

int push(void *domain, const Attributes *attributes) {
  const bool right = attributes->version == kVersion && attributes->size == kSize &&
                     attributes->messageType == kRegistered &&
                     std::strcmp(static_cast<const char *>(domain), "Unified Runtime") == 0;
  const void *text = nullptr;
  std::memcpy(&text, &attributes->message, sizeof(text));
  std::fprintf(stderr, "nvtx push %s %s\n", static_cast<const char *>(text), right ? "right" : "WRONG");
  return 0;
}

int pop(void *) {
  std::fprintf(stderr, "nvtx pop\n");
  return 0;
}

void *createResource(void *, ResourceAttributes *attributes) {
  const bool right = attributes->version == kVersion && attributes->size == kResourceSize &&
                     attributes->identifierType == kPointer && attributes->messageType == 1;
  std::fprintf(stderr, "nvtx resource %p %s %s\n", attributes->identifier.pValue, attributes->message.ascii,
               right ? "right" : "WRONG");
  return strdup(attributes->message.ascii);
}

void nameThread(uint32_t thread, const char *name) {
  std::fprintf(stderr, "nvtx thread %s%u %s\n", thread != 0 ? "" : "WRONG ", thread, name);
}

template <typename Type>
void put(Function **table, int place, Type *function) {
  *table[place] = reinterpret_cast<Function>(function);
}

} // namespace

extern "C" __attribute__((visibility("default"))) int InitializeInjectionNvtx2(const void *(*getTable)(uint32_t)) {
  if (std::getenv("NVTX_TEST_REFUSE"))
    return 0;
  const auto *const callbacks = static_cast<const Callbacks *>(getTable(kCallbackTable));
  Function **core = nullptr, **core2 = nullptr;
  unsigned coreSize = 0, core2Size = 0;
  if (!callbacks || callbacks->struct_size < sizeof(Callbacks) ||
      !callbacks->GetModuleFunctionTable(kCore, &core, &coreSize) ||
      !callbacks->GetModuleFunctionTable(kCore2, &core2, &core2Size) || coreSize != kCoreSize ||
      core2Size != kCore2Size)
    return 0;
  put(core, kNameThread, nameThread);
  put(core2, kPush, push);
  put(core2, kPop, pop);
  put(core2, kResource, createResource);
  put(core2, kRegister, registerString);
  put(core2, kDomain, createDomain);
  return 1;
}
