// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/topology.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>

namespace ur::native_cpu {

std::string firstLine(const std::string &path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  return line;
}

namespace {

uint32_t keyOf(ur_device_affinity_domain_flags_t domain, const Core &core) {
  switch (domain) {
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA:
    return core.node;
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE:
    return core.cache[3];
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE:
    return core.cache[2];
  case UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE:
    return core.cache[1];
  default:
    return core.cache[0];
  }
}

constexpr uint32_t kNoCache = ~0u;

void readCaches(const std::string &folder, Core &core) {
  core.cache.fill(kNoCache);
  for (int i = 0; i < 16; ++i) {
    const std::string cache = folder + "/cache/index" + std::to_string(i);
    const std::string type = firstLine(cache + "/type"), level = firstLine(cache + "/level");
    if (type.empty())
      break;
    const std::vector<uint32_t> sharing = parseNumbers(firstLine(cache + "/shared_cpu_list"));
    if (type != "Instruction" && level.size() == 1 && level[0] >= '1' && level[0] <= '4' && !sharing.empty())
      core.cache[size_t(level[0] - '1')] = *std::min_element(sharing.begin(), sharing.end());
  }
}

} // namespace

std::vector<uint32_t> parseNumbers(const std::string &text) {
  std::vector<uint32_t> numbers;
  const char *at = text.data(), *const end = at + text.size();
  while (at != end) {
    uint32_t first = 0;
    std::from_chars_result read = std::from_chars(at, end, first);
    uint32_t last = first;
    if (read.ec == std::errc() && read.ptr != end && *read.ptr == '-')
      read = std::from_chars(read.ptr + 1, end, last);
    if (read.ec != std::errc() || last < first || last - first > (1u << 20))
      break;
    for (uint32_t number = first; number <= last; ++number)
      numbers.push_back(number);
    if (read.ptr == end || *read.ptr != ',')
      break;
    at = read.ptr + 1;
  }
  return numbers;
}

std::vector<Core> readCores(const std::string &system, std::span<const uint32_t> processors) {
  std::vector<Core> cores;
  for (uint32_t processor : processors) {
    Core core{.processor = processor};
    readCaches(system + "/devices/system/cpu/cpu" + std::to_string(processor), core);
    cores.push_back(core);
  }
  std::error_code ignored;
  for (const auto &entry : std::filesystem::directory_iterator(system + "/devices/system/node", ignored)) {
    const std::string name = entry.path().filename();
    uint32_t node = 0;
    if (!name.starts_with("node") ||
        std::from_chars(name.data() + 4, name.data() + name.size(), node).ptr != name.data() + name.size())
      continue;
    const std::vector<uint32_t> members = parseNumbers(firstLine(entry.path().string() + "/cpulist"));
    for (Core &core : cores) {
      if (std::find(members.begin(), members.end(), core.processor) != members.end())
        core.node = node;
    }
  }
  return cores;
}

std::vector<std::vector<Core>> groupBy(ur_device_affinity_domain_flags_t domain, std::span<const Core> cores) {
  std::vector<std::vector<Core>> groups;
  for (const Core &core : cores) {
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const std::vector<Core> &group) {
      return keyOf(domain, group.front()) == keyOf(domain, core);
    });
    if (same == groups.end())
      groups.push_back({core});
    else
      same->push_back(core);
  }
  return groups;
}

std::vector<ur_device_affinity_domain_flags_t> dividingDomains(std::span<const Core> cores) {
  std::vector<ur_device_affinity_domain_flags_t> domains;
  for (ur_device_affinity_domain_flags_t domain :
       {UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA, UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE,
        UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE, UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE,
        UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE}) {
    if (groupBy(domain, cores).size() > 1)
      domains.push_back(domain);
  }
  return domains;
}

} // namespace ur::native_cpu
