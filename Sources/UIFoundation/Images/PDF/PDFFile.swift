import Picture

/// A PDF file whose objects are found by their numbers (ISO 32000-1, 7.5).
///
/// Objects are searched in the whole file instead of in its table, which damaged and edited files have wrong.
struct PDFFile {
    /// The reason for which a file cannot be read.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let bytes: [UInt8]
    /// The places behind the words "obj", by the objects' numbers.
    private var places: [Int: Int] = [:]
    /// The objects that lie in streams of objects, by their numbers.
    private var packed: [Int: PDFValue] = [:]
    /// The largest number of bytes of an expanded stream: 64 MiB.
    private static let streamLimit = 64 << 20
    /// The largest number of bytes that are expanded in all, 256 MiB: a page may name one stream any number
    /// of times.
    private static let wholeLimit = 256 << 20
    private let expanded = Count()

    /// The images that were read.
    let images = Images()

    /// Images that all copies of a file share, by the places of their data.
    final class Images {
        var pixels: [Range<Int>: PixelImage] = [:]
    }

    /// A number that all copies of a file share.
    private final class Count {
        var bytes = 0
    }

    /// Finds the objects of a file.
    ///
    /// - Throws: `Failure` for data that are no PDF file or are encrypted.
    init(_ data: Data) throws {
        bytes = [UInt8](data)
        guard bytes.starts(with: Array("%PDF-".utf8)) else {
            throw Failure(description: "it does not begin as a PDF file does")
        }
        guard Self.find("/Encrypt", in: bytes[...]) == nil else {
            throw Failure(description: "it is encrypted")
        }
        places = Self.places(in: bytes)
        for number in places.keys.sorted() {
            guard let object = object(number), object.entries?["Type"]?.name == "ObjStm" else { continue }
            unpack(object)
        }
    }

    private static func find(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return nil }
        return (bytes.startIndex...bytes.endIndex - word.count).first {
            bytes[$0] == word[0] && bytes[$0..<$0 + word.count].elementsEqual(word)
        }
    }

    private static func places(in bytes: [UInt8]) -> [Int: Int] {
        var places: [Int: Int] = [:]
        let word = Array("obj".utf8)
        for end in bytes.indices.dropFirst(3) where bytes[end] == word[2] {
            guard bytes[end - 2] == word[0], bytes[end - 1] == word[1] else { continue }
            var place = end - 3
            guard number(before: &place, in: bytes) != nil, let object = number(before: &place, in: bytes)
            else { continue }
            places[object] = end + 1
        }
        return places
    }

    /// Returns the number that ends before a place, to whose first digit it moves the place; nil for none.
    private static func number(before place: inout Int, in bytes: [UInt8]) -> Int? {
        while place >= 0, PDFReader.isSpace(bytes[place]) { place -= 1 }
        var (number, factor) = (0, 1)
        let end = place
        while place >= 0, (0x30...0x39).contains(bytes[place]), factor <= 1_000_000_000 {
            number += Int(bytes[place] - 0x30) * factor
            factor *= 10
            place -= 1
        }
        return place < end ? number : nil
    }

    private mutating func unpack(_ stream: PDFValue) {
        guard let entries = stream.entries, let count = resolve(entries["N"]).integer, count > 0,
            let first = resolve(entries["First"]).integer, let text = try? contents(of: stream)
        else { return }
        var head = PDFReader(text)
        for _ in 0..<min(count, text.count) {
            guard let number = head.value()?.integer, let place = head.value()?.integer,
                (0..<text.count).contains(first + place)
            else { return }
            var body = PDFReader(text, at: first + place)
            packed[number] = body.value()
        }
    }

    // MARK: Objects

    /// Returns the value that a reference names, or a value itself; null for none.
    func resolve(_ value: PDFValue?) -> PDFValue {
        var value = value ?? .null
        for _ in 0..<16 {
            guard case .reference(let number) = value else { return value }
            value = packed[number] ?? object(number) ?? .null
        }
        return .null
    }

    private func object(_ number: Int) -> PDFValue? {
        guard let place = places[number] else { return nil }
        var reader = PDFReader(bytes, at: place)
        guard let value = reader.value() else { return nil }
        guard case .dictionary(let entries) = value else { return value }
        let end = reader.position
        guard case .word("stream")? = reader.next() else {
            reader.position = end
            return value
        }
        var start = reader.position
        if start < bytes.count, bytes[start] == 0x0D { start += 1 }
        if start < bytes.count, bytes[start] == 0x0A { start += 1 }
        return .stream(entries, start..<streamEnd(from: start, length: entries["Length"]))
    }

    private func streamEnd(from start: Int, length: PDFValue?) -> Int {
        var length = length
        if case .reference(let number)? = length {
            // A stream is no length, and could have this one's as its own.
            length = places[number].flatMap { place in
                var reader = PDFReader(bytes, at: place)
                return reader.value()
            }
        }
        if let length = length?.integer, length >= 0, start + length <= bytes.count {
            var reader = PDFReader(bytes, at: start + length)
            if case .word("endstream")? = reader.next() { return start + length }
        }
        return Self.find("endstream", in: bytes[start...]) ?? bytes.count
    }

    /// Returns the entry of a dictionary or stream; null for none.
    func entry(_ key: String, of value: PDFValue) -> PDFValue { resolve(value.entries?[key]) }

    /// Returns the values of an array, or a single value as an array of one; none for null.
    func values(_ value: PDFValue?) -> [PDFValue] {
        switch resolve(value) {
        case .array(let values): values.map { resolve($0) }
        case .null: []
        case let value: [value]
        }
    }

    /// Returns the numbers of an array.
    func numbers(_ value: PDFValue?) -> [CGFloat] { values(value).compactMap(\.number) }

    /// Returns the names of a stream's filters, the outermost first.
    func filters(of stream: PDFValue) -> [String] { values(stream.entries?["Filter"]).compactMap(\.name) }

    /// Returns the bytes of a stream, expanded. A JPEG file stays one.
    ///
    /// - Throws: `Failure` when they are damaged or in a format that is not read, and when all streams so far
    ///   have more than 256 MiB.
    func contents(of stream: PDFValue) throws -> [UInt8] {
        guard case .stream(let entries, let place) = stream else { return [] }
        guard expanded.bytes <= Self.wholeLimit else {
            throw Failure(description: "its streams have more than 256 MiB")
        }
        var contents = bytes[place]
        let settings = values(entries["DecodeParms"])
        for (index, filter) in filters(of: stream).enumerated() {
            switch filter {
            case "FlateDecode", "Fl":
                let expanded: [UInt8]
                do {
                    expanded = try Inflater.inflated(contents, limit: Self.streamLimit)
                } catch {
                    throw Failure(description: "it is damaged")
                }
                let setting = index < settings.count ? settings[index] : .null
                contents = PDFPredictor(of: setting, in: self).restored(expanded)[...]
            case "DCTDecode", "DCT": break
            default: throw Failure(description: "it has data in the format \(filter), which is not read")
            }
        }
        expanded.bytes += contents.count
        return Array(contents)
    }

    // MARK: Pages

    /// The first page, with the entries that it inherits.
    var firstPage: PDFValue? {
        let numbers = (Array(places.keys) + packed.keys).sorted()
        let roots = numbers.lazy.map { resolve(.reference($0)) }.filter {
            $0.entries?["Type"]?.name == "Catalog"
        }
        guard var node = roots.first.map({ entry("Pages", of: $0) }) else { return nil }
        var inherited: [String: PDFValue] = [:]
        for _ in 0..<32 {
            for key in ["MediaBox", "CropBox", "Resources"] {
                if let own = node.entries?[key] { inherited[key] = own }
            }
            guard let kid = values(node.entries?["Kids"]).first else { break }
            node = kid
        }
        guard let entries = node.entries, entries["Contents"] != nil else { return nil }
        return .dictionary(entries.merging(inherited) { own, _ in own })
    }
}
