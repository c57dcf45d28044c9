import Foundation
import Testing
import UIKitHost

@testable import UIKitDynamics

/// The list of a behavior's items, compared with an array.
@MainActor @Suite struct ObjectListTests {
    @Test func elementsStayInTheOrderOfAdditionWhateverIsRemoved() {
        let objects = (0..<100).map { NSNumber(value: $0 + 1_000_000) }
        let list = ObjectList<Int>()
        var expected: [Int] = []
        for step in 0..<2000 {
            // 37 and 100 have no common divisor, so every object has its turn.
            let number = (step * 37 + step / 100 * 11) % 100
            if list.contains(objects[number]) {
                #expect(list.remove(objects[number]))
                expected.removeAll { $0 == number }
            } else {
                #expect(!list.remove(objects[number]))
                list.append(number, for: objects[number])
                expected.append(number)
            }
            if step % 7 == 0 { #expect(list.elements == expected) }
        }
        #expect(list.elements == expected)
    }

    @Test func aRemovedElementIsNotKept() {
        let list = ObjectList<NSObject>()
        let key = NSObject()
        weak var element: NSObject?
        do {
            let object = NSObject()
            element = object
            list.append(object, for: key)
            #expect(list.elements.count == 1)
            list.remove(key)
        }
        #expect(element == nil)
    }
}
