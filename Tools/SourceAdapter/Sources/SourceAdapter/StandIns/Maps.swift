// Inert code in place of MapKit: a map is a gray field without annotations.
// swift-format-ignore-file
import UIKit

struct MKCoordinateSpan {
    var (latitudeDelta, longitudeDelta): (CLLocationDegrees, CLLocationDegrees)
    init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}
func MKCoordinateSpanMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
}
struct MKCoordinateRegion {
    var (center, span): (CLLocationCoordinate2D, MKCoordinateSpan)
    init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// A degree of latitude has 111320 m.
    init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let width = max(cos(center.latitude * .pi / 180), 1e-6)
        self.center = center
        span = MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111_320, longitudeDelta: longitudinalMeters / 111_320 / width)
    }
}
func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}
func MKCoordinateRegionMakeWithDistance(_ center: CLLocationCoordinate2D, _ latitudinal: CLLocationDistance, _ longitudinal: CLLocationDistance) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, latitudinalMeters: latitudinal, longitudinalMeters: longitudinal)
}
protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    var title: String? { nil }
    var subtitle: String? { nil }
}
class MKShape: NSObject {
    var title: String?
    var subtitle: String?
}
class MKPointAnnotation: MKShape, MKAnnotation {
    var coordinate = CLLocationCoordinate2D()
    override init() {}
    init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}
class MKUserLocation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    var location: CLLocation? { nil }
    var (title, subtitle): (String?, String?) = (nil, nil)
}
class MKPlacemark: CLPlacemark, MKAnnotation {
    let coordinate: CLLocationCoordinate2D
    init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
}
class MKMapItem: NSObject {
    let placemark: MKPlacemark
    var name: String?
    init(placemark: MKPlacemark) { self.placemark = placemark }
    @discardableResult func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
protocol MKOverlay: MKAnnotation {}
class MKOverlayRenderer: NSObject { let overlay: MKOverlay; init(overlay: MKOverlay) { self.overlay = overlay } }
class MKAnnotationView: UIView {
    var annotation: MKAnnotation?
    let reuseIdentifier: String?
    var image: UIImage?
    var (canShowCallout, isSelected, isDraggable) = (false, false, false)
    var (centerOffset, calloutOffset) = (CGPoint.zero, CGPoint.zero)
    var (leftCalloutAccessoryView, rightCalloutAccessoryView): (UIView?, UIView?) = (nil, nil)
    init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    override init(frame: CGRect) { reuseIdentifier = nil; super.init(frame: frame) }
    required init?(coder: NSCoder) { reuseIdentifier = nil; super.init(coder: coder) }
    func prepareForReuse() {}
}
class MKPinAnnotationView: MKAnnotationView {
    var (animatesDrop, pinTintColor) = (false, UIColor.red as UIColor?)
}
class MKMarkerAnnotationView: MKAnnotationView {
    var (markerTintColor, glyphTintColor): (UIColor?, UIColor?) = (nil, nil)
    var (glyphText, glyphImage): (String?, UIImage?) = (nil, nil)
}
enum MKMapType: UInt { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
enum MKUserTrackingMode: Int { case none, follow, followWithHeading }
protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? { nil }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
class MKMapView: UIView {
    weak var delegate: MKMapViewDelegate?
    var mapType = MKMapType.standard
    var region = MKCoordinateRegion()
    var userTrackingMode = MKUserTrackingMode.none
    var (showsUserLocation, showsCompass, showsScale, showsBuildings, showsTraffic) = (false, true, false, true, false)
    var (isZoomEnabled, isScrollEnabled, isRotateEnabled, isPitchEnabled) = (true, true, true, true)
    private(set) var annotations: [MKAnnotation] = []
    private(set) var overlays: [MKOverlay] = []
    var selectedAnnotations: [MKAnnotation] = []
    let userLocation = MKUserLocation()
    var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemGray5
    }
    func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    func addAnnotation(_ annotation: MKAnnotation) { annotations.append(annotation) }
    func addAnnotations(_ annotations: [MKAnnotation]) { self.annotations += annotations }
    func removeAnnotation(_ annotation: MKAnnotation) { annotations.removeAll { $0 === annotation } }
    func removeAnnotations(_ removed: [MKAnnotation]) { removed.forEach(removeAnnotation) }
    func showAnnotations(_ annotations: [MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    func selectAnnotation(_ annotation: MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    func deselectAnnotation(_ annotation: MKAnnotation?, animated: Bool) { selectedAnnotations = [] }
    func view(for annotation: MKAnnotation) -> MKAnnotationView? { nil }
    func addOverlay(_ overlay: MKOverlay) { overlays.append(overlay) }
    func removeOverlay(_ overlay: MKOverlay) { overlays.removeAll { $0 === overlay } }
    func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { .zero }
    func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D { centerCoordinate }
}
