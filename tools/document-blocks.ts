import { flatten } from "#tools/document-leaves.ts";
import { humanise } from "#tools/report.ts";

/** One entry of a list; `mark` says how it is known, `detail` more about it in a quieter voice. */
export type Item = { text: string; mark: string; detail: string };

/** The forms a document is made of. All of them carry text, none of them markup. */
export type Block =
  | { kind: "finding" | "paragraph" | "note"; text: string }
  | { kind: "heading"; text: string; mark: string }
  | { kind: "list" | "checklist"; items: Item[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "keyValues"; pairs: { name: string; value: string }[] }
  | { kind: "message" | "code"; title: string; text: string }
  | { kind: "card"; title: string; mark: string; blocks: Block[] };

type Fields = [key: string, value: unknown][];

/** Sections that are worked off one by one (brief 3.8). */
const checklistKeys = new Set([
  "recommendedActions",
  "nextSteps",
  "nextActions",
  "launchChecklist",
  "approvalChecklist",
]);
const numberKeys = new Set(["id", "rank", "order", "number"]);
const findingKeys = new Set(["finding", "answer"]);
const proseKeys = new Set(["text", "summary", "narrative"]);
const messageKeys = new Set(["body", "message"]);
const codeKeys = new Set(["string", "query", "booleanString", "searchString"]);
/** Which facts a statement follows from is for the reader's screen; how it is known becomes a mark. */
const hiddenKeys = new Set(["facts"]);
const bases = new Set(["given", "data", "derived", "estimate", "unknown", "plan"]);

const longestCell = 60;
const mostColumns = 6;
const longestTitle = 300;
const deepest = 5;

/** Any value of a report as blocks, in its own order. */
export function blocksOf(key: string, value: unknown, depth = 0): Block[] {
  const parsed = readJson(value);
  if (isScalar(parsed)) return scalarBlocks(key, parsed);
  if (depth >= deepest) return [listOf(flatten(parsed))];
  if (Array.isArray(parsed)) return arrayBlocks(key, parsed, depth);
  return recordBlocks(fieldsOf(parsed as object), markOf(parsed as object), depth);
}

function scalarBlocks(key: string, value: unknown): Block[] {
  const text = scalarText(value);
  if (codeKeys.has(key)) return [{ kind: "code", title: humanise(key), text }];
  if (messageKeys.has(key)) return [{ kind: "message", title: humanise(key), text }];
  return isEmpty(value) ? [{ kind: "note", text }] : textBlocks(text);
}

/** Prose with its paragraphs, and lines that begin with a dash as a list. */
export function textBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: "paragraph", text: lines.join("\n") });
    lines = [];
  };
  for (const line of text.split(/\r?\n/u)) {
    const entry = /^\s{0,8}[-*•]\s+(\S.*)$/u.exec(line)?.[1];
    const last = blocks.at(-1);
    if (entry === undefined) {
      if (line.trim() === "") endParagraph();
      else lines.push(line.trim());
    } else {
      const follows = lines.length === 0 && last?.kind === "list";
      endParagraph();
      if (follows) last.items.push(itemOf(entry));
      else blocks.push(listOf([entry]));
    }
  }
  endParagraph();
  return blocks;
}

function arrayBlocks(key: string, values: unknown[], depth: number): Block[] {
  if (values.length === 0) return [{ kind: "note", text: "No entries provided." }];
  if (values.every(isScalar)) return [scalarList(key, values)];
  if (!values.every(isRecord)) return values.flatMap((value) => cardOf(value, depth));
  const items = values.map((value) => recordItem(value));
  const isList = checklistKeys.has(key) || values.every((value) => fieldsOf(value).length === 1);
  if (isList && items.every((item) => item !== undefined))
    return [{ kind: checklistKeys.has(key) ? "checklist" : "list", items }];
  const table = tableOf(values);
  return table ? [table] : values.flatMap((value) => cardOf(value, depth));
}

function scalarList(key: string, values: unknown[]): Block {
  const items = values.map((value) => itemOf(scalarText(value)));
  return { kind: checklistKeys.has(key) ? "checklist" : "list", items };
}

/** A flat record as one entry: what it is called, and the rest behind it. */
function recordItem(record: object): Item | undefined {
  const { title, others } = openingOf(fieldsOf(record));
  const cells = others.map(([key, value]) => [key, cellText(value)] as const);
  if (title === "" || cells.some(([, text]) => text === undefined)) return undefined;
  const detail = cells.map(([key, text]) => `${humanise(key)}: ${text}`).join(" · ");
  return { text: title, mark: markOf(record), detail };
}

/** Flat records with short cells, in the columns they name; how each is known is a last column. */
function tableOf(records: object[]): Block | undefined {
  const keys = [...new Set(records.flatMap((record) => fieldsOf(record).map(([key]) => key)))];
  if (keys.length < 2 || keys.length > mostColumns || keys.some(isSetApart)) return undefined;
  const cells = records.map((record) => {
    const values = new Map(fieldsOf(record));
    return keys.map((key) => (values.has(key) ? cellText(values.get(key)) : ""));
  });
  if (!cells.flat().every((cell) => cell !== undefined && cell.length < longestCell))
    return undefined;
  const marks = records.map(markOf);
  const isMarked = marks.some((mark) => mark !== "");
  return {
    kind: "table",
    head: [...keys.map(humanise), ...(isMarked ? ["Basis"] : [])],
    rows: cells.map((row, at) => [...(row as string[]), ...(isMarked ? [marks[at] ?? ""] : [])]),
  };
}

function cardOf(value: unknown, depth: number): Block[] {
  if (!isRecord(value)) return blocksOf("", value, depth + 1);
  const { title, others } = openingOf(fieldsOf(value));
  const isAllSaid = title !== "" && others.length === 0;
  const blocks = isAllSaid ? [] : recordBlocks(others, "", depth + 1);
  return [{ kind: "card", title, mark: markOf(value), blocks }];
}

/** A record is called by its first text, with its number before it; one that begins otherwise has no title. */
function openingOf(fields: Fields): { title: string; others: Fields } {
  const isNumbered = numberKeys.has(fields[0]?.[0] ?? "") && isScalar(fields[0]?.[1]);
  const count = isNumbered ? 2 : 1;
  const opening = fields[count - 1];
  if (!opening || !canBeTitle(...opening)) return { title: "", others: fields };
  const title = fields.slice(0, count).map(([, text]) => scalarText(text));
  return { title: title.join(" · "), others: fields.slice(count) };
}

function canBeTitle(key: string, value: unknown): boolean {
  return (
    !isEmpty(value) && isScalar(value) && String(value).length <= longestTitle && !isSetApart(key)
  );
}

/** A record's fields in their order: runs of short facts together, everything larger under its own name. */
function recordBlocks(fields: Fields, mark: string, depth: number): Block[] {
  const blocks: Block[] = mark === "" ? [] : [{ kind: "note", text: mark }];
  if (fields.length === 0) return [{ kind: "note", text: "No additional details provided." }];
  for (const [key, value] of fields) {
    const text = cellText(value);
    const last = blocks.at(-1);
    if (text !== undefined && depth === 0 && findingKeys.has(key))
      blocks.push({ kind: "finding", text });
    else if (text !== undefined && proseKeys.has(key)) blocks.push(...textBlocks(text));
    else if (text === undefined || isSetApart(key)) blocks.push(...named(key, value, depth + 1));
    else if (last?.kind === "keyValues") last.pairs.push({ name: humanise(key), value: text });
    else blocks.push({ kind: "keyValues", pairs: [{ name: humanise(key), value: text }] });
  }
  return blocks;
}

/** What already says its own name needs no heading; a heading takes over the mark of what it is about. */
function named(key: string, value: unknown, depth: number): Block[] {
  const blocks = blocksOf(key, value, depth);
  if (isSetApart(key)) return blocks;
  const [first] = blocks;
  const mark =
    isRecord(value) && first?.kind === "note" && first.text === markOf(value) ? first.text : "";
  return [{ kind: "heading", text: humanise(key), mark }, ...blocks.slice(mark === "" ? 0 : 1)];
}

function isSetApart(key: string): boolean {
  return codeKeys.has(key) || messageKeys.has(key);
}

/** A value that fits behind a name: a scalar, or a few short ones. */
function cellText(value: unknown): string | undefined {
  if (isScalar(value)) return scalarText(value);
  if (!Array.isArray(value) || value.length === 0 || !value.every(isScalar)) return undefined;
  const text = value.map(scalarText).join(", ");
  return text.length < longestCell ? text : undefined;
}

function fieldsOf(record: object): Fields {
  return Object.entries(record).filter(
    ([key, value]) => !hiddenKeys.has(key) && !(isBasisKey(key) && bases.has(String(value))),
  );
}

/** Only judgement is marked: the other ways of knowing are shown where their source is (readings.md 26). */
function markOf(record: object): string {
  const isEstimate = Object.entries(record).some(
    ([key, value]) => isBasisKey(key) && value === "estimate",
  );
  return isEstimate ? "Estimate" : "";
}

function isBasisKey(key: string): boolean {
  return key === "basis" || key.endsWith("Basis");
}

function listOf(texts: string[]): Block {
  return { kind: "list", items: texts.map(itemOf) };
}

function itemOf(text: string): Item {
  return { text, mark: "", detail: "" };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === "string" && value.trim() === "")
  );
}

function scalarText(value: unknown): string {
  if (isEmpty(value)) return "Not provided.";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value);
}

/** Text that is JSON is read as what it holds. */
function readJson(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s{0,100}[[{]/u.test(value)) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return value;
  }
}
