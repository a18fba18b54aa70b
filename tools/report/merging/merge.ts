import { given } from "#contract/given.ts";
import type { ReportContent, ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { giveIds, keepIds } from "#tools/report/block-ids.ts";
import { fillFields } from "#tools/report/merging/fill-fields.ts";
import { withoutIdsOf } from "#tools/report/merging/known-ids.ts";
import { mergeOrder } from "#tools/report/merging/merge-order.ts";
import { openReport, walkTree, type PartField, type PartTree } from "#tools/report/parts.ts";
import { readContent } from "#tools/report/report.ts";
import { isSame, saysSame } from "#tools/report/merging/same-text.ts";
import type { Draft } from "#tools/tool.ts";

/** What a new text says where a person's words stay: `before` is theirs, `after` what they may take instead. */
export type OfferedChange = {
  /** A part's key. */
  part: string;
  section: string;
  kind: "changed" | "added" | "removed";
  /** A changed part's own fields; the whole of one that is added or removed, and null on its other side. */
  before: unknown;
  after: unknown;
  /** What the new text cites. */
  facts: string[];
  /** Where the part stands in the new text. */
  place: PartPlace;
};

/** A field of a part, or of the report itself (`parent` is ""), and the part before it in that list. */
export type PartPlace = { parent: string; field: string; follows: string | null };

/** The text the last generation wrote, the present one, and the new one. */
export type ThreeTexts = {
  base: ReportContent | null;
  mine: ReportContent | null;
  next: ReportContent;
};

/** Says whether the part with this key is locked; a lock holds for all that is inside. */
export type Keeps = { keeps: (key: string) => boolean };

export type Merged = {
  report: Draft;
  offered: OfferedChange[];
  /** The new text with its blocks under the ids they have in the report; the base of the next merge. */
  written: Draft;
};

/**
 * A new text beside a person's: parts that nobody changed are taken from the new one, all others stay, and what the
 * new text says of them is offered. `metadata` is the new text's.
 */
export function mergeReports(tool: ToolType, texts: ThreeTexts, { keeps }: Keeps): Merged {
  if (texts.mine === null) {
    const written = readContent(texts.next);
    return { report: written, offered: [], written };
  }
  const mine = withIds(tool, texts.mine, null);
  const base = withIds(tool, texts.base ?? {}, mine);
  const next = giveIds(tool, readContent(texts.next), mine, base);
  const whole = findWhole([base, mine, next].map((text) => openReport(tool, text)));
  const ofBase = openReport(tool, base, whole);
  const ofMine = openReport(tool, mine, whole);
  const ofNext = openReport(tool, next, whole);
  const offered: OfferedChange[] = [];
  const merge = openMerge(mapByKey(ofBase), mapByKey(ofMine), mapByKey(ofNext), keeps, offered);
  const report = merge(ofBase, ofMine, ofNext, false) as Draft;
  const { metadata } = next;
  const merged = { ...report, ...given({ metadata }) };
  return { report: withIds(tool, merged, null), offered, written: next };
}

function withIds(tool: ToolType, content: ReportContent, stored: ReportContent | null): Draft {
  return keepIds(tool, readContent(content), stored) as Draft;
}

/** Sections that are one part in one of the texts, or have a message in one that they lack in another. */
function findWhole(roots: readonly PartTree[]): ReadonlySet<string> {
  const sections = roots.flatMap((root) => root.fields.get("")?.blocks ?? []);
  const alike = Map.groupBy(sections, ({ key }) => key);
  const whole = [...alike].filter(([, trees]) => {
    const messages = trees.map((tree) =>
      [...tree.fields].flatMap(([path, { isList }]) => (isList ? [] : path)),
    );
    return trees.some(({ isWhole }) => isWhole) || new Set(messages.map(String)).size > 1;
  });
  return new Set(whole.map(([key]) => key));
}

type ByKey = ReadonlyMap<string, PartTree>;

function mapByKey(root: PartTree): ByKey {
  return new Map([...walkTree(root)].map((tree) => [tree.key, tree]));
}

function openMerge(
  base: ByKey,
  mine: ByKey,
  next: ByKey,
  keeps: (key: string) => boolean,
  offered: OfferedChange[],
) {
  const isLocked = (tree: PartTree) =>
    [...walkTree(tree)].some(({ key, isWhole, value }) =>
      [key, ...(isWhole ? idsIn(value) : [])].some(keeps),
    );

  function offer(kind: OfferedChange["kind"], place: PartPlace, old?: PartTree, fresh?: PartTree) {
    const known = old ?? fresh;
    if (!known) return;
    const side = (tree: PartTree | undefined) => (kind === "changed" ? tree?.own : tree?.value);
    offered.push({
      part: known.key,
      section: known.section,
      kind,
      before: side(old) ?? null,
      after: side(fresh) ?? null,
      facts: [...(fresh ?? known).facts],
      place,
    });
  }

  /** The present part, or the new one where nobody has changed or locked the present one. */
  function mergePart(
    was: PartTree | undefined,
    present: PartTree,
    fresh: PartTree,
    isKept: boolean,
    place: PartPlace = { parent: "", field: "", follows: null },
  ): unknown {
    const isOurs = isKept || !was || !isSame(present.own, was.own);
    const isNews = !saysSame(fresh.own, present.own) && !(was && saysSame(fresh.own, was.own));
    if (isOurs && isNews) offer("changed", place, present, fresh);
    const fields = new Map<string, unknown>();
    for (const field of new Set([...present.fields.keys(), ...fresh.fields.keys()])) {
      const [ofWas, ofPresent, ofFresh] = [was, present, fresh].map((one) =>
        one?.fields.get(field),
      );
      const where = { parent: present.key, field };
      const [message, newMessage] = [soleBlock(ofPresent), soleBlock(ofFresh)];
      const merged =
        message && newMessage
          ? mergeMessage(soleBlock(ofWas), message, newMessage, isKept, where)
          : mergeLists(ofWas, ofPresent, ofFresh, isKept, where);
      fields.set(field, merged ?? (isOurs ? undefined : []));
    }
    if (isKept) return present.value;
    return fillFields(isOurs ? present : fresh, fields, present.key);
  }

  /** A message in a field of its own is the same one, whatever it says. */
  function mergeMessage(
    was: PartTree | undefined,
    present: PartTree,
    fresh: PartTree,
    isKept: boolean,
    where: Where,
  ): unknown {
    const place = { ...where, follows: null };
    return mergePart(was, present, fresh, isKept || keeps(present.key), place);
  }

  function mergeLists(
    ofWas: PartField | undefined,
    ofPresent: PartField | undefined,
    ofFresh: PartField | undefined,
    isKept: boolean,
    where: Where,
  ): unknown {
    const values = new Map<string, unknown>();
    const keysOf = (field: PartField | undefined) => (field?.blocks ?? []).map(({ key }) => key);
    const freshKeys = keysOf(ofFresh);
    const placeOf = (key: string): PartPlace => ({
      ...where,
      follows: freshKeys[freshKeys.indexOf(key) - 1] ?? null,
    });
    for (const present of ofPresent?.blocks ?? []) {
      const { key } = present;
      const [was, fresh] = [base.get(key), next.get(key)];
      const isKeptHere = isKept || keeps(key) || (present.isWhole && isLocked(present));
      if (fresh) values.set(key, mergePart(was, present, fresh, isKeptHere, placeOf(key)));
      else if (!was) values.set(key, present.value);
      else if (isKeptHere || isLocked(present) || !isSame(present.value, was.value)) {
        values.set(key, present.value);
        offer("removed", { ...where, follows: null }, present);
      }
    }
    for (const fresh of ofFresh?.blocks ?? []) {
      if (mine.has(fresh.key)) continue;
      const was = base.get(fresh.key);
      if (was ? !saysSame(fresh.value, was.value) : isKept || keeps(fresh.key))
        offer("added", placeOf(fresh.key), undefined, fresh);
      else if (!was) values.set(fresh.key, withoutIdsOf(mine, fresh.value));
    }
    const order = mergeOrder(
      { base: keysOf(ofWas), mine: keysOf(ofPresent), next: freshKeys },
      new Set(values.keys()),
      isKept,
    );
    if (where.parent === "") return Object.fromEntries(order.map((key) => [key, values.get(key)]));
    return ofPresent || order.length > 0 ? order.map((key) => values.get(key)) : undefined;
  }

  return mergePart;
}

type Where = Omit<PartPlace, "follows">;

function soleBlock(field: PartField | undefined): PartTree | undefined {
  return field && !field.isList ? field.blocks[0] : undefined;
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const own = typeof value["id"] === "string" ? [value["id"]] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}
