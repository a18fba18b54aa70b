import { isBlockId } from "#contract/block.ts";
import { isRecord } from "#contract/walk.ts";
import { humanise } from "#tools/report/report.ts";
import { parseJson } from "#tools/model/parse-json.ts";

/** How a value is shown: its shape decides. */
export type ReportShape =
  | { kind: "text"; text: string }
  | { kind: "empty"; text: string }
  | { kind: "table"; columns: string[]; rows: string[][] }
  | { kind: "list" | "cards"; entries: unknown[] }
  | { kind: "facts"; entries: { name: string; value: unknown }[] };

const longestCell = 60;

/** How an entry is known stands beside it in the stored report, not in its text. */
const provenance = new Set(["facts", "covers", "basis"]);

function partsOf(value: Record<string, unknown>): [string, unknown][] {
  return Object.entries(value).filter(([key, part]) => !provenance.has(key) && !isBlockId(part));
}

function cellText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return "Not provided.";
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}

function tableOf(entries: unknown[]): ReportShape | undefined {
  if (entries.length < 2 || !entries.every(isRecord)) return undefined;
  const keysOf = (entry: Record<string, unknown>) => partsOf(entry).map(([key]) => key);
  const keys = keysOf(entries[0] ?? {});
  const isAlike = entries.every((entry) => keysOf(entry).join("\n") === keys.join("\n"));
  if (!isAlike || keys.length < 2) return undefined;
  const rows = entries.map((entry) => keys.map((key) => cellText(entry[key])));
  const fits = rows.flat().every((cell) => cell !== undefined && cell.length <= longestCell);
  if (!fits) return undefined;
  return {
    kind: "table",
    columns: keys.map(humanise),
    rows: rows as string[][],
  };
}

/** Reads any value of a report as text, table, cards, list or named facts (spec §2). */
export function shapeOf(value: unknown): ReportShape {
  if (value === null || value === undefined || value === "") {
    return { kind: "empty", text: "Not provided." };
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: "empty", text: "No entries provided." };
    return tableOf(value) ?? { kind: value.every(isRecord) ? "cards" : "list", entries: value };
  }
  if (typeof value === "string") {
    const parsed = parseJson(value);
    return parsed === undefined ? { kind: "text", text: value } : shapeOf(parsed);
  }
  if (isRecord(value)) {
    const entries = partsOf(value).map(([key, part]) => ({
      name: humanise(key),
      value: part,
    }));
    if (entries.length === 0) return { kind: "empty", text: "No additional details provided." };
    return { kind: "facts", entries };
  }
  return { kind: "text", text: cellText(value) ?? "" };
}
