// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels whose work-items wait for each other, or go different ways: what a processor without work-items has to make
// loops of. native_test.cpp says what they compute.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

#define I get_global_id(0)

kernel void tree(global int *to, global const int *from, local int *room) {
  const size_t mine = get_local_id(0);
  room[mine] = from[I];
  for (size_t step = get_local_size(0) / 2; step > 0; step >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (mine < step)
      room[mine] += room[mine + step];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (mine == 0)
    to[get_group_id(0)] = room[0];
}

// An array of each work-item's own lives across barriers, in a loop.
kernel void own_array(global int *to, int n) {
  int own[9];
  const int i = (int)I;
  for (int k = 0; k < n; ++k)
    own[k] = i * k;
  barrier(CLK_LOCAL_MEM_FENCE);
  int sum = 0;
  for (int k = 0; k < n; ++k) {
    sum += own[(k + i) % n] * (k + 1);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  to[i] = sum;
}

// A loop that all go round equally often; and the same inside of what not all do.
kernel void product(global float *c, global const float *a, global const float *b, int n) {
  const int x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += a[y * n + k] * b[k * n + x];
  c[y * n + x] = sum;
}
kernel void product_within(global float *c, global const float *a, global const float *b, int n) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x >= n || y >= n)
    return;
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += a[y * n + k] * b[k * n + x];
  c[y * n + x] = sum;
}
kernel void product_by_tiles(global float *c, global const float *a, global const float *b, int n) {
  local float tileA[8][8], tileB[8][8];
  const int x = get_global_id(0), y = get_global_id(1), column = get_local_id(0), row = get_local_id(1);
  float sum = 0;
  for (int tile = 0; tile < n; tile += 8) {
    tileA[row][column] = a[y * n + tile + column];
    tileB[row][column] = b[(tile + row) * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 8; ++k)
      sum += tileA[row][k] * tileB[k][column];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * n + x] = sum;
}

kernel void together(global int *to, global const int *from) {
  const int value = from[I];
  global int *mine = to + 8 * I;
  mine[0] = work_group_reduce_add(value);
  mine[1] = work_group_scan_exclusive_add(value);
  mine[2] = work_group_scan_inclusive_max(value);
  mine[3] = work_group_broadcast(value, 3);
  mine[4] = sub_group_reduce_add(value);
  mine[5] = sub_group_scan_exclusive_add(value);
  mine[6] = sub_group_broadcast(value, 2) + work_group_any(value == 7);
  mine[7] = get_sub_group_local_id() + 100 * get_sub_group_id() + 10000 * get_sub_group_size();
}

// In three dimensions, in a loop.
kernel void together_again(global int *to, global const int *from) {
  const size_t i = get_global_linear_id();
  int sum = 0;
  for (int k = 0; k < 3; ++k)
    sum += sub_group_reduce_max(from[i] + k) * work_group_scan_inclusive_add(k + from[i]);
  to[i] = sum;
}

kernel void ways(global int *to, global const int *from, int n) {
  const size_t i = I;
  int sum = 0;
  for (int k = 0; k < from[i]; ++k) {
    if (k % 3 == 0)
      continue;
    sum += k;
    if (sum > 100)
      break;
  }
  if (n > 3) {
    for (int k = 0; k < n; ++k)
      sum += i % 2 ? k * from[(i + k) % get_global_size(0)] : -k;
  }
  to[i] = sum;
}

// All leave the loop after the same round, which only memory tells.
kernel void until_enough(global int *to, global const int *from, int n) {
  local int total;
  if (get_local_id(0) == 0)
    total = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  int mine = 0;
  for (int k = 0; k < n; ++k) {
    if (from[I] >> k & 1)
      mine += atomic_add(&total, 1) >= 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (total > 20)
      break;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  to[I] = total * 100 + mine;
}

kernel void places(global ulong *to) {
  to[get_global_linear_id()] = get_global_id(0) + 100 * get_global_id(1) + 10000 * get_global_id(2) +
                               1000000 * get_local_linear_id() + 1000000000 * get_group_id(1);
}

kernel void halves(global ushort *to, global const double *from) { vstore_half(from[I], I, (global half *)to); }

kernel void turns(global float *to, global const float *from) {
  to[2 * I] = sinpi(from[I]);
  to[2 * I + 1] = cospi(from[I]);
}

kernel void quotients(global int *to, global const int *from) {
  to[2 * I] = from[2 * I] / from[2 * I + 1];
  to[2 * I + 1] = (int)((uint)from[2 * I] / (uint)from[2 * I + 1]);
}

kernel void rests(global int *to, global const int *from) {
  to[2 * I] = from[2 * I] % from[2 * I + 1];
  to[2 * I + 1] = (int)((uint)from[2 * I] % (uint)from[2 * I + 1]);
}

// A group's tile there and back, in reverse; what is strided is so in global memory.
kernel void copies(global int *to, global int2 *strided, global const int *from, local int *room, local int2 *pairs,
                   int count) {
  const size_t first = get_group_id(0) * count;
  event_t event = async_work_group_copy(room, from + first, count, 0);
  event = async_work_group_strided_copy(pairs, (global const int2 *)from, count / 2, 3, event);
  prefetch(from, 1);
  wait_group_events(1, &event);
  for (int i = get_local_id(0); i < count / 2; i += get_local_size(0)) {
    const int other = room[i];
    room[i] = room[count - 1 - i];
    room[count - 1 - i] = other;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t back[2];
  back[0] = async_work_group_copy(to + first, room, count, 0);
  back[1] = async_work_group_strided_copy(strided + get_group_id(0), pairs, count / 2, get_num_groups(0), 0);
  wait_group_events(2, back);
}

// The place of an element is kept while work-items wait for each other: each has its own.
kernel void elements(global int *to, global const int *from, int count) {
  int own[4];
  for (int k = 0; k < count; ++k)
    own[k] = from[4 * I + k];
  for (int k = 0; k < count; ++k)
    own[k] = sub_group_scan_inclusive_add(own[k]);
  for (int k = 0; k < count; ++k)
    to[4 * I + k] = own[k];
}

// Each work-item divides once in single and once in double precision.
kernel void remainders(global float *rest, global double *wideRest, global int *quotient, global const float *x,
                       global const float *y) {
  rest[I] = remquo(x[I], y[I], quotient + 2 * I);
  wideRest[I] = remquo((double)x[I], (double)y[I], quotient + 2 * I + 1);
}

// What votes say to each work-item, and reductions of four neighbours.
kernel void votes(global uint *to, global const int *from) {
  const int mine = from[I];
  const uint4 votes = sub_group_ballot(mine & 1);
  global uint *const answers = to + 12 * I;
  answers[0] = votes.x;
  answers[1] = sub_group_ballot_bit_count(votes);
  answers[2] = sub_group_ballot_inclusive_scan(votes);
  answers[3] = sub_group_ballot_exclusive_scan(votes);
  answers[4] = sub_group_ballot_find_lsb(votes);
  answers[5] = sub_group_ballot_find_msb(votes);
  answers[6] = sub_group_inverse_ballot(votes);
  answers[7] = sub_group_ballot_bit_extract(votes, 3);
  answers[8] = sub_group_elect();
  answers[9] = sub_group_non_uniform_all_equal(mine) + 2 * sub_group_non_uniform_all_equal(mine & 0);
  answers[10] = sub_group_clustered_reduce_add(mine, 4);
  answers[11] = (get_sub_group_lt_mask().x | get_sub_group_eq_mask().x) ^ get_sub_group_le_mask().x ^
                get_sub_group_ge_mask().x ^ get_sub_group_gt_mask().x;
}

// Each way of rounding of a number that has more digits than there is room for.
kernel void roundings(global half *halves, global float *floats, global const double *from, global const long *whole) {
  vstore_half_rte(from[I], 8 * I, halves);
  vstore_half_rtz(from[I], 8 * I + 1, halves);
  vstore_half_rtp(from[I], 8 * I + 2, halves);
  vstore_half_rtn(from[I], 8 * I + 3, halves);
  halves[8 * I + 4] = convert_half_rte(whole[I]);
  halves[8 * I + 5] = convert_half_rtz(whole[I]);
  halves[8 * I + 6] = convert_half_rtp(whole[I]);
  halves[8 * I + 7] = convert_half_rtn(whole[I]);
  floats[8 * I] = convert_float_rte(from[I]);
  floats[8 * I + 1] = convert_float_rtz(from[I]);
  floats[8 * I + 2] = convert_float_rtp(from[I]);
  floats[8 * I + 3] = convert_float_rtn(from[I]);
  floats[8 * I + 4] = convert_float_rte(whole[I]);
  floats[8 * I + 5] = convert_float_rtz(whole[I]);
  floats[8 * I + 6] = convert_float_rtp(whole[I]);
  floats[8 * I + 7] = convert_float_rtn(whole[I]);
}

// As SYCL's assert() calls it.
void __devicelib_assert_fail(const generic char *expression, const generic char *file, int line,
                             const generic char *function, ulong global0, ulong global1, ulong global2, ulong local0,
                             ulong local1, ulong local2);
global const char expression[] = "from[I] < most", file[] = "groups.cl", function[] = "asserts";
kernel void asserts(global int *to, global const int *from, int most) {
  if (from[I] >= most) {
    __devicelib_assert_fail(expression, file, 7, function, I, get_global_id(1), get_global_id(2), get_local_id(0),
                            get_local_id(1), get_local_id(2));
  }
  to[I] = from[I] + 1;
}

kernel void masked(global int4 *to, global const int4 *from, global const uint4 *mask) {
  to[2 * I] = shuffle(from[2 * I], mask[I]);
  to[2 * I + 1] = shuffle2(from[2 * I], from[2 * I + 1], mask[I]);
}
