import { isRecord } from "#contract/walk.ts";
import type { PartTree } from "#tools/report/parts.ts";

/** A part's own fields with these blocks in it, under this key. */
export function fillFields(
  { value, isBlock }: Pick<PartTree, "value" | "isBlock">,
  fields: ReadonlyMap<string, unknown>,
  key: string,
): unknown {
  let filled = value;
  for (const [path, blocks] of fields) {
    const names = path === "" ? [] : path.split(".");
    if (blocks !== undefined) filled = setAt(filled, names, blocks);
  }
  return isBlock && isRecord(filled) ? { ...filled, id: key } : filled;
}

function setAt(value: unknown, [name, ...names]: readonly string[], inner: unknown): unknown {
  if (name === undefined) return inner;
  const record = isRecord(value) ? value : {};
  return { ...record, [name]: setAt(record[name], names, inner) };
}
