// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What pools tell people: lines of the log, records of a trace, and dumps, which are read here as a person would.
#include "core/child.hpp"

#include "adapters/core/allocator/dump.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/queue/queue.hpp"
#include "common/trace_output.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>
#include <unistd.h>

namespace ur::test {
namespace {

constexpr size_t kGranule = core::kGranule;

std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> lines;
  std::istringstream from(text);
  for (std::string line; std::getline(from, line);)
    lines.push_back(line);
  return lines;
}

size_t countWith(const std::vector<std::string> &lines, const std::string &part) {
  return static_cast<size_t>(std::count_if(
      lines.begin(), lines.end(), [&](const std::string &line) { return line.find(part) != std::string::npos; }));
}

std::string dump(ur_usm_pool_handle_t pool) {
  return core::dumpOf(pool->memory());
}

/// Expects parts of a text in this order.
void expectInOrder(const std::string &text, const std::vector<std::string> &parts) {
  size_t from = 0;
  for (const std::string &part : parts) {
    const size_t at = text.find(part, from);
    ASSERT_NE(at, std::string::npos) << "'" << part << "' is missing, or in another place, in\n" << text;
    from = at + part.size();
  }
}

class PoolReports : public AsyncTest {
protected:
  void SetUp() override {
    AsyncTest::SetUp();
    ASSERT_EQ(api().Adapter.pfnSetLoggerCallback(adapter, &PoolReports::note, this, UR_LOGGER_LEVEL_DEBUG),
              UR_RESULT_SUCCESS);
  }
  void TearDown() override {
    EXPECT_EQ(api().Adapter.pfnSetLoggerCallbackLevel(adapter, UR_LOGGER_LEVEL_QUIET), UR_RESULT_SUCCESS);
    AsyncTest::TearDown();
  }
  static void note(ur_logger_level_t, const char *message, void *data) {
    static_cast<PoolReports *>(data)->lines.emplace_back(message);
  }

  std::vector<std::string> lines;
};
UR_TEST_ALL_SHAPES(PoolReports);

TEST_P(PoolReports, TheLogTellsOfGrowthAndShrinking) {
  ur_usm_pool_handle_t pool = makePool({});
  const Queue queue = inOrder();
  ASSERT_EQ(tryFree(queue, alloc(queue, 1, pool)), UR_RESULT_SUCCESS);
  EXPECT_EQ(countWith(lines, "grows by 2097152 bytes of device memory; 2097152 bytes reserved"), 1u);
  finish(queue);
  ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(countWith(lines, "gives back 2097152 bytes of device memory; 0 bytes reserved"), 1u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolReports, TheLogTellsOfPressureAndFailure) {
  ur_usm_pool_handle_t pool = makePool({.maximum = kGranule});
  const Queue queue = inOrder();
  void *all = nullptr, *more = nullptr;
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_SHARED, queue, pool, kGranule, &all), UR_RESULT_SUCCESS);
  EXPECT_EQ(countWith(lines, "pressure"), 0u);
  EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_SHARED, queue, pool, 1000, &more)));
  EXPECT_EQ(countWith(lines, "is under pressure for 1000 bytes of shared memory; 2097152 bytes reserved"), 1u);
  EXPECT_EQ(countWith(lines, "has no 1000 bytes of shared memory; 2097152 bytes reserved"), 1u);
  // The dump that follows is one message.
  ASSERT_EQ(countWith(lines, "  shared memory: 2 MiB in 1 chunks and ranges, 0 B of it free pages"), 1u);
  expectInOrder(lines.back(),
                {"of device 0", "2 MiB used", "may reserve 2 MiB", "block of 2 MiB: live, 2097152 bytes"});
  ASSERT_EQ(tryFree(queue, all), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

// Whoever is refused memory is told which limit it was: in the log, and by the last error.
TEST_P(PoolReports, FailuresNameTheirLimit) {
  ur_usm_pool_handle_t limited = makePool({.maximum = kGranule}), open = makePool({});
  const Queue queue = inOrder();
  void *memory = nullptr;
  EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_SHARED, queue, limited, kGranule + 1, &memory)));
  EXPECT_EQ(countWith(lines, "; its maximum is 2097152"), 1u);
  EXPECT_EQ(lastError(), "a pool has no 2097153 bytes of shared memory: it has reserved 0 bytes, and its maximum is "
                         "2097152");
  const size_t most = query<uint64_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  std::vector<void *> blocks;
  ur_result_t result = UR_RESULT_SUCCESS;
  while (result == UR_RESULT_SUCCESS && blocks.size() < 8) {
    result = tryAlloc(UR_USM_TYPE_DEVICE, queue, open, most, &memory);
    if (result == UR_RESULT_SUCCESS)
      blocks.push_back(memory);
  }
  EXPECT_TRUE(isOutOfMemory(result));
  for (void *block : blocks)
    EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  EXPECT_EQ(countWith(lines, "; the driver gives no more"), 1u);
  EXPECT_NE(lastError().find("the driver gives no more"), std::string::npos) << lastError();

  EXPECT_EQ(destroyPool(limited), UR_RESULT_SUCCESS);
  EXPECT_EQ(destroyPool(open), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, most + 1, &memory),
            UR_RESULT_ERROR_INVALID_USM_SIZE);
  const std::string beyond = "an allocation of " + std::to_string(most + 1) +
                             " bytes of device memory is more than the "
                             "device \"Simulated device 0\" gives at once: " +
                             std::to_string(most) + " bytes (UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE)";
  EXPECT_EQ(lastError(), beyond);
  EXPECT_EQ(countWith(lines, beyond), 1u);
  blocks.clear();
  result = UR_RESULT_SUCCESS;
  while (result == UR_RESULT_SUCCESS && blocks.size() < 8) {
    result = api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, most, &memory);
    if (result == UR_RESULT_SUCCESS)
      blocks.push_back(memory);
  }
  EXPECT_TRUE(isOutOfMemory(result));
  EXPECT_EQ(lastError(), "the driver gives no " + std::to_string(most) +
                             " bytes of device memory; the device \"Simulated device 0\" has 268435456 bytes in all");
  for (void *block : blocks)
    EXPECT_EQ(api().USM.pfnFree(context, block), UR_RESULT_SUCCESS);
}

TEST_P(PoolReports, ADumpShowsWhereEveryBlockIs) {
  ur_usm_pool_handle_t pool = makePool({});
  const Queue queue = inOrder(), other = outOfOrder();
  EXPECT_EQ(linesOf(dump(pool)).size(), 4u) << dump(pool);

  // 3 live blocks of 4 KiB, and 5 in the queue's cache; a large one live; a block whose free is pending.
  std::vector<uint32_t *> blocks;
  for (int i = 0; i < 8; ++i)
    blocks.push_back(alloc(queue, 1000, pool));
  uint32_t *large = alloc(queue, (size_t{3} << 20) / 4, pool);
  Event born;
  uint32_t *late = alloc(other, kBlock / 4, pool, {}, born.out());
  for (size_t i = 0; i < 5; ++i)
    ASSERT_EQ(tryFree(queue, blocks[i]), UR_RESULT_SUCCESS);
  sim::Hold hold = sim->holdNextCommand();
  const Event use = fill(other, late, 4, 1, {born});
  const Event freed = free(other, late, {use});

  const std::string text = dump(pool);
  expectInOrder(text, {"of device 0: ", "may reserve any size, keeps any size", "device memory: ", "range 0x",
                       "slab of 4 x 4 KiB: 3 live (12000 bytes asked for)", "free"});
  const std::vector<std::string> lines = linesOf(text);
  EXPECT_EQ(countWith(lines, "block of 3 MiB: live, 3145728 bytes asked for"), 1u) << text;
  EXPECT_EQ(countWith(lines, " 1 MiB free after command "), 1u) << text;
  EXPECT_EQ(countWith(lines, " of addresses, "), 1u) << text;
  EXPECT_EQ(countWith(lines, " without memory"), 1u) << text;
  EXPECT_EQ(countWith(lines, "cache of lane "), 1u) << text;
  EXPECT_EQ(countWith(lines, "cache of an out-of-order queue, 0 B in 0 blocks and large ones"), 1u) << text;
  EXPECT_EQ(countWith(lines, " x 4 KiB device"), 1u) << text;

  // All blocks of the slabs, each as large as all before it, that aren't live are in one of the two places that the
  // dump names.
  unsigned here = 0, elsewhere = 0, cached = 0;
  for (const std::string &line : lines) {
    unsigned hereToo = 0, elsewhereToo = 0;
    if (const size_t at = line.find("asked for), "); at != std::string::npos)
      std::sscanf(line.c_str() + at, "asked for), %u free here, %u in caches", &hereToo, &elsewhereToo);
    here += hereToo;
    elsewhere += elsewhereToo;
    if (line.find("cache of lane ") != std::string::npos)
      std::sscanf(line.c_str() + line.find(": ") + 2, "%u x 4 KiB", &cached);
  }
  EXPECT_EQ(3 + here + elsewhere, 8u) << text;
  EXPECT_EQ(elsewhere, cached) << text;
  EXPECT_GE(cached, 5u) << text;

  hold.open();
  finish(other);
  for (size_t i = 5; i < 8; ++i)
    ASSERT_EQ(tryFree(queue, blocks[i]), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryFree(queue, large), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// A cache that was emptied while its lane was busy leaves magazines, and memory that is free once the lane is there.
TEST_P(PoolReports, ADumpShowsWhenMemoryIsFree) {
  ur_usm_pool_handle_t pool = makePool({});
  Queue queue = inOrder();
  uint32_t *small = alloc(queue, 64, pool), *large = alloc(queue, kBlock / 4, pool);
  sim::Hold hold = sim->holdNextCommand();
  fillOnly(queue, small, 64, 1);
  ASSERT_EQ(tryFree(queue, small), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryFree(queue, large), UR_RESULT_SUCCESS);
  pool->memory().removeCache(*queue.get()->caches().recent(&pool->memory()));
  const std::vector<std::string> lines = linesOf(dump(pool));
  EXPECT_EQ(countWith(lines, "magazine of 1 x 256 B, free after command 1 of lane "), 1u) << dump(pool);
  EXPECT_EQ(countWith(lines, "1 MiB free after command 1 of lane "), 1u) << dump(pool);
  EXPECT_EQ(countWith(lines, "cache of"), 0u) << dump(pool);
  hold.open();
  finish(queue);
  EXPECT_EQ(countWith(linesOf(dump(pool)), "(over)"), 2u) << dump(pool);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

class PoolReportFiles : public ChildTest {};
INSTANTIATE_TEST_SUITE_P(Sim, PoolReportFiles, ::testing::Values(kLevelZero), shapeName);

/// A pool of 4 MiB that grows, comes under pressure, fails, shrinks, and ends with a block that was never freed.
TEST_P(PoolReportFiles, LifeChild) {
  ur_usm_pool_handle_t pool = makePool({.maximum = 2 * kGranule});
  const Queue queue = inOrder();
  void *first = nullptr, *second = nullptr, *third = nullptr;
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, kGranule, &first), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryAlloc(UR_USM_TYPE_HOST, queue, pool, 5000, &second), UR_RESULT_SUCCESS);
  EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, kGranule, &third)));
  ASSERT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  finish(queue);
  ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// A folder that goes with the test.
class Folder {
public:
  Folder() : path_(std::filesystem::temp_directory_path() / ("laneway-reports-" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  std::string operator/(const char *name) const { return (path_ / name).string(); }

private:
  std::filesystem::path path_;
};

std::string contents(const std::string &path) {
  std::ifstream file(path);
  EXPECT_TRUE(file.is_open()) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

int live(const Variables &variables, std::string *errors = nullptr) {
  return runChild("Sim/PoolReportFiles.LifeChild/level_zero", variables, errors);
}

TEST(PoolReportVariables, TheTraceHasARecordForEach) {
  const Folder folder;
  const uint64_t before = trace::clockNow();
  ASSERT_EQ(live({{"UR_USM_POOL_TRACE", "output:file," + (folder / "%a.jsonl")}}), 0);
  const std::vector<std::string> lines = linesOf(contents(folder / "SIM.jsonl"));
  ASSERT_FALSE(lines.empty());
  uint64_t clock = 0;
  ASSERT_EQ(
      std::sscanf(lines[0].substr(lines[0].find("\"clock\":")).c_str(), "\"clock\":%lu,\"adapter\":\"SIM\"}", &clock),
      1)
      << lines[0];
  EXPECT_EQ(lines[0].find("{\"trace\":\"laneway\",\"version\":1,\"api\":\""), 0u) << lines[0];
  EXPECT_GE(clock, before) << "the clock is the one that all traces tell the time by";
  EXPECT_LE(clock, trace::clockNow());

  struct Record {
    const char *what, *kind;
    size_t bytes, reserved;
  };
  const Record expected[] = {{"pool grows", "device", kGranule, kGranule},
                             {"pool grows", "host", kGranule, 2 * kGranule},
                             {"pool under pressure", "device", kGranule, 2 * kGranule},
                             {"pool fails", "device", kGranule, 2 * kGranule},
                             {"pool shrinks", "device", kGranule, kGranule},
                             {"pool shrinks", "host", kGranule, 0}};
  ASSERT_EQ(lines.size(), 1 + std::size(expected)) << contents(folder / "SIM.jsonl");
  uint64_t last = 0;
  for (size_t i = 0; i < std::size(expected); ++i) {
    char what[32], kind[16];
    void *pool = nullptr;
    uint64_t when = 0;
    unsigned device = 9;
    size_t bytes = 0, reserved = 0;
    char end = 0;
    ASSERT_EQ(std::sscanf(lines[i + 1].c_str(),
                          "{\"e\":\"%31[a-z ]\",\"s\":%lu,\"a\":{\"pool\":\"%p\",\"device\":%u,\"kind\":\"%15[a-z]\","
                          "\"bytes\":%zu,\"reserved\":%zu%c",
                          what, &when, &pool, &device, kind, &bytes, &reserved, &end),
              8)
        << lines[i + 1];
    EXPECT_STREQ(what, expected[i].what);
    EXPECT_STREQ(kind, expected[i].kind) << what;
    EXPECT_EQ(bytes, expected[i].bytes) << what;
    EXPECT_EQ(reserved, expected[i].reserved) << what;
    EXPECT_EQ(device, 0u);
    // A block of a granule lives, and a small one on the host, whose pages are free but for that.
    const bool fails = std::string(what) == "pool fails";
    EXPECT_EQ(end, fails ? ',' : '}');
    EXPECT_EQ(fails, lines[i + 1].find("\"live\":2102272,\"at hand\":0,\"pending\":0,\"free\":2088960,\"unmapped\":") !=
                         std::string::npos)
        << lines[i + 1];
    EXPECT_GE(when, last);
    last = when;
  }
}

TEST(PoolReportVariables, DumpsComeWhenTheyAreWanted) {
  const Folder folder;
  const std::string to = ";output:file," + (folder / "dump");
  const auto dumped = [&](const char *when) {
    EXPECT_EQ(live({{"UR_USM_POOL_DUMP", "on:" + (when + to)}}), 0) << when;
    return contents(folder / "dump");
  };
  EXPECT_EQ(countWith(linesOf(dumped("failure")), ": pool 0x"), 1u);
  expectInOrder(dumped("failure"), {"pool fails: pool 0x", "device memory", "block of 2 MiB: live", "host memory"});
  EXPECT_EQ(dumped("pressure").find("pool under pressure: pool 0x"), 0u);
  // Of the pool, and of the default ones of the context's two devices; a block that was never freed stands out.
  const std::vector<std::string> ends = linesOf(dumped("end"));
  EXPECT_EQ(countWith(ends, "pool ends: pool 0x"), 3u);
  EXPECT_EQ(countWith(ends, "the default one"), 2u);
  EXPECT_EQ(countWith(ends, "live (5000 bytes asked for)"), 1u);
  EXPECT_EQ(countWith(linesOf(dumped("failure,pressure,end")), ": pool 0x"), 5u);
}

TEST(PoolReportVariables, WithoutThemNothingIsWritten) {
  std::string errors;
  EXPECT_EQ(live({}, &errors), 0);
  EXPECT_EQ(errors, "");
  EXPECT_EQ(live({{"UR_USM_POOL_TRACE", "level:quiet"}, {"UR_USM_POOL_DUMP", "level:quiet;on:end"}}, &errors), 0);
  EXPECT_EQ(errors, "");
  EXPECT_EQ(live({{"UR_USM_POOL_TRACE", "output:stderr"}}, &errors), 0);
  EXPECT_EQ(countWith(linesOf(errors), "{\"e\":\"pool grows\""), 2u) << errors;
}

struct Mistake {
  const char *variable, *value, *problem; ///< behind the variable's name
};

TEST(PoolReportVariables, MistakesAreReportedAndIgnored) {
  constexpr const char *kTrace = "UR_USM_POOL_TRACE", *kDump = "UR_USM_POOL_DUMP";
  for (const auto &[variable, value, problem] : std::initializer_list<Mistake>{
           {kTrace, "stderr", "'stderr' is not of the form key:value"},
           {kTrace, "output:nowhere", "'output:nowhere' is not output:stdout, output:stderr or output:file,<path>"},
           {kTrace, "output:file,/nonexistent/folder/file", "can't open '/nonexistent/folder/file': No such file"},
           {kTrace, "level:loud", "'loud' is not a level; the levels are debug, info, warning, error and quiet"},
           {kTrace, "on:end", "'on:end' is not one of level:<level>, flush:<level> and output:<where>"},
           {kDump, "on:exit", "'exit' is not one of failure, pressure and end"},
           {kDump, "output:stderr", "'output:stderr' says nothing without on:failure, on:pressure or on:end"},
           {kDump, "failure", "'failure' is not of the form key:value"},
           {kDump, "on:failure;output:file,/nonexistent/folder/f",
            "can't open '/nonexistent/folder/f': No such file"}}) {
    std::string errors;
    EXPECT_EQ(live({{variable, value}}, &errors), 0) << variable << "=" << value;
    const std::vector<std::string> lines = linesOf(errors);
    EXPECT_EQ(lines.size(), 1u) << variable << "=" << value << ": " << errors;
    EXPECT_EQ(countWith(lines, std::string("<SIM>[ERROR]: ") + variable + ": " + problem), 1u) << errors;
  }
}

} // namespace
} // namespace ur::test
