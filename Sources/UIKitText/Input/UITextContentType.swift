/// The meaning of a text that is entered, by which a device suggests texts; a film does not.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String
    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The meaning “username”.
    public static let username = UITextContentType(rawValue: "username")
    /// The meaning “password”.
    public static let password = UITextContentType(rawValue: "password")
    /// The meaning “new password”.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// The meaning “one time code”.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The meaning “email address”.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The meaning “telephone number”.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The meaning “name”.
    public static let name = UITextContentType(rawValue: "name")
    /// The meaning “name prefix”.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// The meaning “name suffix”.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// The meaning “given name”.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The meaning “middle name”.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// The meaning “family name”.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The meaning “nickname”.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The meaning “job title”.
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    /// The meaning “organization name”.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// The meaning “location”.
    public static let location = UITextContentType(rawValue: "location")
    /// The meaning “full street address”.
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    /// The meaning “street address line 1”.
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
    /// The meaning “street address line 2”.
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
    /// The meaning “address city”.
    public static let addressCity = UITextContentType(rawValue: "address-city")
    /// The meaning “address state”.
    public static let addressState = UITextContentType(rawValue: "address-state")
    /// The meaning “address city and state”.
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    /// The meaning “sublocality”.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// The meaning “country name”.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The meaning “postal code”.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The meaning “credit card number”.
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    /// The meaning “credit card expiration”.
    public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
    /// The meaning “credit card security code”.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
    /// The meaning “credit card name”.
    public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
    /// The meaning “URL”.
    public static let URL = UITextContentType(rawValue: "url")
    /// The meaning “date time”.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The meaning “flight number”.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The meaning “shipment tracking number”.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The meaning “birthdate”.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
}
