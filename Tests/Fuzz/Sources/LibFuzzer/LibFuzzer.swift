import Foundation

/// Lets libFuzzer make up inputs for the reader that the environment names. The process ends with libFuzzer's
/// exit code, or with 64 for a name that no reader has.
public func fuzz<Reader: RawRepresentable<String> & CaseIterable>(
    _ readers: Reader.Type, read: @escaping (Reader, Data) -> Void
) -> Never {
    guard let reader = Reader(rawValue: ProcessInfo.processInfo.environment["READER"] ?? "") else {
        let names = Reader.allCases.map(\.rawValue).joined(separator: " ")
        FileHandle.standardError.write(Data("READER has to be one of \(names).\n".utf8))
        exit(64)
    }
    readInput = { read(reader, $0) }
    var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
    let code = runFuzzer(&count, &arguments) { start, count in
        readInput(start.map { Data(bytes: $0, count: count) } ?? Data())
        return 0
    }
    exit(code)
}

/// The call of the reader, since a C function cannot capture it. libFuzzer calls it on the main thread.
nonisolated(unsafe) private var readInput: (Data) -> Void = { _ in }

/// libFuzzer, which takes its options from the command line and calls a function for each input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ readOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
