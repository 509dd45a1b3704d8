// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of mathematics where their arguments are special, and which memory a fence is for.
#define I get_global_id(0)

kernel void special(global float *to, global double *wide, global int *whole, global const float *x,
                    global const float *y, global const int *n) {
  const float a = x[I], b = y[I];
  float floor = 0;
  int sign = 0;
  double wideFloor = 0;
  global float *const numbers = to + 6 * I;
  numbers[0] = fract(a, &floor);
  numbers[1] = rootn(a, n[I]);
  numbers[2] = powr(a, b);
  numbers[3] = length((float2)(a, b));
  numbers[4] = normalize((float2)(a, b)).x;
  numbers[5] = distance((float3)(a, b, 0), (float3)(0, 0, 0));
  wide[2 * I] = fract((double)a, &wideFloor);
  wide[2 * I + 1] = rootn((double)a, n[I]);
  (void)lgamma_r(a, &sign);
  whole[2 * I] = sign;
  whole[2 * I + 1] = ilogb(a);
}

kernel void fences(global int *to, local int *shared) {
  generic int *either = I % 2 ? (generic int *)shared : (generic int *)to;
  to[I] = (int)get_fence(either);
}
