// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/controller.hpp"

#include "sim/world.hpp"

#include <cstdio>
#include <cstdlib>

namespace ur::sim {

namespace {

void printAndAbort(const Violation &violation) {
  std::fprintf(stderr, "simulated driver: %s: %s\n", name(violation.fault), violation.text.c_str());
  std::abort();
}

Controller::Handler handler_ = printAndAbort;

World &world() {
  return World::instance();
}

} // namespace

Hold &Hold::operator=(Hold &&other) noexcept {
  open();
  gate_ = std::move(other.gate_);
  return *this;
}

void Hold::open() {
  if (gate_)
    world().open(gate_);
  gate_.reset();
}

Controller::Controller(const Options &options) {
  if (world().liveContexts() != 0)
    handler_({Fault::leak, "a context from before this controller is still open"});
  world().reset(options);
}

Controller::~Controller() {
  if (const size_t left = world().awaitContexts())
    world().ledger.report(Fault::leak, std::to_string(left) + " contexts are still open");
  if (const size_t left = world().partitions.live())
    world().ledger.report(Fault::leak, std::to_string(left) + " parts of devices were never given back");
  checkFreedMemory();
  for (const Violation &violation : takeViolations())
    handler_(violation);
}

void Controller::setHandler(Handler handler) {
  handler_ = handler;
}

bool Controller::step() {
  return world().step();
}
size_t Controller::runUntilIdle() {
  return world().runUntilIdle();
}
void Controller::advance(uint64_t ns) {
  world().advance(ns);
}
uint64_t Controller::now() const {
  return world().now();
}

void Controller::setQueryRuns(bool runs) {
  std::lock_guard lock(world().mutex());
  world().options().queryRuns = runs;
}

Hold Controller::holdStream(size_t stream) {
  return Hold(world().closeStream(stream));
}
Hold Controller::holdDevice(uint32_t device) {
  return Hold(world().closeDevice(device));
}
Hold Controller::holdKernel(const std::string &kernel) {
  return Hold(world().closeKernel(kernel));
}
Hold Controller::holdNextCommand() {
  return Hold(world().closeNext());
}
Hold Controller::holdBuilds(uint32_t device) {
  return Hold(world().closeBuilds(device));
}
Hold Controller::holdNotifications() {
  return Hold(world().closeNotifications());
}

bool Controller::awaitBuilds(size_t count) {
  return world().awaitBuilds(count);
}
bool Controller::awaitWaiting(size_t count) {
  return world().awaitWaiting(count);
}

void Controller::failCall(Call call, uint64_t nth, ur_result_t result) {
  world().ledger.fail(call, nth, result);
}
void Controller::failAnyCall(uint64_t nth, ur_result_t result) {
  world().ledger.failAny(nth, result);
}
bool Controller::stopFailing() {
  return world().ledger.stopFailing();
}
std::optional<Call> Controller::failedCall() const {
  return world().ledger.failedCall();
}
void Controller::during(Call call, std::function<void()> run) {
  world().ledger.during(call, std::move(run));
}
void Controller::failCommand(uint64_t nth, ur_result_t result) {
  world().failNext(nth, result);
}

void Controller::setDeviceLimit(uint32_t device, uint64_t bytes) {
  std::lock_guard lock(world().mutex());
  world().memory().setDeviceLimit(device, bytes);
}

void Controller::setHostLimit(uint64_t bytes) {
  std::lock_guard lock(world().mutex());
  world().memory().setHostLimit(bytes);
}

uint64_t Controller::available(uint32_t device) const {
  std::lock_guard lock(world().mutex());
  return world().memory().available(device);
}

void Controller::checkFreedMemory() {
  std::lock_guard lock(world().mutex());
  world().memory().checkFreed();
}

void Controller::addKernel(KernelSpec spec) {
  std::lock_guard lock(world().mutex());
  world().kernels().add(std::move(spec));
}

uint64_t Controller::calls(Call call) const {
  return world().ledger.calls(call);
}
uint64_t Controller::allCalls() const {
  return world().ledger.allCalls();
}
std::vector<CommandInfo> Controller::commands() const {
  return world().commands();
}
std::vector<StreamInfo> Controller::streams() const {
  return world().streams();
}
std::vector<PoolInfo> Controller::pools() const {
  std::lock_guard lock(world().mutex());
  return world().pools().infos();
}

size_t Controller::liveContexts() const {
  return world().liveContexts();
}

bool Controller::awaitContexts(size_t atMost) {
  return world().awaitContexts(atMost) <= atMost;
}

size_t Controller::liveEvents() const {
  return world().liveEvents();
}
std::vector<Violation> Controller::violations() const {
  return world().ledger.violations();
}
std::vector<Violation> Controller::takeViolations() {
  return world().ledger.takeViolations();
}

} // namespace ur::sim
