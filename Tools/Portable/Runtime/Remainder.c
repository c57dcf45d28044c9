// The two functions of the C library that the engine calls. Their results are exact: no rounding is involved,
// so every implementation gives the same bits.

#include <stdint.h>

static uint64_t bits_of(double number) {
    uint64_t bits;
    __builtin_memcpy(&bits, &number, sizeof bits);
    return bits;
}

static double from_bits(uint64_t bits) {
    double number;
    __builtin_memcpy(&number, &bits, sizeof number);
    return number;
}

/// Scales the mantissa of a positive number to have its leading bit at 2^52; returns the exponent of its last
/// bit.
static int64_t split(uint64_t magnitude, uint64_t *mantissa) {
    int64_t exponent = (int64_t)(magnitude >> 52);
    *mantissa = magnitude & (((uint64_t)1 << 52) - 1);
    if (exponent > 0) {
        *mantissa |= (uint64_t)1 << 52;
        return exponent;
    }
    exponent = 1;
    while (!(*mantissa >> 52)) {
        *mantissa <<= 1;
        exponent--;
    }
    return exponent;
}

static double join(uint64_t mantissa, int64_t exponent) {
    if (mantissa == 0) return 0;
    while (!(mantissa >> 52)) {
        mantissa <<= 1;
        exponent--;
    }
    if (exponent <= 0) return from_bits(mantissa >> (1 - exponent));
    return from_bits((mantissa & (((uint64_t)1 << 52) - 1)) | (uint64_t)exponent << 52);
}

/// Divides two positive finite numbers by shifts and subtractions; returns the remainder, and the last bit of
/// the whole quotient.
static double divide(double number, double divisor, int *is_odd) {
    uint64_t a, b;
    int64_t exponent = split(bits_of(number), &a);
    int64_t last = split(bits_of(divisor), &b);
    *is_odd = 0;
    if (exponent < last) return number;
    for (; exponent >= last; exponent--) {
        *is_odd = a >= b;
        if (*is_odd) a -= b;
        if (exponent > last) a <<= 1;
    }
    return join(a, last);
}

static int is_undefined(double number, double divisor) {
    return number != number || divisor != divisor || divisor == 0 || number - number != 0;
}

/// Returns number - n * divisor for the whole n toward zero.
double fmod(double number, double divisor) {
    if (is_undefined(number, divisor)) return from_bits(0x7ff8000000000000);
    if (divisor - divisor != 0 || number == 0) return number;
    int is_odd;
    double rest = divide(__builtin_fabs(number), __builtin_fabs(divisor), &is_odd);
    return number < 0 || bits_of(number) >> 63 ? -rest : rest;
}

/// Returns number - n * divisor for the nearest whole n, the even one of two.
double remainder(double number, double divisor) {
    if (is_undefined(number, divisor)) return from_bits(0x7ff8000000000000);
    if (divisor - divisor != 0 || number == 0) return number;
    int is_odd;
    double length = __builtin_fabs(divisor);
    double rest = divide(__builtin_fabs(number), length, &is_odd);
    // rest - length is exact where it is used, as the rest is at least half the length there.
    double other = length - rest;
    if (rest > other || (rest == other && is_odd)) rest = -other;
    return number < 0 ? -rest : rest;
}
