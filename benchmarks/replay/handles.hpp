// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The handles of a trace, by their numbers: which slot of the replay each has, and for how long the program holds it.
#pragma once

#include "common/reflection.hpp"
#include "replay/program.hpp"
#include "trace/trace.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace replay {

struct Handle {
  uint32_t slot = kNullSlot;
  uint32_t references = 0; ///< that the program holds
  bool lent = false;       ///< good without being held
  std::string notMade;     ///< why the replay doesn't have it; empty: it does
  Leftover::Kind kind = Leftover::Kind::Event;
  bool known = false;                               ///< kind says how it is given back
  uint32_t context = kNullSlot, device = kNullSlot; ///< slots of those that it was made for
  bool standIns = false;                            ///< of a queue: nobody has waited for a stand-in that is on it
};

class Handles {
public:
  explicit Handles(Program &program) : program_(program) {}

  /// Before the parameters of each call are resolved.
  void at(const trace::Call &call) noexcept { call_ = &call; }
  /// A handle in a parameter for those of a kind. Throws trace::Error for one that no call before has given out,
  /// Unplayable for one that the replay doesn't have, or of another kind. Null for a null handle.
  [[nodiscard]] Handle *use(const trace::Value &value, ur::reflection::HandleId kind);
  /// The same of handles that a call gave back or held once more; null where it isn't one of the replay's.
  [[nodiscard]] Handle *find(const std::string &text);
  /// The handle that a call has written, with the slot to write it to.
  Handle &give(const std::string &text, bool lent);
  /// A device that a platform has listed. It may be listed again by another number, once the program holds it no more.
  void giveDevice(const std::string &text, const std::string &platform, size_t position);
  /// That a call which isn't played has written it.
  void giveUnmade(const std::string &text, const char *function);

  /// What the program hasn't given back.
  [[nodiscard]] std::vector<Leftover> leftovers() const;

private:
  using Key = std::pair<uint32_t, std::string>; // numbers count anew when the loader comes up again

  Program &program_;
  const trace::Call *call_ = nullptr;
  std::map<Key, Handle> handles_;
  std::map<std::pair<std::string, size_t>, uint32_t> devices_; // slots, by the platform and the place in its list
};

/// "kind:number".
[[nodiscard]] bool isHandleText(const std::string &text) noexcept;
/// The same, of that kind.
[[nodiscard]] bool isHandleOf(const std::string &text, ur::reflection::HandleId kind) noexcept;

} // namespace replay
