// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traces: what is written of each call, and where.
#include "program.hpp"

#include "unified-runtime/ur_mock.h"

#include <algorithm>
#include <fstream>
#include <regex>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using namespace layers_test;
using loader_test::TemporaryFolder;

constexpr const char *kLayer = "UR_LAYER_TRACING";

class Tracing : public ::testing::Test {
protected:
  std::string trace(const std::function<void()> &body, const std::string &layers = kLayer,
                    const std::string &log = "output:file,") {
    messages = withLayers(layers, body, {{"UR_LOG_TRACING", log + folder.path("trace")}});
    return read("trace");
  }
  [[nodiscard]] std::string read(const std::string &name) const {
    std::ifstream file(folder.path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  TemporaryFolder folder;
  std::string messages;
};

/// The part of a function's line (the n-th one, from 0) behind its times.
std::string lineOf(const std::string &trace, const std::string &function, size_t number = 0) {
  size_t at = 0;
  for (size_t i = 0; i <= number; ++i) {
    at = trace.find("{\"f\":\"" + function + "\"", i ? at + 1 : 0);
    if (at == std::string::npos) {
      ADD_FAILURE() << "no call " << number << " of " << function << " in\n" << trace;
      return {};
    }
  }
  const std::string line = trace.substr(at, trace.find('\n', at) - at);
  return line.substr(line.find("\"r\":"));
}

TEST_F(Tracing, OfLongProgramsAndValuesTheAddressAlone) {
  const auto body = [] {
    Program program;
    for (const size_t length : {4, 3}) {
      ur_program_handle_t code = nullptr;
      ASSERT_EQ(urProgramCreateWithIL(program.context, "four", length, nullptr, &code), UR_RESULT_SUCCESS);
      ASSERT_EQ(urProgramRelease(code), UR_RESULT_SUCCESS);
    }
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  };
  const std::string text = trace(body, kLayer, "bytes:3;output:file,");
  EXPECT_NE(lineOf(text, "urProgramCreateWithIL").find("\"pIL\":\"0x"), std::string::npos);
  EXPECT_NE(lineOf(text, "urProgramCreateWithIL", 1).find("\"pIL\":\"#666f75\""), std::string::npos);
}

TEST(TracingVariable, AMistakeIsToldWithWhatWasExpected) {
  for (const auto &[value, problem] : std::initializer_list<std::pair<const char *, const char *>>{
           {"bytes:x", "'bytes:x' is not bytes:<bytes>, a number"},
           {"bytes:-1", "'bytes:-1' is not bytes:<bytes>, a number"},
           {"bytes:1,2", "'bytes:1,2' is not bytes:<bytes>, a number"},
           {"pools:1.5", "'pools:1.5' is not pools:<milliseconds>, a number"},
           {"stacks:many", "'stacks:many' is not stacks:<frames>, a number"},
           {"stacks:65", "'stacks:65' is not stacks:<frames> with at most 64 frames"},
           {"hang:1,a,b", "'hang:1,a,b' is not hang:<milliseconds>, a number, with at most one path"},
           {"times:device,host", "'times:device,host' is not times:device"},
           {"level:loud", "'loud' is not a level; the levels are debug, info, warning, error and quiet"},
           {"flush:1", "'1' is not a level"},
           {"level:info,debug", "'level:info,debug' is not one of level:<level>, flush:<level> and output:<where>"},
           {"output:printer", "'output:printer' is not output:stdout, output:stderr or output:file,<path>"},
           {"output:file", "'output:file' is not output:stdout, output:stderr or output:file,<path>"},
           {"output:file,/no/such/folder/calls", "can't open '/no/such/folder/calls': "},
           {"output:stdout;;flush:info", "'' is not of the form key:value"},
           {"verbosity:1", "'verbosity:1' is not one of"},
       }) {
    const std::string errors = loader_test::inChild(
        {{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER}, {"UR_ENABLE_LAYERS", kLayer}, {"UR_LOG_TRACING", value}}, [] {
          const Program program;
          EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
        });
    EXPECT_EQ(countLines(errors, "<TRACING>[ERROR]: UR_LOG_TRACING: "), 1u) << value << ": " << errors;
    EXPECT_NE(errors.find(problem), std::string::npos) << value << ": " << errors;
    EXPECT_NE(errors.find("{\"trace\":\"laneway\""), std::string::npos) << "the trace goes where it goes by default";
  }
}

TEST_F(Tracing, EveryCallWithArgumentsResultAndHandlesByNumber) {
  const std::string text = trace([] {
    Program program;
    ur_event_handle_t events[2] = {};
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &events[0]), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 1, events, &events[1]), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEventWait(2, events), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(messages, "");
  EXPECT_EQ(text.find("{\"trace\":\"laneway\",\"version\":1,\"api\":\"0.12\",\"process\":"), 0u);
  EXPECT_NE(lineOf(text, "urContextCreate")
                .find("\"r\":0,\"a\":{\"DeviceCount\":1,\"phDevices\":[\"device:3\"],"
                      "\"pProperties\":null,\"phContext\":\"0x"),
            std::string::npos);
  EXPECT_NE(lineOf(text, "urContextCreate").find("\"o\":{\"phContext\":\"context:4\"}}"), std::string::npos);
  EXPECT_NE(lineOf(text, "urEnqueueEventsWait", 1)
                .find("\"hQueue\":\"queue:5\",\"numEventsInWaitList\":1,\"phEventWaitList\":[\"event:6\"]"),
            std::string::npos);
  EXPECT_EQ(lineOf(text, "urEventWait"),
            "\"r\":0,\"a\":{\"numEvents\":2,\"phEventWaitList\":[\"event:6\",\"event:7\"]},\"o\":{}}");
  EXPECT_EQ(lineOf(text, "urQueueFinish"),
            "\"r\":" + std::to_string(UR_RESULT_ERROR_INVALID_NULL_HANDLE) + ",\"a\":{\"hQueue\":null}}");
}

TEST_F(Tracing, WhereInTheProgramACallStands) {
  const std::string text = trace([] {
    ur_loader_config_handle_t config = nullptr;
    ASSERT_EQ(urLoaderConfigCreate(&config), UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderConfigSetCodeLocationCallback(
                  config,
                  [](void *) {
                    return ur_code_location_t{"step", "a \"file\".cpp", 17, 0};
                  },
                  nullptr),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderInit(0, config), UR_RESULT_SUCCESS);
    ur_adapter_handle_t adapter = nullptr;
    ASSERT_EQ(urAdapterGet(1, &adapter, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(messages, "");
  EXPECT_NE(lineOf(text, "urAdapterGet").find(R"(,"l":{"function":"step","file":"a \"file\".cpp","line":17}})"),
            std::string::npos)
      << text;
}

TEST_F(Tracing, AFailedLinkThatHandsOutAProgram) {
  const std::string text = trace([] {
    Program program;
    ur_program_handle_t code = nullptr;
    ASSERT_EQ(urProgramCreateWithIL(program.context, "il", 2, nullptr, &code), UR_RESULT_SUCCESS);
    const auto failed = [](void *params, void *log) {
      **static_cast<ur_program_link_params_t *>(params)->pphProgram = static_cast<ur_program_handle_t>(log);
      return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
    };
    for (void *const log : {as<void *>(foreign<ur_program_handle_t>()), static_cast<void *>(nullptr)}) {
      ASSERT_EQ(urMockSetCallback("urProgramLink", UR_MOCK_REPLACE, failed, log), UR_RESULT_SUCCESS);
      ur_program_handle_t linked = nullptr;
      EXPECT_EQ(urProgramLink(program.context, 1, &code, nullptr, &linked), UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
      EXPECT_EQ(linked, log);
    }
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(messages, "");
  EXPECT_NE(lineOf(text, "urProgramLink").find("\"o\":{\"phProgram\":\"program:7\"}}"), std::string::npos) << text;
  EXPECT_EQ(lineOf(text, "urProgramLink", 1).find("\"o\":"), std::string::npos) << text;
}

TEST_F(Tracing, LinesHaveThreadsAndTimesAndAreWholeFromManyThreads) {
  constexpr int kThreads = 4;
  constexpr int kCalls = 300;
  const std::string text = trace([] {
    Program program;
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t) {
      threads.emplace_back([&program] {
        for (int i = 0; i < kCalls; ++i) {
          EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
        }
      });
    }
    for (std::thread &thread : threads)
      thread.join();
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  const std::regex form("\\{\"f\":\"urQueueFlush\",\"t\":([0-9]+),\"s\":([0-9]+),\"d\":([0-9]+),\"r\":0,\"a\":"
                        "\\{\"hQueue\":\"queue:5\"\\},\"o\":\\{\\}\\}");
  std::vector<std::vector<uint64_t>> starts(kThreads + 2);
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::smatch parts;
    if (line.find("urQueueFlush") == std::string::npos)
      continue;
    ASSERT_TRUE(std::regex_match(line, parts, form)) << line;
    starts.at(std::stoul(parts[1])).push_back(std::stoull(parts[2]));
  }
  size_t threads = 0;
  for (const auto &of : starts) {
    EXPECT_TRUE(std::is_sorted(of.begin(), of.end()));
    EXPECT_TRUE(of.empty() || of.size() == kCalls);
    threads += !of.empty();
  }
  EXPECT_EQ(threads, static_cast<size_t>(kThreads));
}

TEST_F(Tracing, ValuesThatAReplayNeeds) {
  const std::string text = trace([] {
    Program program;
    ur_program_handle_t code = nullptr;
    ur_kernel_handle_t kernel = nullptr;
    ASSERT_EQ(urProgramCreateWithIL(program.context, "\x01\xff", 2, nullptr, &code), UR_RESULT_SUCCESS);
    ASSERT_EQ(urKernelCreate(code, "a\"b\n", &kernel), UR_RESULT_SUCCESS);
    const uint16_t value = 0x1234;
    void *memory = nullptr;
    ASSERT_EQ(urUSMDeviceAlloc(program.context, program.device, nullptr, nullptr, 64, &memory), UR_RESULT_SUCCESS);
    ur_exp_kernel_arg_properties_t arguments[3]{};
    arguments[0].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
    arguments[0].size = sizeof(value);
    arguments[0].value.value = &value;
    arguments[1].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
    arguments[1].index = 1;
    arguments[2].type = UR_EXP_KERNEL_ARG_TYPE_LOCAL;
    arguments[2].index = 2;
    arguments[2].size = 32;
    for (auto &argument : arguments)
      argument.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    const size_t global[] = {8, 4};
    ASSERT_EQ(urEnqueueKernelLaunchWithArgsExp(program.queue, kernel, 2, nullptr, global, nullptr, 3, arguments,
                                               nullptr, 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urEnqueueUSMFill(program.queue, memory, sizeof(value), &value, 64, 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_NE(lineOf(text, "urProgramCreateWithIL").find("\"pIL\":\"#01ff\",\"length\":2"), std::string::npos);
  EXPECT_NE(lineOf(text, "urKernelCreate").find("\"pKernelName\":\"a\\\"b\\u000a\""), std::string::npos);
  EXPECT_NE(lineOf(text, "urUSMDeviceAlloc").find("\"o\":{\"ppMem\":\"0x"), std::string::npos);
  const std::string launch = lineOf(text, "urEnqueueKernelLaunchWithArgsExp");
  EXPECT_NE(launch.find("\"pGlobalWorkSize\":[8,4]"), std::string::npos) << launch;
  EXPECT_NE(launch.find("\"pArgs\":[{\"type\":0,\"index\":0,\"size\":2,\"value\":\"#3412\"}"), std::string::npos)
      << launch;
  EXPECT_NE(launch.find("\"index\":2,\"size\":32,\"value\":null}"), std::string::npos) << launch;
  EXPECT_NE(lineOf(text, "urEnqueueUSMFill").find("\"patternSize\":2,\"pPattern\":\"#3412\""), std::string::npos);
}

TEST_F(Tracing, EntriesOfTablesOfArgumentsAndTheirValues) {
  const std::string text = trace([] {
    Program program;
    ur_program_handle_t code = nullptr;
    ur_kernel_handle_t kernel = nullptr;
    ASSERT_EQ(urProgramCreateWithIL(program.context, "\x01\xff", 2, nullptr, &code), UR_RESULT_SUCCESS);
    ASSERT_EQ(urKernelCreate(code, "k", &kernel), UR_RESULT_SUCCESS);
    const ur_laneway_argument_entry_desc_t entry{UR_EXP_KERNEL_ARG_TYPE_VALUE, 4};
    const ur_laneway_argument_table_desc_t table{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC, nullptr, 1, &entry};
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, &table, true, true, false};
    ur_exp_command_buffer_handle_t buffer = nullptr;
    ASSERT_EQ(urCommandBufferCreateExp(program.context, program.device, &desc, &buffer), UR_RESULT_SUCCESS);
    ur_laneway_argument_entry_t named{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY, nullptr, 0};
    ur_exp_kernel_arg_properties_t argument{};
    argument.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    argument.pNext = &named;
    argument.type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
    argument.size = 4;
    argument.value.value = reinterpret_cast<const void *>(8); // which nobody reads
    const size_t items = 4;
    ASSERT_EQ(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, kernel, 1, nullptr, &items, nullptr, 1, &argument, 0,
                                                           nullptr, 0, nullptr, 0, nullptr, nullptr, nullptr, nullptr),
              UR_RESULT_SUCCESS);
    const uint32_t word = 0x12345678;
    const ur_laneway_argument_value_t value{0, 4, &word};
    const ur_laneway_argument_values_t values{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 1, &value};
    ur_exp_command_buffer_update_kernel_launch_desc_t update{};
    update.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    update.pNext = &values;
    ASSERT_EQ(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update), UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_NE(lineOf(text, "urCommandBufferCreateExp").find("\"numEntries\":1,\"pEntries\":[{\"type\":0,\"size\":4}]"),
            std::string::npos)
      << lineOf(text, "urCommandBufferCreateExp");
  EXPECT_NE(lineOf(text, "urCommandBufferAppendKernelLaunchWithArgsExp")
                .find("\"pArgs\":[{\"type\":0,\"index\":0,\"size\":4,\"entry\":0}]"),
            std::string::npos)
      << lineOf(text, "urCommandBufferAppendKernelLaunchWithArgsExp");
  EXPECT_NE(lineOf(text, "urCommandBufferUpdateKernelLaunchExp")
                .find("\"pValues\":[{\"entry\":0,\"size\":4,\"pValue\":\"#78563412\"}]"),
            std::string::npos)
      << lineOf(text, "urCommandBufferUpdateKernelLaunchExp");
}

TEST_F(Tracing, AddressesUsedAgainGetNewNumbersAndDevicesKeepTheirs) {
  const std::string text = trace([] {
    Program program;
    ur_device_handle_t again = nullptr;
    ASSERT_EQ(urDeviceGet(program.platform, UR_DEVICE_TYPE_ALL, 1, &again, nullptr), UR_RESULT_SUCCESS);
    ur_event_handle_t event = nullptr;
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
    ASSERT_EQ(urMockSetCallback(
                  "urEnqueueEventsWait", UR_MOCK_REPLACE,
                  [](void *params, void *same) {
                    **static_cast<ur_enqueue_events_wait_params_t *>(params)->pphEvent =
                        static_cast<ur_event_handle_t>(same);
                    return UR_RESULT_SUCCESS;
                  },
                  event),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEnqueueEventsWait(program.queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_NE(lineOf(text, "urDeviceGet", 1).find("\"phDevices\":[\"device:3\"]"), std::string::npos);
  EXPECT_NE(lineOf(text, "urEnqueueEventsWait", 0).find("\"phEvent\":\"event:6\""), std::string::npos);
  EXPECT_NE(lineOf(text, "urEventRelease").find("\"hEvent\":\"event:6\""), std::string::npos);
  EXPECT_NE(lineOf(text, "urEnqueueEventsWait", 1).find("\"phEvent\":\"event:7\""), std::string::npos);
}

TEST_F(Tracing, WrongParametersAreWrittenAndNotFollowed) {
  const std::string text = trace([] {
    Program program;
    const size_t one = 1;
    // A number of dimensions that would lead far beyond the array.
    EXPECT_EQ(urEnqueueKernelLaunchWithArgsExp(program.queue, nullptr, 0x7fffffff, nullptr, &one, nullptr, 0, nullptr,
                                               nullptr, 0, nullptr, nullptr),
              UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  const std::string line = lineOf(text, "urEnqueueKernelLaunchWithArgsExp");
  EXPECT_NE(line.find("\"workDim\":2147483647"), std::string::npos) << line;
  EXPECT_NE(line.find("\"pGlobalWorkSize\":\"0x"), std::string::npos) << line;
}

TEST_F(Tracing, RefusalsOfTheLayersBelowAreSeen) {
  const std::string text = trace(
      [] {
        Program program;
        EXPECT_EQ(urQueueFinish(foreign<ur_queue_handle_t>()), UR_RESULT_ERROR_INVALID_QUEUE);
        ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      },
      "UR_LAYER_TRACING,UR_LAYER_LIFETIME_VALIDATION");
  EXPECT_EQ(lineOf(text, "urQueueFinish"), "\"r\":3,\"a\":{\"hQueue\":\"0x1230\"}}");
}

TEST_F(Tracing, TheProcessesEndWritesWhatIsLeft) {
  const std::string text = trace([] {
    Program program;
    std::exit(::testing::Test::HasFailure() ? 1 : 0);
  });
  EXPECT_EQ(countLines(text, "urQueueCreate"), 1u) << text;
}

TEST_F(Tracing, EachLineAtOnceWhereThatIsAskedFor) {
  const std::string text = trace([] { Program program; }, kLayer, "flush:info;output:file,"); // ends by _exit
  EXPECT_EQ(countLines(text, "urQueueCreate"), 1u) << text;
}

TEST_F(Tracing, AFileForEachProcess) {
  messages = withLayers(kLayer,
                        [] {
                          Program program;
                          ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
                        },
                        {{"UR_LOG_TRACING", "output:file," + folder.path("%p.trace")}});
  size_t files = 0;
  for (const auto &file : std::filesystem::directory_iterator(folder.path())) {
    EXPECT_TRUE(std::regex_match(file.path().filename().string(), std::regex("[0-9]+\\.trace")));
    ++files;
  }
  EXPECT_EQ(files, 1u);
}

TEST_F(Tracing, AChildWritesWhatItsParentHasNotAndInAFileOfItsOwn) {
  messages = withLayers(kLayer,
                        [] {
                          Program program;
                          for (const bool calls : {false, true}) {
                            const pid_t child = ::fork();
                            if (child == 0) {
                              if (calls)
                                (void)urQueueFlush(program.queue);
                              std::exit(0);
                            }
                            int status = 1;
                            ASSERT_EQ(::waitpid(child, &status, 0), child);
                            EXPECT_EQ(status, 0);
                          }
                          ASSERT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
                          ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
                        },
                        {{"UR_LOG_TRACING", "output:file," + folder.path("%p.trace")}});
  EXPECT_EQ(messages, "");
  std::string parent, child;
  for (const auto &file : std::filesystem::directory_iterator(folder.path())) {
    const std::string text = read(file.path().filename().string());
    (text.find("urQueueFinish") == std::string::npos ? child : parent) += text;
  }
  EXPECT_EQ(countLines(parent, "{\"f\":\"urQueueCreate\""), 1u) << parent;
  EXPECT_EQ(countLines(parent, "urQueueFlush"), 0u) << parent;
  // The child that calls nothing has no file.
  EXPECT_EQ(countLines(child, "{\"trace\":"), 1u) << child;
  EXPECT_EQ(countLines(child, "{\"f\":"), 1u) << child;
  EXPECT_EQ(countLines(child, "{\"f\":\"urQueueFlush\""), 1u) << child;
}

TEST_F(Tracing, WithoutTheVariableToStandardErrorAndQuietToNowhere) {
  const auto body = [] {
    Program program;
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  };
  EXPECT_EQ(countLines(withLayers(kLayer, body), "{\"f\":\"urQueueCreate\""), 1u);
  EXPECT_EQ(withLayers(kLayer, body, {{"UR_LOG_TRACING", "level:quiet"}}), "");
}

TEST_F(Tracing, WhatIsMalformedOrCannotBeOpenedIsNamed) {
  const auto body = [] { Program program; };
  for (const std::string &value : {std::string("output:nowhere"), "output:file," + folder.path("no/such/folder")}) {
    const std::string errors = withLayers(kLayer, body, {{"UR_LOG_TRACING", value}});
    EXPECT_EQ(countLines(errors, "<TRACING>[ERROR]: UR_LOG_TRACING"), 1u) << errors;
  }
}

TEST_F(Tracing, WithoutTheLayerNothingIsWritten) {
  const std::string text = trace(
      [] {
        Program program;
        ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      },
      "");
  EXPECT_EQ(text, "");
}

} // namespace
