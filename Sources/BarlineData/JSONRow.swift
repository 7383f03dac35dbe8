/// The members of one JSON object, held until it ends: of a key that comes twice the last value is taken.
struct JSONRow: Sendable {
  private struct Member {
    var column: Int
    var start: Int
    var end: Int
    var line: Int
  }

  private var bytes: ContiguousArray<UInt8> = []
  private var members: ContiguousArray<Member> = []
  /// For each column, its place in `members` and the row it was set in.
  private var places: ContiguousArray<(row: Int, place: Int)> = []

  /// Sets a column's cell.
  mutating func set(_ column: Int, to text: ContiguousArray<UInt8>, row: Int, line: Int) {
    let start = bytes.count
    bytes.append(contentsOf: text)
    let member = Member(column: column, start: start, end: bytes.count, line: line)
    while places.count <= column { places.append((-1, 0)) }
    if places[column].row == row {
      members[places[column].place] = member
    } else {
      places[column] = (row, members.count)
      members.append(member)
    }
  }

  /// Adds the row to the table and becomes empty.
  mutating func flush(into table: inout TableBuilder, line: Int) throws(DataError) {
    for member in members {
      table.append(bytes.span, from: member.start, to: member.end, column: member.column, line: member.line)
    }
    members.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
    try table.endRow(line: line)
  }
}
