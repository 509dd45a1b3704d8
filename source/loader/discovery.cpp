// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/discovery.hpp"

#include "common/dynamic_library.hpp"
#include "loader/layout.hpp"
#include "loader/manifest.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <sys/stat.h>

namespace ur::loader {
namespace {

/// What tells two files apart, whatever they are called.
struct FileId {
  dev_t device;
  ino_t inode;
  bool operator==(const FileId &) const = default;
};

std::optional<FileId> fileId(const std::string &path) noexcept {
  struct stat status;
  if (path.find('/') == std::string::npos || stat(path.c_str(), &status) != 0)
    return std::nullopt;
  return FileId{status.st_dev, status.st_ino};
}

bool isPath(const std::string &file) noexcept {
  return file.find('/') != std::string::npos;
}

std::string sonameOf(std::string_view adapter) {
  return "libur_adapter_" + std::string(adapter) + ".so.0";
}

/// cuda for /opt/lib/libur_adapter_cuda.so.0; the name of the file where it isn't named so.
std::string adapterNameOf(const std::string &file) {
  std::string name = std::filesystem::path(file).filename().string();
  constexpr std::string_view kPrefix = "libur_adapter_";
  const size_t end = name.find(".so");
  if (name.starts_with(kPrefix) && end != std::string::npos)
    return name.substr(kPrefix.size(), end - kPrefix.size());
  return name;
}

struct Tried {
  FileId id;
  bool loaded;
  bool operator==(const std::optional<FileId> &other) const { return other && *other == id; }
};

class Search {
public:
  explicit Search(const Settings &settings)
      : settings_(settings), self_(fileId(settings.loaderPath)),
        ownFolder_(std::filesystem::path(settings.loaderPath).parent_path().string()) {}

  Discovery run() {
    if (settings_.mocking) {
      tryFile(ownFolder_ + "/" + sonameOf("mock"), "mocking", true);
      return std::move(found_);
    }
    const std::vector<std::string> forced = withoutItself();
    if (settings_.asAdapter && forced.size() < settings_.forced.size()) {
      // The list is for the loader that opened this one, which opens the others itself.
      for (const std::string &file : forced) {
        if (const auto id = fileId(file))
          leftToOuter_.push_back(*id);
      }
      found_.besideOthers = !forced.empty();
    } else if (!forced.empty()) {
      tryForced(forced);
      return std::move(found_);
    }
    tryKnown();
    return std::move(found_);
  }

private:
  std::vector<std::string> withoutItself() {
    std::vector<std::string> others;
    for (const std::string &file : settings_.forced) {
      const auto id = fileId(file);
      const bool sameSoname = !isPath(file) && file == std::filesystem::path(settings_.loaderPath).filename();
      if (sameSoname || (id && id == self_))
        record(file, kForced, Outcome::Itself, "");
      else
        others.push_back(file);
    }
    return others;
  }

  void tryForced(const std::vector<std::string> &files) {
    for (const std::string &file : files) {
      if (isPath(file) || !tryFolders(file))
        tryFile(file, kForced, true);
    }
  }

  /// A forced soname beside the loader or in a search folder is found without help of the system.
  bool tryFolders(const std::string &soname) {
    std::vector<std::string> folders = settings_.searchFolders;
    folders.push_back(ownFolder_);
    return std::any_of(folders.begin(), folders.end(), [&](const std::string &folder) {
      const std::string path = folder + "/" + soname;
      return fileId(path) && tryFile(path, kForced, true);
    });
  }

  void tryKnown() {
    std::error_code failed;
    for (const std::string &folder : settings_.searchFolders) {
      if (!std::filesystem::is_directory(folder, failed))
        record(folder, kSearchPath, Outcome::Missing, "there is no such folder");
    }
    std::vector<Manifest> manifests;
    for (const std::string &folder : settings_.manifestFolders) {
      for (Manifest &manifest : readManifests(folder)) {
        if (manifest.error.empty())
          manifests.push_back(std::move(manifest));
        else
          record(manifest.path, "manifest", Outcome::Refused, manifest.error);
      }
    }
    for (const std::string_view name : DeviceSelector::adapterNames()) {
      if (mayUse(name, sonameOf(name), "known adapter"))
        tryName(name, manifests);
    }
    for (const Manifest &manifest : manifests) {
      if (manifest.backend.empty() || mayUse(manifest.backend, manifest.library, "manifest " + manifest.path))
        tryFile(manifest.library, "manifest " + manifest.path, true);
    }
  }

  /// Tries the places where an adapter may lie until one file is good; takes the manifests out that name it.
  void tryName(std::string_view name, std::vector<Manifest> &manifests) {
    const std::string soname = sonameOf(name);
    bool loaded = std::any_of(settings_.searchFolders.begin(), settings_.searchFolders.end(),
                              [&](const auto &folder) { return tryFile(folder + "/" + soname, kSearchPath, false); });
    const auto ofName = std::stable_partition(manifests.begin(), manifests.end(),
                                              [&](const Manifest &m) { return adapterNameOf(m.library) != name; });
    for (auto manifest = ofName; manifest != manifests.end() && !loaded; ++manifest)
      loaded = tryFile(manifest->library, "manifest " + manifest->path, true);
    manifests.erase(ofName, manifests.end());
    loaded = loaded || tryFile(ownFolder_ + "/" + soname, "the loader's folder", false);
    if (!loaded)
      tryFile(soname, "the system", false);
  }

  bool mayUse(std::string_view adapter, const std::string &file, const std::string &source) {
    if (!settings_.preloadFilter || settings_.selector.acceptsAll() || settings_.selector.mayUseAdapter(adapter))
      return true;
    record(file, source, Outcome::Excluded, "ONEAPI_DEVICE_SELECTOR selects no device of " + std::string(adapter));
    return false;
  }

  /// `named`: somebody said that this very file should be there. True where the file gives an adapter, now or before.
  bool tryFile(const std::string &file, const std::string &source, bool named) {
    const auto path = fileId(file);
    if (isPath(file) && !path) {
      record(file, source, named ? Outcome::Missing : Outcome::NotInstalled, "there is no such file");
      return false;
    }
    if (path && *path == self_) {
      record(file, source, Outcome::Itself, "");
      return false;
    }
    if (path && isLeftToOuter(*path)) {
      record(file, source, Outcome::LeftToOuter, "UR_ADAPTERS_FORCE_LOAD names it beside this loader");
      return false;
    }
    DynamicLibrary library;
    std::string error;
    if (!library.open(file.c_str(), error, settings_.deepBind)) {
      // The linker names the file that it misses: this one, or one that this one needs.
      const bool absent =
          !isPath(file) && error.starts_with(file + ":") && error.ends_with("No such file or directory");
      record(file, source,
             !absent ? Outcome::Refused
             : named ? Outcome::Missing
                     : Outcome::NotInstalled,
             absent ? "it is not installed" : "it can't be opened: " + error);
      return false;
    }
    return take(std::move(library), file, source);
  }

  bool take(DynamicLibrary library, const std::string &file, const std::string &source) {
    const std::string path = library.path();
    const auto id = fileId(path);
    if (id && (*id == self_ || isLeftToOuter(*id))) {
      record(file, source, *id == self_ ? Outcome::Itself : Outcome::LeftToOuter, "it is " + path);
      return false;
    }
    if (const auto tried = std::find(tried_.begin(), tried_.end(), id); id && tried != tried_.end()) {
      record(file, source, Outcome::Duplicate, "it is " + path + ", which is tried already");
      return tried->loaded;
    }
    Inspection seen = inspect(library);
    if (id)
      tried_.push_back({*id, seen.verdict == Verdict::Adapter});
    if (seen.verdict != Verdict::Adapter) {
      if (seen.entered)
        library.leaveOpen();
      record(file, source, Outcome::Refused, seen.reason);
      return false;
    }
    auto adapter = std::make_unique<Adapter>();
    adapter->path = path;
    adapter->name = adapterNameOf(file);
    adapter->table = seen.table;
    adapter->emptySlots = seen.emptySlots;
    adapter->setHandleTable = reinterpret_cast<SetHandleTable>(library.ownSymbol("urxAdapterSetHandleTable"));
    adapter->observeVendorCalls =
        reinterpret_cast<ObserveVendorCalls>(library.ownSymbol("urxAdapterObserveVendorCalls"));
    record(path, source, Outcome::Loaded, "");
    found_.adapters.push_back(std::move(adapter));
    library.leaveOpen();
    return true;
  }

  [[nodiscard]] bool isLeftToOuter(const FileId &id) const noexcept {
    return std::find(leftToOuter_.begin(), leftToOuter_.end(), id) != leftToOuter_.end();
  }

  void record(const std::string &file, const std::string &source, Outcome outcome, std::string reason) {
    found_.candidates.push_back({file, source, outcome, std::move(reason)});
  }

  static constexpr const char *kForced = "UR_ADAPTERS_FORCE_LOAD";
  static constexpr const char *kSearchPath = "UR_ADAPTERS_SEARCH_PATH";

  const Settings &settings_;
  const std::optional<FileId> self_;
  const std::string ownFolder_;
  std::vector<FileId> leftToOuter_;
  std::vector<Tried> tried_;
  Discovery found_;
};

} // namespace

const char *outcomeName(Outcome outcome) noexcept {
  switch (outcome) {
  case Outcome::Loaded:
    return "loaded";
  case Outcome::NotInstalled:
    return "not installed";
  case Outcome::Excluded:
    return "excluded";
  case Outcome::Duplicate:
    return "duplicate";
  case Outcome::Itself:
    return "this loader";
  case Outcome::LeftToOuter:
    return "left to the outer loader";
  case Outcome::Missing:
    return "missing";
  case Outcome::Refused:
    return "refused";
  }
  return "unknown";
}

Discovery discover(const Settings &settings) {
  return Search(settings).run();
}

} // namespace ur::loader
