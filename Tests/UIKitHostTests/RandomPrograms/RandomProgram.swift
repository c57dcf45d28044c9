import UIKitHost
import UIKitTestSupport

/// A view controller that makes widgets and, twenty times a second, does something to one of them that UIKit
/// allows: all by chance, and the same for the same seed.
@MainActor final class RandomProgram: UIViewController {
    var random: SeededRandom
    /// The widgets that the controller has added and not yet removed.
    var widgets: [UIView] = []
    /// The constraints that it has activated, active or not.
    var constraints: [NSLayoutConstraint] = []
    var animators: [UIViewPropertyAnimator] = []
    /// The numbers of rows of its tables and of items of its grids, by view.
    var counts: [ObjectIdentifier: Int] = [:]
    private(set) var dynamics: UIDynamicAnimator?
    /// The names of the latest steps, for the message of a failure.
    private(set) var history: [String] = []
    private var timer: Timer?

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dynamics = UIDynamicAnimator(referenceView: view)
        for _ in 0..<3 + random.next(below: 6) { addWidget() }
        timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.step() }
        }
    }

    /// Does one to three things.
    func step() {
        for _ in 0...random.next(below: 3) {
            let (name, action) = random.pick(Self.steps)
            history = history.suffix(7) + [name]
            action(self)
        }
    }

    /// The script of fingers of a seed: taps, pans and drags in the first two seconds.
    static func input(seed: Int) -> InputScript {
        var random = SeededRandom(seed: seed + 1_000_003)
        func point() -> CGPoint { CGPoint(x: random.number(5...315), y: random.number(30...540)) }
        return InputScript(
            (0..<4).map { number in
                let begin = Double(number) * 0.4 + Double(random.number(0...0.2))
                guard random.oneIn(2) else { return .tap(at: point(), time: begin) }
                if number == 1, random.oneIn(2) {
                    return .drag(along: [point(), point()], from: begin, to: begin + 1)
                }
                return .pan(along: [point(), point(), point()], from: begin, to: begin + 0.3)
            }
        )
    }
}

extension RandomProgram: UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        5 * component
    }
}

extension RandomProgram: UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counts[ObjectIdentifier(tableView)] ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = indexPath.row % 3 == 0 ? .checkmark : .none
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[ObjectIdentifier(collectionView)] ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.backgroundColor = indexPath.item % 2 == 0 ? .systemTeal : .systemIndigo
        return cell
    }
}
