// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How adapters reach the compiler's process, and what is kept on disk.
#include "compiler/cache.hpp"
#include "compiler/compile.hpp"
#include "compiler/service.hpp"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace ur::compiler;
namespace fs = std::filesystem;

namespace {

Request requestFor(const std::string &processor, size_t size = 20) {
  Request request;
  request.processor = processor;
  request.modules = {{{{7, 0x123456789abcdef0}, {8, 1}}, std::vector<uint8_t>(size, 0x42)}, {{}, {1, 2}}};
  return request;
}

/// A folder of its own, and the fake as the compiler.
class Compiler : public testing::Test {
protected:
  Compiler() {
    std::string pattern = testing::TempDir() + "compiler.XXXXXX";
    folder_ = ::mkdtemp(pattern.data());
    ::setenv("UR_SPIRV_CACHE", (folder_ + "/cache").c_str(), 1);
    ::setenv("UR_SPIRVC", FAKE, 1);
    ::unsetenv("UR_SPIRV_CACHE_SIZE");
  }
  ~Compiler() override {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
    for (const char *const variable : {"UR_SPIRV_CACHE", "UR_SPIRVC", "FAKE_SPIRVC_CANT"})
      ::unsetenv(variable);
  }
  std::vector<fs::path> kept() const {
    std::vector<fs::path> files;
    for (const auto &entry : fs::recursive_directory_iterator(folder_)) {
      if (entry.is_regular_file())
        files.push_back(entry.path());
    }
    return files;
  }
  std::string folder_;
};

/// Work in so many threads, each with its number, and in a child of fork at the same time: all of them succeed.
template <class Work>
void expectEverywhere(size_t count, const Work &work) {
  const pid_t child = ::fork(); // before there are threads: a sanitizer's locks may be held by one of them
  if (child == 0)
    ::_exit(work(count) ? 0 : 1);
  std::atomic<size_t> good{0};
  std::vector<std::thread> threads;
  for (size_t i = 0; i < count; ++i)
    threads.emplace_back([&, i] { good += work(i) ? 1 : 0; });
  for (std::thread &thread : threads)
    thread.join();
  int status = 1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(good, count);
}

/// Ends the process that serves, so that the next one to ask starts one.
void endTheProcess() {
  Answer answer;
  (void)compile(requestFor("ends"), &answer);
}

} // namespace

TEST(CompilerMessages, comeBackAsTheyWere) {
  Request request = requestFor("sm_90"), read;
  request.withOffset = true;
  ASSERT_TRUE(decode(encode(request), &read));
  EXPECT_EQ(read.processor, "sm_90");
  EXPECT_TRUE(read.withOffset);
  ASSERT_EQ(read.modules.size(), 2u);
  EXPECT_EQ(read.modules[0].spirv, request.modules[0].spirv);
  EXPECT_EQ(read.modules[1].spirv, request.modules[1].spirv);
  ASSERT_EQ(read.modules[0].constants.size(), 2u);
  EXPECT_EQ(read.modules[0].constants[0].value, 0x123456789abcdef0u);
  Answer answer;
  ASSERT_TRUE(decode(encode(Answer{true, "a log", std::string("co\0de", 5), {{"one", "why"}, {"two", ""}}}), &answer));
  EXPECT_TRUE(answer.compiled);
  EXPECT_EQ(answer.log, "a log");
  EXPECT_EQ(answer.code.size(), 5u);
  ASSERT_EQ(answer.leftOut.size(), 2u);
  EXPECT_EQ(answer.leftOut[0].kernel, "one");
  ASSERT_TRUE(whyLeftOut(answer.leftOut, "one"));
  EXPECT_EQ(*whyLeftOut(answer.leftOut, "one"), "why");
  EXPECT_FALSE(whyLeftOut(answer.leftOut, "three"));
}

TEST(CompilerMessages, thatAreCutOffOrOthersAreRefused) {
  const std::string request = encode(requestFor("sm_90")),
                    answer = encode(Answer{true, "log", "code", {{"kernel", "why"}}});
  Request readRequest;
  Answer readAnswer;
  for (size_t size = 0; size < request.size(); ++size)
    EXPECT_FALSE(decode(std::string_view(request).substr(0, size), &readRequest)) << size;
  for (size_t size = 0; size < answer.size(); ++size)
    EXPECT_FALSE(decode(std::string_view(answer).substr(0, size), &readAnswer)) << size;
  EXPECT_FALSE(decode(request + 'x', &readRequest));
  EXPECT_FALSE(decode(request, &readAnswer));
  std::string older = request;
  older[10] ^= 1; // in the version
  EXPECT_FALSE(decode(older, &readRequest));
  std::string endless = request;
  endless.replace(endless.size() - 10, 8, 8, '\xff'); // how long the last module is
  EXPECT_FALSE(decode(endless, &readRequest));
}

TEST_F(Compiler, cacheGivesBackWhatItWasGiven) {
  const Cache cache(folder_ + "/cache", 1 << 20);
  EXPECT_FALSE(cache.find("question"));
  ASSERT_TRUE(cache.store("question", "answer"));
  EXPECT_EQ(cache.find("question"), "answer");
  EXPECT_FALSE(cache.find("questiom"));
  EXPECT_TRUE(cache.store("question", "better")); // as another process may do at the same time
  EXPECT_EQ(cache.find("question"), "better");
  EXPECT_EQ(kept().size(), 1u) << "what was written aside is left";
}

TEST_F(Compiler, cacheIgnoresDamage) {
  const Cache cache(folder_ + "/cache", 1 << 20);
  ASSERT_TRUE(cache.store("question", "answer"));
  const fs::path file = kept().front();
  std::ifstream from(file, std::ios::binary);
  const std::string good((std::istreambuf_iterator<char>(from)), {});
  const auto write = [&](const std::string &bytes) { std::ofstream(file, std::ios::binary) << bytes; };
  for (size_t i = 0; i < good.size(); ++i) {
    std::string bad = good;
    bad[i] = static_cast<char>(bad[i] ^ 0x10);
    write(bad);
    EXPECT_FALSE(cache.find("question")) << "byte " << i;
    write(good.substr(0, i));
    EXPECT_FALSE(cache.find("question")) << "cut off at " << i;
  }
  write(good + 'x');
  EXPECT_FALSE(cache.find("question"));
  write(good);
  EXPECT_EQ(cache.find("question"), "answer");
}

TEST_F(Compiler, cacheStaysBelowItsLimit) {
  const Cache large(folder_ + "/cache", 1 << 20), cache(folder_ + "/cache", 20000);
  const std::string answer(1000, 'a');
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(large.store("question " + std::to_string(i), answer));
    if (i == 50)
      std::this_thread::sleep_for(std::chrono::milliseconds(20)); // file systems count time in steps
  }
  ASSERT_TRUE(cache.find("question 0")); // used just now
  cache.trim();
  uint64_t size = 0;
  for (const fs::path &file : kept())
    size += fs::file_size(file);
  EXPECT_LE(size, 20000u);
  EXPECT_GE(size, 18000u);
  EXPECT_TRUE(cache.find("question 0")) << "what was used last is gone";
  EXPECT_FALSE(cache.find("question 1"));
  EXPECT_FALSE(Cache(folder_ + "/cache", 100).store("question", answer)) << "one that fills all";
}

TEST_F(Compiler, cacheLeavesAloneWhatIsntItsOwn) {
  const fs::path folder = folder_ + "/home";
  const Cache cache(folder, 1 << 20);
  const std::string long_name = "0123456789abcd.notes";
  const fs::path own[] = {folder / "thesis.txt", folder / "ab" / "picture", folder / "photos" / "0123456789abcd",
                          folder / "ab" / long_name};
  for (const fs::path &path : own) {
    fs::create_directories(path.parent_path());
    std::ofstream(path) << std::string(10000, 'x');
  }
  EXPECT_FALSE(cache.hasAny());
  ASSERT_TRUE(cache.store("question", "answer"));
  EXPECT_TRUE(cache.hasAny());
  Cache(folder, 0).trim();
  EXPECT_FALSE(cache.find("question"));
  for (const fs::path &path : own)
    EXPECT_TRUE(fs::exists(path)) << path;
}

TEST_F(Compiler, cacheTakesOnlyFilesThatNobodyElseWritesTo) {
  const Cache cache(folder_ + "/cache", 1 << 20);
  ASSERT_TRUE(cache.store("question", "answer"));
  const fs::path file = kept().front();
  fs::permissions(file, fs::perms::group_write, fs::perm_options::add);
  EXPECT_FALSE(cache.find("question"));
  fs::permissions(file, fs::perms::group_write, fs::perm_options::remove);
  EXPECT_EQ(cache.find("question"), "answer");
  fs::resize_file(file, uint64_t{1} << 40); // nothing of it is on the disk
  EXPECT_FALSE(cache.find("question"));
  fs::remove(file);
  fs::create_directory(file);
  EXPECT_FALSE(cache.find("question"));
  fs::remove(file);
  ASSERT_EQ(0, mkfifo(file.c_str(), 0600));
  EXPECT_FALSE(cache.find("question"));
  ASSERT_TRUE(cache.store("question", "answer"));
  EXPECT_EQ(cache.find("question"), "answer");
}

TEST_F(Compiler, cacheWithoutAFolderKeepsNothing) {
  for (const char *const folder : {"", "/proc/nothing/here", "/dev/null"}) {
    const Cache cache(folder, 1 << 20);
    EXPECT_FALSE(cache.store("question", "answer")) << folder;
    EXPECT_FALSE(cache.find("question")) << folder;
    cache.trim();
  }
}

TEST_F(Compiler, cacheIsSharedByThreadsAndProcesses) {
  const Cache cache(folder_ + "/cache", 1 << 20);
  const auto work = [&](size_t) {
    bool good = true;
    for (int i = 0; i < 200; ++i) {
      const std::string question = "question " + std::to_string(i % 10), answer(static_cast<size_t>(i % 10) * 100, 'a');
      good = cache.store(question, answer) && good;
      const auto found = cache.find(question);
      good = found && *found == answer && good;
    }
    return good;
  };
  expectEverywhere(3, work);
}

TEST_F(Compiler, answersAreKept) {
  Answer answer;
  ASSERT_EQ(compile(requestFor("something"), &answer), UR_RESULT_SUCCESS) << answer.log;
  EXPECT_EQ(answer.code, "something of 20 bytes");
  ::setenv("UR_SPIRVC", "/nothing/there", 1);
  answer = {};
  EXPECT_EQ(compile(requestFor("something"), &answer), UR_RESULT_SUCCESS) << answer.log;
  EXPECT_EQ(answer.code, "something of 20 bytes");
  EXPECT_EQ(compile(requestFor("something", 21), &answer), UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
}

TEST_F(Compiler, refusalsAreNot) {
  Answer answer;
  EXPECT_EQ(compile(requestFor("refuses"), &answer), UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
  EXPECT_EQ(answer.log, "OpNop at word 5: it isn't liked");
  EXPECT_TRUE(kept().empty());
}

TEST_F(Compiler, thatIsMissingSaysWhereItWasLookedFor) {
  ::setenv("UR_SPIRVC", "/nothing/there", 1);
  Answer answer;
  EXPECT_EQ(compile(requestFor("something"), &answer), UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
  EXPECT_NE(answer.log.find("looked for '/nothing/there'"), std::string::npos) << answer.log;
  ::unsetenv("UR_SPIRVC");
  const Program program = findProgram();
  EXPECT_EQ(program.searched.size(), 2u);
}

TEST_F(Compiler, thatIsOffIsntAsked) {
  Answer answer;
  ASSERT_EQ(compile(requestFor("something"), &answer), UR_RESULT_SUCCESS) << answer.log;
  EXPECT_TRUE(isThere());
  ::setenv("UR_SPIRVC", "off", 1);
  EXPECT_FALSE(isThere());
  EXPECT_EQ(compile(requestFor("something"), &answer), UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
  EXPECT_NE(answer.log.find("'off'"), std::string::npos) << answer.log;
  EXPECT_EQ(answer.code, "");
}

TEST_F(Compiler, isThereByWhatItHasKept) {
  ::setenv("UR_SPIRVC", "/nothing/there", 1);
  fs::create_directories(folder_ + "/cache/00");
  EXPECT_FALSE(isThere()); // a folder with nothing in it compiles nothing
  EXPECT_NE(whyItIsnt().find("'/nothing/there'"), std::string::npos) << whyItIsnt();
  ::setenv("UR_SPIRVC", FAKE, 1);
  EXPECT_TRUE(isThere());
  Answer answer;
  ASSERT_EQ(compile(requestFor("something"), &answer), UR_RESULT_SUCCESS) << answer.log;
  ::setenv("UR_SPIRVC", "/nothing/there", 1);
  EXPECT_TRUE(isThere());
}

TEST_F(Compiler, thatCantStartSaysWhy) {
  endTheProcess();
  ::setenv("FAKE_SPIRVC_CANT", "1", 1);
  Answer answer;
  EXPECT_EQ(compile(requestFor("something"), &answer), UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
  EXPECT_NE(answer.log.find("the fake can't today"), std::string::npos) << answer.log;
  ::setenv("UR_SPIRVC", "/bin/false", 1);
  EXPECT_EQ(compile(requestFor("something"), &answer), UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
  EXPECT_NE(answer.log.find("status 1"), std::string::npos) << answer.log;
}

TEST_F(Compiler, thatLeavesOrBabblesIsAnError) {
  Answer answer;
  EXPECT_EQ(compile(requestFor("leaves"), &answer), UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
  EXPECT_NE(answer.log.find("ended before it answered"), std::string::npos) << answer.log;
  EXPECT_EQ(compile(requestFor("babbles"), &answer), UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
  EXPECT_NE(answer.log.find("doesn't know: they aren't of one version"), std::string::npos) << answer.log;
  EXPECT_TRUE(kept().empty());
}

TEST_F(Compiler, thatHasEndedIsStartedAgain) {
  ::setenv("UR_SPIRV_CACHE", "off", 1);
  Answer first, second, third;
  ASSERT_EQ(compile(requestFor("says which"), &first), UR_RESULT_SUCCESS) << first.log;
  ASSERT_EQ(compile(requestFor("says which"), &second), UR_RESULT_SUCCESS) << second.log;
  EXPECT_EQ(first.code, second.code) << "two processes where one would do";
  endTheProcess();
  ASSERT_EQ(compile(requestFor("says which"), &third), UR_RESULT_SUCCESS) << third.log;
  EXPECT_NE(first.code, third.code);
}

TEST_F(Compiler, thatIsEndedWhileItCompilesIsAskedOnceMore) {
  ::setenv("UR_SPIRV_CACHE", "off", 1);
  const std::string path = folder_ + "/still to end";
  std::ofstream(path) << "x";
  Answer answer;
  EXPECT_EQ(compile(requestFor("is ended once " + path), &answer), UR_RESULT_SUCCESS) << answer.log;
  EXPECT_FALSE(fs::exists(path)) << "no process was ended";
  EXPECT_EQ(compile(requestFor("is ended"), &answer), UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE) << "and not endlessly";
  EXPECT_NE(answer.log.find("ended before it answered"), std::string::npos) << answer.log;
}

TEST_F(Compiler, servesThreadsAndChildrenOfFork) {
  ::setenv("UR_SPIRV_CACHE", "off", 1);
  endTheProcess();
  expectEverywhere(8, [](size_t number) {
    const size_t size = number * 100000;
    Answer answer;
    return compile(requestFor("something", size), &answer) == UR_RESULT_SUCCESS &&
           answer.code == "something of " + std::to_string(size) + " bytes";
  });
}

TEST_F(Compiler, isStartedByAProcessThatWaitsForNoChildren) {
  endTheProcess();
  const auto before = std::signal(SIGCHLD, SIG_IGN);
  Answer answer;
  EXPECT_EQ(compile(requestFor("something"), &answer), UR_RESULT_SUCCESS) << answer.log;
  std::signal(SIGCHLD, before);
}

TEST_F(Compiler, malformedVariablesAreSaid) {
  ::setenv("UR_SPIRV_CACHE_SIZE", "much", 1);
  Answer answer;
  EXPECT_EQ(compile(requestFor("something"), &answer), UR_RESULT_SUCCESS);
  EXPECT_NE(answer.log.find("UR_SPIRV_CACHE_SIZE"), std::string::npos) << answer.log;
  ::unsetenv("UR_SPIRV_CACHE_SIZE");
}
