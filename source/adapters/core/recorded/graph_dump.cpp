// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A captured graph in the language of Graphviz (DOT), to be read or drawn.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/recorded/captured_graph.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

namespace ur::core {
namespace {

/// As a string of that language.
std::string quoted(const std::string &text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    result += c;
  }
  return result + '"';
}

/// Of what can be captured.
const char *nameOf(ur_command_t type) noexcept {
  switch (type) {
  case UR_COMMAND_KERNEL_LAUNCH:
    return "kernel";
  case UR_COMMAND_USM_MEMCPY:
  case UR_COMMAND_USM_MEMCPY_2D:
    return "USM copy";
  case UR_COMMAND_USM_FILL:
  case UR_COMMAND_USM_FILL_2D:
    return "USM fill";
  case UR_COMMAND_USM_PREFETCH:
    return "USM prefetch";
  case UR_COMMAND_USM_ADVISE:
    return "USM advice";
  case UR_COMMAND_MEM_BUFFER_READ:
  case UR_COMMAND_MEM_BUFFER_READ_RECT:
    return "buffer read";
  case UR_COMMAND_MEM_BUFFER_WRITE:
  case UR_COMMAND_MEM_BUFFER_WRITE_RECT:
    return "buffer write";
  case UR_COMMAND_MEM_BUFFER_COPY:
  case UR_COMMAND_MEM_BUFFER_COPY_RECT:
    return "buffer copy";
  case UR_COMMAND_MEM_BUFFER_FILL:
    return "buffer fill";
  case UR_COMMAND_HOST_TASK_EXP:
    return "host task";
  default:
    return "wait";
  }
}

std::string labelOf(const Node &node, size_t index) {
  std::ostringstream label;
  label << index << ": " << nameOf(node.type);
  if (const std::string detail = node.what ? node.what->label() : ""; !detail.empty())
    label << ' ' << detail;
  return label.str();
}

/// With the graph's lock.
void write(std::ostream &out, CapturedGraph &graph) {
  out << "digraph graph_" << graph.id() << " {\n";
  for (size_t i = 0; i < graph.nodes().size(); ++i) {
    const Node &node = graph.nodes()[i];
    out << "  n" << i << " [label=" << quoted(labelOf(node, i)) << "];\n";
    for (const uint32_t earlier : node.after)
      out << "  n" << earlier << " -> n" << i << ";\n";
  }
  out << "}\n";
}

} // namespace

namespace api {

ur_result_t urGraphDumpContentsExp(ur_exp_graph_handle_t graph, const char *path) {
  std::ostringstream text;
  {
    std::lock_guard lock(graph->mutex());
    write(text, *graph);
  }
  std::ofstream file(path, std::ios::trunc);
  file << text.str();
  file.close();
  if (file)
    return UR_RESULT_SUCCESS;
  explain(UR_RESULT_ERROR_INVALID_VALUE, "the graph can't be written to \"%s\": %s", path, std::strerror(errno));
  return UR_RESULT_ERROR_INVALID_VALUE;
}

} // namespace api
} // namespace ur::core
