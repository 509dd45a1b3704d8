// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/lifetime.hpp"

#include "common/env.hpp"
#include "common/table_caller.hpp"
#include "layers/stack.hpp"
#include "loader/config.hpp"
#include "loader/dispatch.hpp"
#include "loader/tools.hpp"

#include <cstring>
#include <memory>
#include <mutex>

namespace ur::loader {

constinit std::atomic<const CallTable *> interceptTable{&kUninitialisedTable};
constinit std::array<LayeredTable, kMaxLayeredTables> layeredTables{};
constinit log::Logger logger("LOADER");

namespace {

/// Never destroyed: threads may still call us while the process exits.
struct State {
  std::mutex mutex; // guards what follows, and serialises all changes
  uint32_t users = 0;
  bool embedded = false;
  std::string failedEnvironment; // in which going up as an adapter failed last
};
constinit State *state = nullptr;
/// Guards which table is in front of all calls, where subscribers may change it. Held for moments only, so that who
/// subscribes doesn't wait for an initialisation.
constinit std::mutex publication;
constinit std::once_flag stateOnce;
constinit std::atomic<Session *> current{nullptr};

State &globalState() {
  std::call_once(stateOnce, [] { state = new State; });
  return *state;
}

/// A library that an initialisation opens may call us, on the same thread, which would wait for itself.
constinit thread_local bool changing = false;

class Change {
public:
  Change() : lock_(globalState().mutex) { changing = true; }
  ~Change() { changing = false; }

private:
  std::lock_guard<std::mutex> lock_;
};

struct CodeLocation {
  ur_code_location_callback_t call = nullptr;
  void *data = nullptr;
};

CodeLocation applyConfig(Settings &settings, ur_loader_config_handle_t config) {
  CodeLocation location;
  if (config) {
    const std::lock_guard lock(config->mutex);
    location = {config->codeLocation, config->codeLocationData};
    settings.mocking = config->mocking;
    for (const std::string &layer : config->layers)
      (void)settings.enableLayer(layer); // the object took only names that there are
  }
  return location;
}

void logCandidates(const Discovery &found) {
  for (const Candidate &candidate : found.candidates) {
    const char *const file = candidate.file.c_str();
    const char *const outcome = outcomeName(candidate.outcome);
    if (candidate.outcome == Outcome::Refused || candidate.outcome == Outcome::Missing) {
      logger.warning("%s (from %s) is %s: %s", file, candidate.source.c_str(), outcome, candidate.reason.c_str());
    } else if (candidate.outcome == Outcome::NotInstalled) {
      logger.debug("%s (from %s) is %s", file, candidate.source.c_str(), outcome);
    } else {
      logger.info("%s (from %s) is %s%s%s", file, candidate.source.c_str(), outcome,
                  candidate.reason.empty() ? "" : ": ", candidate.reason.c_str());
    }
  }
  if (found.adapters.empty())
    logger.warning("no adapter is loaded, so there are no devices; 'urinfo --why' lists what was tried");
}

void logLayers(const Settings &settings) {
  for (const std::string &name : settings.missingLayers)
    logger.warning("%s is not in this build; going on without it", name.c_str());
  for (const layers::LayerName &layer : layers::names()) {
    if (!layer.group && (layer.layers & settings.layers & layers::kBuilt))
      logger.info("layer %s is on", layer.name);
  }
}

/// The table in front of all calls but for callbacks; null: none.
const CallTable *interceptWithoutCallbacks(const Session &session) noexcept {
  if (const CallTable *const layered = layers::top(session.settings.layers, &kDispatchTable))
    return layered;
  bool emptySlots = session.settings.intercept;
  for (const auto &adapter : session.found.adapters)
    emptySlots = emptySlots || adapter->emptySlots > 0;
  return emptySlots ? &kDispatchTable : nullptr;
}

/// The table in front of all calls; null: none. With `publication` held.
const CallTable *interceptFor(const Session &session) noexcept {
  return layers::withCallbacks(interceptWithoutCallbacks(session), &kDispatchTable);
}

/// Lets handles lead another loader into our layers, where the adapter can do that.
void setHandleTables(const Session &session) noexcept {
  std::unique_lock lock(publication);
  const CallTable *const top = interceptFor(session);
  lock.unlock();
  if (top == nullptr || top == &kDispatchTable)
    return;
  size_t used = 0;
  for (const auto &adapter : session.found.adapters) {
    if (adapter->setHandleTable && used < layeredTables.size()) {
      layeredTables[used] = {*top, &adapter->table};
      // By which loaders, this one and others of the process, tell adapters apart.
      layeredTables[used].table.Adapter.pfnGet = adapter->table.Adapter.pfnGet;
      adapter->setHandleTable(&layeredTables[used].table);
      ++used;
    } else if (session.found.besideOthers) {
      logger.warning("layers do not apply to %s: the loader that opened this one calls it directly",
                     adapter->path.c_str());
    } else {
      logger.info("layers do not apply to %s where another loader calls by its handles", adapter->path.c_str());
    }
  }
}

/// Lets adapters tell the layers of calls of their vendors' libraries, or no longer; and ourselves, who wait in the
/// place of adapters that can't.
void observeAdapters(const Discovery &found, const VendorCallObserver *observer, bool listens) noexcept {
  if (!observer)
    return;
  observeVendorCalls(observer, listens);
  for (const auto &adapter : found.adapters) {
    if (adapter->observeVendorCalls)
      adapter->observeVendorCalls(observer, listens);
  }
}

/// Reads settings, opens adapters and publishes both. Throws what reading throws; then nothing has changed.
void goUp(ur_loader_config_handle_t config, bool asAdapter) {
  logger.configure();
  auto next = std::make_unique<Session>();
  next->settings = readSettings(pathOfThisLibrary());
  next->settings.asAdapter = asAdapter;
  const CodeLocation location = applyConfig(next->settings, config);
  logLayers(next->settings);
  if (!next->settings.selectorProblem.empty())
    logger.warning("%s; urDeviceGetSelected fails until it is mended", next->settings.selectorProblem.c_str());
  next->found = discover(next->settings);
  logCandidates(next->found);

  layers::start(next->settings.layers, location.call, location.data);
  observeAdapters(next->found, layers::vendorCallsWanted(), true);
  const Session &up = *next;
  delete current.exchange(next.release(), std::memory_order_acq_rel);
  startTools(up.settings);
  if (asAdapter)
    setHandleTables(up);
  const std::lock_guard lock(publication);
  interceptTable.store(interceptFor(up), std::memory_order_release);
}

/// From here on calls answer UNINITIALIZED.
void takeOutOfReach() noexcept {
  const std::lock_guard lock(publication);
  interceptTable.store(&kUninitialisedTable, std::memory_order_release);
}

/// As goUp(), with failures as results, and logged.
ur_result_t tryGoUp(ur_loader_config_handle_t config, bool asAdapter) noexcept {
  try {
    goUp(config, asAdapter);
    return UR_RESULT_SUCCESS;
  } catch (const UnknownLayer &problem) {
    logger.error("initialisation fails: %s", problem.what());
    return UR_RESULT_ERROR_LAYER_NOT_PRESENT;
  } catch (const env::Error &problem) {
    logger.error("initialisation fails: %s", problem.what());
    return UR_RESULT_ERROR_INVALID_VALUE;
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  } catch (const std::exception &problem) {
    logger.error("initialisation fails: %s", problem.what());
    return UR_RESULT_ERROR_UNKNOWN;
  }
}

/// A later initialisation can't change what is up; say so where it asks for something else.
void warnOfDifference(ur_loader_config_handle_t config) {
  const Settings &up = session()->settings;
  Settings asked;
  applyConfig(asked, config);
  if ((asked.layers & layers::kBuilt & ~up.layers) != 0)
    logger.warning("the loader is initialised already, without a layer that this initialisation asks for");
  if (asked.mocking != up.mocking)
    logger.warning("the loader is initialised already, with mocking %s", up.mocking ? "on" : "off");
}

/// Everything that may decide whether going up as an adapter fails.
std::string environmentNow() {
  std::string values;
  for (const char *variable : {"UR_ENABLE_LAYERS", "UR_LOADER_PRELOAD_FILTER", "UR_ADAPTERS_DEEP_BIND",
                               "UR_ENABLE_LOADER_INTERCEPT", "UR_LAYER_FAULTS", "UR_STREAM_SAFETY"})
    values += env::text(variable).value_or("") + '\n';
  return values;
}

} // namespace

const Session *session() noexcept {
  return current.load(std::memory_order_acquire);
}

ur_result_t initialise(ur_loader_config_handle_t config) noexcept {
  if (changing)
    return UR_RESULT_ERROR_UNINITIALIZED;
  try {
    const Change change;
    if (state->users > 0 || state->embedded) {
      if (config)
        warnOfDifference(config);
    } else if (const ur_result_t result = tryGoUp(config, false)) {
      return result;
    }
    ++state->users;
    return UR_RESULT_SUCCESS;
  } catch (const std::exception &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

ur_result_t tearDown() noexcept {
  if (changing)
    return UR_RESULT_ERROR_UNINITIALIZED;
  try {
    const Change change;
    if (state->users == 0)
      return UR_RESULT_ERROR_UNINITIALIZED;
    if (--state->users == 0 && !state->embedded) {
      takeOutOfReach();
      observeAdapters(session()->found, layers::vendorCallsWanted(), false);
      layers::stop(true);
      stopTools();
    }
    return UR_RESULT_SUCCESS;
  } catch (const std::exception &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

void subscribersChanged() noexcept {
  const std::lock_guard lock(publication);
  if (interceptTable.load(std::memory_order_relaxed) != &kUninitialisedTable)
    interceptTable.store(interceptFor(*session()), std::memory_order_release);
}

void initialiseAsAdapter() noexcept {
  if (changing)
    return;
  try {
    const Change change;
    if (state->embedded)
      return;
    if (state->users > 0) {
      setHandleTables(*session());
      state->embedded = true;
      return;
    }
    std::string environment = environmentNow();
    if (environment == state->failedEnvironment)
      return;
    if (tryGoUp(nullptr, true) == UR_RESULT_SUCCESS)
      state->embedded = true;
    else
      state->failedEnvironment = std::move(environment);
  } catch (const std::exception &) {
    // No memory: the tables are filled all the same, and what they lead to answers UNINITIALIZED.
  }
}

ur_result_t getTable(ur_api_version_t version, void *pDdiTable, size_t offset, size_t size) noexcept {
  if (!pDdiTable)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  if (version != UR_API_VERSION_CURRENT)
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  bool first = false;
  if (const char *const other = otherRelease(offset, pDdiTable, &first)) {
    if (first)
      logger.error("the runtime that asks for tables is of release %s, this loader is for %s", other, kOwnRelease);
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  }
  initialiseAsAdapter();
  std::memcpy(pDdiTable, reinterpret_cast<const char *>(&kEntryTable) + offset, size);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::loader
