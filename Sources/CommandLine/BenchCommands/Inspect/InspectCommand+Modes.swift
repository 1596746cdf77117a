/// The four things that the verb does, and which options each of them looks at.
extension InspectCommand: ModalCommand {
  private static let ofFindings = ["--write-baseline", "--html", "--markdown", "--all", "--queues"]
  private static let ofOneLayout = [
    "--device", "--orientation", "--rtl", "--size-category", "--timing",
  ]

  var idleOptions: IdleOptions {
    if helpRule != nil {
      return IdleOptions(
        reason: "with --help-rule",
        names: MatrixOptions.names + CheckOptions.names + Self.ofFindings + Self.ofOneLayout + [
          "--sarif", "--strategy", "--predict-insets", "--watch",
        ])
    }
    if conformance != nil {
      return IdleOptions(
        reason: "with --conformance",
        names: MatrixOptions.names + CheckOptions.names + Self.ofFindings + Self.ofOneLayout + [
          "--sarif"
        ])
    }
    if isSingle {
      return IdleOptions(
        reason: "where documents are laid out once",
        names: MatrixOptions.names + CheckOptions.names + Self.ofFindings + ["--predict-insets"])
    }
    return IdleOptions(reason: "without --conformance", names: ["--predict-insets"])
  }
}
