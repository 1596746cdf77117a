import Foundation
import Testing
import UIKit

/// What nobody has set, as UIKit documents it.
@Suite @MainActor struct DefaultTests {
  @Test func ofControllers() {
    let controller = UIViewController()
    #expect(!controller.prefersStatusBarHidden && controller.preferredStatusBarStyle == .default)
    #expect(controller.supportedInterfaceOrientations == .all)
    #expect(!controller.isEditing && !controller.hidesBottomBarWhenPushed)
    #expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing)
    #expect(!UINavigationController().isNavigationBarHidden)
    #expect(UINavigationController().isToolbarHidden)
    #expect(!UINavigationController().navigationBar.prefersLargeTitles)
  }

  @Test func ofViews() {
    let view = UIView()
    #expect(view.isOpaque && !view.clipsToBounds && !view.isHidden && view.alpha == 1)
    #expect(view.isUserInteractionEnabled && view.contentMode == .scaleToFill && view.tag == 0)
    #expect(view.transform.isIdentity && view.tintColor == .systemBlue)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && view.layer.opacity == 1)
    #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3) && view.layer.shadowRadius == 3)
  }

  @Test func ofControls() {
    #expect(UIControl().isEnabled && !UIControl().isSelected && !UIControl().isHighlighted)
    #expect(UISlider().minimumValue == 0 && UISlider().maximumValue == 1)
    #expect(UISlider().isContinuous)
    let stepper = UIStepper()
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
    #expect(!UISwitch().isOn && UIActivityIndicatorView().hidesWhenStopped)
    #expect(UITextView().isEditable && UITextView().isSelectable)
    #expect(UITextField().borderStyle == .none && UITextField().clearButtonMode == .never)
    #expect(UILabel().numberOfLines == 1 && UILabel().lineBreakMode == .byTruncatingTail)
    #expect(UILabel().font.pointSize == 17)
  }

  @Test func ofListsAndStacks() {
    let table = UITableView()
    #expect(table.style == .plain && table.rowHeight == UITableView.automaticDimension)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    #expect(table.separatorInset.left == 15 && table.alwaysBounceVertical)
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test func ofScrollViews() {
    let scroll = UIScrollView()
    #expect(scroll.isScrollEnabled && scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
    scroll.alwaysBounceHorizontal = true
    #expect(scroll.alwaysBounceHorizontal && !scroll.alwaysBounceVertical)
    #expect(scroll.contentSize == .zero && scroll.contentOffset == .zero)
  }

  @Test func ofLayersAndAnimations() {
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let shape = CAShapeLayer()
    #expect(shape.fillColor == .black && shape.strokeColor == nil && shape.lineWidth == 1)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
    let layer = CALayer()
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0)
    #expect(!layer.masksToBounds && !layer.isHidden && layer.zPosition == 0)
    let animation = CABasicAnimation(keyPath: nil)
    #expect(animation.duration == 0 && animation.repeatCount == 0 && animation.beginTime == 0)
    #expect(animation.fillMode == .removed)
  }
}
