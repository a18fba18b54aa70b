import { isRecord } from "#contract/walk.ts";
import { markOf } from "#tools/document/basis.ts";
import { itemOf, type Item } from "#tools/document/block.ts";
import { nameOf, type SectionLayout } from "#tools/document/layout.ts";
import {
  fieldsOf,
  isScalar,
  linesOf,
  scalarText,
  type FieldEntries,
} from "#tools/document/values.ts";

const numberKeys = new Set(["id", "rank", "order", "number"]);
export const messageKeys = new Set(["body", "message"]);
export const codeKeys = new Set(["string", "query", "booleanString", "searchString"]);
const longestTitle = 300;

/** Scalars, or records that are called by something and say the rest in a line each; undefined where one says more. */
export function itemsOf(
  layout: SectionLayout,
  values: readonly unknown[],
  isMixed: boolean,
): Item[] | undefined {
  const items = values.map((value) => {
    if (isScalar(value)) return itemOf(scalarText(value));
    return isRecord(value) ? recordItem(layout, value, isMixed) : undefined;
  });
  return items.every((item) => item !== undefined) ? items : undefined;
}

function recordItem(layout: SectionLayout, record: object, isMixed: boolean): Item | undefined {
  const { flags = {}, hidden = [] } = layout;
  const fields = fieldsOf(record, [...hidden, ...Object.keys(flags)]);
  const { title, others } = openingOf(layout, fields);
  if (title === "" || others.some(([, value]) => linesOf(value) === undefined)) return undefined;
  const said = Object.entries(record).flatMap(([key, value]) =>
    Object.hasOwn(flags, key) && value === true ? [flags[key] ?? ""] : [],
  );
  return {
    text: title,
    mark: [...said, markOf(record, isMixed)].filter((word) => word !== "").join(", "),
    detail: detailOf(layout, others),
  };
}

export function detailOf(layout: SectionLayout, fields: FieldEntries): string {
  return fields
    .map(([key, value]) => `${nameOf(layout, key)}: ${linesOf(value)?.join("; ") ?? ""}`)
    .join(" · ");
}

/** A record is called by its title or its first text, with its number before it; one that begins otherwise has no title. */
export function openingOf(
  layout: SectionLayout,
  fields: FieldEntries,
): { title: string; others: FieldEntries } {
  const isNumbered = numberKeys.has(fields[0]?.[0] ?? "") && isScalar(fields[0]?.[1]);
  const opening = fields.find(([key]) => key === layout.title) ?? fields[isNumbered ? 1 : 0];
  if (!opening || !canBeTitle(...opening)) return { title: "", others: fields };
  const called = isNumbered && fields[0] ? [fields[0], opening] : [opening];
  return {
    title: called.map(([, text]) => scalarText(text)).join(" · "),
    others: fields.filter((field) => !called.includes(field)),
  };
}

function canBeTitle(key: string, value: unknown): boolean {
  return isScalar(value) && String(value).length <= longestTitle && !isSetApart(key);
}

/** Messages and search strings stand by themselves. */
export function isSetApart(key: string): boolean {
  return codeKeys.has(key) || messageKeys.has(key);
}
