/** Shares of a table's width: columns as wide as their longest cell asks, within reason. */
export function columnWidths(rows: string[][]): number[] {
  const columns = rows[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0);
    return Math.min(Math.max(longest, 7), 34) + 5;
  });
}
