import CSignals
import Flipbook
import Foundation

/// The functions and source lines of addresses in this process, as far as they can be found.
///
/// llvm-symbolizer, which is part of the Swift toolchain, reads the debugging information. Without it only
/// the dynamic linker's symbol names are known.
struct StackSymbols {
    /// A function on the stack.
    struct Function {
        /// The mangled name.
        let symbol: String
        /// The source file, relative to the start folder if it is below it, otherwise as it was typed; of a
        /// scene in this program the name alone; empty when it is unknown.
        let file: String
        /// The line; 0 when it is unknown.
        let line: Int

        /// The line in the form "Folder/File.swift:12".
        var place: String { "\(file):\(line)" }

        /// True for code that Flipbook has written around a scene, in the cache.
        fileprivate var isGenerated: Bool { file.contains("/.flipbook-") }
    }

    /// The functions, innermost first; several for an address into which others were inlined.
    let functions: [Function]

    /// Looks up addresses: first that of the faulting instruction, then the return addresses.
    init(of addresses: [UnsafeRawPointer]) {
        let places = addresses.enumerated().compactMap { number, address in
            // A return address follows its call instruction, so the byte before it belongs to the call.
            SourceLocation(of: number == 0 ? address : address - 1)
        }
        functions = Self.read(places) ?? places.map { Function(symbol: $0.symbol, file: "", line: 0) }
    }

    /// Returns the innermost function of a scene on the stack of the caller, with its line; nil for none.
    /// Only the addresses in the scene's file, or else those in scenes of the program, are looked up in the
    /// debugging information, which takes some 30 ms for a file.
    static func sceneFunction() -> Function? {
        let addresses = Thread.callStackReturnAddresses.compactMap {
            UnsafeRawPointer(bitPattern: $0.uintValue)
        }
        let locations = addresses.compactMap { SourceLocation(of: $0 - 1) }
        let loaded = locations.filter(\.isInLoadedScene)
        let own = loaded.isEmpty ? locations.filter(\.isInSceneOfProgram) : loaded
        guard !own.isEmpty else { return nil }
        return read(own)?.first {
            $0.line > 0 && !$0.isGenerated && SwiftSymbol(text: $0.symbol).isOfScene
        }
    }

    /// An address in a program or library.
    private struct SourceLocation {
        let file: String
        let offset: UInt
        let symbol: String
        /// True for an address in the program itself.
        let isInProgram: Bool

        /// True for an address behind an exported function of a scene that is part of the program.
        var isInSceneOfProgram: Bool { isInProgram && SwiftSymbol(text: symbol).isOfScene }

        /// True for an address in the library of a scene file. Libraries of the system and of Swift begin
        /// with "lib", the dynamic linker with "ld".
        var isInLoadedScene: Bool {
            let name = file.split(separator: "/").last ?? ""
            return name.hasSuffix(".so") && !name.hasPrefix("lib") && !name.hasPrefix("ld")
        }

        init?(of address: UnsafeRawPointer) {
            let found = csignals_find(address)
            guard let file = found.file else { return nil }
            // The name with which the program was started may not be its path.
            isInProgram = found.is_program != 0
            let program = isInProgram ? Bundle.main.executablePath : nil
            self.file = program ?? String(cString: file)
            offset = found.offset
            symbol = found.symbol.map { String(cString: $0) } ?? ""
        }
    }

    private struct Answer: Decodable {
        let Symbol: [Symbol]?

        struct Symbol: Decodable {
            let FunctionName, FileName: String
            let Line: Int
            let StartFileName: String?
            let StartLine: Int?

            /// The file and line of the instruction, or those at which the function begins where the
            /// compiler has made the instruction for no line.
            var source: (file: String, line: Int) {
                Line > 0 ? (FileName, Line) : (StartFileName ?? FileName, StartLine ?? 0)
            }
        }
    }

    private static func read(_ places: [SourceLocation]) -> [Function]? {
        guard let program else { return nil }
        let queries = places.map { "CODE \"\($0.file)\" 0x\(String($0.offset, radix: 16))" }
        let output = Self.output(of: program, ["--output-style=JSON", "--no-demangle"] + queries)
        guard let answers = try? JSONDecoder().decode([Answer].self, from: output),
            answers.count == places.count
        else { return nil }
        return zip(places, answers).flatMap { place, answer in
            let symbols = (answer.Symbol ?? []).filter { !$0.FunctionName.isEmpty }
            guard !symbols.isEmpty else { return [Function(symbol: place.symbol, file: "", line: 0)] }
            return symbols.map {
                let (file, line) = $0.source
                return Function(symbol: $0.FunctionName, file: shown(file, of: place), line: line)
            }
        }
    }

    /// Returns the path of a function's file for messages. Scene files are compiled in the folder “.”, which
    /// the symbolizer puts before relative paths.
    private static func shown(_ file: String, of place: SourceLocation) -> String {
        if file.hasPrefix("./") { return String(file.dropFirst(2)) }
        let folder = StartFolder.absolute(".").dropLast()
        if folder != "/", file.hasPrefix(folder) { return String(file.dropFirst(folder.count)) }
        guard place.isInProgram, let name = file.split(separator: "/").last else { return file }
        return String(name)
    }

    /// The symbolizer beside the Swift compiler, otherwise the first on the PATH.
    private static var program: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compiler = folders.map { "\($0)/swiftc" }.first(where: Self.canRun)
        let beside = compiler.map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
        }
        let places = [beside].compactMap(\.self) + folders.map(String.init)
        return places.map { "\($0)/llvm-symbolizer" }.first(where: Self.canRun)
    }

    private static func canRun(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// Returns a program's output, up to its end or a pause of 10 s, after which the program is ended.
    private static func output(of program: String, _ arguments: [String]) -> Data {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return Data() }
        var output = Data()
        var waiting = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, 10_000) > 0 {
            let part = pipe.fileHandleForReading.availableData
            if part.isEmpty { break }
            output += part
        }
        process.terminate()
        return output
    }
}
