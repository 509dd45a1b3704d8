// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The client side of NVIDIA's NVTX, version 3: a tool's library, which NVTX_INJECTION64_PATH names, is handed tables of
// places and writes its functions there, at once or when it has more to do. Facts of the interface that NVTX's own
// headers publish; no header of theirs is needed.
#pragma once

#include <cstdint>
#include <string>

namespace ur::layers::exporters::nvtx {

struct Domain; // a tool's own
struct String;
struct Resource;

inline constexpr uint16_t kVersion = 3;
inline constexpr int32_t kAscii = 1;
inline constexpr int32_t kRegistered = 3;
inline constexpr int32_t kGenericPointer = 1 << 16 | 1;

union Message {
  const char *ascii;
  String *registered;
};

/// nvtxEventAttributes_t.
struct EventAttributes {
  uint16_t version = kVersion;
  uint16_t size = sizeof(EventAttributes);
  uint32_t category = 0;
  int32_t colorType = 0;
  uint32_t color = 0;
  int32_t payloadType = 0;
  int32_t reserved = 0;
  uint64_t payload = 0;
  int32_t messageType = 0;
  Message message{};
};

/// nvtxResourceAttributes_t.
struct ResourceAttributes {
  uint16_t version = kVersion;
  uint16_t size = sizeof(ResourceAttributes);
  int32_t identifierType = kGenericPointer;
  const void *identifier = nullptr;
  int32_t messageType = kAscii;
  Message message{};
};

/// What we call of the tool. Null: it hasn't that, or not yet.
struct Functions {
  void (*nameThread)(uint32_t thread, const char *name);
  Domain *(*createDomain)(const char *name);
  String *(*registerString)(Domain *domain, const char *text);
  int (*pushRange)(Domain *domain, const EventAttributes *attributes);
  int (*popRange)(Domain *domain);
  Resource *(*createResource)(Domain *domain, ResourceAttributes *attributes);
  void (*destroyResource)(Resource *resource);
};

/// Opens a tool's library and lets it attach. False, and a sentence in `problem`, where it can't. Throws
/// std::bad_alloc.
[[nodiscard]] bool attach(const char *file, std::string &problem);
/// The tool's functions as they are now. Any thread.
[[nodiscard]] Functions functions() noexcept;

} // namespace ur::layers::exporters::nvtx
