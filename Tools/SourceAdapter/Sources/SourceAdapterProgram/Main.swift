import Foundation
import SourceAdapter
import SourceOutline

/// The program `flipbook-source-adapter`: it reads an `AdapterRequest` as JSON from standard input until its
/// end, and writes the `AdapterReply` to standard output. Bytes that are no request end it with exit code 65.
@main enum Main {
    static func main() throws {
        let request: AdapterRequest
        do {
            let data = try FileHandle.standardInput.readToEnd() ?? Data()
            request = try JSONDecoder().decode(AdapterRequest.self, from: data)
        } catch {
            let message =
                "flipbook-source-adapter reads a request of the command `flipbook` from standard input.\n"
            try FileHandle.standardError.write(contentsOf: Data(message.utf8))
            exit(65)
        }
        try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(request.reply))
    }
}
