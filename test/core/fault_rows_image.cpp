// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: images and samplers.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

const ur_rect_region_t kAll{8, 8, 1}, kPart{4, 4, 1};

ur_image_desc_t describe() {
  ur_image_desc_t desc{};
  desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
  desc.type = UR_MEM_TYPE_IMAGE2D;
  desc.width = desc.height = 8;
  return desc;
}

uint8_t *pixels(FaultRig &t) {
  return t.keep(std::vector<uint8_t>(64))->data();
}

/// An image that begins with the host's pixels, so that they must be brought to the device first.
ur_mem_handle_t image(FaultRig &t) {
  const ur_image_desc_t desc = describe();
  auto &made = *t.keep(std::make_shared<Image>());
  EXPECT_EQ(table().Mem.pfnImageCreate(t.here(), UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, &kFormat, &desc, pixels(t),
                                       made->out()),
            UR_RESULT_SUCCESS);
  return *made;
}

/// Enqueues on an image that no device has yet, after another queue's command.
template <class F>
Round onImage(FaultRig &t, F enqueue) {
  const auto *list = t.foreign();
  return [&t, enqueue, list] {
    const ur_result_t result = enqueue(t, list);
    if (result != UR_RESULT_SUCCESS)
      t.finish(t.queue()); // a wait that failed may leave the copy running
    return result;
  };
}

const bool kImageRows = addScenarios({
    {"urMemImageCreate",
     [](FaultRig &t) -> Round {
       return [&t, data = pixels(t)] {
         const ur_image_desc_t desc = describe();
         return t.call(table().Mem.pfnImageCreate, t.here(), ur_mem_flags_t{UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER},
                       &kFormat, &desc, static_cast<void *>(data), t.made<ur_mem_handle_t>());
       };
     }},
    {"urMemImageGetInfo",
     [](FaultRig &t) -> Round {
       return [&t, made = image(t)] {
         return t.call(table().Mem.pfnImageGetInfo, made, UR_IMAGE_INFO_WIDTH, sizeof(size_t), t.out<size_t>(),
                       t.out<size_t>());
       };
     },
     "", true},
    {"urEnqueueMemImageRead",
     [](FaultRig &t) {
       return onImage(t, [data = pixels(t)](FaultRig &rig, const ur_event_handle_t *list) {
         return rig.call(table().Enqueue.pfnMemImageRead, rig.queue(), image(rig), false, kOrigin, kAll, size_t{0},
                         size_t{0}, static_cast<void *>(data), 1u, list, rig.event());
       });
     }},
    {"urEnqueueMemImageWrite",
     [](FaultRig &t) {
       return onImage(t, [data = pixels(t)](FaultRig &rig, const ur_event_handle_t *list) {
         return rig.call(table().Enqueue.pfnMemImageWrite, rig.queue(), image(rig), false, kOrigin, kPart, size_t{0},
                         size_t{0}, static_cast<void *>(data), 1u, list, rig.event());
       });
     }},
    {"urEnqueueMemImageCopy",
     [](FaultRig &t) {
       return onImage(t, [](FaultRig &rig, const ur_event_handle_t *list) {
         return rig.call(table().Enqueue.pfnMemImageCopy, rig.queue(), image(rig), image(rig), kOrigin, kOrigin, kPart,
                         1u, list, rig.event());
       });
     }},
    {"urSamplerCreate",
     [](FaultRig &t) -> Round {
       return [&t] {
         static const ur_sampler_desc_t kDesc{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, true,
                                              UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_FILTER_MODE_LINEAR};
         return t.call(table().Sampler.pfnCreate, t.here(), &kDesc, t.made<ur_sampler_handle_t>());
       };
     }},
    {"urSamplerGetInfo",
     [](FaultRig &t) -> Round {
       const ur_sampler_desc_t desc{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, true, UR_SAMPLER_ADDRESSING_MODE_REPEAT,
                                    UR_SAMPLER_FILTER_MODE_LINEAR};
       auto &made = *t.keep(std::make_shared<Sampler>());
       EXPECT_EQ(table().Sampler.pfnCreate(t.here(), &desc, made->out()), UR_RESULT_SUCCESS);
       return [&t, sampler = made->get()] {
         return t.call(table().Sampler.pfnGetInfo, sampler, UR_SAMPLER_INFO_FILTER_MODE,
                       sizeof(ur_sampler_filter_mode_t), t.out<ur_sampler_filter_mode_t>(), t.out<size_t>());
       };
     },
     "", true},
});

} // namespace
} // namespace ur::test
