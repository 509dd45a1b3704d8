// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traces written by hand, as the tracing layer writes them.
#pragma once

#include "trace/trace.hpp"

#include <sstream>
#include <string>

namespace trace_test {

inline const std::string kHeader = R"({"trace":"laneway","version":1,"api":"0.12","process":7,"clock":1000})"
                                   "\n";

class Lines {
public:
  /// A call of `thread` that started at `start` and took `duration`; the members of "a" and "o" without their braces.
  Lines &call(const std::string &function, unsigned thread, uint64_t start, uint64_t duration,
              const std::string &arguments, const std::string &outputs = "", unsigned result = 0) {
    text_ += R"({"f":")" + function + R"(","t":)" + std::to_string(thread) + R"(,"s":)" + std::to_string(start) +
             R"(,"d":)" + std::to_string(duration) + R"(,"r":)" + std::to_string(result) + R"(,"a":{)" + arguments +
             "}" + (result ? "" : R"(,"o":{)" + outputs + "}") + "}\n";
    return *this;
  }
  /// One context and one in-order queue on the first device, on thread 1 at times 1 to 4.
  Lines &begin() {
    return call("urDeviceGet", 1, 1, 0, R"("hPlatform":"platform:2","DeviceType":1,"NumEntries":1,"phDevices":"0x1")",
                R"("phDevices":["device:3"])")
        .call("urContextCreate", 1, 2, 0,
              R"("DeviceCount":1,"phDevices":["device:3"],"pProperties":null,"phContext":"0x1")",
              R"("phContext":"context:4")")
        .call("urQueueCreate", 1, 3, 0,
              R"("hContext":"context:4","hDevice":"device:3","pProperties":{"stype":14,"pNext":null,"flags":0},)"
              R"("phQueue":"0x1")",
              R"("phQueue":"queue:5")");
  }
  Lines &allocate(unsigned thread, uint64_t start, uint64_t duration, const std::string &address, uint64_t size) {
    return call("urUSMDeviceAlloc", thread, start, duration,
                R"("hContext":"context:4","hDevice":"device:3","pUSMDesc":null,"pool":null,"size":)" +
                    std::to_string(size) + R"(,"ppMem":"0x1")",
                R"("ppMem":")" + address + '"');
  }
  Lines &free(unsigned thread, uint64_t start, uint64_t duration, const std::string &address) {
    return call("urUSMFree", thread, start, duration, R"("hContext":"context:4","pMem":")" + address + '"');
  }
  Lines &copy(unsigned thread, uint64_t start, uint64_t duration, const std::string &to, const std::string &from,
              uint64_t size, unsigned result = 0) {
    return call("urEnqueueUSMMemcpy", thread, start, duration,
                R"("hQueue":"queue:5","blocking":true,"pDst":")" + to + R"(","pSrc":")" + from + R"(","size":)" +
                    std::to_string(size) + R"(,"numEventsInWaitList":0,"phEventWaitList":null,"phEvent":null)",
                "", result);
  }
  Lines &end(uint64_t start) {
    return call("urQueueRelease", 1, start, 0, R"("hQueue":"queue:5")")
        .call("urContextRelease", 1, start + 1, 0, R"("hContext":"context:4")");
  }

  [[nodiscard]] std::string text() const { return kHeader + text_; }
  [[nodiscard]] trace::Trace trace() const {
    std::istringstream from(text());
    return trace::read(from, "trace");
  }

private:
  std::string text_;
};

} // namespace trace_test
