import LibFuzzer

/// Fuzzes the readers of Flipbook.
@main enum Fuzz {
    static func main() {
        fuzz(Reader.self) { reader, data in MainActor.assumeIsolated { _ = reader.read(data) } }
    }
}
