// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ONEAPI_DEVICE_SELECTOR: which back ends are opened, and which of their devices urDeviceGetSelected shows.
//
//   selector := term[;term...]      term := [!]backend:device[,device...]
//   backend  := opencl | cuda | hip | level_zero | level_zero_v2 | native_cpu | offload | *
//   device   := * | cpu | gpu | fpga | number | number.part[.part] | *.*[.*]  part := * | number
//
// Case doesn't matter. A term with `!` discards; a selector of discarding terms alone accepts the rest. A device that
// has parts names sub-devices (and sub-sub-devices) of the root; behind * there is no number. Numbers count the devices
// of a back end from 0.
#pragma once

#include "unified-runtime/ur_api.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ur::loader {

class DeviceSelector {
public:
  struct Part { // nothing: all of them
    std::optional<uint32_t> number;
  };
  struct Device {
    ur_device_type_t type = UR_DEVICE_TYPE_ALL; // of the root
    std::optional<uint32_t> number;             // of the root
    std::vector<Part> parts;                    // none: the root itself
  };
  struct Term {
    bool discards = false;
    std::string backend; // lower case; "*" for all
    std::vector<Device> devices;
  };

  /// Accepts everything.
  DeviceSelector() = default;
  /// Throws env::Error, which names `variable`, where the text is not a selector.
  DeviceSelector(const char *variable, std::string_view text);

  [[nodiscard]] bool acceptsAll() const noexcept { return terms_.empty(); }
  [[nodiscard]] const std::vector<Term> &terms() const noexcept { return terms_; }

  /// Whether any device of the adapter of this name (level_zero_v2, ...) could be selected; if not, it need not be
  /// opened.
  [[nodiscard]] bool mayUseAdapter(std::string_view adapter) const noexcept;

  /// Whether the root device number `number` of a back end is selected itself.
  [[nodiscard]] bool selectsRoot(ur_backend_t backend, uint32_t number, ur_device_type_t type) const noexcept;

  /// The accepting `device`s with parts that a root device matches. Discards of sub-devices: see discardsPart().
  [[nodiscard]] std::vector<Device> partsOf(ur_backend_t backend, uint32_t number, ur_device_type_t type) const;

  /// Whether the sub-device `path` (numbers from the root down) of a root device is discarded.
  [[nodiscard]] bool discardsPart(ur_backend_t backend, uint32_t number, ur_device_type_t type,
                                  const std::vector<uint32_t> &path) const noexcept;

  /// The names of the adapters in the order in which the loader shows them.
  [[nodiscard]] static const std::vector<std::string_view> &adapterNames();

private:
  std::vector<Term> terms_;
  bool anyAccepts_ = false;
};

} // namespace ur::loader
