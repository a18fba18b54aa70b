import type { ReportContent, ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { nameOf } from "#tools/document/layout.ts";
import { tools } from "#tools/tools.ts";
import { compareLines, type ChangedText } from "#web/features/reader/compare/compare-lines.ts";
import { isReordered, matchItems, type Item } from "#web/features/reader/compare/match-items.ts";
import { layoutOf, type Path } from "#web/features/reader/edit/fields.ts";
import { readSections, type ReaderSection } from "#web/features/reader/section/sections.ts";

/** What is decided together: an item of a list, or what a section says outside its lists. */
export type ChangedBlock = {
  kind: "changed" | "added" | "removed" | "moved";
  /** What it is called; empty for the section's own texts. */
  title: string;
  texts: ChangedText[];
};

export type ComparedSection = {
  key: string;
  title: string;
  /** Where it stands. */
  sides: "both" | "mine" | "new";
  /** The newer value where there are two. */
  value: unknown;
  blocks: ChangedBlock[];
};

/** For programs, or counted from the words. */
const unseen = new Set(
  "id facts covers basis rateBasis spec terms lint limits limit tokens characters order rank metadata".split(
    " ",
  ),
);

/** Every section of either text in reading order, with what differs in it; items are matched by their ids. */
export function compareReports(
  toolType: ToolType,
  mine: ReportContent,
  next: ReportContent,
): ComparedSection[] {
  const tool = tools[toolType];
  const nameOfSection = ({ key }: ReaderSection) =>
    tool.sections.find((one) => one.key === key || one.alternativeKeys?.includes(key))?.key ?? key;
  const before = new Map(readSections(tool, mine).map((one) => [nameOfSection(one), one]));
  const after = new Map(readSections(tool, next).map((one) => [nameOfSection(one), one]));
  const known = tool.sections.map(({ key }) => key);
  const names = new Set([...known, ...after.keys(), ...before.keys()]);
  return [...names].flatMap((name): ComparedSection[] => {
    const old = before.get(name);
    const now = after.get(name);
    const shown = now ?? old;
    if (!shown) return [];
    const { key, title, value } = shown;
    const sides = old && now ? "both" : now ? "new" : "mine";
    return [{ key, title, sides, value, blocks: compareSection(toolType, name, old, now) }];
  });
}

function compareSection(
  tool: ToolType,
  section: string,
  old: ReaderSection | undefined,
  now: ReaderSection | undefined,
): ChangedBlock[] {
  const comparing: Comparing = { tool, section, blocks: [] };
  const kind = old && now ? "changed" : now ? "added" : "removed";
  const own = openBlock(comparing, kind, "");
  compareValues(comparing, own, [], "", old?.value, now?.value);
  return joinFigures(comparing.blocks.filter(({ texts }) => texts.length > 0));
}

type Comparing = { tool: ToolType; section: string; blocks: ChangedBlock[] };

function openBlock({ blocks }: Comparing, kind: ChangedBlock["kind"], title: string): ChangedBlock {
  const block: ChangedBlock = { kind, title, texts: [] };
  blocks.push(block);
  return block;
}

function compareValues(
  comparing: Comparing,
  block: ChangedBlock,
  path: Path,
  label: string,
  before: unknown,
  after: unknown,
): void {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.every(isRecord) && after.every(isRecord))
      compareItems(comparing, block, path, label, before, after);
    else block.texts.push(...compareLines(label, linesOf(before), linesOf(after)));
    return;
  }
  if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
      if (isUnseen(comparing, path, key)) continue;
      const name = labelOf(comparing, path, key);
      compareValues(comparing, block, [...path, key], name, before[key], after[key]);
    }
    return;
  }
  const old = textsIn(comparing, path, label, before);
  const now = textsIn(comparing, path, label, after);
  const [first] = old;
  const [second] = now;
  if (first && second && old.length === 1 && now.length === 1) {
    if (first.text === second.text) return;
    block.texts.push({ label, before: first.text, after: second.text });
    return;
  }
  block.texts.push(
    ...old.map((one) => ({ label: one.label, before: one.text, after: "" })),
    ...now.map((one) => ({ label: one.label, before: "", after: one.text })),
  );
}

type Row = Record<string, unknown>;

function compareItems(
  comparing: Comparing,
  around: ChangedBlock,
  path: Path,
  label: string,
  before: readonly Row[],
  after: readonly Row[],
): void {
  const old = before.map((row) => itemOf(comparing, path, row));
  const now = after.map((row) => itemOf(comparing, path, row));
  const places = matchItems(old, now);
  const inside = (title: string) => [around.title, title].filter((one) => one !== "").join(" › ");
  const lone = (kind: "added" | "removed", row: Row, title: string) => {
    const block = openBlock(comparing, kind, inside(title));
    const sides: [unknown, unknown] = kind === "added" ? [undefined, row] : [row, undefined];
    compareValues(comparing, block, path, label, ...sides);
  };
  const gone = new Set(before.keys());
  for (const place of places) if (place !== null) gone.delete(place);
  const tellGone = (upTo: number) => {
    for (const at of gone) {
      const row = before[at];
      if (at >= upTo || !row) continue;
      gone.delete(at);
      lone("removed", row, old[at]?.title ?? "");
    }
  };
  for (const [at, row] of after.entries()) {
    const place = places[at] ?? null;
    const title = now[at]?.title ?? "";
    if (place === null) lone("added", row, title);
    else {
      tellGone(place);
      const block = openBlock(comparing, "changed", inside(title));
      compareValues(comparing, block, path, label, before[place], row);
    }
  }
  tellGone(Infinity);
  if (!isReordered(places)) return;
  const order = (items: readonly Item[]) => items.map(({ title }) => title).join("\n");
  openBlock(comparing, "moved", inside(label)).texts.push({
    label: "Order",
    before: order(old),
    after: order(now),
  });
}

function itemOf(comparing: Comparing, path: Path, row: Row): Item {
  const { id } = row;
  const texts = textsIn(comparing, path, "", row);
  const named = row[layoutOf(comparing.tool, comparing.section, path).title ?? ""];
  return {
    id: typeof id === "string" && id !== "" ? id : null,
    words: texts.map(({ text }) => text).join("\n"),
    title: typeof named === "string" ? named : titleOf(texts[0]),
  };
}

/** What an item is called by: "Denver", but "Percentile 10". */
function titleOf(first: { label: string; text: string } | undefined): string {
  if (!first) return "";
  return /^[\d.,]+$/u.test(first.text) ? `${first.label} ${first.text}` : first.text;
}

const asFigure = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Every text of a value, each under the words people use for its field. */
function textsIn(
  comparing: Comparing,
  path: Path,
  label: string,
  value: unknown,
): { label: string; text: string }[] {
  if (typeof value === "boolean") return [{ label, text: value ? "Yes" : "No" }];
  if (typeof value === "number") return [{ label, text: asFigure.format(value) }];
  if (typeof value === "string") return value === "" ? [] : [{ label, text: value }];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(comparing, path, label, one));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isUnseen(comparing, path, key)
      ? []
      : textsIn(comparing, [...path, key], labelOf(comparing, path, key), part),
  );
}

function linesOf(values: readonly unknown[]): string[] {
  return values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
}

function isUnseen({ tool, section }: Comparing, path: Path, key: string): boolean {
  return unseen.has(key) || (layoutOf(tool, section, path).hidden?.includes(key) ?? false);
}

function labelOf({ tool, section }: Comparing, path: Path, key: string): string {
  const layout = layoutOf(tool, section, path);
  const column = Object.entries(layout.columns ?? {}).find(([, keys]) =>
    keys.split(" ").includes(key),
  );
  return column?.[0] ?? nameOf(layout, key);
}

const longestFigure = 48;

/** What fits into a cell: a figure, a day, a name. */
export function isFigure({ before, after }: ChangedText): boolean {
  return [before, after].every((text) => text.length <= longestFigure && !text.includes("\n"));
}

/** Items of which only a figure changed, one after the other, are rows of one table. */
function joinFigures(blocks: readonly ChangedBlock[]): ChangedBlock[] {
  const joined: ChangedBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const [only, ...more] = block.texts;
    const isRow = block.kind === "changed" && block.title !== "" && only && more.length === 0;
    if (!isRow || !isFigure(only) || only.before === block.title) {
      joined.push(block);
      continue;
    }
    const row = { ...only, label: `${block.title}, ${only.label.toLowerCase()}` };
    if (last && last.kind === "changed" && last.title === "" && last.texts.every(isFigure))
      last.texts.push(row);
    else joined.push({ kind: "changed", title: "", texts: [row] });
  }
  return joined;
}
