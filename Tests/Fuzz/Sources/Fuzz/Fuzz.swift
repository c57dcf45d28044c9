import Foundation

/// Lets libFuzzer make up inputs for the reader that the environment names.
@main enum Fuzz {
    private static let reader: Reader = {
        let name = ProcessInfo.processInfo.environment["READER"] ?? ""
        guard let reader = Reader(rawValue: name) else {
            let names = Reader.allCases.map(\.rawValue).joined(separator: " ")
            FileHandle.standardError.write(Data("READER has to be one of \(names).\n".utf8))
            exit(64)
        }
        return reader
    }()

    static func main() {
        var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
        let code = runFuzzer(&count, &arguments) { start, count in
            let data = start.map { Data(bytes: $0, count: count) } ?? Data()
            MainActor.assumeIsolated { _ = Fuzz.reader.read(data) }
            return 0
        }
        exit(code)
    }
}

/// libFuzzer, which takes its options from the command line and calls a function for each input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ readOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
