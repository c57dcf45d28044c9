import Flipbook
import FlipbookPlay
import Foundation
import LocalServer

/// The middle between the page and the process of the scene. A new version of the scene takes the place of
/// the one before when it is there; until then, and when it does not compile, that one goes on.
final class PlayHub: @unchecked Sendable {
    private let arguments: [String]
    private let lock = NSLock()
    private var file: ScriptFile
    private var page: WebSocketConnection?
    private var current: PlayerProcess?
    private var candidate: PlayerProcess?
    private var choices = PlayChoices()
    private var problem: String?
    private var hasStopped = false
    /// Begins a new process, when there is none.
    private let starts: AsyncStream<Void>
    private let start: AsyncStream<Void>.Continuation

    /// Creates a hub for a scene.
    ///
    /// - Parameters:
    ///   - file: the file for recordings.
    ///   - arguments: the arguments of the process that runs the scene.
    init(_ file: ScriptFile, arguments: [String]) {
        (self.file, self.arguments) = (file, arguments)
        (starts, start) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Runs the scene, and each new version of its files, until the task is cancelled.
    func run(watching watch: SourceWatch?) async {
        var versions = watch?.versions
        start.yield()
        let watching = Task { [start] in
            while let watch, versions != nil {
                guard (try? await watch.change(since: &versions!)) != nil else { return }
                start.yield()
            }
        }
        await withTaskCancellationHandler {
            for await _ in starts where !Task.isCancelled { begin() }
        } onCancel: {
            start.finish()
        }
        watching.cancel()
        await stop()
    }

    private func begin() {
        let handlers = PlayerProcess.Handlers(
            received: { [self] in receive($0, $1, from: $2) },
            ended: { [self] in note(endOf: $1, saying: $0) })
        lock.withLock {
            guard !hasStopped else { return }
            candidate?.end()
            do {
                candidate = try PlayerProcess(arguments, handlers)
                report(["kind": "building"])
            } catch {
                candidate = nil
                report(["kind": "problem", "text": "\(error)"])
            }
        }
    }

    private func stop() async {
        let players = lock.withLock {
            hasStopped = true
            page?.close()
            return [current, candidate].compactMap { $0 }
        }
        for player in players { player.end() }
        for player in players { await player.wait() }
    }
}

// MARK: The page

extension PlayHub {
    /// Takes a page, in place of the one before.
    func open(_ connection: WebSocketConnection) {
        lock.withLock {
            if let page {
                page.send(Self.text(["kind": "replaced"]))
                page.close()
            }
            page = connection
            if let problem { report(["kind": "problem", "text": problem]) }
        }
    }

    /// Takes a line of the page.
    func receive(_ line: String, from connection: WebSocketConnection) {
        guard !line.contains(where: \.isNewline), line.utf8.count <= 200 else { return }
        let player = lock.withLock { () -> PlayerProcess? in
            guard connection === page else { return nil }
            choices.note(line)
            return current
        }
        if let player {
            player.send(line)
        } else if line == "restart", lock.withLock({ candidate == nil }) {
            start.yield()
        }
    }

    /// Notes that a page has gone.
    func close(_ connection: WebSocketConnection) {
        let player = lock.withLock { () -> PlayerProcess? in
            guard connection === page else { return nil }
            page = nil
            choices.hasGone()
            return current
        }
        player?.send("gone")
    }

    private func report(_ message: [String: String]) { page?.send(Self.text(message)) }

    private static func text(_ message: [String: String]) -> String {
        let data = try? JSONSerialization.data(withJSONObject: message, options: [.sortedKeys])
        return String(decoding: data ?? Data("{}".utf8), as: UTF8.self)
    }
}

// MARK: The scene

extension PlayHub {
    private func receive(_ kind: PlayerPipe.Kind, _ content: Data, from player: PlayerProcess) {
        lock.lock()
        defer { lock.unlock() }
        if player === candidate { promote(player) }
        guard player === current else { return }
        switch kind {
        case .text: page?.send(String(decoding: content, as: UTF8.self))
        case .frame, .trail: page?.send(Data([kind.rawValue]) + content)
        case .recording: save(String(decoding: content, as: UTF8.self))
        }
    }

    /// Lets a process that is ready take the place of the one before, with what the page has chosen.
    private func promote(_ player: PlayerProcess) {
        current?.end()
        (current, candidate, problem) = (player, nil, nil)
        report(["kind": "ready"])
        for line in choices.lines { player.send(line) }
    }

    private func note(endOf player: PlayerProcess, saying text: String) {
        lock.lock()
        defer { lock.unlock() }
        guard !hasStopped, player === candidate || player === current else { return }
        if player === candidate { candidate = nil } else { current = nil }
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        problem = words.isEmpty ? "The scene has ended." : words
        report(["kind": "problem", "text": problem ?? ""])
    }

    private func save(_ recording: String) {
        do {
            let path = try file.save(recording)
            Terminal.error("Saved: \(file.line(of: path))")
            report(["kind": "saved", "path": path, "line": file.line(of: path)])
        } catch {
            report(["kind": "notice", "text": "\(error)"])
        }
    }
}
