import { LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";

/** One file of knowledge and what is wrong with it: "dental.yaml:14: objections.toOffer.0.say: …". */
export type ReadYaml<T> = { data: T | null; faults: string[]; lineOf: (path: Path) => number };
type Path = readonly PropertyKey[];

/** Whether a file is what its schema says; keys in it are written with hyphens, in code without. */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>): ReadYaml<T> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const lineOf = (path: Path) => lineAt(offsetOf(document, path));
  if (document.errors.length > 0) {
    const faults = document.errors.map(
      ({ message, pos }) => `${file}:${lineAt(pos[0])}: ${message}`,
    );
    return { data: null, faults, lineOf };
  }
  const { data, error } = schema.safeParse(toCamel(document.toJS()));
  const faults = (error?.issues ?? []).map(
    ({ path, message }) => `${file}:${lineOf(path)}: ${path.join(".")}: ${message}`,
  );
  return { data: data ?? null, faults, lineOf };
}

/** Keys as the files have them ("they-are") and as the code reads them ("theyAre"). */
function toCamel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamel);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase()),
      toCamel(part),
    ]),
  );
}

const toKebab = (key: PropertyKey) =>
  typeof key === "string"
    ? key.replace(/[A-Z]|(?<=[a-z])\d/gu, (sign) => `-${sign.toLowerCase()}`)
    : key;

/** Where the nearest part that exists begins. */
function offsetOf(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length).map(toKebab), true);
    if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)) {
      return Number(node.range[0]);
    }
  }
  return 0;
}
