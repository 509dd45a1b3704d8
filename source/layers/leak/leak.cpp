// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/leak/leak.hpp"

#include "common/generated/tables.hpp"
#include "layers/findings.hpp"
#include "layers/handles.hpp"

#include <cinttypes>
#include <new>

namespace ur::layers::leak {

size_t report(Registry &registry) noexcept {
  try {
    const std::vector<Registry::Holding> held = registry.holdings();
    for (const Registry::Holding &holding : held) {
      const HandleKind &kind = kindOf(holding.type);
      find("still held: the %s %p (%s), %" PRIu64 " reference%s, from %s, its call number %" PRIu64, kind.name,
           holding.handle, kind.type, holding.references, holding.references == 1 ? "" : "s",
           kFunctionNames[holding.origin.slot], holding.origin.call);
    }
    if (!held.empty()) {
      find("%zu handle%s not released%s", held.size(), held.size() == 1 ? " was" : "s were",
           registry.complete() ? "" : "; memory ran out, there may be more");
    }
    return held.size();
  } catch (const std::bad_alloc &) {
    find("no memory to say which handles are still held");
    return 0;
  }
}

} // namespace ur::layers::leak
