// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/trace_file.hpp"

#include <array>
#include <charconv>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <zlib.h>

namespace memory {
namespace {

/// A whole file, as it was before gzip.
std::string unpacked(const std::string &file) {
  const std::unique_ptr<gzFile_s, decltype(&gzclose)> open(gzopen(file.c_str(), "rb"), gzclose);
  if (!open)
    throw std::runtime_error("can't open " + file);
  std::string text;
  std::array<char, 1 << 16> part;
  int read = 0;
  while ((read = gzread(open.get(), part.data(), part.size())) > 0)
    text.append(part.data(), static_cast<size_t>(read));
  int error = Z_OK;
  const char *const problem = gzerror(open.get(), &error);
  if (read < 0 || error != Z_OK)
    throw std::runtime_error(file + ": " + problem);
  return text;
}

/// Takes the number at the line's beginning away. False where there is none.
bool number(std::string_view *line, uint64_t *value) {
  if (line->empty() || line->front() != ' ')
    return false;
  const char *const end = line->data() + line->size();
  const auto [stop, error] = std::from_chars(line->data() + 1, end, *value);
  line->remove_prefix(static_cast<size_t>(stop - line->data()));
  return error == std::errc();
}

/// False for a line that says nothing that can be done.
bool add(std::string_view line, uint64_t divisor, Builder *builder) {
  const char what = line.empty() ? '\0' : line.front();
  line.remove_prefix(line.empty() ? 0 : 1);
  uint64_t block = 0, size = 0;
  if (what == 's')
    builder->wait();
  else if (what == 'f' && number(&line, &block) && builder->isLive(block))
    builder->free(static_cast<uint32_t>(block));
  else if (what == 'a' && number(&line, &block) && number(&line, &size) && block == builder->blocks() && size > 0)
    builder->alloc((size + divisor - 1) / divisor);
  else
    return false;
  return line.empty();
}

} // namespace

Program readTrace(const std::string &file, uint64_t divisor) {
  const std::string text = unpacked(file);
  const std::string name = std::filesystem::path(file).filename().string();
  Builder builder(name.substr(0, name.find('.')), true);
  std::string_view rest = text;
  for (size_t line = 1; !rest.empty(); ++line) {
    const size_t end = rest.find('\n');
    if (!add(rest.substr(0, end), divisor, &builder))
      throw std::runtime_error(file + ":" + std::to_string(line) + ": this is no line of a trace of allocations");
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  if (builder.blocks() == 0)
    throw std::runtime_error(file + " has no allocations");
  return builder.take();
}

} // namespace memory
