/** Rows of the same fields as lines of text under their names; nothing is said where there is no row. */
export function alignColumns(rows: object[]): string {
  const [first] = rows;
  if (!first) return "none";
  const names = Object.keys(first);
  const lines = [
    names,
    ...rows.map((row) => {
      const fields = new Map<string, unknown>(Object.entries(row));
      return names.map((name) => textOf(fields.get(name)));
    }),
  ];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((field, at) => field.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A name may hold anything; what moves a terminal's cursor is left out. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "-";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(/\p{Cc}+/gu, " ");
}
