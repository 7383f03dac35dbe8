/// Which Barline this is.
public enum BarlineVersion {
  /// Major, minor and patch, as in "0.1.0". Before 1.0 a minor version may change what an app has to write.
  public static let current = "0.1.0"
}
