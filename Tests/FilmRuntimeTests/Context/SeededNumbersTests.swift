import Testing
import UIKitHost
import UIKitTestSupport

@testable import FilmRuntime

/// The numbers of the C library that follow from a seed.
@MainActor @Suite struct SeededNumbersTests {
    let host = SceneHost(size: CGSize(width: 10, height: 10))

    /// The first values of the minimal standard generator are 16807 and its square modulo 2^31 - 1, which
    /// Darwin's `rand` is known for.
    @Test func withoutASeedEveryRunHasTheSameNumbers() {
        for host in [host, SceneHost(size: CGSize(width: 10, height: 10))] {
            host.withCurrent {
                #expect([rand(), rand()] == [16807, 282_475_249])
                // POSIX: X' = (0x5DEECE66D X + 11) mod 2^48, from X = 0x1234ABCD330E.
                #expect(isNear(drand48(), 0.396464773760275, within: 1e-15))
                #expect(isNear(drand48(), 0.840485369411425, within: 1e-15))
            }
        }
    }

    @Test func aSeedBeginsItsSequence() {
        host.withCurrent {
            srand(3)
            srand48(7)
            #expect(rand() == 50421)
            let first = drand48()
            #expect(isNear(first, 0.2664441967654092, within: 1e-15))
            _ = drand48()
            srand48(7)
            #expect(drand48() == first)
            srand(0)
            #expect(rand() > 0)
        }
    }
}
