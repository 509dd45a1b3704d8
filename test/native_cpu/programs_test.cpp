// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs: what images export, and several images in one program.
#include "adapters/core/port/driver_linker.hpp"
#include "adapters/core/port/driver_symbols.hpp"
#include "fixture.hpp"

#include <algorithm>

namespace ur::native_cpu::test {
namespace {

class Programs : public DriverTest {
protected:
  static std::string path(const std::string &name) { return KERNELS_FOLDER "native_cpu_test_" + name + ".so"; }
  NativeProgram exports(const std::string &name) { return program(path(name).c_str()); }
  NativeProgram object(const std::string &name) {
    std::string log;
    NativeProgram made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->linker()->compile({.code = readFile(path(name))}, &log, &made)) << log;
    programs.push_back(made);
    return made;
  }
  ur_result_t link(const std::vector<NativeProgram> &objects, std::string *log, NativeProgram *linked) {
    const ur_result_t result = driver->linker()->link({.objects = objects}, log, linked);
    if (result == UR_RESULT_SUCCESS)
      programs.push_back(*linked);
    return result;
  }
  uint32_t *variable(NativeProgram of, const char *name, size_t *size = nullptr) {
    void *address = nullptr;
    size_t bytes = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->symbols()->globalVariable(of, name, &address, size ? size : &bytes)) << name;
    return static_cast<uint32_t *>(address);
  }
  ur_result_t noVariable(NativeProgram of, const char *name) {
    void *address = nullptr;
    size_t size = 3;
    const ur_result_t result = driver->symbols()->globalVariable(of, name, &address, &size);
    EXPECT_EQ(nullptr, address);
    EXPECT_EQ(3u, size);
    return result;
  }
  ur_result_t function(NativeProgram of, const char *name, void **address) {
    return driver->symbols()->functionPointer(of, name, address);
  }
};

TEST_F(Programs, VariablesAreFoundWithTheirSizes) {
  const NativeProgram first = exports("first");
  size_t size = 0;
  uint32_t *table = variable(first, "first_table", &size);
  ASSERT_NE(nullptr, table);
  EXPECT_EQ(16u, size);
  EXPECT_EQ(3u, table[2]);
  table[1] = 10;
  const Stream on = stream();
  const uint32_t value = 5;
  OK(launch(on, kernel(first, "first_grow"), {1}, {1}, {valueArg(value)}));
  OK(driver->finish(on));
  EXPECT_EQ(15u, table[1]) << "the kernel uses the same variable";
}

TEST_F(Programs, OnlyWhatIsExportedAndWritableIsFound) {
  const NativeProgram first = exports("first");
  for (const char *name : {"first_constant", "hidden", "first_unexported", "ur_native_cpu_module", "first_twice",
                           "first_grow", "environ", "malloc", ""})
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, noVariable(first, name)) << name;
}

TEST_F(Programs, EachHasItsOwnVariables) {
  const NativeProgram one = exports("first"), other = exports("first");
  variable(one, "first_table")[0] = 100;
  EXPECT_EQ(1u, variable(other, "first_table")[0]);
}

TEST_F(Programs, FunctionsAreFound) {
  const NativeProgram first = exports("first");
  void *address = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_KERNEL_NAME, function(first, "first_table", &address));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_KERNEL_NAME, function(first, "malloc", &address));
  EXPECT_EQ(UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE, function(first, "first_grow", &address));
  EXPECT_EQ(nullptr, address);
  OK(function(first, "first_twice", &address));
  EXPECT_EQ(14u, reinterpret_cast<uint32_t (*)(uint32_t)>(address)(7));
}

TEST_F(Programs, ANameOfTheProcessIsRefused) {
  const std::vector<uint8_t> image = readFile(path("shadow"));
  std::string log;
  NativeProgram made = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, driver->buildProgram({.code = image}, &log, &made));
  EXPECT_NE(std::string::npos, log.find("environ")) << log;
  EXPECT_EQ(nullptr, made);
}

TEST_F(Programs, ImagesAreLinked) {
  const NativeProgram first = object("first"), second = object("second");
  std::string log;
  NativeProgram linked = nullptr;
  OK(link({first, second}, &log, &linked));
  EXPECT_FALSE(log.empty());
  for (NativeProgram part : {first, second}) // they may go
    driver->destroyProgram(part);
  std::erase_if(programs, [&](NativeProgram one) { return one == first || one == second; });
  std::vector<std::string> names;
  OK(driver->kernelNames(linked, &names));
  EXPECT_EQ((std::vector<std::string>{"first_grow", "second_grow"}), names);
  const Stream on = stream();
  const uint32_t value = 1;
  OK(launch(on, kernel(linked, "second_grow"), {1}, {1}, {valueArg(value)}));
  OK(driver->finish(on));
  EXPECT_EQ(7u, variable(linked, "second_table")[3]);
  EXPECT_EQ(4u, variable(linked, "first_table")[3]);
  void *address = nullptr;
  EXPECT_EQ(UR_RESULT_SUCCESS, function(linked, "second_twice", &address));
}

TEST_F(Programs, TwoOfOneNameAreNot) {
  const NativeProgram first = object("first"), again = object("first");
  std::string log;
  NativeProgram linked = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, link({first, again}, &log, &linked));
  EXPECT_NE(std::string::npos, log.find("first_grow")) << log;
  EXPECT_EQ(nullptr, linked);
}

TEST_F(Programs, AnObjectKeepsItsCode) {
  const NativeProgram first = object("first");
  std::vector<uint8_t> code;
  OK(driver->linker()->binary(first, &code));
  EXPECT_EQ(readFile(path("first")), code);
  NativeProgram linked = nullptr;
  std::string log;
  OK(link({first, object("second")}, &log, &linked));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, driver->linker()->binary(linked, &code)) << "two aren't one";
  OK(link({first}, &log, &linked));
  OK(driver->linker()->binary(linked, &code));
  EXPECT_EQ(readFile(path("first")), code);
}

TEST_F(Programs, OnlyImagesAreTaken) {
  std::string log;
  NativeProgram made = nullptr;
  const std::vector<uint8_t> text = {'n', 'o'};
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, driver->linker()->compile({.code = text}, &log, &made));
  for (const ProgramSource source : {ProgramSource::il, ProgramSource::text}) {
    EXPECT_EQ(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE,
              driver->linker()->compile({.source = source, .code = text}, &log, &made));
  }
  EXPECT_EQ(nullptr, made);
  EXPECT_FALSE(platforms[0].devices[0].compilerAvailable);
  EXPECT_TRUE(platforms[0].devices[0].linkerAvailable);
}

} // namespace
} // namespace ur::native_cpu::test
