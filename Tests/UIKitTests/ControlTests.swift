import Foundation
import Testing
import UIKit

/// Values of controls, their bounds, and the sizes that follow from them.
@Suite @MainActor struct ControlTests {
  @Test func aControlsStateIsAllThatItIsIn() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    #expect(control.state == .disabled)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
    #expect(UIControl.State.selected.rawValue == 4 && UIControl.Event.touchUpInside.rawValue == 64)
  }

  @Test func anActionIsRemovedForItsEventsAlone() {
    var count = 0
    let (action, other) = (UIAction { _ in count += 1 }, UIAction { _ in count += 10 })
    let control = UIControl()
    control.addAction(action, for: .touchDown)
    control.addAction(other, for: [.touchDown, .valueChanged])
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(count == 11)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 21)
  }

  @Test func segmentsAreInsertedAndRemovedWithinBounds() {
    let control = UISegmentedControl(items: ["b"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "a", at: -1, animated: false)
    control.insertSegment(withTitle: "c", at: 9, animated: false)
    let titles = { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }
    #expect(titles() == ["a", "b", "c"])
    control.removeSegment(at: 3, animated: false)
    control.removeSegment(at: 1, animated: false)
    #expect(titles() == ["a", "c"])
    control.setTitle("d", forSegmentAt: 2)
    control.setTitle(nil, forSegmentAt: 0)
    #expect(titles() == ["", "c"] && control.titleForSegment(at: 2) == nil)
    control.removeAllSegments()
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test func segmentsAreAsWideAsTheWidest() {
    let one = UISegmentedControl(items: ["Twelve"]).intrinsicContentSize
    #expect(
      UISegmentedControl(items: ["a", "Twelve", "b"]).intrinsicContentSize.width == 3 * one.width)
    #expect(one.height == 31)
    #expect(UISegmentedControl(items: [""]).intrinsicContentSize.width == 24)
  }

  @Test func valuesStayInTheirBounds() {
    let slider = UISlider()
    slider.minimumValue = -1
    slider.maximumValue = 3
    slider.setValue(4, animated: false)
    #expect(slider.value == 3)
    slider.setValue(-2, animated: false)
    #expect(slider.value == -1)
    slider.setValue(1, animated: true)
    #expect(slider.value == 1)
    slider.value = 9
    #expect(slider.value == 3)
    slider.maximumValue = 2
    #expect(slider.value == 2)
    slider.minimumValue = 2.5
    #expect(slider.value == 2.5 && slider.maximumValue == 2.5)
    slider.maximumValue = -4
    #expect(slider.value == -4 && slider.minimumValue == -4)
    let stepper = UIStepper()
    stepper.value = 101
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = 20
    stepper.value = 3
    #expect(stepper.value == 20)
    stepper.minimumValue = 30
    #expect(stepper.value == 30)
    let progress = UIProgressView(progressViewStyle: .bar)
    for (given, kept) in [(-0.5, 0), (0.25, 0.25), (1.5, 1)] as [(Float, Float)] {
      progress.setProgress(given, animated: false)
      #expect(progress.progress == kept)
      progress.progress = given
      #expect(progress.progress == kept)
    }
    let pages = UIPageControl()
    pages.currentPage = 2
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 4
    pages.currentPage = 4
    #expect(pages.currentPage == 3)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
  }

  @Test func pagesHaveADotEach() {
    let control = UIPageControl()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 26))
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 3 * 16 + 24, height: 26))
  }

  @Test func aWheelHidesWhenItStands() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.hidesWhenStopped = true
    #expect(!wheel.isHidden)
  }

  @Test func pickersChooseTheFirstRow() {
    final class Wheels: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(
        _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
      ) -> Int { 5 * component }
    }
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.numberOfComponents == 0)
    picker.dataSource = wheels
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
    #expect([0, 1].map { picker.selectedRow(inComponent: $0) } == [-1, 0])
    picker.selectRow(3, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 3)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func huesGoAroundTheCircle() {
    func color(_ sixths: CGFloat, _ saturation: CGFloat = 1, _ brightness: CGFloat = 1) -> UIColor {
      UIColor(hue: sixths / 6, saturation: saturation, brightness: brightness, alpha: 1)
    }
    let corners: [(CGFloat, CGFloat, CGFloat)] = [
      (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 1, 1), (0, 0, 1), (1, 0, 1), (1, 0, 0),
    ]
    for (index, (red, green, blue)) in corners.enumerated() {
      let expected = UIColor(red: red, green: green, blue: blue, alpha: 1)
      #expect(color(CGFloat(index)) == expected, "\(index) sixths")
    }
    #expect(color(0.5) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color(3, 0.5, 0.5) == UIColor(red: 0.25, green: 0.5, blue: 0.5, alpha: 1))
    #expect(color(2, 0, 0.75) == UIColor(white: 0.75, alpha: 1))
  }

  @Test func symbolsAreAsHighAsALineOfText() {
    // 17 points by default; a line is 1.193 times as high, to whole points.
    #expect(UIImage(systemName: "plus")?.size == CGSize(width: 20, height: 20))
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(UIImage(systemName: "plus", withConfiguration: large)?.size.height == 41)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "plus")?.scale == 1)
  }

  @Test func oneResponderIsFirst() {
    let (field, other, label) = (UITextField(), UITextField(), UILabel())
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(!label.becomeFirstResponder() && field.isFirstResponder)
    #expect(other.resignFirstResponder() && field.isFirstResponder)
    #expect(other.becomeFirstResponder() && !field.isFirstResponder)
    #expect(other.resignFirstResponder() && !other.isFirstResponder)
  }

  /// What a gesture's delegate does not decide has UIKit's answers.
  @Test func gesturesMayBeginAndGoOnAlone() {
    final class Nobody: NSObject, UIGestureRecognizerDelegate {}
    let (tap, pinch) = (UITapGestureRecognizer(), UIPinchGestureRecognizer())
    let nobody = Nobody()
    #expect(nobody.gestureRecognizerShouldBegin(tap))
    #expect(!nobody.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pinch))
    #expect(pinch.scale == 1 && UILongPressGestureRecognizer().minimumPressDuration == 0.5)
    #expect(tap.isEnabled)
  }
}
