package import FlipbookCore
import FlipbookDrawing
import Foundation
import Raster
import UIKitHost

/// The process of a scene that a page plays: it takes the page's orders, lets time pass, and sends frames.
///
/// A tick of the scene is 1/60 s of its time. It begins when the machine's clock says so, but what happens in
/// it depends on the touches before it alone. A machine that is too slow makes the scene slower, and skips
/// nothing.
@MainActor package final class Player {
    private let session: PlaySession
    private let pipe: PlayerPipe
    private let source: ParameterSource?
    private let parameters: [ParameterDeclaration]
    private var frames = FrameSender()
    private var trail = TrailSender()

    private var hasPage = false
    private var isPlaying = true
    private var speed = 1.0
    private var failure: String?
    private var nextTick = ContinuousClock.now
    private var needsFrame = false
    private var sentState: Data?
    /// The number of touch events of the page, and of those that a tick has answered.
    private var events: (taken: UInt32, answered: UInt32) = (0, 0)

    /// Creates the player of a scene.
    ///
    /// - Parameters:
    ///   - entry: the scene.
    ///   - source: the file into which values can be written; nil for none.
    ///   - pipe: the way to the page.
    /// - Throws: the errors of `PlaySession`.
    package init(of entry: CatalogEntry, source: ParameterSource?, pipe: PlayerPipe) throws {
        (self.source, self.pipe) = (source, pipe)
        parameters = entry.parameters
        session = try PlaySession(of: entry)
    }

    /// Plays until the page's side has gone.
    /// - Throws: the errors of pipes, and `CancellationError`.
    package func run() async throws {
        try sendScene()
        while !Task.isCancelled {
            guard let lines = pipe.lines(until: moment) else { return }
            for line in lines {
                if let order = PlayOrder(line) { try follow(order) }
            }
            try advanceIfDue()
            try sendFrame()
            try await sendTrail(isIdle: lines.isEmpty)
        }
    }

    /// The moment at which there is something to do without an order; nil for none.
    private var moment: ContinuousClock.Instant? {
        if trail.isWanted { return .now }
        return isRunning ? nextTick : nil
    }

    private var isRunning: Bool { hasPage && isPlaying && failure == nil }

    private var tickDuration: Duration { .seconds(1) / (Double(InputScript.ticksPerSecond) * speed) }
}

// MARK: Time

extension Player {
    private func advanceIfDue() throws {
        guard isRunning, ContinuousClock.now >= nextTick else { return }
        nextTick += tickDuration
        // What a busy machine has missed is not made up for: a jump would be worse than a pause.
        if nextTick < .now { nextTick = .now }
        try advance()
        if session.isFull {
            isPlaying = false
            try notice("A recording lasts at most an hour; restart to go on.")
        }
        try sendState()
    }

    private func advance() throws {
        do {
            try session.advance()
            events.answered = events.taken
            needsFrame = true
        } catch let error as SceneFailure {
            failure = error.description
        }
    }

    private func setPlaying(_ isPlaying: Bool) {
        if isPlaying, !self.isPlaying { nextTick = .now }
        self.isPlaying = isPlaying
    }
}

// MARK: Orders

extension Player {
    private func follow(_ order: PlayOrder) throws {
        switch order {
        case .touch(let event):
            events.taken += 1
            session.take(event)
        case .play: setPlaying(!session.isFull)
        case .pause: setPlaying(false)
        case .step:
            setPlaying(false)
            if failure == nil, !session.isFull { try advance() }
        case .speed(let speed): self.speed = speed
        case .save: try pipe.send(.recording, Data(session.script.utf8))
        case .shown(let number): frames.note(shown: number)
        case .trail(let isShown): trail.isShown = isShown
        case .page(let scale, let isDark):
            (hasPage, needsFrame, nextTick) = (true, true, .now)
            (sentState, events) = (nil, (0, 0))
            frames.begin(scale: scale)
            trail.begin(scale: scale, isDark: isDark)
            try sendScene()
        case .gone:
            hasPage = false
            session.cancelTouches()
        case .write(let name): try write(name)
        case .restart, .reset, .device, .appearance, .set: try restart(order)
        }
        try sendState()
    }

    /// Begins a new run with the settings of an order.
    private func restart(_ order: PlayOrder) throws {
        var settings = session.settings
        switch order {
        case .device(let name): settings.device = DeviceProfile.named(name)
        case .appearance(let isDark): settings.isDark = isDark
        case .set(let name, let value): settings.parameters[name] = value
        case .reset: settings.parameters = [:]
        default: break
        }
        do {
            try session.restart(settings)
            failure = nil
        } catch let error as SceneFailure {
            failure = error.description
        } catch let error as FilmError {
            return try notice("\(error)")
        }
        (needsFrame, nextTick) = (true, .now)
        trail.invalidate()
        try sendScene()
    }

    /// Puts the value of a parameter into the scene's file.
    private func write(_ name: String) throws {
        guard let source else { return try notice("A scene of the catalog has no file here to write into.") }
        guard let declaration = parameters.first(where: { $0.name == name }),
            let value = session.settings.parameters[name]
        else { return try notice("“\(name)” has the value of the text; there is nothing to write.") }
        do {
            try notice(try source.write(value, of: declaration))
        } catch let error as FilmError {
            try notice("\(error)")
        }
    }
}

// MARK: Messages

extension Player {
    private func notice(_ text: String) throws {
        try pipe.send(.text, PlayMessage.text(PlayMessage.Notice(text: text)))
    }

    private func sendScene() throws {
        let settings = session.settings
        let message = PlayMessage.Scene(
            name: session.entry.name, summary: session.entry.summary, width: session.size.width,
            height: session.size.height, device: settings.device?.name ?? "scene",
            devices: DeviceProfile.all.map(\.name), isDark: settings.isDark,
            parameters: parameters.map { .init($0, value: settings.parameters[$0.name]) },
            canWrite: source != nil)
        try pipe.send(.text, PlayMessage.text(message))
    }

    /// Sends the state, if it has changed.
    private func sendState() throws {
        let state = PlayMessage.text(
            PlayMessage.State(
                isPlaying: isPlaying, speed: speed, touches: session.touchCount, failure: failure))
        guard hasPage, state != sentState else { return }
        sentState = state
        try pipe.send(.text, state)
    }

    private func sendFrame() throws {
        guard hasPage, needsFrame, frames.isReady else { return }
        needsFrame = false
        try pipe.send(
            .frame,
            try frames.message(of: session.picture, tick: session.tick, answers: events.answered))
    }

    /// Sends the trail when it is wanted, once there are no more orders.
    private func sendTrail(isIdle: Bool) async throws {
        guard isIdle, hasPage, let look = trail.take() else { return }
        try pipe.send(.trail, try await trail.message(of: session, look))
    }
}
