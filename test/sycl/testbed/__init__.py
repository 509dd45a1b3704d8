# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The SYCL test bed: settings under which clients run, sets of what runs, and how results are compared."""
