import Foundation
import TestSupport
import Testing

/// Code that imports modules which only add sound, haptics, shops, pages, maps, logs or notifications.
@Suite(.tags(.long, .process)) struct StandInTests {
    private static let calls: [(module: String, body: String)] = [
        (
            "AVFoundation",
            "let player = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: \"/a.mp3\")); player?.play()"
        ),
        (
            "AVKit",
            "let video = AVPlayerLayer(player: AVPlayer(url: URL(fileURLWithPath: \"/a.mp4\"))); video.frame = view.bounds; "
                + "view.layer.addSublayer(video); video.player?.play()"
        ),
        ("AudioToolbox", "AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)"),
        ("CoreHaptics", "_ = CHHapticEngine.capabilitiesForHardware().supportsHaptics"),
        ("StoreKit", "SKStoreReviewController.requestReview()"),
        (
            "MessageUI",
            "let mail = MFMailComposeViewController(); mail.setSubject(\"a\"); _ = MFMailComposeViewController.canSendMail()"
        ),
        ("SafariServices", "_ = SFSafariViewController(url: URL(string: \"https://example.org\")!)"),
        ("WebKit", "view.addSubview(WKWebView(frame: view.bounds))"),
        ("os", "os_log(\"moved\")"),
        ("LocalAuthentication", "_ = LAContext()"),
        ("CoreData", "let context: NSManagedObjectContext? = nil; _ = context"),
        (
            "UserNotifications",
            "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }"
        ),
        ("GameKit", "_ = GKLocalPlayer.local"),
        (
            "GameplayKit",
            """
            let cards = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3]) as! [Int]
            let dice = GKShuffledDistribution(lowestValue: 1, highestValue: 3)
            precondition(cards.sorted() == [1, 2, 3])
            precondition((0..<3).map { _ in dice.nextInt() }.sorted() == [1, 2, 3])
            precondition((1...6).contains(GKRandomDistribution.d6().nextInt()))
            """
        ),
        ("CoreLocation", "CLLocationManager().requestWhenInUseAuthorization()"),
        (
            "MapKit",
            "let map = MKMapView(); map.setCenter(CLLocationCoordinate2DMake(1, 2), animated: true); view.addSubview(map)"
        ),
        ("Photos", "PHPhotoLibrary.requestAuthorization { _ in }"),
        ("PhotosUI", "_ = PHPickerViewController(configuration: PHPickerConfiguration())"),
        ("Social", "_ = SLComposeViewController(forServiceType: SLServiceTypeTwitter)"),
    ]

    private func source(_ calls: [(module: String, body: String)]) -> String {
        """
        import UIKit
        \(calls.map { "import \($0.module)" }.joined(separator: "\n"))
        class Quiet: UIViewController {
            lazy var animator = UIDynamicAnimator(referenceView: view)
            override func viewDidLoad() {
                super.viewDidLoad()
                let square = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
                view.addSubview(square)
                animator.addBehavior(UIGravityBehavior(items: [square]))
                \(calls.map { "do { \($0.body) }" }.joined(separator: "\n        "))
            }
        }
        """
    }

    @Test func callsOfModulesThatAreNotHereCompileAndDoNothing() throws {
        try inFolder { folder in
            // One file with all of them, then one for each module, which may need what another brings along.
            let single = Rounds.count(orElse: 0) > 0 ? Self.calls : Array(Self.calls.prefix(2))
            for (number, calls) in ([Self.calls] + single.map { [$0] }).enumerated() {
                try write(source(calls), to: folder + "/Quiet.swift")
                let run = try Flipbook(
                    ["trace", "Quiet.swift", "--duration", "0.2"], in: folder, cache: folder + "/cache")
                let name = number == 0 ? "all" : calls[0].module
                #expect(run.exitCode == 0, "\(name): \(run.error)")
                #expect(run.lines.count > 10, "\(name): \(run.output)")
            }
        }
    }

    @Test func checkNamesWhatIsLeftOut() throws {
        try inFolder { folder in
            try write(source(Self.calls), to: folder + "/Quiet.swift")
            let run = try Flipbook(["check", "Quiet.swift"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 0, "\(run.error)")
            for words in [
                "sounds and videos are left out", "purchases are left out", "notifications are left out",
            ] {
                #expect(run.output.contains(words), "\(run.output)")
            }
        }
    }

    private static let ticker = """
        import Combine
        import SnapKit
        import UIKit
        final class Model: ObservableObject {
            @Published var step = 0
            private var bag = Set<AnyCancellable>()
            init() {
                Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
                    .scan(0) { count, _ in count + 1 }
                    .sink { [weak self] in self?.step = $0 }
                    .store(in: &bag)
            }
        }
        final class Ticker: UIViewController {
            let model = Model()
            let box = UIView()
            var top: Constraint?
            var bag = Set<AnyCancellable>()
            override func viewDidLoad() {
                super.viewDidLoad()
                box.backgroundColor = .black
                view.addSubview(box)
                box.snp.makeConstraints { make in
                    top = make.top.equalToSuperview().offset(10).constraint
                    make.left.equalToSuperview().inset(20)
                    make.size.equalTo(CGSize(width: 40, height: 30))
                }
                model.$step.removeDuplicates().dropFirst().map { CGFloat($0 * 50) }
                    .receive(on: DispatchQueue.main)
                    .sink { [weak self] in self?.top?.update(offset: $0) }
                    .store(in: &bag)
            }
        }
        """

    @Test func combineAndSnapKitWorkOnTheFilmsClock() throws {
        try inFolder { folder in
            try write(Self.ticker, to: folder + "/Ticker.swift")
            let run = try Flipbook(
                ["render", "Ticker.swift", "--frames", "0,40", "--scale", "1", "-o", "out/"], in: folder,
                cache: folder + "/cache")
            #expect(run.exitCode == 0, "\(run.error)")
            let pictures = try FileManager.default.contentsOfDirectory(atPath: folder + "/out")
                .filter { $0.hasSuffix(".png") }.compactMap {
                    FileManager.default.contents(atPath: folder + "/out/" + $0)
                }
            #expect(pictures.count == 2 && pictures[0] != pictures[1])
        }
    }

    private static let offline = """
        import Firebase
        import Kingfisher
        import SDWebImage
        import Then
        import UIKit
        final class Offline: UIViewController {
            private let picture = UIImageView().then { $0.contentMode = .scaleAspectFill }
            private lazy var other = UIImageView(frame: picture.frame.with { $0.origin.y = 9 })
            override func viewDidLoad() {
                super.viewDidLoad()
                FirebaseApp.configure()
                let url = URL(string: "https://example.com/a.png")
                picture.kf.indicatorType = .activity
                picture.kf.setImage(
                    with: url, placeholder: UIImage(systemName: "photo"), options: [.transition(.fade(0.2))]
                ) { [picture] result in
                    if case .failure(let error) = result { print(error, picture.image != nil) }
                }
                other.sd_setImage(with: url, placeholderImage: nil) { [other] image, error, _, _ in
                    print(other.frame.minY, image == nil, error?.localizedDescription ?? "")
                }
            }
        }
        """

    @Test func librariesOfImagesFailAsWithoutANetwork() throws {
        try inFolder { folder in
            try write(Self.offline, to: folder + "/Offline.swift")
            let run = try Flipbook(["hash", "Offline.swift"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 0, "\(run.error)")
            #expect(run.error.contains("KingfisherError() true"), "\(run.error)")
            #expect(run.error.contains("9.0 true A film has no network."), "\(run.error)")
        }
    }

    private static let speaker = """
        import AVFoundation
        import UIKit
        final class Speaker: UIViewController, AVSpeechSynthesizerDelegate {
            let voice = AVSpeechSynthesizer()
            override func viewDidLoad() {
                super.viewDidLoad()
                voice.delegate = self
                voice.speak(AVSpeechUtterance(string: "Two words"))
                voice.speak(AVSpeechUtterance(string: "Stop"))
            }
            func speechSynthesizer(_ voice: AVSpeechSynthesizer, didStart words: AVSpeechUtterance) {
                print("start", words.speechString, voice.isSpeaking)
                if words.speechString == "Stop" { voice.stopSpeaking(at: .immediate) }
            }
            func speechSynthesizer(
                _ voice: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange,
                utterance: AVSpeechUtterance
            ) { print("word", range.location, range.length) }
            func speechSynthesizer(_ voice: AVSpeechSynthesizer, didFinish words: AVSpeechUtterance) {
                print("end", words.speechString)
            }
            func speechSynthesizer(_ voice: AVSpeechSynthesizer, didCancel words: AVSpeechUtterance) {
                print("cancel", words.speechString, voice.isSpeaking)
            }
        }
        """

    @Test func speechTellsItsDelegateOfEachWord() throws {
        try inFolder { folder in
            try write(Self.speaker, to: folder + "/Speaker.swift")
            let run = try Flipbook(
                ["render", "Speaker.swift", "--duration", "2", "-o", "out/"], in: folder,
                cache: folder + "/cache")
            #expect(run.exitCode == 0, "\(run.error)")
            let lines = (run.output + run.error).split(separator: "\n").map(String.init)
            let words = ["start", "word", "end", "cancel"]
            #expect(
                lines.filter { line in words.contains { line.hasPrefix($0 + " ") } } == [
                    "start Two words true", "word 0 3", "word 4 5", "end Two words", "start Stop true",
                    "cancel Stop false",
                ], "\(lines)")
        }
    }

    private static let balls = """
        import SwiftUI
        import UIKit
        struct Page: View {
            @State private var count = 0
            var body: some View { Balls(count: $count).ignoresSafeArea() }
        }
        struct Balls: UIViewRepresentable {
            @Binding var count: Int
            func makeCoordinator() -> Coordinator { Coordinator(count: $count) }
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) { context.coordinator.start(in: view) }
            @MainActor final class Coordinator: NSObject {
                @Binding var count: Int
                var animator: UIDynamicAnimator?
                init(count: Binding<Int>) { _count = count }
                func start(in view: UIView) {
                    let ball = UIView(frame: CGRect(x: view.bounds.midX, y: 0, width: 40, height: 40))
                    ball.backgroundColor = UIColor(Color.red)
                    view.addSubview(ball)
                    animator = UIDynamicAnimator(referenceView: view)
                    animator?.addBehavior(UIGravityBehavior(items: [ball]))
                    count += 1
                    print("balls:", count, view.bounds.isEmpty)
                }
            }
        }
        """

    @Test func structuresThatBringViewsIntoSwiftUIAreFilmed() throws {
        try inFolder { folder in
            try write(Self.balls, to: folder + "/Balls.swift")
            let run = try Flipbook(
                ["render", "Balls.swift", "--frames", "0,30", "-o", "out/"], in: folder,
                cache: folder + "/cache")
            #expect(run.exitCode == 0 && (run.output + run.error).contains("balls: 1 false"), "\(run.error)")
            let pictures = ["000000", "000030"].map {
                FileManager.default.contents(atPath: folder + "/out/\($0).png")
            }
            #expect(pictures[0] != nil && pictures[0] != pictures[1])
        }
    }
}
