import Foundation
import Testing

@testable import FilmRuntime

/// Property lists that others wrote, in both forms.
@Suite struct PropertyListTests {
    /// Returns a binary list of arrays, each with the numbers of the objects that it holds.
    private static func list(_ arrays: [[UInt8]]) -> Data {
        var bytes = Array("bplist00".utf8)
        var places: [UInt8] = []
        for array in arrays {
            places.append(UInt8(bytes.count))
            bytes += [0xA0 | UInt8(array.count)] + array
        }
        let table = UInt8(bytes.count)
        bytes += places + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [UInt8(arrays.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
        return Data(bytes)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
    func listsAreRead(_ format: PropertyListSerialization.PropertyListFormat) throws {
        let long = String(repeating: "text ö ", count: 500)
        let inner = ["e": Array(repeating: 7, count: 300)]
        let values: [String: Any] = ["a": ["b", "c", "b"], long: 2.5, "d": inner]
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
        let read = try #require(PropertyList.values(data) as? [String: Any])
        #expect(read["a"] as? [String] == ["b", "c", "b"] && read[long] as? Double == 2.5)
        #expect((read["d"] as? [String: Any])?["e"] as? [Int] == Array(repeating: 7, count: 300))
    }

    @Test func objectsThatHoldOneAnotherOftenAreRefused() {
        let few = Self.list([[1, 1, 1], [2, 2], []])
        #expect((PropertyList.values(few) as? [[[Any]]])?.map(\.count) == [2, 2, 2])
        let many = (1...11).map { [UInt8](repeating: $0, count: 12) } + [[]]
        #expect(PropertyList.values(Self.list(many)) == nil)
    }

    @Test func objectsThatHoldThemselvesAndDamagedListsAreRefused() {
        #expect(PropertyList.values(Self.list([[0]])) == nil)
        #expect(PropertyList.values(Self.list([[1], [0]])) == nil)
        #expect(PropertyList.values(Self.list([[9]])) == nil)
        #expect(PropertyList.values(Data("bplist00".utf8)) == nil)
        #expect(PropertyList.values(Data()) == nil)
    }
}
