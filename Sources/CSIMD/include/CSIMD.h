#pragma once

// Operations on four lanes at once. Swift defines its operators on SIMD4 lane by lane, and its compiler does
// not always restore vectors from lanes that are computed alike, gathered, exchanged or selected. The
// operations here are vector operations from the start. Each lane has the result of the scalar operation to
// the last bit; no multiplication and addition are fused.

#ifdef __cplusplus
extern "C" {
#endif

typedef float csimd_floats __attribute__((ext_vector_type(4)));
typedef unsigned csimd_bits __attribute__((ext_vector_type(4)));
// All bits of a lane set where a condition is true, none elsewhere.
typedef int csimd_mask __attribute__((ext_vector_type(4)));

#define SIMD_INLINE static inline __attribute__((always_inline, const, unused))

SIMD_INLINE csimd_floats csimd_add(csimd_floats a, csimd_floats b) { return a + b; }
SIMD_INLINE csimd_floats csimd_subtract(csimd_floats a, csimd_floats b) { return a - b; }
SIMD_INLINE csimd_floats csimd_multiply(csimd_floats a, csimd_floats b) { return a * b; }
SIMD_INLINE csimd_floats csimd_divide(csimd_floats a, csimd_floats b) { return a / b; }
SIMD_INLINE csimd_floats csimd_negate(csimd_floats a) { return -a; }
SIMD_INLINE csimd_floats csimd_smaller(csimd_floats a, csimd_floats b) { return b < a ? b : a; }
SIMD_INLINE csimd_floats csimd_larger(csimd_floats a, csimd_floats b) { return b > a ? b : a; }

// Two vectors, each with x and y side by side: exchanged, and turned by 90 degrees in a plane whose y points
// up.
SIMD_INLINE csimd_floats csimd_swap(csimd_floats a) { return a.yxwz; }
SIMD_INLINE csimd_floats csimd_turn_right(csimd_floats a) {
    return (csimd_floats)((csimd_bits)a.yxwz ^ (csimd_bits){0, 1u << 31, 0, 1u << 31});
}
SIMD_INLINE csimd_floats csimd_turn_left(csimd_floats a) {
    return (csimd_floats)((csimd_bits)a.yxwz ^ (csimd_bits){1u << 31, 0, 1u << 31, 0});
}

SIMD_INLINE csimd_mask csimd_is_less(csimd_floats a, csimd_floats b) { return a < b; }
SIMD_INLINE csimd_mask csimd_is_at_most(csimd_floats a, csimd_floats b) { return a <= b; }
SIMD_INLINE csimd_mask csimd_is_equal(csimd_bits a, csimd_bits b) { return (csimd_mask)(a == b); }

SIMD_INLINE csimd_mask csimd_both(csimd_mask a, csimd_mask b) { return a & b; }
SIMD_INLINE csimd_mask csimd_either(csimd_mask a, csimd_mask b) { return a | b; }
SIMD_INLINE csimd_mask csimd_not(csimd_mask a) { return ~a; }
SIMD_INLINE csimd_floats csimd_select(csimd_mask mask, csimd_floats a, csimd_floats b) { return mask ? a : b; }
SIMD_INLINE csimd_bits csimd_select_bits(csimd_mask mask, csimd_bits a, csimd_bits b) { return mask ? a : b; }

SIMD_INLINE csimd_bits csimd_and(csimd_bits a, csimd_bits b) { return a & b; }
SIMD_INLINE csimd_bits csimd_or(csimd_bits a, csimd_bits b) { return a | b; }
SIMD_INLINE csimd_bits csimd_xor(csimd_bits a, csimd_bits b) { return a ^ b; }

#undef SIMD_INLINE

#ifdef __cplusplus
}
#endif
