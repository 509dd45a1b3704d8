// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/manifest.hpp"

#include "common/env.hpp"
#include "loader/selector.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace ur::loader {
namespace {

/// A manifest is a few lines; what is longer is some other file.
constexpr size_t kMaxLines = 200;

std::string parseLine(std::string_view line, const std::filesystem::path &folder, Manifest &manifest) {
  const size_t equals = line.find('=');
  const std::string_view key = env::trim(line.substr(0, equals));
  const std::string_view value = equals == std::string_view::npos ? "" : env::trim(line.substr(equals + 1));
  if (key.empty() || value.empty())
    return "'" + std::string(line) + "' is not of the form key = value";
  if (key == "library") {
    const bool relativePath = value.find('/') != std::string_view::npos && value.front() != '/';
    manifest.library = relativePath ? (folder / value).lexically_normal().string() : std::string(value);
    return {};
  }
  if (key == "backend") {
    const auto &names = DeviceSelector::adapterNames();
    if (std::find(names.begin(), names.end(), value) == names.end())
      return "'" + std::string(value) + "' is not a back end";
    manifest.backend = value;
    return {};
  }
  return "'" + std::string(key) + "' is neither library nor backend";
}

Manifest readManifest(const std::filesystem::path &path) {
  Manifest manifest;
  std::ifstream file(path);
  std::string line;
  std::string error;
  for (size_t number = 1; error.empty() && std::getline(file, line); ++number) {
    if (!line.empty() && line.back() == '\r')
      line.pop_back();
    const std::string_view text = env::trim(line);
    if (number > kMaxLines) {
      error = "it has more than " + std::to_string(kMaxLines) + " lines";
    } else if (!text.empty() && text.front() != '#') {
      error = parseLine(text, path.parent_path(), manifest);
      if (!error.empty())
        error.insert(0, "line " + std::to_string(number) + ": ");
    }
  }
  if (error.empty() && manifest.library.empty())
    error = file.is_open() ? "it names no library" : "it can't be read";
  if (!error.empty()) {
    manifest = {};
    manifest.error = error;
  }
  manifest.path = path.string();
  return manifest;
}

} // namespace

std::vector<Manifest> readManifests(const std::string &folder) {
  std::vector<std::filesystem::path> paths;
  std::error_code failed;
  for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    if (entry->path().extension() == ".adapter")
      paths.push_back(entry->path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<Manifest> manifests;
  for (const auto &path : paths)
    manifests.push_back(readManifest(path));
  return manifests;
}

} // namespace ur::loader
