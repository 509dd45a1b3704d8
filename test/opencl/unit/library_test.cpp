// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which ICD loader is opened. This program lies beside one, as an adapter of a Python environment does.
#include "adapters/opencl/api/library.hpp"
#include "common/dynamic_library.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace ur::opencl {
namespace {

using Files = std::vector<std::string>;

TEST(OpenClLibrary, LiesBesideTheAdapterALoaderOrASyclRuntime) {
  EXPECT_EQ(librariesBeside({}, "/opt/laneway/lib/libur_adapter_opencl.so.0"),
            Files{"/opt/laneway/lib/libOpenCL.so.1"});
  EXPECT_EQ(librariesBeside({"/usr/lib/libc.so.6", "/env/lib/libsycl.so.9", "/opt/lib/libur_loader.so.0.12.0",
                             "/env/lib/libur_adapter_level_zero.so.0"},
                            "/a/x.so"),
            (Files{"/a/libOpenCL.so.1", "/env/lib/libOpenCL.so.1", "/opt/lib/libOpenCL.so.1"}));
  EXPECT_EQ(librariesBeside({"/env/lib/libsycl.so.9"}, "/env/lib/x.so"), Files{"/env/lib/libOpenCL.so.1"}) << "once";
  EXPECT_EQ(librariesBeside({}, "without_folder.so"), Files{});
}

std::string stub() {
  static constexpr char kHere = 0;
  const std::string self = pathOfAddress(&kHere);
  return self.substr(0, self.rfind('/') + 1) + "libOpenCL.so.1";
}

TEST(OpenClLibrary, OfTheSystemWithoutAPlatformIsNotTheLast) {
  unsetenv("UR_OPENCL_LIBRARY");
  // Where the system has an ICD loader, it shall find no driver.
  setenv("OCL_ICD_VENDORS", "/nowhere", 1);
  setenv("OCL_ICD_FILENAMES", "", 1);
  std::string reason;
  const auto platforms = openPlatforms(&reason);
  ASSERT_EQ(platforms.size(), 1u) << reason;
  EXPECT_EQ(platforms[0].version, 30);
  EXPECT_NE(reason.find("; " + stub() + " is taken"), std::string::npos) << reason;
  const Files open = openLibraries();
  EXPECT_NE(std::find(open.begin(), open.end(), stub()), open.end());
}

TEST(OpenClLibrary, ThatIsNamedIsTheOnlyOne) {
  std::string reason;
  setenv("UR_OPENCL_LIBRARY", "/nowhere/libOpenCL.so.1", 1);
  EXPECT_TRUE(openPlatforms(&reason).empty());
  EXPECT_NE(reason.find("/nowhere/libOpenCL.so.1"), std::string::npos) << reason;
  EXPECT_EQ(reason.find("taken"), std::string::npos) << reason;
  unsetenv("UR_OPENCL_LIBRARY");
}

} // namespace
} // namespace ur::opencl
