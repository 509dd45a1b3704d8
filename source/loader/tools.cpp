// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/tools.hpp"

#include "common/dynamic_library.hpp"
#include "common/result_name.hpp"
#include "layers/exporters/exporters.hpp"
#include "loader/lifetime.hpp"
#include "unified-runtime/ur_tracing.h"

namespace ur::loader {
namespace {

/// A library that stays open: its callbacks may run on threads that nobody knows.
struct Tool {
  std::string file;
  urx_tracing_tool_start_t start = nullptr;
  urx_tracing_tool_stop_t stop = nullptr;
  bool started = false;
};

/// Of this copy of the loader. Never destroyed, as all that calls may need at the process's end.
std::vector<Tool> &openTools() {
  static auto *const tools = new std::vector<Tool>;
  return *tools;
}

/// Null where it isn't there or isn't a tool.
Tool *open(const std::string &file) {
  for (Tool &tool : openTools()) {
    if (tool.file == file)
      return &tool;
  }
  DynamicLibrary library;
  std::string error;
  if (!library.open(file.c_str(), error)) {
    logger.warning("UR_TRACING_TOOLS: %s can't be opened: %s", file.c_str(), error.c_str());
    return nullptr;
  }
  Tool tool{file, reinterpret_cast<urx_tracing_tool_start_t>(library.ownSymbol(URX_TRACING_TOOL_START)),
            reinterpret_cast<urx_tracing_tool_stop_t>(library.ownSymbol(URX_TRACING_TOOL_STOP))};
  if (!tool.start) {
    logger.warning("UR_TRACING_TOOLS: %s is no tool, since it doesn't export %s", file.c_str(), URX_TRACING_TOOL_START);
    return nullptr;
  }
  openTools().push_back(std::move(tool));
  library.leaveOpen();
  return &openTools().back();
}

/// Where the environment asks for one that isn't there, that is no error: it may be meant for others in the process.
void startExporters() {
  for (const urx_tracing_exporter_t exporter : {URX_TRACING_XPTI, URX_TRACING_NVTX}) {
    const layers::exporters::Exporter &known = *layers::exporters::find(exporter);
    std::string problem;
    if (!known.wanted())
      continue;
    if (layers::exporters::set(exporter, true, problem) == UR_RESULT_SUCCESS)
      logger.info("%s is on", known.name);
    else
      logger.info("%s stays off: %s", known.name, problem.c_str());
  }
}

} // namespace

void startTools(const Settings &settings) {
  startExporters();
  for (const std::string &file : settings.tools) {
    Tool *const tool = open(file);
    if (!tool || tool->started)
      continue;
    const ur_result_t result = tool->start(urxTracing);
    tool->started = result == UR_RESULT_SUCCESS;
    if (tool->started) {
      logger.info("tool %s has started", file.c_str());
    } else {
      logger.warning("tool %s doesn't start: %s answers %s", file.c_str(), URX_TRACING_TOOL_START,
                     ResultName(result).text());
    }
  }
}

void stopTools() noexcept {
  for (Tool &tool : openTools()) {
    if (tool.started && tool.stop)
      tool.stop();
    tool.started = false;
  }
}

} // namespace ur::loader
