// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images with the pixels of pictures, and launches of the kernels of images.cl with them. ADAPTER runs MODULE, an image
// of its kernels or SPIR-V.
#pragma once

#include "native_cpu/image_rig.hpp"
#include "spirv/kernel_arguments.hpp"
#include "support/one_device.hpp"

#include <fstream>

namespace ur::test {

using namespace ur::native_cpu::test;

/// The suffixes of kernels, and how many numbers say where a pixel is.
struct Shape {
  uint32_t type;
  const char *name;
  size_t width, height, depth, layers;
};
constexpr Shape kShapes[] = {{UR_NATIVE_CPU_IMAGE_1D, "1d", 7, 1, 1, 1},
                             {UR_NATIVE_CPU_IMAGE_2D, "2d", 7, 5, 1, 1},
                             {UR_NATIVE_CPU_IMAGE_3D, "3d", 7, 5, 3, 1},
                             {UR_NATIVE_CPU_IMAGE_1D_ARRAY, "1d_array", 7, 1, 1, 4},
                             {UR_NATIVE_CPU_IMAGE_2D_ARRAY, "2d_array", 7, 5, 1, 4}};

constexpr ur_native_cpu_sampler_t kNearest{0, UR_NATIVE_CPU_ADDRESS_CLAMP_TO_EDGE, UR_NATIVE_CPU_FILTER_NEAREST};

struct alignas(16) Four {
  float values[4];
};
struct alignas(16) FourIntegers {
  int32_t values[4];
};

inline Picture pictureOf(const Shape &shape, const ur_image_format_t &format) {
  Picture made(shape.type, format.channelOrder, format.channelType, shape.width, shape.height, shape.depth,
               shape.layers);
  scramble(made, format.channelOrder * 16u + format.channelType);
  return made;
}

/// Rows and slices of a picture, layers being either.
inline std::array<size_t, 3> extent(const Picture &picture) {
  const ur_native_cpu_image_t &view = picture.view;
  return {view.width, view.type == UR_NATIVE_CPU_IMAGE_1D_ARRAY ? view.layers : view.height,
          view.type == UR_NATIVE_CPU_IMAGE_2D_ARRAY ? view.layers : view.depth};
}

template <class Visit>
void forEachPixel(const Picture &picture, Visit &&visit) {
  const auto [width, rows, slices] = extent(picture);
  for (size_t z = 0; z < slices; ++z) {
    for (size_t y = 0; y < rows; ++y) {
      for (size_t x = 0; x < width; ++x)
        visit(x, y, z);
    }
  }
}

class ImageKernels : public OneProgram {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(OneProgram::SetUp());
    const std::string module = MODULE;
    if (!module.ends_with(".spv"))
      return open(module);
    std::ifstream file(module, std::ios::binary);
    const std::vector<char> spirv{std::istreambuf_iterator<char>(file), {}};
    OK(urProgramCreateWithIL(context, spirv.data(), spirv.size(), nullptr, &program));
    OK(urProgramBuild(context, program, nullptr));
  }

  /// Those that the adapter makes images of.
  std::vector<ur_image_format_t> formats() {
    std::vector<ur_image_format_t> all;
    for (uint32_t order = 0; order <= UR_IMAGE_CHANNEL_ORDER_SRGBA; ++order) {
      for (uint32_t type = 0; type <= UR_IMAGE_CHANNEL_TYPE_FLOAT; ++type) {
        const ur_image_format_t format{static_cast<ur_image_channel_order_t>(order),
                                       static_cast<ur_image_channel_type_t>(type)};
        const Picture one(UR_NATIVE_CPU_IMAGE_2D, UR_NATIVE_CPU_ORDER_R, UR_NATIVE_CPU_CHANNEL_UNORM8, 1);
        ur_mem_handle_t image = nullptr;
        const ur_image_desc_t desc = describe(one);
        if (urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &format, &desc, nullptr, &image) != UR_RESULT_SUCCESS)
          continue;
        EXPECT_EQ(UR_RESULT_SUCCESS, urMemRelease(image));
        all.push_back(format);
      }
    }
    EXPECT_GE(all.size(), size_t{LEAST_FORMATS});
    return all;
  }

  static ur_image_desc_t describe(const Picture &picture) {
    const ur_native_cpu_image_t &view = picture.view;
    ur_image_desc_t desc{};
    desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
    desc.type = static_cast<ur_mem_type_t>(view.type);
    desc.width = view.width;
    desc.height = view.height;
    desc.depth = view.depth;
    desc.arraySize = view.layers;
    return desc;
  }

  /// With the picture's pixels.
  ur_mem_handle_t imageOf(const Picture &picture) {
    const ur_native_cpu_image_t &view = picture.view;
    std::vector<unsigned char> pixels;
    forEachPixel(picture, [&](size_t x, size_t y, size_t z) {
      const unsigned char *const pixel = at(picture, x, y, z);
      pixels.insert(pixels.end(), pixel, pixel + view.element_size);
    });
    const ur_image_format_t format{static_cast<ur_image_channel_order_t>(view.order),
                                   static_cast<ur_image_channel_type_t>(view.channel)};
    const ur_image_desc_t desc = describe(picture);
    ur_mem_handle_t image = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER,
                                                  &format, &desc, pixels.data(), &image));
    return image;
  }

  /// What is in the image becomes the picture's.
  void readBack(ur_mem_handle_t image, Picture *picture) {
    const auto [width, rows, slices] = extent(*picture);
    std::vector<unsigned char> pixels(width * rows * slices * picture->view.element_size);
    EXPECT_EQ(UR_RESULT_SUCCESS, urEnqueueMemImageRead(queue, image, true, {0, 0, 0}, {width, rows, slices}, 0, 0,
                                                       pixels.data(), 0, nullptr, nullptr));
    const unsigned char *from = pixels.data();
    forEachPixel(*picture, [&](size_t x, size_t y, size_t z) {
      std::copy_n(from, picture->view.element_size, const_cast<unsigned char *>(at(*picture, x, y, z)));
      from += picture->view.element_size;
    });
  }

  ur_sampler_handle_t samplerOf(const ur_native_cpu_sampler_t &sampler) {
    ur_sampler_desc_t desc{};
    desc.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC;
    desc.normalizedCoords = sampler.normalized != 0;
    desc.addressingMode = static_cast<ur_sampler_addressing_mode_t>(sampler.addressing);
    desc.filterMode = static_cast<ur_sampler_filter_mode_t>(sampler.filter);
    ur_sampler_handle_t made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, urSamplerCreate(context, &desc, &made));
    return made;
  }

  /// Memory of host and device, for one launch.
  template <class T>
  T *shared(const std::vector<T> &values) {
    void *memory = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS,
              urUSMSharedAlloc(context, device, nullptr, nullptr, values.size() * sizeof(T), &memory));
    std::copy(values.begin(), values.end(), static_cast<T *>(memory));
    memory_.push_back(memory);
    return static_cast<T *>(memory);
  }

  static Argument argumentOf(const ur_mem_handle_t &image) {
    Argument made = argument(UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, sizeof image);
    made.value.memObjTuple = {image, 0};
    return made;
  }
  static Argument argumentOf(const ur_sampler_handle_t &sampler) {
    Argument made = argument(UR_EXP_KERNEL_ARG_TYPE_SAMPLER, sizeof sampler);
    made.value.sampler = sampler;
    return made;
  }
  static Argument argumentOf(const int &value) { return valueArgument(value); }
  static Argument argumentOf(const Local &local) { return localArgument(local); }
  template <class T>
  static Argument argumentOf(T *const &memory) {
    Argument made = argument(UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof memory);
    made.value.pointer = memory;
    return made;
  }

  template <class... Arguments>
  void run(const std::string &name, std::array<size_t, 2> items, std::array<size_t, 2> group,
           const Arguments &...arguments) {
    ur_kernel_handle_t kernel = nullptr;
    OK(urKernelCreate(program, name.c_str(), &kernel));
    std::vector<Argument> all{argumentOf(arguments)...};
    for (size_t i = 0; i < all.size(); ++i)
      all[i].index = static_cast<uint32_t>(i);
    OK(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 2, nullptr, items.data(), group.data(),
                                        static_cast<uint32_t>(all.size()), all.data(), nullptr, 0, nullptr, nullptr));
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(queue)) << name;
    OK(urKernelRelease(kernel));
  }

  void release() {
    for (void *const memory : memory_)
      EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, memory));
    memory_.clear();
  }

  std::vector<void *> memory_;
};

} // namespace ur::test
