// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Environment variables, logging and dynamic libraries.
#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "common/log.hpp"
#include "support.hpp"

#include <cstdlib>
#include <dlfcn.h>
#include <fstream>
#include <sstream>
#include <thread>

namespace {

using namespace loader_test;
namespace env = ur::env;

constexpr const char *kVariable = "LANEWAY_TEST_VARIABLE";

class Env : public testing::Test {
protected:
  void set(const char *value) { setenv(kVariable, value, 1); }
  ~Env() override { unsetenv(kVariable); }
  /// What reading throws.
  template <typename Read>
  std::string problemOf(Read read) {
    try {
      read();
    } catch (const env::Error &problem) {
      return problem.what();
    }
    return "nothing";
  }
};

TEST_F(Env, NotSetAndEmptyAreTheSame) {
  EXPECT_FALSE(env::text(kVariable));
  EXPECT_TRUE(env::boolean(kVariable, true));
  EXPECT_TRUE(env::list(kVariable).empty());
  EXPECT_TRUE(env::map(kVariable).empty());
  set("");
  EXPECT_FALSE(env::text(kVariable));
  EXPECT_FALSE(env::boolean(kVariable, false));
}

TEST_F(Env, BooleansInAnyCase) {
  for (const char *value : {"y", "YES", "t", "True", "1", " yes "}) {
    set(value);
    EXPECT_TRUE(env::boolean(kVariable, false)) << value;
  }
  for (const char *value : {"n", "NO", "f", "False", "0"}) {
    set(value);
    EXPECT_FALSE(env::boolean(kVariable, true)) << value;
  }
  set("enabled");
  EXPECT_EQ(problemOf([] { (void)env::boolean(kVariable, true); }),
            std::string(kVariable) + ": 'enabled' is neither y, yes, t, true, 1 nor n, no, f, false, 0");
}

TEST_F(Env, ListsDropSpacesAndEmptyWords) {
  set(" a ,, b c,\t,d");
  EXPECT_EQ(env::list(kVariable), (std::vector<std::string>{"a", "b c", "d"}));
}

TEST_F(Env, MapsKeepTheirOrder) {
  set("level:info; output : file,/tmp/x:y ;");
  EXPECT_EQ(env::map(kVariable), (env::Map{{"level", {"info"}}, {"output", {"file", "/tmp/x:y"}}}));
  for (const char *value :
       {"level", ":x", "level:", "a:b;a:c", "a:b;A:c", "a:b,,c", ";", " ", "a:b;;", "a:b;;c:d", ";a:b"}) {
    set(value);
    EXPECT_EQ(problemOf([] { (void)env::map(kVariable); }).rfind(std::string(kVariable) + ": ", 0), 0u) << value;
  }
}

TEST_F(Env, AnEntryOfAMapIsNamedAsItWasWritten) {
  set("one:a; two : b , c:d");
  const env::Map entries = env::map(kVariable);
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(env::written(entries[0]), "one:a");
  EXPECT_EQ(env::written(entries[1]), "two:b,c:d");
}

std::string contents(const std::string &path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(Log, ByDefaultPrintsWarningsAndErrors) {
  const std::string errors = inChild({}, [] {
    ur::log::Logger logger("TEST");
    logger.debug("%s", "details");
    logger.info("%s", "news");
    logger.warning("odd %d", 1);
    logger.error("wrong %d", 2);
  });
  EXPECT_EQ(errors, "<TEST>[WARNING]: odd 1\n<TEST>[ERROR]: wrong 2\n");
}

TEST(Log, ObeysItsVariable) {
  const TemporaryFolder folder;
  const std::string file = folder.path("log");
  const std::string errors = inChild({{"UR_LOG_TEST", "level:info;flush:info;output:file," + file}}, [] {
    ur::log::Logger logger("TEST");
    EXPECT_FALSE(logger.enabled(ur::log::Level::Debug));
    EXPECT_TRUE(logger.enabled(ur::log::Level::Info));
    logger.debug("details");
    logger.info("%s", std::string(5000, 'x').c_str());
    setenv("UR_LOG_TEST", "level:quiet", 1);
    logger.configure();
    logger.error("not heard");
  });
  EXPECT_EQ(errors, "");
  EXPECT_EQ(contents(file), "<TEST>[INFO]: " + std::string(5000, 'x') + "\n");
}

TEST(Log, CallbackHasALevelOfItsOwn) {
  const std::string errors = inChild({{"UR_LOG_TEST", "level:error"}}, [] {
    ur::log::Logger logger("TEST");
    std::vector<std::string> heard;
    const auto hear = [](ur_logger_level_t level, const char *message, void *data) {
      static_cast<std::vector<std::string> *>(data)->push_back(std::to_string(level) + message);
    };
    logger.setCallback(hear, &heard, UR_LOGGER_LEVEL_INFO);
    logger.debug("a");
    logger.info("b");
    logger.error("c");
    logger.setCallbackLevel(UR_LOGGER_LEVEL_QUIET);
    logger.error("d");
    EXPECT_EQ(heard, (std::vector<std::string>{"1b", "3c"}));
  });
  EXPECT_EQ(errors, "<TEST>[ERROR]: c\n<TEST>[ERROR]: d\n");
}

TEST(Log, ACallbackMayLogItself) {
  inChild({{"UR_LOG_TEST", "level:quiet"}}, [] {
    static ur::log::Logger logger("TEST");
    static int depth = 0;
    logger.setCallback(
        [](ur_logger_level_t, const char *, void *) {
          if (++depth < 3)
            logger.error("again");
        },
        nullptr, UR_LOGGER_LEVEL_ERROR);
    logger.error("once");
    EXPECT_EQ(depth, 3);
  });
}

TEST(Log, ManyThreadsWriteWholeLines) {
  const std::string errors = inChild({}, [] {
    ur::log::Logger logger("TEST");
    std::vector<std::thread> threads;
    for (int t = 0; t < 8; ++t) {
      threads.emplace_back([&logger] {
        for (int i = 0; i < 50; ++i)
          logger.error("%s", "a whole line");
      });
    }
    for (std::thread &thread : threads)
      thread.join();
  });
  EXPECT_EQ(countLines(errors, "<TEST>[ERROR]: a whole line"), 400u);
  EXPECT_EQ(countLines(errors, ""), 400u);
}

TEST(DynamicLibrary, OpensAndTellsItsOwnSymbolsFromOthers) {
  ur::DynamicLibrary library;
  std::string error;
  ASSERT_TRUE(library.open(loaderFile().c_str(), error)) << error;
  EXPECT_NE(library.ownSymbol("urGetDeviceProcAddrTable"), nullptr);
  EXPECT_NE(library.symbol("malloc"), nullptr);
  EXPECT_EQ(library.ownSymbol("malloc"), nullptr);
  EXPECT_EQ(library.symbol("noSuchSymbol"), nullptr);
  EXPECT_EQ(std::filesystem::canonical(library.path()), loaderFile());
  library.close();
  EXPECT_FALSE(library.isOpen());
  EXPECT_EQ(library.symbol("malloc"), nullptr);
  EXPECT_EQ(library.path(), "");
}

TEST(DynamicLibrary, SaysWhatItCantOpen) {
  ur::DynamicLibrary library;
  std::string error;
  EXPECT_FALSE(library.open("/no/such/library.so", error));
  EXPECT_NE(error.find("/no/such/library.so"), std::string::npos);
  EXPECT_FALSE(library.open(adapter("undefined_symbol").c_str(), error));
  EXPECT_NE(error.find("urTestSymbolThatNothingDefines"), std::string::npos) << error;
}

} // namespace
