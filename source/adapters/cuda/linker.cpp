// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/linker.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/text.hpp"
#include "adapters/cuda/build_options.hpp"

namespace ur::cuda {

using namespace core;

namespace {

/// A link under way, under its device's context. The options outlive it.
class Linking {
public:
  Linking(const Api &api, JitOptions &options) noexcept : api_(api) {
    result_ = api.cuLinkCreate(options.count(), options.options(), options.values(), &state_);
  }
  Linking(const Linking &) = delete;
  Linking &operator=(const Linking &) = delete;
  ~Linking() {
    if (state_)
      api_.cuLinkDestroy(state_);
  }

  void add(const Code &code, const std::string &name) noexcept {
    if (result_ != CUDA_SUCCESS)
      return;
    const size_t end = code.type == CU_JIT_INPUT_PTX ? 1 : 0; // the zero behind a text
    result_ = api_.cuLinkAddData(state_, code.type, const_cast<char *>(code.bytes.c_str()), code.bytes.size() + end,
                                 name.c_str(), 0, nullptr, nullptr);
  }
  CUresult complete(Code *linked) {
    void *cubin = nullptr;
    size_t size = 0;
    if (result_ == CUDA_SUCCESS)
      result_ = api_.cuLinkComplete(state_, &cubin, &size);
    if (result_ == CUDA_SUCCESS)
      linked->bytes.assign(static_cast<const char *>(cubin), size); // it goes with the state
    return result_;
  }

private:
  const Api &api_;
  CUlinkState state_ = nullptr;
  CUresult result_;
};

} // namespace

ur_result_t Linker::compile(const ProgramDesc &desc, std::string *log, NativeProgram *object) noexcept {
  return guarded([&] {
    auto made = std::make_unique<Program>();
    const ur_result_t result = makeCode(*devices_[desc.device], desc, true, log, &made->code);
    if (result != UR_RESULT_SUCCESS)
      return result;
    made->facts = made->code.facts;
    *object = reinterpret_cast<NativeProgram>(made.release());
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Linker::link(const LinkDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return guarded([&] {
    const Device &device = *devices_[desc.device];
    const Api &api = device.api();
    JitOptions options(desc.options);
    Code linked;
    CUresult result = CUDA_SUCCESS;
    {
      const Current current(api, device.context());
      if (current.result() != CUDA_SUCCESS)
        return translate(current.result());
      Linking linking(api, options);
      for (size_t i = 0; i < desc.objects.size(); ++i) {
        const Program &object = Program::of(desc.objects[i]);
        linking.add(object.code, "program " + std::to_string(i + 1));
        linked.facts.add(object.facts);
      }
      result = linking.complete(&linked);
    }
    addLine(log, options.log());
    if (result != CUDA_SUCCESS) {
      if (log->empty())
        *log = "The linker answers " + cuda::nameOf(api, result) + ".";
      // Whatever is wrong with code and symbols has many names.
      const ur_result_t meaning = translate(result);
      const bool other = meaning == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || meaning == UR_RESULT_ERROR_DEVICE_LOST ||
                         meaning == UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
      return other ? meaning : UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
    }
    return Programs::load(device, std::move(linked), "", log, program);
  });
}

ur_result_t Linker::binary(NativeProgram program, std::vector<uint8_t> *code) noexcept {
  return guarded([&] {
    const std::string &bytes = Program::of(program).code.bytes;
    if (bytes.empty())
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    code->assign(bytes.begin(), bytes.end());
    return UR_RESULT_SUCCESS;
  });
}

} // namespace ur::cuda
