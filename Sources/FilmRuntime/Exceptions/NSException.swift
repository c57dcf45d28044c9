/// A mistake that ends the scene when it is raised.
///
/// On Linux nothing unwinds the stack: the code that raises an exception goes on until it returns.
open class NSException: NSObject, @unchecked Sendable {
    /// The kind of the mistake.
    public let name: NSExceptionName
    /// The sentence about the mistake; nil for none.
    public let reason: String?
    /// More about the mistake; nil for none.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception of a kind, with a sentence and more about it.
    public init(
        name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    /// The functions on the stack; always none.
    open var callStackSymbols: [String] { [] }

    /// The addresses on the stack; always none.
    open var callStackReturnAddresses: [NSNumber] { [] }

    /// Ends the scene with the name and the reason, after a call of the handler that the scene has set.
    /// Outside of the main actor, where there is no film, the program ends.
    open func raise() {
        let sentence = sentence
        let isReported: Void? = MainActor.ifCurrent {
            RunContext.current[ExceptionHandler.self].handler?(self)
            RunContext.current.fail(SceneFailure(sentence))
        }
        if isReported == nil { fatalError(sentence) }
    }

    /// Ends the scene with an exception of a name and of a format whose arguments follow.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    private var sentence: String {
        let reason = reason ?? ""
        guard !reason.isEmpty else { return "The scene raised the exception \(name.rawValue)." }
        let end = [".", "!", "?"].contains { reason.hasSuffix($0) } ? "" : "."
        return "The scene raised the exception \(name.rawValue): \(reason)\(end)"
    }
}
