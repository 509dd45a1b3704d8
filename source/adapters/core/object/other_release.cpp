// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Said before there is an adapter object, so the log's name comes from the library's: UR_LOG_OPENCL for
// libur_adapter_opencl.so.0.
#include "adapters/core/object/table.hpp"
#include "common/dynamic_library.hpp"
#include "common/log.hpp"
#include "common/table_caller.hpp"

#include <cctype>

namespace ur::core {

bool refusesRelease(std::size_t offset, const void *table) noexcept {
  bool first = false;
  const char *const other = otherRelease(offset, table, &first);
  if (!first)
    return other != nullptr;
  try {
    const std::string path = pathOfAddress(&kAdapterTable), file = path.substr(path.rfind('/') + 1);
    constexpr std::string_view kPrefix = "libur_adapter_";
    std::string name =
        file.starts_with(kPrefix) ? file.substr(kPrefix.size(), file.find('.') - kPrefix.size()) : "ADAPTER";
    for (char &letter : name)
      letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    log::Logger(name.c_str())
        .error("the runtime that asks for tables is of release %s, this adapter is for %s", other, kOwnRelease);
  } catch (const std::bad_alloc &) {
    // The result says enough.
  }
  return true;
}

} // namespace ur::core
