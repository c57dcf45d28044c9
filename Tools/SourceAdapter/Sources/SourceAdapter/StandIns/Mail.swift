// Inert code in place of MessageUI.
// swift-format-ignore-file
import UIKit

enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }
enum MessageComposeResult: Int { case cancelled, sent, failed }
@MainActor protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?)
}
extension MFMailComposeViewControllerDelegate {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {}
}
class MFMailComposeViewController: UINavigationController {
    weak var mailComposeDelegate: MFMailComposeViewControllerDelegate?
    static func canSendMail() -> Bool { false }
    func setSubject(_ subject: String) {}
    func setToRecipients(_ toRecipients: [String]?) {}
    func setCcRecipients(_ ccRecipients: [String]?) {}
    func setMessageBody(_ body: String, isHTML: Bool) {}
    func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
@MainActor protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
class MFMessageComposeViewController: UINavigationController {
    weak var messageComposeDelegate: MFMessageComposeViewControllerDelegate?
    var (recipients, body): ([String]?, String?) = (nil, nil)
    static func canSendText() -> Bool { false }
}
