/// A choice of automatic quotes, dashes and spaces while a text is entered; a film enters texts as they are.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system's choice.
    case `default` = 0
    /// No change.
    case no
    /// A change.
    case yes
}

/// A choice of automatic dashes while a text is entered.
public typealias UITextSmartDashesType = UITextSmartQuotesType

/// A choice of automatic spaces while a text is inserted or deleted.
public typealias UITextSmartInsertDeleteType = UITextSmartQuotesType
