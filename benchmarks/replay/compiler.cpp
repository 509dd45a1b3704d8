// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "replay/compiler.hpp"

#include "replay/addresses.hpp"
#include "replay/builder.hpp"
#include "replay/description.hpp"
#include "replay/functions.hpp"
#include "replay/handles.hpp"

#include <algorithm>
#include <cstring>
#include <map>
#include <set>

namespace replay {
namespace {

using trace::Call;
using trace::Value;
using ur::reflection::Field;
using ur::reflection::HandleId;
using ur::reflection::Ownership;

constexpr uint64_t kStandInBytes = 64; // each stand-in has its own, so that none of them race

class Compiler {
public:
  explicit Compiler(const trace::Trace &trace) : trace_(trace) { program_.file = trace.file; }

  Program whole() {
    for (const Call &call : trace_.calls) {
      try {
        handles_.at(call);
        landPieces(call.start);
        compile(call);
      } catch (const trace::JsonError &problem) {
        fail(call, problem.what());
      }
    }
    finish();
    return std::move(program_);
  }

private:
  struct StandIns {
    uint32_t memory; ///< slot
    size_t sizeWord; ///< of the operation that allocates it
    uint64_t bytes = 0;
  };
  /// Memory that a call gives which may not have returned yet.
  struct Flying {
    Addresses::Piece piece;
    bool mapped;
  };
  /// What a successful call wrote.
  struct Made {
    const Field *field;
    std::string text;
    size_t word; ///< of the call's, that says where
  };

  [[noreturn]] void fail(const Call &call, const std::string &what) const {
    throw trace::Error(trace_.file, call.line, std::string(call.function) + ": " + what);
  }
  [[nodiscard]] static HandleId kindOf(const Field &field) noexcept {
    return field.type.kind == ur::reflection::Kind::Address ? static_cast<HandleId>(field.type.index) : HandleId::None;
  }
  [[nodiscard]] static bool succeeded(const Call &call) noexcept { return call.result == UR_RESULT_SUCCESS; }

  /// Memory is the program's from the end of the call that gives it, and until the call that takes it starts: between
  /// two owners of one address there is always a free that has started and an allocation that has not returned.
  void landPieces(uint64_t now) {
    while (!flying_.empty() && flying_.begin()->first < now) {
      const Flying &one = flying_.begin()->second;
      (one.mapped ? mapped_ : allocated_).add(one.piece, one.mapped);
      flying_.erase(flying_.begin());
    }
  }

  void compile(const Call &call) {
    if (const std::string_view name = call.function;
        succeeded(call) && (name == "urEventSetCallback" || name == "urEnqueueHostTaskExp")) {
      warnings_.insert(std::string(name) + " gave the device a function of the program: calls that it made are ordered "
                                           "by the calls before them, not by the command that it was called for");
    }
    try {
      const Function *const function = functionOf(call.function);
      if (function)
        play(call, *function);
      else if (!query(call) && !standIn(call))
        skip(call, nullptr);
    } catch (const Unplayable &why) {
      skip(call, why.what());
    }
  }

  void skip(const Call &call, const char *why) {
    ++skipped_[why ? std::string(call.function) + " (" + why + ")" : call.function];
    if (const Value *const devices = call.outputs.find("phDevices");
        devices && call.function == std::string_view("urDeviceGet")) {
      for (size_t i = 0; i < devices->elements.size(); ++i)
        handles_.giveDevice(devices->elements[i].text, argument(call, "hPlatform").text, i);
    } else if (call.outputs.kind == Value::Kind::Object) {
      for (const Value &output : call.outputs.elements)
        unmade(output, call.function);
    }
  }
  void unmade(const Value &output, const char *function) {
    if (output.isText() && isHandleText(output.text))
      handles_.giveUnmade(output.text, function);
    for (const Value &element : output.elements)
      unmade(element, function);
  }

  // Playing a call as it is.

  /// Whether a capture of its queue, or of another, was why it failed.
  static bool refusedByCapture(const Call &call) {
    return call.result == UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED ||
           call.result == UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT ||
           call.result == UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT;
  }

  void play(const Call &call, const Function &function) {
    if (refusedByCapture(call))
      throw Unplayable("a capture refused it, and no capture is played");
    const std::span<const Field> fields = parametersOf(call.function);
    if (fields.size() != function.shapes.size())
      fail(call, "the spec knows other parameters");
    words_.clear();
    builder_.dropHostWords();
    made_.clear();
    owner_ = ownerOf(call);
    for (size_t i = 0; i < fields.size(); ++i)
      parameter(call, fields[i], function.shapes[i]);
    Group group = function.group;
    for (const char *const name : {"blocking", "blockingRead", "blockingWrite", "blockingMap"}) {
      const Value *const blocking = call.arguments.find(name);
      group = blocking && blocking->number() != 0 ? Group::Wait : group;
    }
    // What waits may answer for a command that failed; a fill in its place doesn't fail.
    const bool maySucceed = !succeeded(call) && !replaced_.empty() &&
                            (group == Group::Wait || call.result == UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
    if (maySucceed && std::count(words_.begin(), words_.end(), kNobodySlot) > 0)
      throw Unplayable("it failed, perhaps for a command that is replaced");
    // From here on nothing is unplayable.
    maySucceed_[call.function] += maySucceed;
    if (succeeded(call)) {
      keepForStandIns(call);
      for (const Made &made : made_)
        write(call, made);
    }
    builder_.emit(call, function.play, words_, group, call.function, maySucceed);
    if (succeeded(call))
      settle(call, fields);
  }

  struct Owner {
    uint32_t context = kNullSlot, device = kNullSlot;
  };
  Owner ownerOf(const Call &call) {
    Owner owner;
    const auto find = [&](const char *name, HandleId kind) {
      const Value *const given = call.arguments.find(name);
      return given ? handles_.use(*given, kind) : nullptr;
    };
    const Handle *const context = find("hContext", HandleId::ur_context_handle_t);
    const Handle *const queue = find("hQueue", HandleId::ur_queue_handle_t);
    const Handle *const buffer = find("hBuffer", HandleId::ur_mem_handle_t);
    const Handle *const device = find("hDevice", HandleId::ur_device_handle_t);
    owner.context = context ? context->slot : queue ? queue->context : buffer ? buffer->context : kNullSlot;
    owner.device = device ? device->slot : kNullSlot;
    return owner;
  }

  void parameter(const Call &call, const Field &field, Shape shape) {
    const Value &value = argument(call, nameOf(field));
    switch (shape) {
    case Shape::Number:
      words_.push_back(value.number());
      break;
    case Shape::ByValue:
    case Shape::Structure:
      words_.push_back(structure(call, field, value));
      break;
    case Shape::Handle: {
      const Handle *const handle = handles_.use(value, kindOf(field));
      words_.push_back(handle ? handle->slot : kNullSlot);
      break;
    }
    case Shape::HandleList:
      list(value, kindOf(field));
      if (field.length && !value.isNull() &&
          value.elements.size() != argument(call, nameOf(parametersOf(call.function)[field.length - 1u])).number())
        throw trace::JsonError(std::string("another number of elements is said to be in ") + nameOf(field));
      break;
    case Shape::OutHandle:
    case Shape::OutAddress:
      output(call, field, value);
      break;
    case Shape::Address:
      address(call, field, value);
      break;
    case Shape::Unknown:
      fail(call, "a parameter that can't be played");
    }
  }

  uint64_t structure(const Call &call, const Field &field, const Value &value) {
    Structures structures(program_.structures, [&](const char *member, uint64_t recorded, uint64_t *where) {
      if (std::string_view(member) != "pHost")
        throw Unplayable(std::string("a structure with ") + member);
      if (!succeeded(call))
        throw Unplayable("it failed, with memory that may be the reason");
      builder_.addHost(call, recorded, argument(call, "size").number());
      builder_.hostMember(where, recorded);
    });
    ur::reflection::Type type = field.type;
    return structures.make(type, value);
  }

  void list(const Value &value, HandleId kind) {
    if (value.isNull()) {
      words_.push_back(kNone);
      return;
    }
    if (value.kind != Value::Kind::Array)
      throw Unplayable("its parameters break a condition");
    words_.push_back(value.elements.size());
    for (const Value &element : value.elements) {
      if (element.isText() && element.text == "...")
        throw Unplayable("a list that is too long for a trace");
      const Handle *const handle = handles_.use(element, kind);
      words_.push_back(handle ? handle->slot : kNullSlot);
    }
    program_.longestList = std::max(program_.longestList, value.elements.size());
  }

  void output(const Call &call, const Field &field, const Value &value) {
    if (value.isNull()) {
      words_.push_back(kNone);
      return;
    }
    words_.push_back(kNobodySlot); // until what was written is known to be kept
    if (!succeeded(call))
      return;
    const Value *const written = call.outputs.find(nameOf(field));
    if (!written || !written->isText() ||
        (kindOf(field) != HandleId::None && !isHandleOf(written->text, kindOf(field))))
      throw trace::JsonError(std::string("it succeeded, but what it wrote to ") + nameOf(field) + " is missing");
    made_.push_back({&field, written->text, words_.size() - 1});
  }

  /// Gives a slot to what the call wrote.
  void write(const Call &call, const Made &made) {
    uint64_t &word = words_[made.word];
    if (kindOf(*made.field) != HandleId::None) {
      Handle &handle = handles_.give(made.text, made.field->ownership == Ownership::Borrowed);
      handle.context = owner_.context;
      handle.device = owner_.device; // of whom it is held, too: a pool is asked for by the same two
      if (call.function == std::string_view("urUSMPoolCreateExp"))
        handle.kind = Leftover::Kind::AsyncPool;
      word = handle.slot;
    } else {
      const Addresses::Piece piece{addressOf(*call.outputs.find(nameOf(*made.field))), argument(call, "size").number(),
                                   program_.memorySlots++, owner_.context};
      flying_.insert({call.end, {piece, nameOf(*made.field) == std::string_view("ppRetMap")}});
      word = piece.slot;
    }
  }

  void address(const Call &call, const Field &field, const Value &value) {
    const std::string_view name = nameOf(field);
    if (value.isText() && value.text.rfind('#', 0) == 0) {
      const std::vector<unsigned char> bytes = bytesOf(value);
      if (bytes.size() != argument(call, name == "pPattern" ? "patternSize" : "propSize").number())
        throw trace::JsonError("another number of bytes is said to be in " + std::string(name));
      program_.structures.emplace_back(bytes.size() / sizeof(uint64_t) + 1);
      std::memcpy(program_.structures.back().data(), bytes.data(), bytes.size());
      words_.push_back(kNullSlot);
      words_.push_back(reinterpret_cast<uintptr_t>(program_.structures.back().data()));
      return;
    }
    const uint64_t recorded = addressOf(value);
    const bool isMapping = name == "pMappedPtr", isFreed = field.ownership == Ownership::Released;
    std::optional<Addresses::Piece> piece;
    if (isMapping || isFreed) {
      piece = (isMapping ? mapped_ : allocated_).at(recorded);
      if (!piece && recorded != 0)
        throw Unplayable("memory that no call played has given out");
    } else {
      piece = allocated_.find(recorded);
      piece = piece ? piece : mapped_.find(recorded);
    }
    if (recorded == 0 || piece) {
      words_.push_back(piece ? piece->slot : kNullSlot);
      words_.push_back(piece ? recorded - piece->base : 0);
      return;
    }
    if (name == "pPattern" || name == "pPropValue")
      throw Unplayable("bytes that are not in the trace");
    if (!succeeded(call))
      throw Unplayable("it failed, with memory that may be the reason");
    builder_.addHost(call, recorded, extentOf(call, name));
    builder_.hostWords(words_.size(), recorded);
    words_.push_back(kNullSlot);
    words_.push_back(0);
  }

  /// The references that a call gave, took, or gave back, and queues that somebody has waited for.
  void settle(const Call &call, std::span<const Field> fields) {
    for (const Field &field : fields) {
      if (field.type.pointers == 1 && nameOf(field) == std::string_view("pMappedPtr"))
        mapped_.remove(addressOf(argument(call, "pMappedPtr")));
      else if (field.type.pointers == 1 && field.ownership == Ownership::Released)
        allocated_.remove(addressOf(argument(call, nameOf(field))));
      if (field.type.pointers != 0 ||
          (field.ownership != Ownership::Retained && field.ownership != Ownership::Released))
        continue;
      if (Handle *const handle = handles_.find(argument(call, nameOf(field)).text); handle && !handle->lent) {
        handle->references += field.ownership == Ownership::Retained ? 1 : 0;
        handle->references -= field.ownership == Ownership::Released ? 1 : 0;
      }
    }
    if (call.function == std::string_view("urQueueFinish"))
      handles_.use(argument(call, "hQueue"), HandleId::ur_queue_handle_t)->standIns = false;
    else if (call.function == std::string_view("urContextCreate"))
      makeRoomForStandIns(call);
  }

  /// Queries by which programs learn that something is done: they go on then, and so must the replay not before.
  bool query(const Call &call) {
    const bool event = call.function == std::string_view("urEventGetInfo");
    if ((!event && call.function != std::string_view("urQueueGetInfo")) || !succeeded(call))
      return false;
    const uint64_t asked = argument(call, "propName").number();
    const Value *const answer = call.outputs.find("pPropValue");
    if (!answer || asked != (event ? uint64_t{UR_EVENT_INFO_COMMAND_EXECUTION_STATUS} : uint64_t{UR_QUEUE_INFO_EMPTY}))
      return false;
    const std::vector<unsigned char> bytes = bytesOf(*answer);
    const bool zero = std::all_of(bytes.begin(), bytes.end(), [](unsigned char byte) { return byte == 0; });
    const Handle *const handle = handles_.use(argument(call, event ? "hEvent" : "hQueue"),
                                              event ? HandleId::ur_event_handle_t : HandleId::ur_queue_handle_t);
    words_ = {handle ? handle->slot : kNullSlot, (event ? zero : !zero) ? uint64_t{1} : 0};
    builder_.emit(call, event ? playEventComplete : playQueueEmpty, words_, Group::Wait, call.function);
    return true;
  }

  // Standing in for commands that can't be played: a small fill with the same dependencies.

  bool standIn(const Call &call) {
    const std::string_view name = call.function;
    const Value *const queue = call.arguments.find("hQueue"), *const waits = call.arguments.find("phEventWaitList"),
                       *const event = call.arguments.find("phEvent");
    if (name.find("Enqueue") == std::string_view::npos || !queue || !waits || !event || !succeeded(call))
      return false;
    Handle *const on = handles_.use(*queue, HandleId::ur_queue_handle_t);
    const auto found = on ? standIns_.find(on->context) : standIns_.end();
    if (found == standIns_.end())
      throw Unplayable("its queue's context is not the replay's");
    static const uint32_t kPattern = 0;
    words_ = {on->slot,
              found->second.memory,
              found->second.bytes,
              sizeof(kPattern),
              kNullSlot,
              reinterpret_cast<uintptr_t>(&kPattern),
              kStandInBytes,
              argument(call, "numEventsInWaitList").number()};
    list(*waits, HandleId::ur_event_handle_t);
    if (words_[7] != waits->elements.size())
      throw trace::JsonError("another number of elements is said to be in phEventWaitList");
    uint64_t slot = kNone;
    if (!event->isNull()) {
      const Value *const written = call.outputs.find("phEvent");
      if (!written || !isHandleOf(written->text, HandleId::ur_event_handle_t))
        throw trace::JsonError("it succeeded, but what it wrote to phEvent is missing");
      Handle &given = handles_.give(written->text, false);
      given.context = on->context;
      slot = given.slot;
    }
    words_.push_back(slot);
    found->second.bytes += kStandInBytes;
    on->standIns = true;
    ++replaced_[call.function];
    builder_.emit(call, functionOf("urEnqueueUSMFill")->play, words_, Group::StandIn, call.function);
    return true;
  }

  void makeRoomForStandIns(const Call &call) {
    const Handle *const context = handles_.find(call.outputs.find("phContext")->text);
    words_ = {context->slot, program_.memorySlots, 0};
    standIns_[context->slot] = {program_.memorySlots++, program_.words.size() + 2};
    builder_.emit(call, playStandInMemory, words_, Group::Other, nullptr);
  }

  /// A queue may be released with stand-ins on it: then the replay holds it until the end, to wait for them.
  void keepForStandIns(const Call &call) {
    if (call.function != std::string_view("urQueueRelease"))
      return;
    Handle *const queue = handles_.use(argument(call, "hQueue"), HandleId::ur_queue_handle_t);
    if (queue && queue->references == 1 && queue->standIns) {
      const uint64_t slot[] = {queue->slot};
      builder_.emit(call, functionOf("urQueueRetain")->play, slot, Group::Other, nullptr);
      kept_.push_back({Leftover::Kind::Queue, queue->slot, queue->context, kNullSlot, 1});
    }
  }

  void finish() {
    landPieces(~uint64_t{0});
    builder_.finish();
    std::vector<Leftover> &leftovers = program_.leftovers = handles_.leftovers();
    std::set<uint32_t> contexts;
    for (const Leftover &one : leftovers) {
      if (one.kind == Leftover::Kind::Context)
        contexts.insert(one.slot);
    }
    program_.unreleased = leftovers.size();
    for (const Addresses::Piece &piece : allocated_.left()) {
      if (contexts.contains(piece.context)) {
        leftovers.push_back({Leftover::Kind::Memory, piece.slot, piece.context, kNullSlot, 1});
        ++program_.unreleased;
      }
    }
    for (const auto &[context, memory] : standIns_) {
      program_.words[memory.sizeWord] = memory.bytes;
      if (memory.bytes > 0) {
        leftovers.push_back({Leftover::Kind::Memory, memory.memory, context, kNullSlot, 1});
        leftovers.push_back({Leftover::Kind::Context, context, kNullSlot, kNullSlot, 1});
      }
    }
    leftovers.insert(leftovers.end(), kept_.begin(), kept_.end());
    std::stable_sort(leftovers.begin(), leftovers.end(),
                     [](const Leftover &a, const Leftover &b) { return a.kind < b.kind; });
    for (const auto &[from, to] : {std::pair(&skipped_, &program_.skipped), std::pair(&replaced_, &program_.replaced),
                                   std::pair(&maySucceed_, &program_.maySucceed)}) {
      for (const auto &[what, calls] : *from) {
        if (calls > 0)
          to->push_back({what, calls});
      }
    }
    program_.warnings.assign(warnings_.begin(), warnings_.end());
  }

  const trace::Trace &trace_;
  Program program_;
  Handles handles_{program_};
  Builder builder_{program_};
  Addresses allocated_, mapped_;
  std::multimap<uint64_t, Flying> flying_; // by when the call ends
  std::map<uint32_t, StandIns> standIns_;  // by the context's slot
  std::vector<Leftover> kept_;
  std::map<std::string, uint64_t> skipped_, replaced_, maySucceed_;
  std::set<std::string> warnings_;

  // Of the call that is being compiled.
  std::vector<uint64_t> words_;
  Owner owner_;
  std::vector<Made> made_;
};

} // namespace

Program compile(const trace::Trace &trace) {
  return Compiler(trace).whole();
}

} // namespace replay
