import LibFuzzer

/// Fuzzes the readers of the source adapter.
@main enum AdapterFuzz {
    static func main() {
        fuzz(AdapterReader.self) { reader, data in reader.read(data) }
    }
}
