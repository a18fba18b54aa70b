import { isRecord } from "#contract/walk.ts";
import { humanise } from "#tools/report.ts";

type Path = readonly (string | number)[];

/** One text or number of a section that a person may change in place. */
export type EditableField = { path: Path; label: string; text: string; isNumber: boolean };

/** What code fills in and proves; a person changes the words around it. */
const ownedByCode = new Set([
  "facts",
  "covers",
  "basis",
  "id",
  "spec",
  "searches",
  "terms",
  "lint",
  "tokens",
  "limit",
  "characters",
  "range",
  "chart",
  "link",
  "links",
  "url",
  "rank",
  "order",
  "isDefault",
  "metadata",
]);

const mostFields = 200;

/** Every text and number of a section, in reading order, each named by the way to it. */
export function listFields(value: unknown, title: string): EditableField[] {
  const fields: EditableField[] = [];
  const visit = (part: unknown, path: Path): void => {
    if (fields.length >= mostFields) return;
    if (typeof part === "string" || typeof part === "number") {
      const label = path.length === 0 ? title : labelOf(path);
      fields.push({ path, label, text: String(part), isNumber: typeof part === "number" });
    } else if (Array.isArray(part)) part.forEach((entry, at) => visit(entry, [...path, at]));
    else if (isRecord(part))
      for (const [key, entry] of Object.entries(part))
        if (!ownedByCode.has(key)) visit(entry, [...path, key]);
  };
  visit(value, []);
  return fields;
}

/** "Stages 2, pass signal". */
function labelOf(path: Path): string {
  const words = path.map((step) => (typeof step === "number" ? String(step + 1) : humanise(step)));
  return words.join(" › ");
}

/** The section with the fields' new texts; a line that was emptied leaves its list. */
export function writeFields(
  value: unknown,
  fields: readonly EditableField[],
  texts: readonly string[],
): unknown {
  const changed = new Map(fields.map(({ path }, at) => [keyOf(path), texts[at] ?? ""]));
  const write = (part: unknown, path: Path): unknown => {
    const text = changed.get(keyOf(path));
    if (typeof part === "string") return text ?? part;
    if (typeof part === "number") return text === undefined ? part : toNumber(text, part);
    if (Array.isArray(part)) return writeList(part, path);
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, entry]) => [
        key,
        ownedByCode.has(key) ? entry : write(entry, [...path, key]),
      ]),
    );
  };
  const writeList = (list: readonly unknown[], path: Path) =>
    list
      .map((entry, at) => write(entry, [...path, at]))
      .filter((entry, at) => !(entry === "" && list[at] !== ""));
  return write(value, []);
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

function toNumber(text: string, before: number): number {
  const number = Number(text.trim());
  return text.trim() !== "" && Number.isFinite(number) ? number : before;
}
