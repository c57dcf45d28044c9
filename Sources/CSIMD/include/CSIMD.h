#pragma once

// Arithmetic on four floats at once. Swift's own operators on SIMD4<Float> are defined lane by lane, and where lanes are
// computed alike, gathered or exchanged, the compiler does not always find the vectors again. These are vector
// operations from the start. Each lane gets what the scalar operation gives, to the last bit.

#ifdef __cplusplus
extern "C" {
#endif

typedef float simd_four __attribute__((ext_vector_type(4)));

#define SIMD_FUNCTION static inline __attribute__((always_inline, const, unused)) simd_four

SIMD_FUNCTION simd_four_add(simd_four a, simd_four b) { return a + b; }
SIMD_FUNCTION simd_four_subtract(simd_four a, simd_four b) { return a - b; }
SIMD_FUNCTION simd_four_multiply(simd_four a, simd_four b) { return a * b; }
SIMD_FUNCTION simd_four_divide(simd_four a, simd_four b) { return a / b; }
// The other sign, of a zero, too.
SIMD_FUNCTION simd_four_negate(simd_four a) { return -a; }

#undef SIMD_FUNCTION

#ifdef __cplusplus
}
#endif
