// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runtimes of other releases ask for tables in the order and at the distances that were seen of them; each is refused
// before anything is written that isn't theirs. Whoever asks for single tables is served.
#include "common/generated/tables.hpp"
#include "support.hpp"

#include <algorithm>
#include <dlfcn.h>

namespace {

using namespace loader_test;

using Words = std::vector<uintptr_t>;
constexpr uintptr_t kUntouched = 0x5a5a5a5a5a5a5a5a;

struct Asked {
  const char *table;
  size_t word; // in the caller's structure
};
struct Case {
  const char *release;
  std::vector<Asked> asked;
  size_t served; // how many of them
};

ur_result_t ask(const std::string &table, void *where) {
  const std::string name = "urGet" + table + "ProcAddrTable";
  const auto getter = reinterpret_cast<ur_result_t (*)(ur_api_version_t, void *)>(dlsym(RTLD_DEFAULT, name.c_str()));
  EXPECT_NE(getter, nullptr) << name;
  return getter ? getter(UR_API_VERSION_CURRENT, where) : UR_RESULT_ERROR_UNKNOWN;
}

size_t slotsOf(const std::string &table) {
  for (const ur::TableInfo &info : ur::kTables) {
    if (table == info.name)
      return info.slots;
  }
  return 0;
}

class OtherRelease : public testing::TestWithParam<Case> {};

TEST_P(OtherRelease, IsRefusedBeforeAnythingOfAnotherTableIsWritten) {
  const Case &one = GetParam();
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}}, [&one] {
    Words structure(512, kUntouched), expected = structure;
    for (size_t i = 0; i < one.asked.size(); ++i) {
      const Asked &asked = one.asked[i];
      EXPECT_EQ(ask(asked.table, &structure[asked.word]),
                i < one.served ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_VERSION)
          << asked.table;
      if (i < one.served)
        std::copy_n(&structure[asked.word], slotsOf(asked.table), &expected[asked.word]);
      EXPECT_EQ(structure, expected) << asked.table;
    }
    // Another caller of the same thread.
    ur_adapter_dditable_t single{};
    EXPECT_EQ(ask("Adapter", &single), UR_RESULT_SUCCESS);
    EXPECT_NE(single.pfnGet, nullptr);
  });
  EXPECT_EQ(countLines(errors, std::string("is of release ") + one.release), 1u) << errors;
  EXPECT_EQ(countLines(errors, "this loader is for 2026.2"), 1u) << errors;
}

// The first getters of libsycl.so.8 and .9 as they are published.
INSTANTIATE_TEST_SUITE_P(
    Loader, OtherRelease,
    testing::Values(
        Case{"2026.0 or 2026.1",
             {{"Adapter", 0},
              {"BindlessImagesExp", 152},
              {"CommandBufferExp", 175},
              {"Context", 13},
              {"Enqueue", 95},
              {"DeviceExp", 229}},
             1},
        Case{"2025.3", {{"Adapter", 0}, {"BindlessImagesExp", 145}, {"CommandBufferExp", 168}, {"Context", 13}}, 1},
        Case{"2025.0 or 2025.1", {{"BindlessImagesExp", 120}, {"CommandBufferExp", 150}, {"Context", 10}}, 1},
        Case{"2025.2", {{"BindlessImagesExp", 150}, {"CommandBufferExp", 169}, {"Context", 13}}, 1},
        Case{"one that isn't known",
             {{"Adapter", 0}, {"BindlessImagesExp", 160}, {"CommandBufferExp", 183}, {"Context", 13}},
             2}),
    [](const auto &info) { return "Case" + std::to_string(info.index); });

TEST(SingleTables, AreServedWhereverTheyLie) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}}, [] {
    for (const size_t gap : {0u, 1u, 2u, 8u, 600u}) { // one after the other, each with room of its own
      Words memory(40000, kUntouched);
      size_t at = 0;
      for (const char *table : {"Adapter", "BindlessImagesExp", "CommandBufferExp", "Context", "Enqueue"}) {
        EXPECT_EQ(ask(table, &memory[at]), UR_RESULT_SUCCESS) << table << " " << gap;
        at += slotsOf(table) + gap;
      }
    }
    Words heap(512, kUntouched); // as blocks of a heap, with two words between them, in our order
    EXPECT_EQ(ask("Adapter", &heap[0]), UR_RESULT_SUCCESS);
    EXPECT_EQ(ask("BindlessImagesExp", &heap[187]), UR_RESULT_SUCCESS);
    EXPECT_EQ(ask("CommandBufferExp", &heap[212]), UR_RESULT_SUCCESS);
    Words one(512, kUntouched); // one place for all
    for (const ur::TableInfo &info : ur::kTables) {
      EXPECT_EQ(ask(info.name, one.data()), UR_RESULT_SUCCESS) << info.name;
    }
    ur_dditable_t ours{};
    for (const char *table : {"Adapter", "BindlessImagesExp", "CommandBufferExp", "Context", "DeviceExp"}) {
      const auto info = std::find_if(ur::kTables.begin(), ur::kTables.end(),
                                     [&](const ur::TableInfo &info) { return std::string(info.name) == table; });
      EXPECT_EQ(ask(table, reinterpret_cast<char *>(&ours) + info->offset), UR_RESULT_SUCCESS) << table;
    }
  });
}

} // namespace
