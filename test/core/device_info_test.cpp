// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which fact of the driver each query about a device answers: no two facts are the same here, so a query that answers
// its neighbour's is found.
#include "core/core_test.hpp"

#include "adapters/core/device/adapter.hpp"
#include "common/generated/info_traits.hpp"

#include <cstring>
#include <fstream>
#include <sstream>

namespace ur::test {
namespace {

class DeviceInfo : public CoreTest {};

constexpr int kRounds = 8;

/// Facts that are numbered: a number is its own; a truth is one bit of it, in each round the next.
class Numbered {
public:
  explicit Numbered(int round) : round_(round) {
    facts.type = UR_DEVICE_TYPE_GPU; // some facts are a GPU's only
    text(facts.name, facts.vendor, facts.driverVersion, facts.version, facts.backendVersion, facts.profile,
         facts.ipVersionText, facts.pciAddress, facts.supportedIl, facts.language.builtInKernels);
    facts.extensions = {"a", "b"};
    facts.uuid = "0123456789abcdef";
    number(facts.vendorId, facts.deviceId, facts.ipVersion, facts.nodeMask, facts.maxComputeUnits,
           facts.numComputeUnits, facts.executionUnits, facts.maxClockMHz, facts.memoryClockMHz,
           facts.memoryBusWidthBits, facts.maxMemoryBandwidth, facts.addressBits, facts.maxWorkItemDimensions,
           facts.maxParameterSize, facts.maxWorkGroupSize, facts.maxSubGroups, facts.maxRegisters, facts.globalMemSize,
           facts.maxMemAllocSize, facts.localMemSize, facts.maxConstantBufferSize, facts.localMemType,
           facts.globalCache.size, facts.globalCache.lineSize, facts.globalCache.type, facts.memBaseAddrAlignBits,
           facts.usmHost, facts.usmDevice, facts.usmSharedSingle, facts.usmSharedCross, facts.usmSharedSystem,
           facts.images.maxLayers, facts.images.maxReadArgs, facts.images.maxWriteArgs, facts.images.maxReadWriteArgs,
           facts.images.maxSamplers, facts.language.maxConstantArgs, facts.language.printfBufferSize, facts.halfFp,
           facts.singleFp, facts.doubleFp, facts.atomicMemoryOrders, facts.atomicFenceOrders, facts.atomicMemoryScopes,
           facts.atomicFenceScopes, facts.profilingResolutionNs, facts.queueProperties, facts.execCapabilities,
           facts.affinityDomains, facts.maxSubDevices, facts.launchCapabilities);
    numbers(facts.maxWorkItemSizes, facts.maxWorkGroups, facts.images.max2D, facts.images.max3D,
            facts.nativeVectorWidth, facts.preferredVectorWidth);
    facts.subGroupSizes = {8, 16};
    facts.partitions = {UR_DEVICE_PARTITION_EQUALLY, UR_DEVICE_PARTITION_BY_COUNTS};
    truth(facts.prefersUserSync, facts.nonUniformGroups, facts.hostUnifiedMemory, facts.integratedMemory,
          facts.eccSupport, facts.littleEndian, facts.virtualMemory, facts.hostRegistration, facts.ipcMemory,
          facts.ipcPhysicalMemory, facts.ipcEvents, facts.exportableMemory, facts.externalMemory,
          facts.externalSemaphores, facts.images.supported, facts.language.independentSubGroups,
          facts.language.nativeAssert, facts.language.bfloat16Conversions, facts.language.asyncBarrier,
          facts.language.clockOfSubGroups, facts.language.clockOfWorkGroups, facts.language.clockOfDevice,
          facts.atomic64, facts.compilerAvailable, facts.linkerAvailable, facts.globalVariables, facts.hostPipes,
          facts.specializationConstants, facts.dynamicLink);
    bool peers = false, srgb = false;
    truth(peers, srgb);
    number(facts.gpu.slices, facts.gpu.subslicesPerSlice, facts.gpu.eusPerSubslice, facts.gpu.threadsPerEu,
           facts.gpu.simdWidth);
    if (peers)
      facts.peers.push_back({});
    if (srgb)
      facts.images.formats.push_back({UR_IMAGE_CHANNEL_ORDER_SRGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8});
  }

  core::DeviceFacts facts;

private:
  void text(auto &...texts) { ((texts = "text " + std::to_string(++last_)), ...); }
  void number(auto &...values) { ((values = static_cast<std::remove_cvref_t<decltype(values)>>(++last_)), ...); }
  void numbers(auto &...arrays) {
    (std::apply([&](auto &...values) { number(values...); }, arrays), ...);
  }
  void truth(auto &...values) { ((values = (++last_ >> round_ & 1) != 0), ...); }

  const int round_;
  int last_ = 0;
};

/// The value as people read it; of a truth, this round's bit.
std::string answer(ur_device_handle_t device, const InfoDescription &info, int round) {
  std::vector<char> bytes(256);
  size_t size = 0;
  const ur_result_t result =
      api().Device.pfnGetInfo(device, static_cast<ur_device_info_t>(info.query), bytes.size(), bytes.data(), &size);
  if (result != UR_RESULT_SUCCESS)
    return "error " + std::to_string(result);
  if (info.kind == InfoKind::Text)
    return bytes.data();
  if (info.kind == InfoKind::Handle)
    return "handle";
  std::string text;
  for (size_t at = 0; at < size; at += info.elementSize) {
    uint64_t value = 0;
    std::memcpy(&value, bytes.data() + at, std::min<size_t>(info.elementSize, sizeof value));
    text += (at != 0 ? " " : "") + std::to_string(info.kind == InfoKind::Bool ? value << round : value);
  }
  return text;
}

TEST_P(DeviceInfo, EachQueryAnswersItsFact) {
  std::array<std::string, std::size(kInfos<ur_device_info_t>)> answers;
  std::array<uint64_t, std::size(kInfos<ur_device_info_t>)> truths{};
  for (int round = 0; round < kRounds; ++round) {
    ur_device_handle_t_ device(*platform, Numbered(round).facts);
    for (size_t i = 0; i < answers.size(); ++i) {
      const InfoDescription &info = kInfos<ur_device_info_t>[i];
      const std::string now = answer(&device, info, round);
      if (info.kind == InfoKind::Bool && !now.starts_with("error"))
        answers[i] = std::to_string(truths[i] += std::stoul(now));
      else if (round == 0)
        answers[i] = now;
      else
        EXPECT_EQ(now, answers[i]) << info.name;
    }
  }
  std::ifstream file(DEVICE_INFO_ANSWERS);
  std::ostringstream pinned, answered;
  pinned << file.rdbuf();
  answered << "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
              "Queries about devices, and what device_info_test expects of them: the number of a fact, or a value that "
              "all devices have.\n";
  for (size_t i = 0; i < answers.size(); ++i)
    answered << kInfos<ur_device_info_t>[i].name << ": " << answers[i] << "\n";
  EXPECT_EQ(answered.str(), pinned.str());
}

INSTANTIATE_TEST_SUITE_P(Sim, DeviceInfo, ::testing::Values(kCuda), shapeName);

} // namespace
} // namespace ur::test
