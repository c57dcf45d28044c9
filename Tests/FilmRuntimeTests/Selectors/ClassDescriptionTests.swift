import Foundation
import Testing

@testable import FilmRuntime

@Suite struct ClassDescriptionTests {
    private final class Ball: NSObject {}

    @Test func aClassIsDescribedByItsName() {
        func name<T: NSObject>(of type: T.Type) -> String { type.description() }
        #expect(name(of: Ball.self) == "FilmRuntimeTests.ClassDescriptionTests.Ball")
        #expect(name(of: NSObject.self).hasSuffix("NSObject"))
    }

    @Test func aClassAnswersWithItself() {
        #expect(Ball.classForCoder() == Ball.self)
        #expect(Ball().isKind(of: NSObject.classForCoder()))
    }
}
