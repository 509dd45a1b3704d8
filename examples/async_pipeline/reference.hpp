// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pipeline as a plain sequential program: what every device's result is held against, bit for bit.
//
//   luma   = (77 r + 150 g + 29 b + 128) / 256
//   smooth = luma blurred by 1 4 6 4 1 in rows, then in columns, each time (sum + 8) / 16
//   edge   = min(255, |gx| + |gy|), Sobel's gradients of smooth
//   level  = luma's place in the picture's histogram, stretched to 0..255
//   result = each colour * level / luma (the equalised picture), darkened by (255 - edge) / 255
//
// Outside the picture, its nearest pixel stands.
#pragma once

#include "picture.hpp"

namespace pipeline {

Picture sequentialPipeline(const Picture &input);

} // namespace pipeline
