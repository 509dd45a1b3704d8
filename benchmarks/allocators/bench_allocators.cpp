// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Allocators for CUDA side by side, in one run and one table: ours, the driver's pool, and those of other projects,
// which are plugins (build_plugins.sh). docs/allocator_benchmark.md describes it. On other adapters it measures what
// needs no CUDA. Its options are in options.cpp; --help prints them.
#include "candidates.hpp"
#include "driver_pool.hpp"
#include "memory/trace_file.hpp"
#include "options.hpp"
#include "ours.hpp"
#include "table.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <memory>
#include <thread>

namespace {

using namespace allocators;

bool isCuda(const bench::Machine &machine) {
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
  return urAdapterGetInfo(machine.adapter, UR_ADAPTER_INFO_BACKEND, sizeof backend, &backend, nullptr) ==
             UR_RESULT_SUCCESS &&
         backend == UR_BACKEND_CUDA;
}

Candidates candidates(const bench::Machine &machine, const Streams *streams, const Options &options) {
  Candidates made(streams);
  for (const allocator_subject &subject : ours(machine))
    made.add(subject);
  if (streams)
    made.add(driverPool(*streams));
  else
    made.miss("driver_pool", "it needs streams of CUDA, and there are none");
  for (const std::string name : {"cub", "rmm", "torch"})
    made.addPlugin(name, options.folder + "/liballoc_subject_" + name + ".so");
  for (const std::string &file : options.plugins)
    made.addPlugin(file, file);
  return made;
}

std::vector<Measure> measures(const Options &options, const std::vector<memory::Program> &programs) {
  std::vector<Measure> all = pairMeasures(options.extent);
  for (const memory::Program &program : programs)
    all.push_back(programMeasure(program));
  std::erase_if(all, [&](const Measure &measure) {
    return std::none_of(measure.rows.begin(), measure.rows.end(),
                        [&](const Row &row) { return std::regex_search(row.name, options.only); });
  });
  return all;
}

/// A subject in a measure, over all rounds.
class SubjectRun {
public:
  SubjectRun(const Measure &measure, const allocator_subject &subject, size_t number)
      : measure_(measure), subject_(subject), number_(number) {}

  /// A round's. Where a subject that takes all its memory at once refuses, it gets more, from now on.
  void takeRound(const Setting &setting, Table &table) {
    while (!failed_) {
      try {
        const auto values = measure_.run(subject_, setting, measure_.sizes[size_]);
        for (size_t i = 0; i < values.size(); ++i)
          table.add(measure_.rows[i].name, number_, values[i]);
        return;
      } catch (const Refused &problem) {
        const bool fixed = subject_.flags & ALLOCATOR_SUBJECT_FIXED;
        if (!fixed || ++size_ == measure_.sizes.size())
          fail(table, problem.what());
      } catch (const std::exception &problem) {
        fail(table, problem.what());
      }
    }
  }

private:
  void fail(Table &table, const char *reason) {
    failed_ = true;
    table.fail(measure_.rows, number_, reason);
  }
  const Measure &measure_;
  const allocator_subject &subject_;
  const size_t number_;
  size_t size_ = 0;
  bool failed_ = false;
};

Table measure(const std::vector<Measure> &measures, const std::vector<allocator_subject> &subjects,
              const Setting &setting, int rounds) {
  Table table(subjects);
  std::vector<std::vector<SubjectRun>> runs;
  for (const Measure &measure : measures) {
    table.addRows(measure.rows);
    for (size_t i = 0; i < subjects.size(); ++i)
      (i == 0 ? runs.emplace_back() : runs.back()).emplace_back(measure, subjects[i], i);
  }
  for (int round = 0; round < rounds; ++round) {
    for (std::vector<SubjectRun> &subjectsRuns : runs) {
      for (SubjectRun &run : subjectsRuns)
        run.takeRound(setting, table);
    }
    std::fprintf(stderr, "round %d of %d\n", round + 1, rounds);
  }
  return table;
}

std::vector<std::pair<std::string, std::string>> aboutOf(const bench::Machine &machine, const Streams *streams,
                                                         const Options &options) {
  char date[16] = {};
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  std::strftime(date, sizeof date, "%Y-%m-%d", gmtime_r(&now, &parts));
  std::string words = machine.name + (streams ? ", " + streams->version() : "") + ", " +
                      std::to_string(std::thread::hardware_concurrency()) + " processors";
  words += options.machine.empty() ? "" : ", " + options.machine;
  return {{"date", date},
          {"program", "bench_allocators, " + std::to_string(options.rounds) + " rounds, sizes divided by " +
                          std::to_string(options.extent.divisor)},
          {"machine", words}};
}

/// Memory that is no pool's.
std::unique_ptr<void, std::function<void(void *)>> scratch(const bench::Machine &machine, size_t size) {
  void *memory = nullptr;
  ur::check(urUSMDeviceAlloc(machine.context, machine.device, nullptr, nullptr, size, &memory), "urUSMDeviceAlloc");
  return {memory, [&machine](void *one) { (void)urUSMFree(machine.context, one); }};
}

void run(const Options &options) {
  std::vector<memory::Program> programs;
  for (const char *const name : {"lm", "cnn"})
    programs.push_back(memory::readTrace(options.traces + "/" + name + ".trace.gz", options.extent.divisor));
  const bench::Machine machine(options.adapter);
  const auto streams = isCuda(machine) ? std::make_unique<Streams>() : nullptr;
  const Candidates all = candidates(machine, streams.get(), options);
  std::vector<allocator_subject> chosen = all.all();
  std::erase_if(chosen, [&](const allocator_subject &one) { return !std::regex_search(one.name, options.subjects); });
  if (chosen.empty())
    throw std::runtime_error("--subjects fits none of " + std::to_string(all.all().size()) + " subjects, expected one");
  const auto about = aboutOf(machine, streams.get(), options);
  for (const auto &[name, text] : about)
    std::printf("%s: %s\n", name.c_str(), text.c_str());
  std::fflush(stdout);
  const size_t size = std::max<size_t>((size_t{256} << 20) / options.extent.divisor, 4096);
  const auto memory = scratch(machine, size);
  const Setting setting{streams.get(), memory.get(), size, options.longFills};
  const std::vector<Measure> done = measures(options, programs);
  const Table table = measure(done, chosen, setting, options.rounds);
  if (!options.json.empty())
    table.write(options.json, about, all.missing());
  table.print(all.missing());
}

} // namespace

int main(int argc, char **argv) {
  try {
    const Options options(argc, argv);
    if (options.help)
      options.printHelp();
    else
      run(options);
    return 0;
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_allocators: %s\n", problem.what());
    return 2;
  }
}
