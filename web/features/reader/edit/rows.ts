import type { ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import {
  layoutOf,
  listTexts,
  placeOf,
  type Path,
  type Texts,
} from "#web/features/reader/edit/fields.ts";

/** A section under a person's hands: its rows as they stand now, and what was written in them. */
export type Edited = { value: unknown; texts: Texts };

/** A row goes to another place with all that was written in it, and keeps its id. */
export function moveRow(edited: Edited, list: Path, from: number, to: number): Edited {
  const order = rowsAt(edited.value, list).map((_, at) => at);
  const [moved] = order.splice(from, 1);
  if (moved === undefined) return edited;
  return arrange(edited, list, order.toSpliced(to, 0, moved));
}

export function removeRow(edited: Edited, list: Path, at: number): Edited {
  const order = rowsAt(edited.value, list).map((_, index) => index);
  return arrange(edited, list, order.toSpliced(at, 1));
}

/** A row like the last one, without its words and without an id; one that stays empty is not saved. */
export function addRow(tool: ToolType, section: string, edited: Edited, list: Path): Edited {
  const rows = rowsAt(edited.value, list);
  const last = rows.at(-1);
  if (last === undefined) return edited;
  const shut = layoutOf(tool, section, list).fixed ?? [];
  const row = blankRow(last, new Set(shut));
  const texts = listTexts(tool, section, row, [...list, rows.length]);
  return {
    value: withRows(edited.value, list, [...rows, row]),
    texts: new Map([...edited.texts, ...[...texts.keys()].map((place) => [place, ""] as const)]),
  };
}

/** The rows in this order of their present places. */
function arrange({ value, texts }: Edited, list: Path, order: readonly number[]): Edited {
  const rows = rowsAt(value, list);
  const places = new Map(order.map((from, to) => [from, to]));
  const prefix = placeOf([...list, 0]).slice(0, -2);
  const kept = [...texts].flatMap(([place, text]): [string, string][] => {
    if (!place.startsWith(prefix)) return [[place, text]];
    const path = JSON.parse(place) as (string | number)[];
    const to = places.get(Number(path[list.length]));
    return to === undefined ? [] : [[placeOf(path.with(list.length, to)), text]];
  });
  const arranged = order.map((at) => rows[at]);
  return { value: withRows(value, list, arranged), texts: new Map(kept) };
}

function rowsAt(value: unknown, [step, ...rest]: Path): readonly unknown[] {
  if (step === undefined) return Array.isArray(value) ? value : [];
  return rowsAt((value as Record<string | number, unknown>)[step], rest);
}

function withRows(value: unknown, [step, ...rest]: Path, rows: readonly unknown[]): unknown {
  if (step === undefined) return rows.map(numbered);
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === step ? withRows(one, rest, rows) : one));
  return isRecord(value) ? { ...value, [step]: withRows(value[step], rest, rows) } : value;
}

/** Rows that say their place, such as `rank: 3`, say the new one. */
function numbered(row: unknown, at: number): unknown {
  if (!isRecord(row)) return row;
  const places = Object.entries(row).map(([key, part]) => {
    const isPlace = (key === "rank" || key === "order") && typeof part === "number";
    return [key, isPlace ? at + 1 : part];
  });
  return Object.fromEntries(places);
}

/** The same fields, empty: somebody says it, and it cites nothing. */
function blankRow(row: unknown, shut: ReadonlySet<string>): unknown {
  if (typeof row === "string") return "";
  if (typeof row === "number") return 0;
  if (typeof row === "boolean") return false;
  if (Array.isArray(row)) return row.slice(0, 1).map((one) => blankRow(one, shut));
  if (!isRecord(row)) return row;
  const parts = Object.entries(row)
    .filter(([key]) => key !== "id")
    .map(([key, part]) => {
      if (key === "facts" || key === "covers") return [key, []];
      if (key === "basis") return [key, "given"];
      return [key, shut.has(key) ? part : blankRow(part, shut)];
    });
  return Object.fromEntries(parts);
}
