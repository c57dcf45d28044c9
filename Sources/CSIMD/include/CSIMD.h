#pragma once

// Operations on four lanes at once. Swift's own operators on SIMD4 are defined lane by lane, and where lanes are computed
// alike, gathered, exchanged or chosen, the compiler does not always find the vectors again. These are vector operations
// from the start. Each lane gets what the scalar operation gives, to the last bit; nothing is fused.

#ifdef __cplusplus
extern "C" {
#endif

typedef float simd_floats __attribute__((ext_vector_type(4)));
typedef unsigned simd_bits __attribute__((ext_vector_type(4)));
// All bits of a lane where a condition holds, none elsewhere.
typedef int simd_mask __attribute__((ext_vector_type(4)));

#define SIMD_INLINE static inline __attribute__((always_inline, const, unused))

SIMD_INLINE simd_floats simd_add(simd_floats a, simd_floats b) { return a + b; }
SIMD_INLINE simd_floats simd_subtract(simd_floats a, simd_floats b) { return a - b; }
SIMD_INLINE simd_floats simd_multiply(simd_floats a, simd_floats b) { return a * b; }
SIMD_INLINE simd_floats simd_divide(simd_floats a, simd_floats b) { return a / b; }
SIMD_INLINE simd_floats simd_negate(simd_floats a) { return -a; }
SIMD_INLINE simd_floats simd_smaller(simd_floats a, simd_floats b) { return b < a ? b : a; }
SIMD_INLINE simd_floats simd_larger(simd_floats a, simd_floats b) { return b > a ? b : a; }

// Two vectors, x and y neighbors: exchanged, and turned by a quarter in a plane whose y points up.
SIMD_INLINE simd_floats simd_swap(simd_floats a) { return a.yxwz; }
SIMD_INLINE simd_floats simd_turn_right(simd_floats a) {
    return (simd_floats)((simd_bits)a.yxwz ^ (simd_bits){0, 1u << 31, 0, 1u << 31});
}
SIMD_INLINE simd_floats simd_turn_left(simd_floats a) {
    return (simd_floats)((simd_bits)a.yxwz ^ (simd_bits){1u << 31, 0, 1u << 31, 0});
}

SIMD_INLINE simd_mask simd_is_less(simd_floats a, simd_floats b) { return a < b; }
SIMD_INLINE simd_mask simd_is_at_most(simd_floats a, simd_floats b) { return a <= b; }
SIMD_INLINE simd_mask simd_is_equal(simd_bits a, simd_bits b) { return (simd_mask)(a == b); }

SIMD_INLINE simd_mask simd_both(simd_mask a, simd_mask b) { return a & b; }
SIMD_INLINE simd_mask simd_either(simd_mask a, simd_mask b) { return a | b; }
SIMD_INLINE simd_mask simd_not(simd_mask a) { return ~a; }
SIMD_INLINE simd_floats simd_select(simd_mask mask, simd_floats a, simd_floats b) { return mask ? a : b; }
SIMD_INLINE simd_bits simd_select_bits(simd_mask mask, simd_bits a, simd_bits b) { return mask ? a : b; }

SIMD_INLINE simd_bits simd_and(simd_bits a, simd_bits b) { return a & b; }
SIMD_INLINE simd_bits simd_or(simd_bits a, simd_bits b) { return a | b; }
SIMD_INLINE simd_bits simd_xor(simd_bits a, simd_bits b) { return a ^ b; }

#undef SIMD_INLINE

#ifdef __cplusplus
}
#endif
