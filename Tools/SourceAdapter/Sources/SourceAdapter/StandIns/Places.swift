// Inert code in place of CoreLocation: there is no place, and access is never granted.
// swift-format-ignore-file
import UIKit

typealias CLLocationDegrees = Double
typealias CLLocationDistance = Double
typealias CLLocationAccuracy = Double
typealias CLLocationSpeed = Double
typealias CLLocationDirection = Double
let kCLLocationAccuracyBest: CLLocationAccuracy = -1
let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
let kCLDistanceFilterNone: CLLocationDistance = -1
struct CLLocationCoordinate2D {
    var latitude: CLLocationDegrees
    var longitude: CLLocationDegrees
    init() { (latitude, longitude) = (0, 0) }
    init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}
func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
    abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}
class CLLocation: NSObject {
    let coordinate: CLLocationCoordinate2D
    let altitude: CLLocationDistance
    let horizontalAccuracy: CLLocationAccuracy
    let verticalAccuracy: CLLocationAccuracy
    let timestamp: Date
    var speed: CLLocationSpeed { -1 }
    var course: CLLocationDirection { -1 }
    init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy, timestamp) = (0, 0, -1, Date())
    }
    init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    }
    /// The way over a ball of the Earth's mean radius, 6371 km, in meters.
    func distance(from other: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        let (up, side) = ((b.latitude - a.latitude) * .pi / 360, (b.longitude - a.longitude) * .pi / 360)
        let width = cos(a.latitude * .pi / 180) * cos(b.latitude * .pi / 180)
        return 2 * 6_371_000 * asin(min(1, (sin(up) * sin(up) + width * sin(side) * sin(side)).squareRoot()))
    }
}
let kCLErrorDomain = "kCLErrorDomain"
struct CLError: Error {
    enum Code: Int {
        case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
        case promptDeclined
    }
    let code: Code
    init(_ code: Code) { self.code = code }
    static var errorDomain: String { kCLErrorDomain }
    static var locationUnknown: Code { .locationUnknown }
    static var denied: Code { .denied }
    static var network: Code { .network }
    static var headingFailure: Code { .headingFailure }
    static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    static var geocodeCanceled: Code { .geocodeCanceled }
}
class CLHeading: NSObject {
    var magneticHeading: CLLocationDirection { 0 }
    var trueHeading: CLLocationDirection { 0 }
}
class CLRegion: NSObject { let identifier: String; init(identifier: String) { self.identifier = identifier } }
class CLCircularRegion: CLRegion {
    let (center, radius): (CLLocationCoordinate2D, CLLocationDistance)
    init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
}
class CLPlacemark: NSObject {
    var name: String? { nil }
    var locality: String? { nil }
    var country: String? { nil }
    var thoroughfare: String? { nil }
    var administrativeArea: String? { nil }
    var postalCode: String? { nil }
    var location: CLLocation? { nil }
}
class CLGeocoder: NSObject {
    typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, Error?) -> Void
    func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {}
    func geocodeAddressString(_ text: String, completionHandler: @escaping CLGeocodeCompletionHandler) {}
    func cancelGeocode() {}
}
enum CLAuthorizationStatus: Int32 { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }
enum CLActivityType: Int { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}
extension CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}
class CLLocationManager: NSObject {
    weak var delegate: CLLocationManagerDelegate?
    var desiredAccuracy = kCLLocationAccuracyBest
    var distanceFilter = kCLDistanceFilterNone
    var headingFilter: CLLocationDegrees = 1
    var activityType = CLActivityType.other
    var (allowsBackgroundLocationUpdates, pausesLocationUpdatesAutomatically) = (false, true)
    var location: CLLocation? { nil }
    var heading: CLHeading? { nil }
    var authorizationStatus: CLAuthorizationStatus { .denied }
    static func authorizationStatus() -> CLAuthorizationStatus { .denied }
    static func locationServicesEnabled() -> Bool { false }
    static func headingAvailable() -> Bool { false }
    func requestWhenInUseAuthorization() {}
    func requestAlwaysAuthorization() {}
    func requestLocation() {}
    func startUpdatingLocation() {}
    func stopUpdatingLocation() {}
    func startUpdatingHeading() {}
    func stopUpdatingHeading() {}
    func startMonitoring(for region: CLRegion) {}
    func stopMonitoring(for region: CLRegion) {}
    func startMonitoringSignificantLocationChanges() {}
    func stopMonitoringSignificantLocationChanges() {}
}
