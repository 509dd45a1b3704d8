# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The code generator: reads spec/ once into a typed model and writes headers, dispatch, checks, printing and pages."""
