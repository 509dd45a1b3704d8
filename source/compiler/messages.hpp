// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the compiler's process is asked, and what it answers: values, and their bytes.
//
// A request's bytes begin with the version of both sides and hold all that its answer depends on. So they are the key
// of an answer that is kept on disk, too.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ur::compiler {

/// Of messages and of what the compiler makes: another one is a stranger. It is made of the sources.
[[nodiscard]] std::string_view version() noexcept;

/// Work-items of a sub-group in kernels for "native" that ask for no other size.
inline constexpr uint32_t kNativeSubGroupSize = 16;

/// The value of a specialization constant, its bits in the lowest.
struct Constant {
  uint32_t id = 0;
  uint64_t value = 0;
};

/// One of the modules that a program is made of.
struct Module {
  std::vector<Constant> constants; ///< in any order
  std::vector<uint8_t> spirv;
};

struct Request {
  std::string processor;       ///< "sm_90", "native"
  bool withOffset = false;     ///< kernels NAME_with_offset in place of NAME, which take a global offset
  std::vector<Module> modules; ///< several are linked
};

/// A kernel of the modules that the processor can't run, and that the code doesn't have.
struct LeftOut {
  std::string kernel;
  std::string why; ///< a sentence that names it, without a full stop
};

struct Answer {
  bool compiled = false;
  std::string log;  ///< why it isn't, or what there is to say
  std::string code; ///< PTX, or an object of the processor's; empty unless compiled
  std::vector<LeftOut> leftOut;
};

/// Why a kernel was left out; null: it wasn't.
[[nodiscard]] const std::string *whyLeftOut(const std::vector<LeftOut> &leftOut, std::string_view kernel) noexcept;

/// Throw bad_alloc.
[[nodiscard]] std::string encode(const Request &request);
[[nodiscard]] std::string encode(const Answer &answer);
/// False where the bytes are no such message, or another version's. Throw bad_alloc.
[[nodiscard]] bool decode(std::string_view bytes, Request *request);
[[nodiscard]] bool decode(std::string_view bytes, Answer *answer);

/// The longest message that is read from a connection, in bytes.
inline constexpr uint64_t kLongest = uint64_t{1} << 30;

/// Write and read a message on a connection, its length before it. Block; false: the other side is gone, says nothing
/// for as long as the socket allows, or sends what is no message. No signal is raised. receive throws bad_alloc.
[[nodiscard]] bool send(int socket, std::string_view message) noexcept;
[[nodiscard]] bool receive(int socket, std::string *message);

} // namespace ur::compiler
