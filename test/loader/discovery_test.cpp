// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where adapters are looked for, in which order, and what every candidate's record says.
#include "loader/discovery.hpp"
#include "loader/manifest.hpp"
#include "support.hpp"

#include <algorithm>
#include <unistd.h>

namespace {

using namespace loader_test;
using ur::loader::Candidate;
using ur::loader::discover;
using ur::loader::Discovery;
using ur::loader::Outcome;
using ur::loader::Settings;

/// Settings of a loader that lies in `folder`, with nothing else around.
Settings settingsIn(const TemporaryFolder &folder) {
  Settings settings;
  settings.loaderPath = folder.path("libur_loader.so.0");
  folder.write("libur_loader.so.0", "stands for the loader");
  return settings;
}

/// The record of the first candidate of this outcome.
Candidate candidateOf(const Discovery &found, Outcome outcome) {
  const auto it = std::find_if(found.candidates.begin(), found.candidates.end(),
                               [outcome](const Candidate &candidate) { return candidate.outcome == outcome; });
  EXPECT_NE(it, found.candidates.end());
  return it == found.candidates.end() ? Candidate{} : *it;
}

size_t count(const Discovery &found, Outcome outcome) {
  return static_cast<size_t>(std::count_if(found.candidates.begin(), found.candidates.end(),
                                           [&](const Candidate &c) { return c.outcome == outcome; }));
}

TEST(Discovery, FindsKnownAdaptersBesideTheLoader) {
  const TemporaryFolder own;
  own.linkAdapter("libur_adapter_cuda.so.0", "good");
  own.linkAdapter("libur_adapter_unknown.so.0", "second");
  const Discovery found = discover(settingsIn(own));
  ASSERT_EQ(found.adapters.size(), 1u);
  EXPECT_EQ(found.adapters[0]->name, "cuda");
  EXPECT_EQ(candidateOf(found, Outcome::Loaded).source, "the loader's folder");
}

TEST(Discovery, SearchFoldersComeBeforeManifestsAndThoseBeforeTheLoadersFolder) {
  const TemporaryFolder own, first, second, manifests;
  for (const TemporaryFolder *folder : {&own, &first, &second}) {
    folder->linkAdapter("libur_adapter_cuda.so.0", folder == &own     ? "good"
                                                   : folder == &first ? "layout_235"
                                                                      : "many_devices");
  }
  manifests.linkAdapter("libur_adapter_cuda.so.0", "second");
  manifests.write("x.adapter", "library = ./libur_adapter_cuda.so.0\n");
  Settings settings = settingsIn(own);
  settings.searchFolders = {first.path(), second.path()};
  settings.manifestFolders = {manifests.path()};
  Discovery found = discover(settings);
  ASSERT_EQ(found.adapters.size(), 1u);
  EXPECT_EQ(candidateOf(found, Outcome::Loaded).source, "UR_ADAPTERS_SEARCH_PATH");
  EXPECT_EQ(candidateOf(found, Outcome::Refused).file, first.path("libur_adapter_cuda.so.0"));

  settings.searchFolders.clear();
  found = discover(settings);
  ASSERT_EQ(found.adapters.size(), 1u);
  EXPECT_NE(candidateOf(found, Outcome::Loaded).source.find("manifest"), std::string::npos);
}

TEST(Discovery, WhatIsNotInstalledIsNeitherMissingNorRefused) {
  const TemporaryFolder own;
  const Discovery found = discover(settingsIn(own));
  EXPECT_TRUE(found.adapters.empty());
  EXPECT_EQ(count(found, Outcome::Missing), 0u);
  EXPECT_EQ(count(found, Outcome::Refused), 0u);
  EXPECT_GE(count(found, Outcome::NotInstalled), ur::loader::DeviceSelector::adapterNames().size());
}

TEST(Discovery, AFolderToSearchThatIsNotThereIsMissing) {
  const TemporaryFolder own;
  Settings settings = settingsIn(own);
  settings.searchFolders = {own.path("nowhere")};
  EXPECT_EQ(candidateOf(discover(settings), Outcome::Missing).file, own.path("nowhere"));
}

TEST(Discovery, DoesNotOpenWhatTheSelectorExcludes) {
  const TemporaryFolder own;
  own.linkAdapter("libur_adapter_cuda.so.0", "good");
  own.linkAdapter("libur_adapter_hip.so.0", "second");
  Settings settings = settingsIn(own);
  settings.selector = ur::loader::DeviceSelector("S", "hip:*");
  Discovery found = discover(settings);
  ASSERT_EQ(found.adapters.size(), 1u);
  EXPECT_EQ(found.adapters[0]->name, "hip");
  EXPECT_GE(count(found, Outcome::Excluded), 1u);

  settings.preloadFilter = false;
  found = discover(settings);
  EXPECT_EQ(found.adapters.size(), 2u);
}

TEST(Discovery, ForcedFilesShutOutEverythingElseTheSelectorTogetherWithIt) {
  const TemporaryFolder own;
  own.linkAdapter("libur_adapter_cuda.so.0", "good");
  Settings settings = settingsIn(own);
  settings.forced = {adapter("second")};
  settings.selector = ur::loader::DeviceSelector("S", "cuda:*");
  const Discovery found = discover(settings);
  ASSERT_EQ(found.adapters.size(), 1u);
  EXPECT_EQ(found.candidates.size(), 1u);
}

/// What each way of naming a file makes of it: the outcome and the reason, in a process of its own, which must not die.
void expectRefused(const TemporaryFolder &own, const std::string &file, const std::string &why) {
  inChild({}, [&] {
    Settings forced = settingsIn(own), searched = forced, registered = forced;
    forced.forced = {file};
    searched.searchFolders = {std::filesystem::path(file).parent_path()};
    own.write("x.adapter", "library = " + file + "\n");
    registered.manifestFolders = {own.path()};
    for (const Settings *settings : {&forced, &searched, &registered}) {
      const Discovery found = discover(*settings);
      EXPECT_TRUE(found.adapters.empty());
      const Candidate refused = candidateOf(found, Outcome::Refused);
      EXPECT_EQ(refused.file, file);
      EXPECT_NE(refused.reason.find(why), std::string::npos) << refused.reason;
    }
  });
}

TEST(Discovery, RefusesAFileThatIsCutShort) {
  const TemporaryFolder own, other;
  const std::string file = other.copy(adapter("good"), "libur_adapter_cuda.so.0");
  // Past the last segment there are names of symbols and sections for debuggers, which nobody misses.
  for (auto size = std::filesystem::file_size(file) / 2; size > 1000; size = size * 7 / 8) {
    std::filesystem::resize_file(file, size);
    expectRefused(own, file, "cut short");
  }
}

TEST(Discovery, RefusesAFileWhoseEndWasNeverWritten) {
  const TemporaryFolder own, other;
  const std::string file = other.copy(adapter("good"), "libur_adapter_cuda.so.0");
  const auto size = std::filesystem::file_size(file);
  for (auto written = size / 2; written > 1000; written = written * 7 / 8) {
    std::filesystem::resize_file(file, written);
    std::filesystem::resize_file(file, size);
    expectRefused(own, file, "dynamic table");
  }
}

TEST(Discovery, RefusesASonameWhoseFileIsCutShort) {
  const TemporaryFolder own;
  const std::filesystem::path folder = std::filesystem::path(loaderFile()).parent_path() / "loader_alone";
  const std::string soname = "liblaneway_cut_short_" + std::to_string(getpid()) + ".so.0";
  std::filesystem::copy_file(adapter("good"), folder / soname);
  std::filesystem::resize_file(folder / soname, 5000);
  inChild({}, [&] {
    Settings settings = settingsIn(own);
    settings.forced = {soname};
    EXPECT_NE(candidateOf(discover(settings), Outcome::Refused).reason.find("cut short"), std::string::npos);
  });
  std::filesystem::remove(folder / soname);
}

TEST(Discovery, LeavesTheLoaderItselfOutByWhateverName) {
  const TemporaryFolder own;
  own.linkAdapter("libur_adapter_cuda.so.0", "good");
  Settings settings = settingsIn(own);
  std::filesystem::create_symlink(settings.loaderPath, own.path("libur_adapter_hip.so.0"));
  settings.forced = {own.path("libur_adapter_hip.so.0")};
  const Discovery found = discover(settings);
  ASSERT_EQ(found.adapters.size(), 1u) << "alone in the list, it looks for adapters as usual";
  EXPECT_EQ(found.adapters[0]->name, "cuda");
  EXPECT_FALSE(found.besideOthers);
  EXPECT_EQ(count(found, Outcome::Refused), 0u);
}

TEST(Discovery, AsAnAdapterBesideOthersLeavesThemToTheOuterLoader) {
  const TemporaryFolder own;
  own.linkAdapter("libur_adapter_cuda.so.0", "good");
  own.linkAdapter("libur_adapter_hip.so.0", "second");
  Settings settings = settingsIn(own);
  settings.asAdapter = true;
  settings.forced = {settings.loaderPath, adapter("second")};
  const Discovery found = discover(settings);
  ASSERT_EQ(found.adapters.size(), 1u);
  EXPECT_EQ(found.adapters[0]->name, "cuda");
  EXPECT_TRUE(found.besideOthers);
  EXPECT_EQ(count(found, Outcome::LeftToOuter), 1u);
}

TEST(Discovery, MockingTakesTheMockAdapterOfItsOwnFolderOnly) {
  const TemporaryFolder own, other;
  own.linkAdapter("libur_adapter_cuda.so.0", "good");
  other.linkAdapter("libur_adapter_mock.so.0", "good");
  Settings settings = settingsIn(own);
  settings.searchFolders = {other.path()};
  settings.mocking = true;
  EXPECT_TRUE(discover(settings).adapters.empty());
  own.linkAdapter("libur_adapter_mock.so.0", "second");
  const Discovery found = discover(settings);
  ASSERT_EQ(found.adapters.size(), 1u);
  EXPECT_EQ(found.adapters[0]->name, "mock");
}

TEST(Manifest, RegistersALibraryUnderAnyName) {
  const TemporaryFolder own, manifests;
  manifests.linkAdapter("vendor.so", "good");
  manifests.write("10-vendor.adapter", "# a vendor\n\nlibrary = ./vendor.so\r\n  backend=cuda  \n");
  manifests.write("ignored.txt", "library = ./vendor.so\n");
  Settings settings = settingsIn(own);
  settings.manifestFolders = {manifests.path(), manifests.path("nowhere")};
  ASSERT_EQ(discover(settings).adapters.size(), 1u);
  settings.selector = ur::loader::DeviceSelector("S", "hip:*");
  EXPECT_TRUE(discover(settings).adapters.empty()) << "its back end lets the selector leave it out";
}

TEST(Manifest, OfALibraryThatIsNotThereIsMissing) {
  const TemporaryFolder own, manifests;
  manifests.write("a.adapter", "library = /no/such/library.so\n");
  manifests.write("b.adapter", "library = libur_adapter_no_such_thing.so.0\n");
  Settings settings = settingsIn(own);
  settings.manifestFolders = {manifests.path()};
  EXPECT_EQ(count(discover(settings), Outcome::Missing), 2u);
}

TEST(Manifest, MalformedOnesSayWhatIsWrong) {
  const TemporaryFolder folder;
  const std::pair<const char *, const char *> kinds[] = {
      {"", "names no library"},
      {"library\n", "line 1: 'library' is not of the form key = value"},
      {"library =\n", "not of the form"},
      {"= x\n", "not of the form"},
      {"\n\nlibary = x\n", "line 3: 'libary' is neither library nor backend"},
      {"library = x\nbackend = metal\n", "line 2: 'metal' is not a back end"},
      {"\x7f"
       "ELF\x02\x01",
       "not of the form"},
  };
  for (const auto &[text, problem] : kinds) {
    folder.write("m.adapter", text);
    const auto manifests = ur::loader::readManifests(folder.path());
    ASSERT_EQ(manifests.size(), 1u);
    EXPECT_NE(manifests[0].error.find(problem), std::string::npos) << manifests[0].error;
    EXPECT_TRUE(manifests[0].library.empty());
  }
  std::string endless;
  for (int i = 0; i < 100000; ++i)
    endless += "# not a manifest\n";
  folder.write("m.adapter", endless);
  EXPECT_NE(ur::loader::readManifests(folder.path())[0].error.find("more than"), std::string::npos);
}

} // namespace
