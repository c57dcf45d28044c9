import Testing
import UIKitHost

import struct FilmRuntime.URLRequest
import class FilmRuntime.URLSession

/// Requests for whose answers tasks wait.
@MainActor @Suite struct SessionTaskTests {
    private let log = TaskLog()

    @Test func aRequestWithADelegateFailsAsWithoutAConnection() throws {
        let url = try #require(URL(string: "https://example.com/c"))
        log.begin { [log] in
            Task {
                do {
                    _ = try await URLSession.shared.data(for: URLRequest(url: url), delegate: nil)
                    log("answer")
                } catch {
                    log((error as? URLError)?.code == .notConnectedToInternet ? "offline" : "other")
                }
            }
        }
        log.run(10)
        #expect(log.entries.count == 1)
        #expect(log.entries.first?.hasPrefix("offline") == true)
    }
}
