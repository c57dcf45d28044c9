extension UIViewController {
    /// A property of a controller that `loadView` or `viewDidLoad` sets: reading it loads the view before.
    @propertyWrapper public struct ViewLoading<Value> {
        private var value: Value?

        /// Creates a property without a value.
        public init() {}

        /// Creates a property with a value.
        public init(wrappedValue: Value) { value = wrappedValue }

        /// The value in an object that is not a controller, which no program can have.
        @available(*, unavailable, message: "A property with @ViewLoading belongs to a view controller.")
        public var wrappedValue: Value {
            get { fatalError("A property with @ViewLoading belongs to a view controller.") }
            set { fatalError("A property with @ViewLoading belongs to a view controller.") }
        }

        /// The value in a controller, whose view is loaded before the value is read.
        @preconcurrency @MainActor
        public static subscript<Owner: UIViewController>(
            _enclosingInstance owner: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Owner, ViewLoading<Value>>
        ) -> Value {
            get {
                owner.loadViewIfNeeded()
                guard let value = owner[keyPath: storageKeyPath].value else {
                    fatalError("\(type(of: owner)) has not set a property with @ViewLoading in viewDidLoad.")
                }
                return value
            }
            set { owner[keyPath: storageKeyPath].value = newValue }
        }
    }
}
