// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the functions of the mock adapter do where no callback does it: it follows from the ownership of the parameters.
#include "adapters/mock/mock.hpp"

namespace ur::mock {

template <>
constexpr auto kAction<functions::urAdapterGet> = [](auto NumEntries, auto phAdapters, auto pNumAdapters) {
  list(NumEntries, phAdapters, pNumAdapters, true);
};
template <>
constexpr auto kAction<functions::urThingCreate> = [](auto, auto, auto phThing) { give(phThing); };
template <>
constexpr auto kAction<functions::urThingRetain> = [](auto hThing) { retainHandle(hThing); };
template <>
constexpr auto kAction<functions::urThingRelease> = [](auto hThing) { releaseHandle(hThing); };
template <>
constexpr auto kAction<functions::urThingGetInfo> = [](auto, auto propName, auto propSize, auto pPropValue,
                                                       auto pPropSizeRet) {
  return answer(propName, propSize, pPropValue, pPropSizeRet);
};
template <>
constexpr auto kAction<functions::urThingCopy> = [](auto, auto, auto, auto size, auto, auto, auto, auto, auto ppCopy) {
  *ppCopy = allocate(size);
};
template <>
constexpr auto kAction<functions::urThingSparkExp> = [](auto, auto, auto phSpark) { give(phSpark); };
template <>
constexpr auto kAction<functions::urThingQuenchExp> = [](auto hThing) { releaseHandle(hThing); };

constinit const CallTable kTable = functions::All::table([](auto f) { return Mocked<decltype(f)>::call; });

} // namespace ur::mock
