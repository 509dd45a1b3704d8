// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/json.hpp"

#include "layers/handles.hpp"
#include "layers/tracing/file.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <utility>

namespace ur::layers::tracing {
namespace {

using reflection::Field;
using reflection::Kind;
using reflection::RecordId;
using reflection::RecordKind;
using reflection::Type;

constexpr int kMaxDepth = 12;           // a chain may lead back to itself
constexpr size_t kMaxAnswer = 256;      // bytes of a query's value
constexpr uint64_t kMaxElements = 4096; // of an array; a wrong count shall not fill the disk
constexpr size_t kMaxBytes = 4096;      // of a value; more is no kernel argument and no pattern
constexpr size_t kMaxText = 64 * 1024;
constexpr size_t kMaxProgram = size_t{1} << 30;

/// Pointers to bytes that are the argument itself, and the parameters that say how many: a replay needs them. Other
/// pointers are places in memory, of devices too, and only their addresses are written.
struct Bytes {
  std::string_view pointer;
  std::string_view size;
};
constexpr std::array<Bytes, 5> kBytes = {{{"pIL", "length"},
                                          {"pArgValue", "argSize"},
                                          {"pPattern", "patternSize"},
                                          {"pPropValue", "propSize"},
                                          {"pValue", "size"}}};

/// The entry of a table of arguments that an argument is; null: it has a value of its own.
const ur_laneway_argument_entry_t *entryOf(const ur_exp_kernel_arg_properties_t &argument) noexcept {
  const auto *link = static_cast<const ur_base_desc_t *>(argument.pNext);
  for (int depth = 0; link && depth < kMaxDepth; ++depth) {
    if (link->stype == UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY)
      return reinterpret_cast<const ur_laneway_argument_entry_t *>(link);
    link = static_cast<const ur_base_desc_t *>(link->pNext);
  }
  return nullptr;
}

class Writer {
public:
  Writer(std::string &line, Registry &handles, bool sound = true) noexcept
      : line_(line), handles_(handles), sound_(sound) {}

  void key(const char *name) {
    if (line_.back() != '{')
      line_ += ',';
    line_ += '"';
    line_ += name;
    line_ += "\":";
  }

  void input(const View &view, const Field &field) {
    key(nameOf(field));
    const void *const address = view.address(field);
    if (field.array)
      array(field.type, address, field.array);
    else if (field.type.pointers == 0)
      value(field.type, address);
    else
      pointee(view, field, load<const void *>(address));
  }

  void array(const Type &type, const void *first, uint64_t count) {
    const auto *element = static_cast<const char *>(first);
    line_ += '[';
    for (uint64_t i = 0; i < std::min(count, kMaxElements); ++i, element += type.size) {
      line_ += i ? "," : "";
      value(type, element);
    }
    line_ += count > kMaxElements ? ",\"...\"]" : "]";
  }

  void value(const Type &type, const void *from) {
    switch (type.kind) {
    case Kind::Bool:
      line_ += load<uint8_t>(from) ? "true" : "false";
      break;
    case Kind::Unsigned:
    case Kind::Enum:
    case Kind::Flags:
      number(loadNumber(from, type.size));
      break;
    case Kind::Signed:
      number(type.size == 8 ? load<int64_t>(from) : int64_t{load<int32_t>(from)});
      break;
    case Kind::Float:
      real(load<float>(from));
      break;
    case Kind::Record:
      record(reflection::kRecords[type.index], static_cast<const char *>(from), type.size);
      break;
    case Kind::Char:
      number(loadNumber(from, 1));
      break;
    default:
      if (isHandle(type))
        handle(load<const void *>(from));
      else
        address(load<const void *>(from));
    }
  }

  void location(const ur_code_location_t &at) {
    for (const auto &[name, value] : {std::pair("function", at.functionName), std::pair("file", at.sourceFile)}) {
      if (value) {
        key(name);
        text(value);
      }
    }
    for (const auto &[name, value] : {std::pair("line", at.lineNumber), std::pair("column", at.columnNumber)}) {
      if (value) {
        key(name);
        number(value);
      }
    }
  }

  void handle(const void *handle) {
    const Known known = handle ? handles_.look(handle) : Known{};
    if (known.state == Known::State::Foreign) {
      address(handle);
      return;
    }
    line_ += '"';
    line_ += kindOf(known.type).name;
    line_ += ':';
    number(known.serial);
    line_ += '"';
  }

  void address(const void *address) {
    if (!address) {
      line_ += "null";
      return;
    }
    std::array<char, 24> text;
    line_.append(text.data(), static_cast<size_t>(std::snprintf(text.data(), text.size(), "\"0x%" PRIxPTR "\"",
                                                                reinterpret_cast<uintptr_t>(address))));
  }

  /// Bytes, or the address alone where there are too many to be true.
  void bytes(const void *from, size_t size, size_t most = kMaxBytes) {
    if (size > std::min(most, mostBytes())) {
      address(from);
      return;
    }
    static constexpr char kDigits[] = "0123456789abcdef";
    const auto *byte = static_cast<const unsigned char *>(from);
    line_ += "\"#";
    for (size_t i = 0; i < size; ++i) {
      line_ += kDigits[byte[i] >> 4];
      line_ += kDigits[byte[i] & 15];
    }
    line_ += '"';
  }

private:
  template <typename Number>
  void number(Number value) {
    std::array<char, 24> text;
    line_.append(text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr);
  }

  void real(float value) {
    std::array<char, 32> text;
    if (std::isfinite(value))
      line_.append(text.data(), static_cast<size_t>(std::snprintf(text.data(), text.size(), "%.9g", value)));
    else
      bytes(&value, sizeof(value));
  }

  void text(const char *from) { writeText(line_, from); }

  void record(const reflection::Record &record, const char *base, size_t size) {
    if (record.kind == RecordKind::Union) {
      bytes(base, size); // which member is meant is said elsewhere
    } else if (depth_ == kMaxDepth) {
      line_ += "null";
    } else if (&record == &reflection::kRecords[static_cast<uint16_t>(RecordId::ur_exp_kernel_arg_properties_t)]) {
      kernelArgument(*reinterpret_cast<const ur_exp_kernel_arg_properties_t *>(base));
    } else {
      ++depth_;
      const View view{record, base};
      line_ += '{';
      for (uint16_t i = 0; i < record.count; ++i)
        input(view, view.field(i));
      line_ += '}';
      --depth_;
    }
  }

  void kernelArgument(const ur_exp_kernel_arg_properties_t &argument) {
    line_ += "{\"type\":";
    number(static_cast<uint32_t>(argument.type));
    line_ += ",\"index\":";
    number(argument.index);
    line_ += ",\"size\":";
    number(argument.size);
    if (const ur_laneway_argument_entry_t *named = entryOf(argument)) { // whose value nobody reads
      line_ += ",\"entry\":";
      number(named->entry);
      line_ += '}';
      return;
    }
    line_ += ",\"value\":";
    switch (argument.type) {
    case UR_EXP_KERNEL_ARG_TYPE_VALUE:
      if (argument.value.value)
        bytes(argument.value.value, argument.size);
      else
        line_ += "null";
      break;
    case UR_EXP_KERNEL_ARG_TYPE_POINTER:
      address(argument.value.pointer);
      break;
    case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ:
      line_ += "{\"hMem\":";
      handle(argument.value.memObjTuple.hMem);
      line_ += ",\"flags\":";
      number(static_cast<uint32_t>(argument.value.memObjTuple.flags));
      line_ += '}';
      break;
    case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
      handle(argument.value.sampler);
      break;
    default:
      line_ += "null";
    }
    line_ += '}';
  }

  void pointee(const View &view, const Field &field, const void *target) {
    const Type &type = field.type;
    if (!target || !sound_ || field.written || (isHandle(type) && field.ownership != reflection::Ownership::None)) {
      address(target);
    } else if (type.kind == Kind::Chain) {
      const reflection::Record *const structure = structureOf(target);
      if (structure)
        record(*structure, static_cast<const char *>(target), 0);
      else
        address(target);
    } else if (type.pointers > 1) {
      pointers(view, field, static_cast<const void *const *>(target));
    } else if (type.kind == Kind::Opaque) {
      opaque(view, field, target);
    } else if (type.kind == Kind::Char) {
      text(static_cast<const char *>(target));
    } else if (field.length) {
      array(type, target, view.length(field));
    } else {
      value(type, target);
    }
  }

  /// Arrays of texts, of programs, of addresses.
  void pointers(const View &view, const Field &field, const void *const *target) {
    const uint16_t sizes = view.find("pLengths");
    const size_t *const lengths =
        sizes < view.record.count ? load<const size_t *>(view.address(view.field(sizes))) : nullptr;
    const uint64_t count = std::min(field.length ? view.length(field) : 0, kMaxElements);
    line_ += '[';
    for (uint64_t i = 0; i < count; ++i) {
      line_ += i ? "," : "";
      if (target[i] && field.type.kind == Kind::Char && field.type.pointers == 2)
        text(static_cast<const char *>(target[i]));
      else if (target[i] && lengths)
        bytes(target[i], lengths[i], kMaxProgram);
      else
        address(target[i]);
    }
    line_ += ']';
  }

  void opaque(const View &view, const Field &field, const void *target) {
    const auto known =
        std::find_if(kBytes.begin(), kBytes.end(), [&](const Bytes &b) { return b.pointer == nameOf(field); });
    const uint16_t size = known != kBytes.end() ? view.find(known->size) : view.record.count;
    if (size < view.record.count && view.field(size).type.pointers == 0) {
      bytes(target, loadNumber(view.address(view.field(size)), view.field(size).type.size),
            known->pointer == "pIL" ? kMaxProgram : kMaxBytes);
    } else {
      address(target);
    }
  }

  std::string &line_;
  Registry &handles_;
  bool sound_;
  int depth_ = 0;
};

} // namespace

void writeInputs(std::string &line, const Call &call, bool sound, Registry &handles) {
  Writer writer(line, handles, sound);
  const View view = viewOf(call);
  const uint16_t query = queryOf(call);
  for (uint16_t i = 0; i < view.record.count; ++i) {
    if (i == query + 2) { // where the value goes, not what is there
      writer.key(nameOf(view.field(i)));
      writer.address(call.parameter<void *>(i));
    } else {
      writer.input(view, view.field(i));
    }
  }
}

void writeText(std::string &line, const char *text) {
  line += '"';
  for (const char *const end = text + kMaxText; text != end && *text; ++text) {
    const auto c = static_cast<unsigned char>(*text);
    if (c == '"' || c == '\\') {
      line += '\\';
      line += *text;
    } else if (c < 0x20) {
      std::array<char, 8> escape;
      line.append(escape.data(), static_cast<size_t>(std::snprintf(escape.data(), escape.size(), "\\u%04x", c)));
    } else {
      line += *text;
    }
  }
  line += '"';
}

void writeLocation(std::string &line, const ur_code_location_t &at, Registry &handles) {
  line += '{';
  Writer(line, handles).location(at);
  line += '}';
}

void writeOutputs(std::string &line, const Call &call, const Effects &effects, Registry &handles) {
  Writer writer(line, handles);
  for (uint16_t i = 0; i < call.description().count; ++i) {
    const Field &field = call.field(i);
    const bool gives = givesHandles(field);
    if ((!field.written && !gives) || field.type.pointers == 0)
      continue;
    const void *const target = call.parameter<void *>(i);
    if (!target)
      continue;
    if (gives && field.length) {
      writer.key(nameOf(field));
      writer.array(field.type, target, effects.written(i));
    } else if (!field.length && field.type.pointers == 1 && field.type.kind != Kind::Opaque &&
               field.type.kind != Kind::Char && field.type.kind != Kind::Chain) {
      writer.key(nameOf(field));
      writer.value(field.type, target);
    } else if (!field.length && field.type.pointers == 2) {
      writer.key(nameOf(field));
      writer.address(load<const void *>(target));
    }
  }
  if (const Effects::Bytes answer = effects.answer(); answer.at) {
    writer.key("pPropValue");
    if (const HandleId type = effects.answered(); type != HandleId::None) {
      const Type handle{Kind::Address, sizeof(void *), 0, static_cast<uint16_t>(type)};
      writer.array(handle, answer.at, answer.size / sizeof(void *));
    } else {
      writer.bytes(answer.at, std::min(answer.size, kMaxAnswer));
    }
  }
}

} // namespace ur::layers::tracing
