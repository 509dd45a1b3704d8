// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Metadata that comes with a program: sizes of work-groups and names of variables, and what is wrong in it.
#include "core/program_rig.hpp"
#include "support/metadata.hpp"

#include <functional>

namespace ur::test {
namespace {

using Sizes = std::array<size_t, 3>;

class ProgramMetadata : public ProgramTest {
protected:
  static constexpr const char *kItems = "nop fill_u32 special global:counter:4 global:table:64";

  void SetUp() override {
    ProgramTest::SetUp();
    sim::KernelSpec special{"special", {}, true, [](const sim::Invocation &) {}, {}};
    special.requiredGroupSize = {4, 2, 1};
    special.maxGroupSize = 16;
    sim->addKernel(special);
  }
  ur_result_t tryCreate(Metadata &metadata, Program &made) {
    const std::string code = std::string("SIMK ") + kItems;
    const auto *bytes = reinterpret_cast<const uint8_t *>(code.data());
    const size_t length = code.size();
    return api().Program.pfnCreateWithBinary(context, 1, devices.data(), const_cast<size_t *>(&length), &bytes,
                                             metadata.properties(), made.out());
  }
  Program with(Metadata &metadata) {
    Program made;
    EXPECT_EQ(tryCreate(metadata, made), UR_RESULT_SUCCESS);
    EXPECT_EQ(build(made), UR_RESULT_SUCCESS);
    return made;
  }
  template <class T>
  T groupInfo(ur_kernel_handle_t kernel, ur_kernel_group_info_t info) {
    T value{};
    EXPECT_EQ(api().Kernel.pfnGetGroupInfo(kernel, devices[0], info, sizeof value, &value, nullptr), UR_RESULT_SUCCESS);
    return value;
  }
  Sizes required(ur_kernel_handle_t kernel) {
    return groupInfo<Sizes>(kernel, UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE);
  }
  Sizes largest(ur_kernel_handle_t kernel) {
    return groupInfo<Sizes>(kernel, UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE);
  }
  size_t largestTotal(ur_kernel_handle_t kernel) {
    return groupInfo<size_t>(kernel, UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE);
  }
  ur_result_t launchNop(ur_queue_handle_t queue, ur_kernel_handle_t kernel, Sizes global, const Sizes *local) {
    return api().EnqueueExp.pfnKernelLaunchWithArgsExp(queue, kernel, 3, nullptr, global.data(),
                                                       local ? local->data() : nullptr, 0, nullptr, nullptr, 0, nullptr,
                                                       nullptr);
  }
};
UR_TEST_ALL_SHAPES(ProgramMetadata);

TEST_P(ProgramMetadata, RequiredSizesHoldForLaunches) {
  Metadata metadata;
  metadata.sizes("nop@reqd_work_group_size", {4, 2, 1}).sizes("fill_u32@reqd_work_group_size", {8});
  const Program program = with(metadata);
  const Kernel nop = kernelOf(program, "nop"), fill = kernelOf(program, "fill_u32");
  EXPECT_EQ(required(nop), (Sizes{4, 2, 1}));
  EXPECT_EQ(required(fill), (Sizes{8, 1, 1}));
  const Queue queue = inOrder();
  const Sizes right{4, 2, 1}, wrong{2, 4, 1};
  EXPECT_EQ(launchNop(queue, nop, {8, 8, 2}, &right), UR_RESULT_SUCCESS);
  EXPECT_EQ(launchNop(queue, nop, {8, 8, 2}, &wrong), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(launchNop(queue, nop, {8, 8, 2}, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(launchNop(queue, nop, {6, 8, 2}, nullptr), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  finish(queue);
  EXPECT_FALSE(sim->commands().back().localOpen) << "the driver doesn't know the size";
}

TEST_P(ProgramMetadata, MaximaHoldForLaunches) {
  Metadata metadata;
  metadata.sizes("nop@max_work_group_size", {4, 8}).array<uint64_t>("nop@max_linear_work_group_size", {16});
  const Program program = with(metadata);
  const Kernel nop = kernelOf(program, "nop"), fill = kernelOf(program, "fill_u32");
  EXPECT_EQ(largest(nop), (Sizes{4, 8, 1}));
  EXPECT_EQ(largestTotal(nop), 16u);
  EXPECT_EQ(groupInfo<size_t>(nop, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE), 16u);
  Sizes nothing{};
  size_t none = 0;
  EXPECT_EQ(api().Kernel.pfnGetGroupInfo(fill, devices[0], UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE,
                                         sizeof nothing, &nothing, nullptr),
            UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
      << "there is nothing about it";
  EXPECT_EQ(api().Kernel.pfnGetGroupInfo(fill, devices[0], UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE,
                                         sizeof none, &none, nullptr),
            UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  const Queue queue = inOrder();
  const Sizes fits{4, 4, 1}, wide{8, 1, 1}, deep{1, 1, 2}, many{4, 8, 1};
  EXPECT_EQ(launchNop(queue, nop, {32, 32, 2}, &fits), UR_RESULT_SUCCESS);
  for (const Sizes *refused : {&wide, &deep, &many})
    EXPECT_EQ(launchNop(queue, nop, {32, 32, 2}, refused), UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE);
  EXPECT_EQ(launchNop(queue, nop, {32, 32, 2}, nullptr), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_FALSE(sim->commands().back().localOpen) << "the driver doesn't know the limits";
}

TEST_P(ProgramMetadata, CodeThatSaysTheSameKeepsItsWord) {
  Metadata metadata;
  metadata.sizes("special@reqd_work_group_size", {1, 1, 1});
  metadata.add("special@max_linear_work_group_size", UR_PROGRAM_METADATA_TYPE_UINT64, 8).value.data64 = 64;
  const Program program = with(metadata);
  const Kernel special = kernelOf(program, "special");
  EXPECT_EQ(required(special), (Sizes{4, 2, 1}));
  EXPECT_EQ(largestTotal(special), 16u) << "the smaller one";
}

TEST_P(ProgramMetadata, NumbersComeInAllForms) {
  const std::function<void(Metadata &)> forms[] = {
      [](Metadata &m) {
        m.add("nop@max_linear_work_group_size", UR_PROGRAM_METADATA_TYPE_UINT32, 4).value.data32 = 24;
      },
      [](Metadata &m) {
        m.add("nop@max_linear_work_group_size", UR_PROGRAM_METADATA_TYPE_UINT64, 8).value.data64 = 24;
      },
      [](Metadata &m) { m.array<uint32_t>("nop@max_linear_work_group_size", {24}); },
      [](Metadata &m) { m.array<uint64_t>("nop@max_linear_work_group_size", {24}); },
  };
  for (const auto &form : forms) {
    Metadata metadata;
    form(metadata);
    const Program program = with(metadata);
    EXPECT_EQ(largestTotal(kernelOf(program, "nop")), 24u);
  }
}

// Programs put other things than the number of bits before the contents of byte arrays, or nothing.
TEST_P(ProgramMetadata, LengthsInByteArraysDontCount) {
  for (const uint64_t length :
       {uint64_t{0}, uint64_t{1}, uint64_t{4}, uint64_t{7}, uint64_t{8}, uint64_t{4096}, ~uint64_t{0}}) {
    SCOPED_TRACE(length);
    Metadata metadata;
    const auto saying = [&](const std::string &name, const std::vector<uint8_t> &contents) {
      std::vector<uint8_t> bytes(sizeof length);
      std::memcpy(bytes.data(), &length, sizeof length);
      bytes.insert(bytes.end(), contents.begin(), contents.end());
      metadata.raw(name, bytes);
    };
    saying("mine@global_id_mapping", {'c', 'o', 'u', 'n', 't', 'e', 'r'});
    saying("ended@global_id_mapping", {'t', 'a', 'b', 'l', 'e', 0, 0});
    saying("nop@reqd_work_group_size", {2, 0, 0, 0, 4, 0, 0, 0});
    saying("fill_u32@max_work_group_size", {8, 0, 0, 0});
    saying("fill_u32@max_linear_work_group_size", {16, 0, 0, 0, 0, 0, 0, 0});
    const Program program = with(metadata);
    void *address = nullptr;
    size_t size = 0;
    EXPECT_EQ(api().Program.pfnGetGlobalVariablePointer(devices[0], program, "mine", &size, &address),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(size, 4u);
    EXPECT_EQ(api().Program.pfnGetGlobalVariablePointer(devices[0], program, "ended", &size, &address),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(size, 64u);
    EXPECT_EQ(required(kernelOf(program, "nop")), (Sizes{2, 4, 1}));
    EXPECT_EQ(largest(kernelOf(program, "fill_u32")), (Sizes{8, 1, 1}));
    EXPECT_EQ(largestTotal(kernelOf(program, "fill_u32")), 16u);
  }
}

TEST_P(ProgramMetadata, VariablesHaveOtherNames) {
  Metadata metadata;
  std::string table = "table";
  metadata.text("counter of mine@global_id_mapping", "counter");
  metadata.add("table@of mine@global_id_mapping", UR_PROGRAM_METADATA_TYPE_STRING, table.size() + 1).value.pString =
      table.data();
  metadata.text("lost@global_id_mapping", "not in the code");
  const Program program = with(metadata);
  table = "xxxxx"; // the caller's again
  void *mapped = nullptr, *plain = nullptr;
  size_t size = 0;
  const auto pointer = [&](const char *name, void **address) {
    return api().Program.pfnGetGlobalVariablePointer(devices[0], program, name, &size, address);
  };
  ASSERT_EQ(pointer("counter of mine", &mapped), UR_RESULT_SUCCESS);
  EXPECT_EQ(size, 4u);
  ASSERT_EQ(pointer("counter", &plain), UR_RESULT_SUCCESS) << "by its name in the code, too";
  EXPECT_EQ(mapped, plain);
  EXPECT_EQ(pointer("table@of mine", &mapped), UR_RESULT_SUCCESS);
  EXPECT_EQ(size, 64u);
  EXPECT_EQ(pointer("lost", &mapped), UR_RESULT_ERROR_INVALID_VALUE);
  const Queue queue = inOrder();
  const uint32_t value = 5;
  uint32_t back = 0;
  ASSERT_EQ(api().Enqueue.pfnDeviceGlobalVariableWrite(queue, program, "counter of mine", true, 4, 0, &value, 0,
                                                       nullptr, nullptr),
            UR_RESULT_SUCCESS);
  ASSERT_EQ(
      api().Enqueue.pfnDeviceGlobalVariableRead(queue, program, "counter", true, 4, 0, &back, 0, nullptr, nullptr),
      UR_RESULT_SUCCESS);
  EXPECT_EQ(back, 5u);
}

TEST_P(ProgramMetadata, GoesWithBuildsAndLinks) {
  Metadata first, second;
  first.sizes("fill_u32@reqd_work_group_size", {4});
  second.sizes("nop@reqd_work_group_size", {2}).text("mine@global_id_mapping", "counter");
  const auto object = [&](Metadata &metadata, const std::string &items) {
    const std::string code = "SIMK " + items;
    Program made;
    EXPECT_EQ(api().Program.pfnCreateWithIL(context, code.data(), code.size(), metadata.properties(), made.out()),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(compile(made), UR_RESULT_SUCCESS);
    return made;
  };
  Program one = object(first, "fill_u32"), other = object(second, "nop global:counter:4"), linked;
  ASSERT_EQ(link({one, other}, linked), UR_RESULT_SUCCESS);
  ASSERT_EQ(build(one), UR_RESULT_SUCCESS);
  ASSERT_EQ(build(one), UR_RESULT_SUCCESS);
  EXPECT_EQ(required(kernelOf(one, "fill_u32")), (Sizes{4, 1, 1})) << "builds keep it";
  other.reset();
  EXPECT_EQ(required(kernelOf(linked, "fill_u32")), (Sizes{4, 1, 1}));
  EXPECT_EQ(required(kernelOf(linked, "nop")), (Sizes{2, 1, 1}));
  void *address = nullptr;
  EXPECT_EQ(api().Program.pfnGetGlobalVariablePointer(devices[1], linked, "mine", nullptr, &address),
            UR_RESULT_SUCCESS);
}

TEST_P(ProgramMetadata, OfOtherNamesMeansNothing) {
  Metadata metadata;
  metadata.raw("nop@something_new", {1}).raw("no sign", {}).raw("@", {}).sizes("absent@reqd_work_group_size", {3});
  metadata.add("nop@another", UR_PROGRAM_METADATA_TYPE_UINT32, 4);
  const Program program = with(metadata);
  EXPECT_EQ(required(kernelOf(program, "nop")), (Sizes{0, 0, 0}));
}

TEST_P(ProgramMetadata, ThatIsWrongIsRefused) {
  const auto answerTo = [&](const std::function<void(Metadata &)> &wrong) {
    Metadata metadata;
    metadata.sizes("nop@max_work_group_size", {4});
    wrong(metadata);
    Program none, ilNone;
    const ur_result_t result = tryCreate(metadata, none);
    EXPECT_EQ(none.get(), nullptr);
    EXPECT_EQ(api().Program.pfnCreateWithIL(context, "SIMK nop", 8, metadata.properties(), ilNone.out()), result);
    EXPECT_EQ(ilNone.get(), nullptr);
    return result;
  };
  for (const char *name : {"nop@reqd_work_group_size", "nop@max_work_group_size"}) {
    SCOPED_TRACE(name);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.sizes(name, {}); }), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.raw(name, {}); }), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.sizes(name, {1, 2, 3, 4}); }), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.sizes(name, {4, 0}); }), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.array<uint8_t>(name, {4, 0, 0}); }), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.raw(name, {32, 0, 0}); }), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(answerTo([&](Metadata &m) {
                m.raw(name, {64, 0, 0, 0, 0, 0, 0, 0, 1, 0});
              }),
              UR_RESULT_ERROR_INVALID_VALUE)
        << "half a number";
    EXPECT_EQ(answerTo([&](Metadata &m) { m.add(name, UR_PROGRAM_METADATA_TYPE_UINT32, 4).value.data32 = 4; }),
              UR_RESULT_ERROR_INVALID_VALUE);
  }
  const char *const total = "nop@max_linear_work_group_size", *const mapping = "mine@global_id_mapping";
  EXPECT_EQ(answerTo([&](Metadata &m) { m.add(total, UR_PROGRAM_METADATA_TYPE_UINT64, 8); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(answerTo([&](Metadata &m) { m.array<uint32_t>(total, {1, 2, 3}); }), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(answerTo([&](Metadata &m) { m.text(mapping, ""); }), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(answerTo([&](Metadata &m) { m.raw(mapping, {1, 2, 3}); }), UR_RESULT_ERROR_INVALID_VALUE) << "no length";
  EXPECT_EQ(answerTo([&](Metadata &m) { m.add(mapping, UR_PROGRAM_METADATA_TYPE_UINT32, 4); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  for (const char *name : {"nop@reqd_work_group_size", "nop@something_new"}) { // whatever it means
    SCOPED_TRACE(name);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.sizes(name, {4}).add("", UR_PROGRAM_METADATA_TYPE_UINT32, 4).pName = {}; }),
              UR_RESULT_ERROR_INVALID_NULL_POINTER);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.add(name, UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY, 12); }),
              UR_RESULT_ERROR_INVALID_NULL_POINTER);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.add(name, UR_PROGRAM_METADATA_TYPE_STRING, 0); }),
              UR_RESULT_ERROR_INVALID_NULL_POINTER);
    EXPECT_EQ(answerTo([&](Metadata &m) { m.add(name, UR_PROGRAM_METADATA_TYPE_FORCE_UINT32, 4); }),
              UR_RESULT_ERROR_INVALID_ENUMERATION);
  }
}

} // namespace
} // namespace ur::test
