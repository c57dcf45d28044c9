import Foundation
import Testing

import struct FilmRuntime.URLRequest
import class FilmRuntime.URLResponse
import class FilmRuntime.URLSession

@testable import FilmRuntime

/// Requests in a film, which has no network.
@MainActor @Suite struct URLSessionTests {
    private let context = RunContext(size: CGSize(width: 10, height: 10))

    private func tick() {
        context.withCurrent {
            context.clock.move(by: 1 / 60)
            context.clock.performDueActions()
        }
    }

    @Test func aRequestFailsAtTheNextTickAsWithoutAConnection() throws {
        var answers: [(Data?, (any Error)?)] = []
        try context.withCurrent {
            let url = try #require(URL(string: "https://example.com/a"))
            let task = URLSession(configuration: .default).dataTask(with: url) { data, _, error in
                answers.append((data, error))
            }
            #expect(task.state == .suspended)
            task.resume()
            #expect(task.state == .running && answers.isEmpty)
        }
        tick()
        tick()
        #expect(answers.count == 1 && answers[0].0 == nil)
        #expect((answers[0].1 as? URLError)?.code == .notConnectedToInternet)
        #expect(context.warnings.contains { $0.contains("https://example.com/a") })
    }

    @Test func aFileIsRead() throws {
        let path = NSTemporaryDirectory() + "/URLSessionTests-\(ProcessInfo.processInfo.processIdentifier)"
        try Data("seven".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        var text: String?
        context.withCurrent {
            URLSession(configuration: .default).dataTask(with: URL(fileURLWithPath: path)) { data, _, _ in
                text = data.map { String(decoding: $0, as: UTF8.self) }
            }.resume()
        }
        tick()
        #expect(text == "seven" && context.warnings.isEmpty)
    }

    @Test func aCanceledTaskSaysSoOnce() throws {
        var errors: [URLError.Code?] = []
        try context.withCurrent {
            let url = try #require(URL(string: "https://example.com/b"))
            let task = URLSession(configuration: .default).dataTask(with: url) { _, _, error in
                errors.append((error as? URLError)?.code)
            }
            task.resume()
            task.cancel()
        }
        tick()
        #expect(errors == [.cancelled])
    }

    @Test func headersHaveNoCase() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.com")))
        request.setValue("a", forHTTPHeaderField: "X-Key")
        request.addValue("b", forHTTPHeaderField: "x-key")
        #expect(request.value(forHTTPHeaderField: "X-KEY") == "a,b")
        #expect(request.allHTTPHeaderFields?.count == 1)
    }
}
