// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/linker.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/spirv_code.hpp"
#include "adapters/core/port/text.hpp"

namespace ur::LANEWAY_VENDOR {

using namespace core;

namespace {

/// A link under way, under its device's context. The options outlive it.
class Linking {
public:
  Linking(const Api &api, BuildOptions &options) noexcept : api_(api) { result_ = linkCreate(api, options, &state_); }
  Linking(const Linking &) = delete;
  Linking &operator=(const Linking &) = delete;
  ~Linking() {
    if (state_)
      (void)linkDestroy(api_, state_);
  }

  void add(const Code &code, const std::string &name) noexcept {
    if (result_ == kSuccess)
      result_ = linkAdd(api_, state_, code, name);
  }
  Result complete(Code *linked) {
    void *made = nullptr;
    size_t size = 0;
    if (result_ == kSuccess)
      result_ = linkComplete(api_, state_, &made, &size);
    if (result_ == kSuccess)
      linked->bytes.assign(static_cast<const char *>(made), size); // it goes with the state
    return result_;
  }

private:
  const Api &api_;
  LinkHandle state_ = nullptr;
  Result result_;
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
    std::vector<const Code *> codes;
    for (const NativeProgram object : desc.objects)
      codes.push_back(&Program::of(object).code);
    Code linked;
    const ur_result_t ofModules = linkModules(
        codes, [](const Code *code) -> auto & { return code->spirv; }, log,
        [&](std::vector<compiler::Module> modules) { return ofSpirv(device, std::move(modules), log, &linked); });
    if (ofModules == UR_RESULT_SUCCESS)
      return Programs::load(device, std::move(linked), desc.options, log, program);
    if (ofModules != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) // that is the driver's linker's business
      return ofModules;
    const Api &api = device.api();
    BuildOptions options(desc.options);
    Result result = kSuccess;
    {
      const Current current(api, device.context());
      if (current.result() != kSuccess)
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
    if (result != kSuccess) {
      if (log->empty())
        *log = "The linker answers " + LANEWAY_VENDOR::nameOf(api, result) + ".";
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

} // namespace ur::LANEWAY_VENDOR
