import Testing
import UIFoundation

@Suite struct GeometryDescriptionTests {
    @Test func textsAreThoseOfCoreGraphics() {
        let rect = CGRect(x: 1, y: 2.5, width: 300, height: -20)
        #expect("\(rect.origin)" == "(1.0, 2.5)" && rect.origin.debugDescription == "(1.0, 2.5)")
        #expect("\(rect.size)" == "(300.0, -20.0)")
        #expect("\(rect)" == "(1.0, 2.5, 300.0, -20.0)")
        #expect("\([rect.origin])" == "[(1.0, 2.5)]")
    }
}
