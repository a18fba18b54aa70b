import { basisColumn } from "#tools/document/basis.ts";
import type { Block } from "#tools/document/block.ts";
import { nameOf, type SectionLayout } from "#tools/document/layout.ts";
import { fieldsOf, linesOf } from "#tools/document/values.ts";

const mostColumns = 6;
const longestCell = 60;
/** A part that is meant to be a table may say more in a cell. */
const longestMeantCell = 600;

/** Records as rows; undefined where one of them says more than fits a cell. How each is known is a last column if they differ. */
export function tableOf(layout: SectionLayout, records: readonly object[]): Block | undefined {
  const isMeant = layout.as === "table";
  const columns = columnsOf(layout, records);
  const longest = isMeant ? longestMeantCell : longestCell;
  if (columns.length < 2 || columns.length > mostColumns) return undefined;
  const rows = records.map((record) => {
    const values = new Map(fieldsOf(record, layout.hidden));
    return columns.map(({ keys }) => cellOf(keys.map((key) => values.get(key))));
  });
  if (!rows.flat().every((cell) => cell !== undefined && cell.length < longest)) return undefined;
  const bases = basisColumn(records);
  return {
    kind: "table",
    head: [...columns.map(({ head }) => head), ...(bases ? ["Basis"] : [])],
    rows: rows.map((row, at) => [...(row as string[]), ...(bases ? [bases[at] ?? ""] : [])]),
  };
}

/** The layout's columns that have anything in them, then the fields it does not know. */
function columnsOf(layout: SectionLayout, records: readonly object[]) {
  const said = new Set(
    records.flatMap((record) => fieldsOf(record, layout.hidden).map(([key]) => key)),
  );
  const known = Object.entries(layout.columns ?? {}).map(([head, keys]) => ({
    head,
    keys: keys.split(" "),
  }));
  const others = [...said]
    .filter((key) => known.every(({ keys }) => !keys.includes(key)))
    .map((key) => ({ head: nameOf(layout, key), keys: [key] }));
  return [...known, ...others].filter(({ keys }) => keys.some((key) => said.has(key)));
}

function cellOf(values: readonly unknown[]): string | undefined {
  const lines = values.filter((value) => value !== undefined).map(linesOf);
  return lines.every((some) => some !== undefined) ? lines.flat().join("\n") : undefined;
}
