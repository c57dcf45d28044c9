// Silent code in place of AVFoundation's speech: it takes its time, and calls its delegate.
import UIKit

let AVSpeechUtteranceMinimumSpeechRate: Float = 0
let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
let AVSpeechUtteranceMaximumSpeechRate: Float = 1
enum AVSpeechBoundary: Int { case immediate, word }
class AVSpeechSynthesisVoice: NSObject {
    let language: String
    init?(language: String?) { self.language = language ?? "en-US" }
    static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    static func currentLanguageCode() -> String { "en-US" }
}
class AVSpeechUtterance: NSObject {
    let speechString: String
    var voice: AVSpeechSynthesisVoice?
    var rate = AVSpeechUtteranceDefaultSpeechRate
    var (pitchMultiplier, volume): (Float, Float) = (1, 1)
    var (preUtteranceDelay, postUtteranceDelay): (TimeInterval, TimeInterval) = (0, 0)
    init(string: String) { speechString = string }
    /// The words, with the time that each takes in seconds: 15 letters in a second at the default rate.
    fileprivate var words: [(range: NSRange, time: TimeInterval)] {
        var (words, place) = ([(range: NSRange, time: TimeInterval)](), 0)
        for word in speechString.split(separator: " ", omittingEmptySubsequences: false) {
            let length = word.utf16.count
            let time = Double(length + 1) / (30 * Double(max(rate, 0.1)))
            if length > 0 { words.append((NSRange(location: place, length: length), time)) }
            place += length + 1
        }
        return words
    }
}
protocol AVSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
class AVSpeechSynthesizer: NSObject {
    weak var delegate: AVSpeechSynthesizerDelegate?
    private(set) var isPaused = false
    private var queue: [AVSpeechUtterance] = []
    /// The number of words of the first utterance that were spoken; nil before it starts.
    private var spoken: Int?
    /// The number of the step that is awaited; others have been stopped.
    private var awaited = 0
    var isSpeaking: Bool { !queue.isEmpty }
    func speak(_ utterance: AVSpeechUtterance) {
        queue.append(utterance)
        if queue.count == 1 { step(after: utterance.preUtteranceDelay) }
    }
    @discardableResult func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first else { return false }
        (queue, spoken, isPaused) = ([], nil, false)
        awaited += 1
        delegate?.speechSynthesizer(self, didCancel: utterance)
        return true
    }
    @discardableResult func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first, !isPaused else { return false }
        isPaused = true
        awaited += 1
        delegate?.speechSynthesizer(self, didPause: utterance)
        return true
    }
    @discardableResult func continueSpeaking() -> Bool {
        guard let utterance = queue.first, isPaused else { return false }
        isPaused = false
        delegate?.speechSynthesizer(self, didContinue: utterance)
        step(after: 0)
        return true
    }
    private func step(after time: TimeInterval) {
        awaited += 1
        let step = awaited
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { [weak self] in
            if self?.awaited == step { self?.speakNextWord() }
        }
    }
    private func speakNextWord() {
        guard let utterance = queue.first else { return }
        let place = spoken ?? 0
        if spoken == nil { delegate?.speechSynthesizer(self, didStart: utterance) }
        guard queue.first === utterance, !isPaused else { return }
        if place < utterance.words.count {
            let word = utterance.words[place]
            spoken = place + 1
            step(after: word.time)
            delegate?.speechSynthesizer(
                self, willSpeakRangeOfSpeechString: word.range, utterance: utterance)
        } else {
            spoken = nil
            queue.removeFirst()
            step(after: utterance.postUtteranceDelay + (queue.first?.preUtteranceDelay ?? 0))
            delegate?.speechSynthesizer(self, didFinish: utterance)
        }
    }
}
