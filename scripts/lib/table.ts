/** Prints rows in columns: text to the left, numbers to the right. */
export function printTable(head: string[], rows: (string | number)[][]): void {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_title, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const isNumeric = head.map((_title, column) => rows.every((row) => /^[\d.,–<>= %+×-]*$/.test(String(row[column]))));
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => (isNumeric[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join('  ')
        .trimEnd(),
    );
  }
}
