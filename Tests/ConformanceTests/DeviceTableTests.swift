import Foundation
import Testing

@testable import Conformance

@Suite struct DeviceTableTests {
    private static let head = "id,what,setup,quantity,value,unit,tolerance,source,confidence\n"

    @Test func fieldsMayHoldCommasQuotesAndLineEnds() throws {
        let table = try DeviceTable(
            Self.head
                + "A1,w,\"UILabel, text \"\"a\nb\"\"\",q,1,pt,exact,s,probe\r\nA2,w,s,q,2,,0.5,s,probe\n",
            path: "folder/a.csv")
        #expect(table.rows.map(\.setup) == ["UILabel, text \"a\nb\"", "s"])
        #expect(table.rows.map(\.line) == [2, 4])
        #expect(table.rows[0].file == "a")
    }

    @Test(arguments: [
        ("", "a.csv:1: the file is empty."),
        ("id,what\n", "a.csv:1: there is no column “setup”."),
        (head + "A1,w\n", "a.csv:2: 2 fields in place of 9."),
        (
            head + "A1,w,s,q,1,pt,exact,s,p\nA1,w,s,q,1,pt,exact,s,p\n",
            "a.csv:3: line 2 has the id “A1”, too."
        ),
        (head + "A1,\"w,s\n", "a.csv:2: a quoted field does not end."),
        (
            head + "A1,w,\(String(repeating: "s", count: 10_001)),q,1,pt,exact,s,p\n",
            "a.csv:2: a field has more than 10000 bytes."
        ),
        (
            head + String(repeating: "A1,w\n", count: 50_001),
            "“a.csv” is not read: it has more than 50000 rows."
        ),
    ]) func aBrokenFileIsNamedWithItsLine(_ text: String, _ sentence: String) {
        #expect(throws: DeviceTable.FormatError(description: sentence)) {
            try DeviceTable(text, path: "a.csv")
        }
    }

    @Test func aFileOfMoreThan16MiBIsNotRead() throws {
        let path = FileManager.default.temporaryDirectory.path + "/rows-\(UUID().uuidString).csv"
        defer { unlink(path) }
        #expect(FileManager.default.createFile(atPath: path, contents: Data(Self.head.utf8)))
        #expect(try DeviceTable(contentsOf: path).rows.isEmpty)
        #expect(truncate(path, DeviceTable.maximumByteCount + 1) == 0)
        #expect(
            throws: DeviceTable.FormatError(
                description: "“\(path)” is not read: it has more than 16 MiB.")
        ) { try DeviceTable(contentsOf: path) }
        unlink(path)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(
            throws: DeviceTable.FormatError(description: "“\(path)” is not read: it is not a regular file.")
        ) { try DeviceTable(contentsOf: path) }
    }
}
