// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "replay/handles.hpp"

#include "layers/handles.hpp"
#include "replay/description.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace replay {
namespace {

std::pair<bool, Leftover::Kind> kindOf(const std::string &text) {
  using Kind = Leftover::Kind;
  static const std::pair<std::string_view, Kind> kKinds[] = {{"queue:", Kind::Queue},
                                                             {"event:", Kind::Event},
                                                             {"mem:", Kind::Buffer},
                                                             {"usm pool:", Kind::Pool},
                                                             {"context:", Kind::Context}};
  for (const auto &[prefix, kind] : kKinds) {
    if (text.rfind(prefix, 0) == 0)
      return {true, kind};
  }
  return {false, Kind::Event};
}

} // namespace

bool isHandleText(const std::string &text) noexcept {
  const size_t colon = text.rfind(':');
  return colon != std::string::npos && colon + 1 < text.size() &&
         text.find_first_not_of("0123456789", colon + 1) == std::string::npos;
}

bool isHandleOf(const std::string &text, ur::reflection::HandleId kind) noexcept {
  return isHandleText(text) && text.substr(0, text.rfind(':')) == ur::layers::kindOf(kind).name;
}

Handle *Handles::use(const trace::Value &value, ur::reflection::HandleId kind) {
  if (value.isNull())
    return nullptr;
  if (!value.isText())
    throw trace::JsonError("a handle is expected");
  if (!isHandleText(value.text))
    throw Unplayable("a handle that no function gave out");
  const Key key(call_->section, value.text);
  auto found = handles_.find(key);
  if (found == handles_.end()) {
    throw trace::Error(program_.file, call_->line,
                       std::string(call_->function) + " uses " + value.text +
                           ", which no call before has given out: lines are missing");
  }
  if (!isHandleOf(value.text, kind))
    throw Unplayable("a handle of another kind");
  Handle &handle = found->second;
  if (!handle.notMade.empty())
    throw Unplayable(handle.notMade);
  if (handle.references == 0 && !handle.lent)
    throw Unplayable("a handle after its release");
  if (value.text.rfind("device:", 0) == 0 &&
      std::find(program_.devices.begin(), program_.devices.end(), handle.slot) == program_.devices.end())
    program_.devices.push_back(handle.slot);
  return &handle;
}

Handle *Handles::find(const std::string &text) {
  const auto found = handles_.find(Key(call_->section, text));
  return found == handles_.end() || !found->second.notMade.empty() ? nullptr : &found->second;
}

Handle &Handles::give(const std::string &text, bool lent) {
  Handle &handle = handles_[Key(call_->section, text)];
  const bool held = handle.references > 0 && handle.notMade.empty();
  if (held && !lent)
    return handle; // used again, such as an event that is signalled once more
  // A slot of its own for each answer: two threads may be given the same handle.
  handle.slot = program_.handleSlots++;
  if (!held) {
    handle.references = lent ? 0 : 1;
    handle.lent = lent;
    handle.notMade.clear();
    std::tie(handle.known, handle.kind) = kindOf(text);
  }
  return handle;
}

void Handles::giveDevice(const std::string &text, const std::string &platform, size_t position) {
  const auto [at, isNew] = devices_.try_emplace({platform, position}, program_.handleSlots);
  if (isNew)
    ++program_.handleSlots;
  Handle &handle = handles_[Key(call_->section, text)];
  handle.slot = at->second;
  handle.lent = true;
}

void Handles::giveUnmade(const std::string &text, const char *function) {
  const auto [at, isNew] = handles_.try_emplace(Key(call_->section, text));
  if (isNew)
    at->second.notMade = std::string("it needs what ") + function + " made";
}

std::vector<Leftover> Handles::leftovers() const {
  std::vector<Leftover> all;
  for (const auto &[key, handle] : handles_) {
    if (handle.known && handle.references > 0 && handle.notMade.empty())
      all.push_back({handle.kind, handle.slot, handle.context, handle.device, handle.references});
  }
  return all;
}

} // namespace replay
