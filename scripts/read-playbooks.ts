import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument, type Document } from "yaml";
import { Playbook } from "#knowledge/playbook.ts";

export type ReadPlaybooks = { playbooks: Playbook[]; faults: string[] };

/** Every playbook of the folder; what is wrong is told with its file and line. */
export function readPlaybooks(
  folder = join(import.meta.dirname, "../knowledge/playbooks"),
): ReadPlaybooks {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted();
  const read = files.map((file) => readOne(file, readFileSync(join(folder, file), "utf8")));
  return {
    playbooks: read.flatMap(({ playbooks }) => playbooks),
    faults: [...read.flatMap(({ faults }) => faults), ...findRepeats(folder, files)],
  };
}

/** One playbook and what is wrong with it: "dental.yaml:14: objections.toOffer.0.say: …". */
export function readOne(file: string, text: string): ReadPlaybooks {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  if (document.errors.length > 0) {
    const faults = document.errors.map(
      ({ message, pos }) => `${file}:${lineAt(pos[0])}: ${message}`,
    );
    return { playbooks: [], faults };
  }
  const { data, error } = Playbook.safeParse(toCamel(document.toJS()));
  const faults = (error?.issues ?? []).map(
    ({ path, message }) =>
      `${file}:${lineAt(offsetOf(document, path))}: ${path.join(".")}: ${message}`,
  );
  if (data !== undefined && `${data.key}.yaml` !== file)
    faults.push(`${file}:1: key: is not the file's name`);
  return { playbooks: data === undefined ? [] : [data], faults };
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
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length).map(toKebab), true);
    if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)) {
      return Number(node.range[0]);
    }
  }
  return 0;
}

const leastWords = 8;

/** A sentence that stands in two playbooks is an expert's in neither. */
function findRepeats(folder: string, files: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const rows = readFileSync(join(folder, file), "utf8").split("\n");
    return rows.flatMap((row, at) =>
      [...row.matchAll(/"([^"]{20,})"/gu)].flatMap(([, sentence = ""]) => {
        const key = sentence
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
          .trim();
        const before = seen.get(key);
        const here = `${file}:${at + 1}`;
        seen.set(key, before ?? here);
        const isTwice = before !== undefined && key.split(" ").length >= leastWords;
        return isTwice ? [`${here}: also in ${before}: ${sentence}`] : [];
      }),
    );
  });
}
