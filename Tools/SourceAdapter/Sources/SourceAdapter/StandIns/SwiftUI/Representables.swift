// The part of SwiftUI that brings views of UIKit into it.
import UIKit

@preconcurrency @MainActor protocol UIViewRepresentable {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}
extension UIViewRepresentable {
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void {
    func makeCoordinator() {}
}
@preconcurrency @MainActor struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    let coordinator: Representable.Coordinator
}
/// The controller that shows the view of a structure within the safe area, as SwiftUI does. The view is
/// updated once, as soon as it is laid out: nothing changes the values of the structure.
@preconcurrency @MainActor
class FlipbookRepresentableController<Content: UIViewRepresentable>:
    UIViewController
{
    private let content: Content
    private var context: UIViewRepresentableContext<Content>?
    private var shown: Content.UIViewType?
    private var isUpdated = false
    init(_ content: Content) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let context = UIViewRepresentableContext<Content>(coordinator: content.makeCoordinator())
        let made = content.makeUIView(context: context)
        view.addSubview(made)
        (self.context, shown) = (context, made)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let shown, let context else { return }
        shown.frame = view.safeAreaLayoutGuide.layoutFrame
        guard !isUpdated else { return }
        isUpdated = true
        shown.layoutIfNeeded()
        content.updateUIView(shown, context: context)
    }
}
@propertyWrapper @dynamicMemberLookup struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }
    init(projectedValue: Binding<Value>) { self = projectedValue }
    static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
    static func flipbookStored(_ value: Value) -> Binding<Value> {
        var stored = value
        return Binding(get: { stored }, set: { stored = $0 })
    }
    var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    var projectedValue: Binding<Value> { self }
    subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
}
