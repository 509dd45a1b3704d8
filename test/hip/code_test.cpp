// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What code says of itself, and what is taken for code.
#include "hip/fixture.hpp"

#include "adapters/core/port/driver_linker.hpp"
#include "adapters/hip/code_facts.hpp"
#include "common/message_pack.hpp"

#include <algorithm>
#include <cstring>
#include <random>

namespace ur::hip::test {
namespace {

using Params = std::vector<KernelParam>;

class HipCode : public HipTest {
protected:
  const std::string object = read(KERNELS);
  CodeFacts facts() const { return CodeFacts::ofObject(bytesOf(object)); }
};

TEST_F(HipCode, namesKernelsAndTheirParameters) {
  const CodeFacts code = facts();
  const std::vector<std::string> names = code.kernels();
  EXPECT_NE(names.end(), std::find(names.begin(), names.end(), "fill"));
  const std::vector<KernelParam> *fill = code.params("fill");
  ASSERT_NE(nullptr, fill) << "what the compiler adds is hidden";
  EXPECT_EQ((Params{{0, 8}, {8, 4}}), *fill);
  const std::vector<KernelParam> *nothing = code.params("nothing");
  ASSERT_NE(nullptr, nothing);
  EXPECT_TRUE(nothing->empty());
  EXPECT_EQ(nullptr, code.params("no kernel"));
}

TEST_F(HipCode, namesFunctionsAndDemands) {
  const CodeFacts code = facts();
  EXPECT_TRUE(code.hasFunction("conformance_function"));
  EXPECT_TRUE(code.hasFunction("fill"));
  EXPECT_FALSE(code.hasFunction("fil"));
  KernelFacts kernel;
  code.complete("ids_4_2_1", kernel);
  EXPECT_EQ((std::array<size_t, 3>{4, 2, 1}), kernel.requiredGroupSize);
  code.complete("fill", kernel = {});
  EXPECT_EQ((std::array<size_t, 3>{}), kernel.requiredGroupSize);
}

/// Whatever the bytes are, nothing is read beyond them, and a note that isn't whole says nothing.
TEST_F(HipCode, brokenObjects) {
  const size_t kernels = facts().kernels().size();
  ASSERT_GT(kernels, 20u);
  std::mt19937 random(7);
  for (size_t length = 0; length < object.size(); length += 1 + random() % 97) {
    const std::vector<uint8_t> part(object.begin(), object.begin() + static_cast<ptrdiff_t>(length));
    EXPECT_TRUE(length > object.size() - 512 || CodeFacts::ofObject(part).kernels().empty())
        << length << ": where its sections are is told at its end";
  }
  for (int i = 0; i < 3000; ++i) {
    std::vector<uint8_t> noise(object.begin(), object.end());
    for (int k = 0; k < 3; ++k)
      noise[random() % noise.size()] = static_cast<uint8_t>(random());
    EXPECT_LE(CodeFacts::ofObject(noise).kernels().size(), kernels);
  }
}

TEST_F(HipCode, aNoteThatEndsEarlySaysNothing) {
  std::string cut = object;
  const size_t at = cut.find("amdhsa.kernels"); // an array of more kernels than there are follows
  ASSERT_NE(std::string::npos, at);
  const size_t count = at + std::strlen("amdhsa.kernels") + 2;
  cut[count] = static_cast<char>(cut[count] + 1);
  EXPECT_TRUE(CodeFacts::ofObject(bytesOf(cut)).kernels().empty());
}

TEST_F(HipCode, parametersThatOverlapArentTrusted) {
  std::string moved = object;
  const std::string first("\xa7.offset\x08", 9); // of fill's second
  const size_t at = moved.find(first);
  ASSERT_NE(std::string::npos, at);
  moved[at + 8] = 4;
  const CodeFacts code = CodeFacts::ofObject(bytesOf(moved));
  EXPECT_FALSE(code.kernels().empty());
  EXPECT_EQ(nullptr, code.params("fill"));
}

TEST(HipMessagePack, skipsEveryKind) {
  const std::string kinds[] = {std::string("\xc0", 1),
                               std::string("\xc2", 1),
                               std::string("\xc4\x02xx", 4),
                               std::string("\xc7\x01\x05x", 4),
                               std::string("\xca....", 5),
                               std::string("\xcb........", 9),
                               std::string("\xcc\xff", 2),
                               std::string("\xcf........", 9),
                               std::string("\xd0.", 2),
                               std::string("\xd3........", 9),
                               std::string("\xd4\x05x", 3),
                               std::string("\xd8\x05................", 18),
                               std::string("\xd9\x03xyz", 5),
                               std::string("\xdc\x00\x02\x01\x02", 5),
                               std::string("\xde\x00\x01\x01\x02", 5),
                               std::string("\x81\xa1x\x92\x01\xe0", 6),
                               std::string("\x7f", 1)};
  for (const std::string &kind : kinds) {
    const std::string all = kind + '\x2a';
    MessagePack whole(bytesOf(all));
    uint64_t next = 0;
    EXPECT_TRUE(whole.skip() && whole.number(&next) && next == 42) << static_cast<int>(kind[0] & 0xff);
    for (size_t length = 0; length < kind.size(); ++length) {
      MessagePack part(bytesOf(all).first(length));
      EXPECT_FALSE(part.skip()) << static_cast<int>(kind[0] & 0xff) << ", of which there are " << length;
      EXPECT_FALSE(part.skip()) << "nor anything afterwards";
    }
  }
  const std::string none("\xc1", 1);
  MessagePack unknown(bytesOf(none));
  EXPECT_FALSE(unknown.skip());
  const std::string deep(100, '\x91');
  MessagePack nested{bytesOf(deep)};
  EXPECT_FALSE(nested.skip());
}

class HipPrograms : public HipCode {
protected:
  ur_result_t build(const std::string &code, ProgramSource source = ProgramSource::binary) {
    NativeProgram program = nullptr;
    log.clear();
    const ur_result_t result = driver->buildProgram({.source = source, .code = bytesOf(code)}, &log, &program);
    names.clear();
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_EQ(UR_RESULT_SUCCESS, driver->kernelNames(program, &names));
      driver->destroyProgram(program);
    }
    return result;
  }
  static std::string bundleOf(const std::vector<std::pair<std::string, std::string>> &entries) {
    const auto number = [](uint64_t value) {
      return std::string(reinterpret_cast<const char *>(&value), sizeof value);
    };
    size_t at = 24 + 8;
    for (const auto &[target, code] : entries)
      at += 24 + target.size();
    std::string head = "__CLANG_OFFLOAD_BUNDLE__" + number(entries.size()), body;
    for (const auto &[target, code] : entries) {
      head += number(at + body.size()) + number(code.size()) + number(target.size()) + target;
      body += code;
    }
    return head + body;
  }
  const std::unique_ptr<Driver> driver = open({1});
  std::string log;
  std::vector<std::string> names;
};

TEST_F(HipPrograms, objectsAndBundles) {
  OK(build(object)) << log;
  const size_t kernels = names.size();
  EXPECT_GT(kernels, 10u);
  EXPECT_TRUE(
      std::none_of(names.begin(), names.end(), [](const auto &name) { return name.ends_with("_with_offset"); }));
  const std::string bundle = bundleOf({{"host-x86_64-unknown-linux--", ""},
                                       {"hipv4-amdgcn-amd-amdhsa--gfx1100", "other code"},
                                       {"hipv4-amdgcn-amd-amdhsa--gfx90a:xnack-", object}});
  OK(build(bundle)) << log;
  EXPECT_EQ(kernels, names.size());
  for (const size_t missing : {size_t{1}, object.size(), bundle.size() - 30})
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, build(bundle.substr(0, bundle.size() - missing))) << missing;
}

TEST_F(HipPrograms, whatIsForOtherDevices) {
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, build(bundleOf({{"hipv4-amdgcn-amd-amdhsa--gfx1100", object}})));
  EXPECT_NE("", log);
  std::string other = object;
  other[48] = 0x41; // e_flags: gfx1100
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, build(other));
  EXPECT_NE("", log);
}

/// A module as its bytes begin. Its constant 7 has 32 bits.
constexpr uint32_t kModule[] = {0x07230203, 0x00010000, 0,  10, 0,          0x00040047, 2, 1, 7,
                                0x00040015, 1,          32, 0,  0x00040032, 1,          2, 5};
const std::string kSpirv(reinterpret_cast<const char *>(kModule), sizeof kModule);

class HipSpirv : public HipPrograms {
protected:
  /// Code objects of version 5 are nothing to it.
  static bool isOld() { return api().version < 507; }
};

TEST_F(HipSpirv, isCompiled) {
  if (isOld()) {
    EXPECT_EQ(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, build(kSpirv, ProgramSource::il));
    EXPECT_NE(std::string::npos, log.find("HIP 5.7 or newer; this is 'gfx90a:sramecc+:xnack-' and HIP 5.2")) << log;
    return;
  }
  OK(build(kSpirv, ProgramSource::il)) << log;
  EXPECT_NE(names.end(), std::find(names.begin(), names.end(), "fill")) << "what the compiler makes of any module";
  std::vector<ConstantFacts> constants;
  OK(driver->linker()->constants({.source = ProgramSource::il, .code = bytesOf(kSpirv)}, &constants));
  ASSERT_EQ(1u, constants.size());
  EXPECT_EQ(7u, constants[0].id);
  EXPECT_EQ(4u, constants[0].size);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, build(kSpirv)) << "it is no code object";
}

TEST_F(HipSpirv, modulesBecomeOneProgram) {
  LinkerDriver &linker = *driver->linker();
  std::vector<NativeProgram> objects(2);
  for (NativeProgram &object : objects)
    OK(linker.compile({.source = ProgramSource::il, .code = bytesOf(kSpirv)}, &log, &object)) << log;
  NativeProgram linked = nullptr;
  EXPECT_EQ(isOld() ? UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE : UR_RESULT_SUCCESS,
            linker.link({.objects = objects}, &log, &linked))
      << log;
  for (const NativeProgram object : objects)
    driver->destroyProgram(object);
  if (isOld())
    return;
  OK(driver->kernelNames(linked, &names));
  EXPECT_NE(names.end(), std::find(names.begin(), names.end(), "fill"));
  driver->destroyProgram(linked);
}

TEST_F(HipSpirv, aloneIsLinked) {
  NativeProgram made = nullptr;
  for (const ProgramDesc &desc : {ProgramDesc{.source = ProgramSource::binary, .code = bytesOf(object)},
                                  ProgramDesc{.source = ProgramSource::il, .code = bytesOf("int text;")}}) {
    log.clear();
    EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, driver->linker()->compile(desc, &log, &made));
    EXPECT_EQ("Only SPIR-V is linked.", log);
  }
  const std::string cut = kSpirv.substr(0, kSpirv.size() - 4);
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE,
            driver->linker()->compile({.source = ProgramSource::il, .code = bytesOf(cut)}, &log, &made));
}

TEST_F(HipSpirv, thatNobodyCompilesSaysWhatIsMissing) {
  if (isOld())
    return; // another thing is missing there, as isCompiled has it
  const std::string compiler = getenv("UR_SPIRVC");
  setenv("UR_SPIRVC", "/nothing/there", 1);
  EXPECT_EQ(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, build(kSpirv, ProgramSource::il));
  setenv("UR_SPIRVC", compiler.c_str(), 1);
  EXPECT_NE(std::string::npos, log.find("/nothing/there")) << log;
}

TEST_F(HipPrograms, whatIsNoCode) {
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, build("__global__ void text() {}"));
  EXPECT_NE("", log);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, build(object.substr(0, object.size() / 2)));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, build(object, ProgramSource::il));
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, build("#error so be it\n", ProgramSource::il));
  EXPECT_NE(std::string::npos, log.find("so be it")) << log;
}

} // namespace
} // namespace ur::hip::test
