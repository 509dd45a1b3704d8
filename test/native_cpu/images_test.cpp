// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Damaged images: each is refused with a sentence, or loads; none takes the process down.
#include "adapters/native_cpu/image_check.hpp"
#include "adapters/native_cpu/kernel.hpp"
#include "fixture.hpp"

#include <cstdio>
#include <cstring>
#include <elf.h>
#include <functional>
#include <random>
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::native_cpu::test {
namespace {

// Each damaged place costs some loads, so not all are damaged: least of them under a sanitizer, where loading is slow.
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
constexpr size_t kStep = 11;
#else
constexpr size_t kStep = 3;
#endif

class Images : public DriverTest {
protected:
  struct Outcome {
    ur_result_t result;
    std::string log;
  };
  /// Builds a program, reads what is in it, and lets it go.
  Outcome tryImage(std::span<const uint8_t> image) {
    Outcome outcome{};
    NativeProgram made = nullptr;
    outcome.result = driver->buildProgram({.code = image}, &outcome.log, &made);
    EXPECT_FALSE(outcome.log.empty());
    if (outcome.result != UR_RESULT_SUCCESS) {
      EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, outcome.result);
      EXPECT_EQ(nullptr, made);
      EXPECT_EQ('.', outcome.log.back()) << outcome.log;
      return outcome;
    }
    std::vector<std::string> names;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->kernelNames(made, &names));
    for (const std::string &name : names) {
      KernelFacts facts;
      NativeKernel kernel = nullptr;
      EXPECT_EQ(UR_RESULT_SUCCESS, driver->createKernel(made, name.c_str(), &facts, &kernel));
      driver->destroyKernel(kernel);
    }
    driver->destroyProgram(made);
    return outcome;
  }
};

TEST_F(Images, TruncatedAnywhereIsRefused) {
  for (const char *path : {KERNELS_C, KERNELS_CPP}) {
    const std::vector<uint8_t> image = readFile(path);
    ASSERT_GT(image.size(), 4096u);
    for (size_t size = 0; size < image.size(); size += 64)
      EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, tryImage(std::span(image).first(size)).result) << size;
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, tryImage(std::span(image).first(image.size() - 1)).result);
    EXPECT_EQ(UR_RESULT_SUCCESS, tryImage(image).result);
  }
}

TEST_F(Images, BytesBehindTheImageDoNotMatter) {
  std::vector<uint8_t> image = readFile(KERNELS_C);
  image.resize(image.size() + 1000, 0xab);
  EXPECT_EQ(UR_RESULT_SUCCESS, tryImage(image).result);
}

TEST_F(Images, RandomBytesAndOtherFilesAreRefused) {
  std::mt19937 random(1);
  const std::vector<uint8_t> image = readFile(KERNELS_C);
  for (int round = 0; round < 200; ++round) {
    std::vector<uint8_t> bytes(random() % 5000);
    for (uint8_t &byte : bytes)
      byte = uint8_t(random());
    if (round % 2 && bytes.size() >= 64) // as far as it goes, a header
      std::copy_n(image.begin(), 64, bytes.begin());
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, tryImage(bytes).result);
  }
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, tryImage(readFile("/proc/self/exe")).result);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, tryImage(std::vector<uint8_t>(100000, 0)).result);
}

/// Every byte of a range is damaged in some ways: each single bit of it, and some random values.
void damage(std::vector<uint8_t> &image, size_t offset, size_t size, size_t step,
            const std::function<void(size_t)> &use) {
  std::mt19937 random(7);
  for (size_t at = offset; at < offset + size; at += step * kStep) {
    const uint8_t kept = image[at];
    for (int bit = 0; bit < 8; ++bit) {
      image[at] = uint8_t(kept ^ (1 << bit));
      use(at);
    }
    for (uint8_t value : {uint8_t(0), uint8_t(0xff), uint8_t(random())}) {
      image[at] = value;
      use(at);
    }
    image[at] = kept;
  }
}

/// The relocations of an image, and where each stands in it.
std::vector<std::pair<size_t, Elf64_Rela>> relocationsOf(const std::vector<uint8_t> &image) {
  Elf64_Ehdr header;
  std::memcpy(&header, image.data(), sizeof header);
  std::vector<std::pair<size_t, Elf64_Rela>> all;
  for (int i = 0; i < header.e_shnum; ++i) {
    Elf64_Shdr section;
    std::memcpy(&section, image.data() + header.e_shoff + size_t(i) * sizeof section, sizeof section);
    for (uint64_t at = 0; section.sh_type == SHT_RELA && at < section.sh_size; at += sizeof(Elf64_Rela)) {
      Elf64_Rela entry;
      std::memcpy(&entry, image.data() + section.sh_offset + at, sizeof entry);
      all.emplace_back(section.sh_offset + at, entry);
    }
  }
  return all;
}

TEST_F(Images, DamagedHeadersAndTablesNeverCrash) {
  for (const char *path : {PLAIN_KERNELS_C, PLAIN_KERNELS_CPP}) {
    std::vector<uint8_t> image = readFile(path);
    Elf64_Ehdr header;
    std::memcpy(&header, image.data(), sizeof header);
    size_t refused = 0, loaded = 0;
    auto use = [&](size_t) { ++(tryImage(image).result == UR_RESULT_SUCCESS ? loaded : refused); };
    damage(image, 0, sizeof header, 1, use);
    damage(image, header.e_phoff, header.e_phnum * sizeof(Elf64_Phdr), 1, use);
    for (int i = 0; i < header.e_phnum; ++i) {
      Elf64_Phdr segment;
      std::memcpy(&segment, image.data() + header.e_phoff + size_t(i) * sizeof segment, sizeof segment);
      if (segment.p_type == PT_DYNAMIC)
        damage(image, segment.p_offset, segment.p_filesz, 1, use);
    }
    damage(image, header.e_shoff, header.e_shnum * sizeof(Elf64_Shdr), 7, use);
    // Tables that the system's loader walks before any of the image's code runs.
    for (int i = 0; i < header.e_shnum; ++i) {
      Elf64_Shdr section;
      std::memcpy(&section, image.data() + header.e_shoff + size_t(i) * sizeof section, sizeof section);
      if (section.sh_type == SHT_GNU_HASH || section.sh_type == SHT_GNU_versym || section.sh_type == SHT_GNU_verneed)
        damage(image, section.sh_offset, section.sh_size, 1, use);
    }
    // Another symbol or another function of the image can't be told from the right one: these bytes stay.
    for (const auto &[at, entry] : relocationsOf(image)) {
      damage(image, at + offsetof(Elf64_Rela, r_offset), sizeof entry.r_offset, 1, use);
      damage(image, at + offsetof(Elf64_Rela, r_info), sizeof entry.r_info / 2, 1, use);
      if (ELF64_R_SYM(entry.r_info))
        damage(image, at + offsetof(Elf64_Rela, r_addend), sizeof entry.r_addend, 1, use);
    }
    EXPECT_GT(refused, 1000u / kStep);
    EXPECT_GT(loaded, 100u / kStep); // the test would prove little if nothing got past the checks
    EXPECT_EQ(UR_RESULT_SUCCESS, tryImage(image).result);
  }
}

/// The image with one of its relocations changed, and what the checks say of it.
std::string withRelocation(const std::vector<uint8_t> &image, uint64_t type,
                           const std::function<void(Elf64_Rela &)> &change) {
  for (auto [at, entry] : relocationsOf(image)) {
    if (ELF64_R_TYPE(entry.r_info) != type)
      continue;
    std::vector<uint8_t> changed = image;
    change(entry);
    std::memcpy(changed.data() + at, &entry, sizeof entry);
    std::vector<Symbol> symbols;
    return checkImage(changed, &symbols);
  }
  return "there is no such relocation";
}

TEST(ImageRelocations, ThatAreDamagedAreRefusedBySayingSo) {
#if defined(__x86_64__)
  constexpr uint64_t kRelative = R_X86_64_RELATIVE, kOfData = R_X86_64_GLOB_DAT;
#else
  constexpr uint64_t kRelative = R_AARCH64_RELATIVE, kOfData = R_AARCH64_GLOB_DAT;
#endif
  const std::vector<uint8_t> image = readFile(KERNELS_C);
  const struct {
    uint64_t type;
    std::function<void(Elf64_Rela &)> change;
    const char *words;
  } kinds[] = {{kRelative, [](Elf64_Rela &r) { r.r_addend = 1 << 24; }, "isn't in a loaded segment."},
               {kRelative, [](Elf64_Rela &r) { r.r_addend = -8; }, "isn't in a loaded segment."},
               {kRelative, [](Elf64_Rela &r) { r.r_addend += 1; }, "Entry 0 of section '.init_array' is no function"},
               {kRelative, [](Elf64_Rela &r) { r.r_offset += 1; }, "isn't a multiple of 8"},
               {kRelative, [](Elf64_Rela &r) { r.r_offset += 8; }, "change the same bytes"},
               {kRelative, [](Elf64_Rela &r) { r.r_offset = 0; }, "isn't in a writable section"},
               {kRelative, [](Elf64_Rela &r) { r.r_info = ELF64_R_INFO(1, kRelative); }, "names symbol 1, too"},
               {kRelative, [](Elf64_Rela &r) { r.r_info = 250; }, "of type 250"},
               {kRelative, [](Elf64_Rela &r) { r.r_info = kOfData; }, "relative relocations, but number 1"},
               {kOfData, [](Elf64_Rela &r) { r.r_addend = 4; }, "expected 0"},
               {kOfData, [](Elf64_Rela &r) { r.r_info = ELF64_R_INFO(100000, kOfData); }, "by symbol 100000"}};
  for (const auto &kind : kinds) {
    const std::string said = withRelocation(image, kind.type, kind.change);
    EXPECT_NE(std::string::npos, said.find(kind.words)) << said << ", expected: " << kind.words;
  }
  EXPECT_EQ("", withRelocation(image, kRelative, [](Elf64_Rela &) {}));
}

/// In a process for which there is no /proc any more; skipped where nobody may make one.
TEST(ImagesWithoutProc, AreLoadedFromTheTemporaryFolder) {
  const std::vector<uint8_t> image = readFile(KERNELS_C);
  constexpr int kMayNot = 77;
  const pid_t child = fork();
  if (child == 0) {
    if (unshare(CLONE_NEWNS) != 0 && unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0)
      _exit(kMayNot);
    if (mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        mount("none", "/proc", "tmpfs", 0, nullptr) != 0)
      _exit(kMayNot);
    std::string log;
    std::shared_ptr<Image> first, second;
    const bool loaded = Image::load(image, &log, &first) == UR_RESULT_SUCCESS &&
                        Image::load(image, &log, &second) == UR_RESULT_SUCCESS &&
                        first->kernels().data() != second->kernels().data();
    if (!loaded)
      std::fprintf(stderr, "%s\n", log.c_str());
    _exit(loaded ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  if (WIFEXITED(status) && WEXITSTATUS(status) == kMayNot)
    GTEST_SKIP() << "the system forbids to take /proc away";
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST_F(Images, ForOtherMachinesAreRefusedBySayingSo) {
  std::vector<uint8_t> image = readFile(KERNELS_C);
  auto with = [&](size_t offset, uint8_t value) {
    std::vector<uint8_t> changed = image;
    changed[offset] = value;
    return tryImage(changed).log;
  };
  EXPECT_EQ("The image's ELF class is 1, expected 2 (64 bits).", with(EI_CLASS, ELFCLASS32));
  EXPECT_NE(std::string::npos, with(offsetof(Elf64_Ehdr, e_machine), 250).find("for machine 250, expected "));
  EXPECT_EQ("The image's ELF type is 2, expected 3 (a shared object).", with(offsetof(Elf64_Ehdr, e_type), ET_EXEC));
  EXPECT_EQ("The image's byte order is 2, expected 1.", with(EI_DATA, ELFDATA2MSB));
  EXPECT_EQ("The image has 0 bytes, less than an ELF header (64).", tryImage({}).log);
  EXPECT_NE(std::string::npos, tryImage(std::span(image).first(image.size() / 2)).log.find("image"));
}

TEST_F(Images, WithWrongTablesAreRefusedBySayingSo) {
  const std::pair<int, const char *> expected[] = {
      {1, "doesn't export 'ur_native_cpu_module'"},
      {2, "compiled for version 107 of ur_native_cpu_kernel.h, expected 1"},
      {3, "'data' with an entry that is no function of the image"},
      {4, "'k' twice"},
      {5, "100000 kernels lies outside the image"},
      {6, "'arg' with argument 0 of kind 17, expected 0 to 4"},
      {7, "nobody_has_this"},
  };
  for (const auto &[number, text] : expected) {
    const Outcome outcome = tryImage(readFile(KERNELS_FOLDER "native_cpu_test_bad" + std::to_string(number) + ".so"));
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, outcome.result);
    EXPECT_NE(std::string::npos, outcome.log.find(text)) << number << ": " << outcome.log;
  }
}

TEST_F(Images, OtherFormsOfProgramsAreRefused) {
  const std::vector<uint8_t> image = readFile(KERNELS_C);
  for (ProgramSource source : {ProgramSource::il, ProgramSource::text}) {
    std::string log;
    NativeProgram made = nullptr;
    EXPECT_EQ(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE,
              driver->buildProgram({.source = source, .code = image}, &log, &made));
    EXPECT_FALSE(log.empty());
    EXPECT_EQ(nullptr, made);
  }
}

} // namespace
} // namespace ur::native_cpu::test
