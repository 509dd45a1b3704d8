// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that use what OpenCL's environment has, for the compiler of SPIR-V.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define I get_global_id(0)

kernel void add(global float *to, global const float *a, global const float *b) { to[I] = a[I] + b[I]; }

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void reverse_groups(global int *data, local int *room) {
  const size_t mine = get_local_id(0);
  room[mine] = data[I];
  barrier(CLK_LOCAL_MEM_FENCE);
  data[I] = room[63 - mine];
}

kernel void in_module(global uint *to, global const uint *from) {
  local uint sum;
  if (get_local_id(0) == 0)
    sum = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&sum, from[I]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    to[get_group_id(0)] = sum;
}

struct pair {
  char first;
  double second;
  float4 third;
};
kernel void by_value(global double *to, struct pair pair, uchar small) {
  to[0] = pair.first + pair.second + pair.third.x + pair.third.w + small;
}

kernel void mathematics(global float *to, global double *wide, global half *narrow) {
  const float x = to[I];
  int exponent, count;
  float whole, cosine;
  float y = sin(x) + exp(x) + log1p(fabs(x)) + pow(x, 3.5f) + pown(x, 3) + rootn(x, 3) + tanpi(x) + acospi(x) +
            maxmag(x, 2.f) + fract(x, &whole) + sincos(x, &cosine) + lgamma_r(x, &count) + frexp(x, &exponent) +
            ldexp(x, 3) + modf(x, &whole) + remainder(x, 3.f) + nextafter(x, 1.f) + hypot(x, 2.f) + rsqrt(x) +
            smoothstep(0.f, 1.f, x) + mix(x, 1.f, 0.5f) + sign(x) + ilogb(x) + nan(7u) + atan2(x, 2.f) + fdim(x, 1.f);
  to[I] = y + whole + cosine + exponent + count + length((float3)(x, y, x)) + dot((float4)(x), (float4)(y));
  wide[I] = sinh(wide[I]) + erf(wide[I]) + tgamma(wide[I]) + cbrt(wide[I]) + exp10(wide[I]) + fmod(wide[I], 3.0);
  narrow[I] = exp(narrow[I]) + sqrt(narrow[I]) + floor(narrow[I]) + fma(narrow[I], narrow[I], (half)1);
}

kernel void integers(global int *to, global ulong *wide, global short4 *small) {
  const int x = to[I];
  to[I] = clz(x) + popcount(x) + rotate(x, 7) + mul_hi(x, x) + mad_sat(x, x, x) + abs_diff(x, 3) + hadd(x, 5) +
          rhadd(x, 5) + clamp(x, -3, 9) + add_sat(x, INT_MAX) + sub_sat(x, INT_MAX) + mad24(x, x, x);
  wide[I] = mul_hi(wide[I], wide[I]) + ctz(wide[I]) + upsample((uint)x, (uint)3) + mad_sat(wide[I], wide[I], wide[I]);
  small[I] = select(small[I], bitselect(small[I], (short4)3, (short4)5), small[I] < (short4)7).wzyx;
}

kernel void conversions(global float *to, global int *whole, global uchar *small) {
  whole[I] = convert_int_rte(to[I]) + convert_int_sat(to[I]) + convert_int_rtp(to[I]);
  small[I] = convert_uchar_sat(whole[I]);
  to[I] = convert_float(whole[I]) + as_float(whole[I]) + isnan(to[I]) + isfinite(to[I]) + signbit(to[I]);
  vstore3(vload3(I, to), I, to);
  vstore_half4(vload4(I, to), I, (global half *)small);
}

int chosen(generic int *place) { return *place * 2; }
kernel void generic_addresses(global int *to, local int *room, int which) {
  int own = 3;
  room[0] = 5;
  generic int *place = which == 0 ? (generic int *)to : which == 1 ? (generic int *)room : (generic int *)&own;
  to[I] = chosen(place) + (to_local(place) ? 1 : 0);
}

kernel void fences(global uint *to, local uint *room, int isLocal) {
  to[I] = get_fence(isLocal ? (generic uint *)room : (generic uint *)to);
}

kernel void branches(global int *to, int many) {
  int sum = 0;
  for (int i = 0; i < many; ++i) {
    switch (to[i] % 5) {
    case 0:
      continue;
    case 1:
      sum += i;
      break;
    case 3:
      goto done;
    default:
      --sum;
    }
  }
done:
  to[I] = sum;
}

global uint counter = 5;
kernel void count_on(global uint *to) { to[I] = atomic_inc(&counter); }

__attribute__((noinline)) uint work_dimensions(uint times) { return times * get_work_dim(); }
kernel void dimensions_by_a_function(global uint *to) { to[I] = work_dimensions(2) + work_dimensions(3); }
kernel void dimensions(global uint *to) { to[I] = get_work_dim() + get_global_size(1) + get_local_linear_id(); }
