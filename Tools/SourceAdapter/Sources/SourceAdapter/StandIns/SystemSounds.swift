// Inert code in place of the sounds of AudioToolbox.
// swift-format-ignore-file
import UIKit

typealias SystemSoundID = UInt32
let kSystemSoundID_Vibrate: SystemSoundID = 4095
func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ block: (() -> Void)?) { block?() }
@discardableResult
func AudioServicesCreateSystemSoundID(_ url: NSURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> Int32 { 0 }
@discardableResult
func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }
