// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fixtures with the suite's kernels (conformance/kernels/), and launches of them.
#pragma once

#include "support/fixtures.hpp"
#include "support/usm.hpp"

#include <array>
#include <deque>

namespace conformance {

/// The bytes of conformance_kernels in the form of the run's adapter; empty if there is none. Read once.
const std::vector<uint8_t> &kernelImage();
/// Why it is empty: what a case says that is skipped for that.
std::string whyNoKernels();
/// Creates a program, not built, of the image; kernelImage() isn't empty. As intermediate language it is one for all
/// devices of the context.
ur_result_t createProgram(ur_context_handle_t context, std::span<const ur_device_handle_t> devices, Program *program,
                          const ur_program_properties_t *properties = nullptr);
ur_result_t createProgram(ur_context_handle_t context, ur_device_handle_t device, Program *program,
                          const ur_program_properties_t *properties = nullptr);

/// The kernels as a binary for the run's device: the image, or what it was built into once; empty if there is none.
const std::vector<uint8_t> &kernelBinary();
/// Creates a program of the binary, or of the image where there is none, and builds it.
ur_result_t buildProgram(ur_context_handle_t context, ur_device_handle_t device, Program *program,
                         const ur_program_properties_t *properties = nullptr);

/// The same as intermediate language, for all devices of the context. Skips where the suite has none for the adapter.
void createWithIl(ur_context_handle_t context, Program *program);

/// Arguments of a launch. Values live in here, so it must outlive the launch's call.
class Arguments {
public:
  Arguments() = default;
  Arguments(const Arguments &) = delete;
  Arguments &operator=(const Arguments &) = delete;
  template <class T>
  Arguments &value(const T &v) {
    auto &bytes = storage_.emplace_back(sizeof v);
    std::memcpy(bytes.data(), &v, sizeof v);
    add(UR_EXP_KERNEL_ARG_TYPE_VALUE, sizeof v).value.value = bytes.data();
    return *this;
  }
  Arguments &pointer(const void *p) {
    add(UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof p).value.pointer = p;
    return *this;
  }
  Arguments &local(size_t size) {
    add(UR_EXP_KERNEL_ARG_TYPE_LOCAL, size);
    return *this;
  }
  Arguments &memory(ur_mem_handle_t mem, ur_mem_flags_t flags = 0) {
    add(UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, sizeof mem).value.memObjTuple = {mem, flags};
    return *this;
  }
  Arguments &sampler(ur_sampler_handle_t s) {
    add(UR_EXP_KERNEL_ARG_TYPE_SAMPLER, sizeof s).value.sampler = s;
    return *this;
  }
  uint32_t size() const { return static_cast<uint32_t>(list_.size()); }
  const ur_exp_kernel_arg_properties_t *data() const { return list_.data(); }
  ur_exp_kernel_arg_properties_t &operator[](size_t i) { return list_[i]; }

private:
  ur_exp_kernel_arg_properties_t &add(ur_exp_kernel_arg_type_t type, size_t size);
  std::deque<std::vector<unsigned char>> storage_;
  std::vector<ur_exp_kernel_arg_properties_t> list_;
};

/// What a fixture with kernels shares, whatever it derives from.
template <class Base>
class WithKernels : public Base {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(Base::SetUp());
    if (testing::Test::IsSkipped())
      return;
    if (kernelImage().empty())
      GTEST_SKIP() << whyNoKernels();
    ASSERT_OK(buildProgram(this->context(), this->device(), &program_));
  }
  void TearDown() override {
    Base::TearDown();
    kernels_.clear();
  }
  ur_program_handle_t program() const { return program_; }
  /// A kernel of the program, created at first use; released after the case.
  ur_kernel_handle_t kernel(const char *name) {
    Kernel kernel;
    EXPECT_OK(urKernelCreate(program_, name, kernel.out()));
    return kernels_.emplace_back(std::move(kernel)).get();
  }
  void makeKernel(const char *name, Kernel *kernel) { ASSERT_OK(urKernelCreate(program_, name, kernel->out())); }

private:
  Program program_;
  std::vector<Kernel> kernels_;
};

using KernelTest = WithKernels<QueueTest>;
using KernelsOnQueuesTest = WithKernels<QueuesTest>;

/// Launches items work-items in one dimension, the local size left open.
ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t items, const Arguments &arguments,
                   std::span<const ur_event_handle_t> waits = {}, ur_event_handle_t *event = nullptr);

/// What the builder had to say.
std::string buildLog(ur_program_handle_t program, ur_device_handle_t device);

/// That the suite's kernels in an executable run on a queue's device.
void expectKernelsRun(ur_queue_handle_t queue, ur_program_handle_t program);

/// A kernel that holds up what comes after it until the case opens it, at most 20 seconds.
class Gate {
public:
  /// Makes its memory; skips where the device can't see what the host writes while a kernel runs.
  void create(ur_context_handle_t context, ur_device_handle_t device, ur_kernel_handle_t gateKernel);
  /// Enqueues the gate.
  [[nodiscard]] ur_result_t close(ur_queue_handle_t queue, ur_event_handle_t *event = nullptr,
                                  std::span<const ur_event_handle_t> waits = {});
  void open();
  /// Whether a closed gate was passed before its time ran out: read after the gate is complete.
  bool wasOpened() const;
  /// Opens, and waits for all that it held up directly: its memory goes with it.
  ~Gate();

private:
  UsmBlock memory_;
  std::vector<Event> closed_;
  ur_kernel_handle_t kernel_ = nullptr;
};

/// Work of another queue, which is run to its end while a gate is closed: by then, what nothing holds up has had its
/// turn, however slow the machine is.
class Beside {
public:
  /// While no gate is closed: giving back the memory of one may wait for all kernels.
  void create(ur_context_handle_t context, ur_device_handle_t device, ur_program_handle_t program);
  /// Whether a kernel of another queue runs while one waits for the host. A driver for few cores may have one thread
  /// for all kernels; there, run() only lets some time pass.
  bool works() const { return works_; }
  void run();

private:
  /// Tried several times.
  bool tried(ur_context_handle_t context, ur_device_handle_t device, ur_kernel_handle_t gateKernel) const;

  Queue queue_;
  Kernel nothing_;
  bool works_ = false;
};

} // namespace conformance
