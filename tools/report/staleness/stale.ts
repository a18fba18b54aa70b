import type { FactId } from "#contract/examination.ts";
import type { ReportContent, StalePart, ToolType } from "#contract/output.ts";
import { isRecord, stringsOf } from "#contract/walk.ts";
import {
  findChangedFacts,
  isPostingLine,
  isSameList,
  nameChanges,
  type ChangedFact,
} from "#ledger/facts/changed-facts.ts";
import { findSaidInLines } from "#ledger/facts/said-in-lines.ts";
import type { Briefing } from "#tools/briefing.ts";
import { alignWith } from "#tools/report/staleness/align.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { saysSame } from "#tools/report/merging/same-text.ts";
import { newName } from "#tools/report/staleness/cite.ts";
import { listParts, type Part } from "#tools/report/parts.ts";
import { readContent } from "#tools/report/report.ts";
import { signMessages } from "#tools/report/sign.ts";
import type { Draft } from "#tools/tool.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";

/** A report as the last generation wrote it and as it stands, what it was written from, and what there is now. */
export type Aged = {
  base: ReportContent;
  mine: ReportContent;
  before: Briefing;
  after: Briefing;
};

/**
 * The parts that rest on changed facts, and only those. What the built-in writer wrote, it writes again from what was known
 * then and from what is known now: dates, a signature or a better writer are the same in both. A model's words are told by
 * the facts they cite.
 */
export function findStaleParts(tool: ToolType, aged: Aged): StalePart[] {
  const { before, after, base, mine } = aged;
  const changes = findChanges(before, after);
  if (changes.length === 0) return [];
  const present = listParts(tool, mine);
  const isByModel = sectionsByModel(tool, base);
  const found = [
    ...compareTexts(tool, aged, present).filter(({ section }) => !isByModel.has(section)),
    ...findCiting(
      present.filter(({ section }) => isByModel.has(section)),
      before,
      changes,
    ),
  ];
  const stale = new Map<string, StalePart>();
  for (const { part, section, cites } of found)
    if (!stale.has(part)) stale.set(part, { part, section, facts: reasonsFor(cites, changes) });
  return [...stale.values()];
}

type Found = { part: string; section: string; cites: readonly FactId[] };

function findChanges(before: Briefing, after: Briefing): readonly ChangedFact[] {
  const whole = findChangedFacts(before.ledger.facts, after.ledger.facts);
  if (!before.forCandidates && !after.forCandidates) return whole;
  const told = ({ ledger, forCandidates }: Briefing) => (forCandidates ?? ledger).facts;
  return [...whole, ...findChangedFacts(told(before), told(after))];
}

function compareTexts(
  tool: ToolType,
  { base, before, after }: Aged,
  present: readonly Part[],
): Found[] {
  const { ledger: older } = before;
  const write = (from: Briefing) => signMessages(writeBuiltIn(from, tool), from.sender) as Draft;
  const old = alignWith(tool, write(before), base, { newer: older, older });
  const next = alignWith(tool, write(after), old, { newer: after.ledger, older });
  const wasThere = byKey(listParts(tool, old));
  const isThere = byKey(present);
  const willBe = byKey(listParts(tool, next));
  const stale: Found[] = [];
  for (const [part, { section, facts: cited, own }] of wasThere) {
    const then = willBe.get(part);
    const now = isThere.get(part);
    // What a person took out, or has put right already, is not stale.
    if (!now || (then && (saysSame(then.own, own) || saysSame(then.own, now.own)))) continue;
    stale.push({ part, section, cites: [...cited, ...(then?.facts ?? [])] });
  }
  for (const [part, { section, own, facts: cites }] of willBe) {
    const isSaid = () => present.some((one) => one.section === section && saysSame(one.own, own));
    if (!wasThere.has(part) && !isSaid()) stale.push({ part: section, section, cites });
  }
  return stale;
}

/** A part that cites nothing rests on whatever its section does; a new line of a list belongs where its list is spoken of. */
function findCiting(
  parts: readonly Part[],
  { ledger }: Briefing,
  changes: readonly ChangedFact[],
): Found[] {
  const saidIn = findSaidInLines(ledger.facts);
  const restsOn = ({ facts }: Part) => facts.flatMap((id) => [id, ...(saidIn.get(id) ?? [])]);
  const gone = new Set(changes.filter(({ kind }) => kind !== "added").map(({ id }) => id));
  const added = changes.filter((one) => one.kind === "added" && !isPostingLine(one));
  const sections = Map.groupBy(parts, ({ section }) => section);
  return [...sections].flatMap(([section, inside]) => {
    const all = inside.flatMap(restsOn);
    const stale = inside
      .map((part) => ({ part: part.key, section, cites: restsOn(part) }))
      .filter(({ cites }) => (cites.length > 0 ? cites : all).some((id) => gone.has(id)));
    const joined = added.filter(({ id }) => all.some((cited) => isSameList(id, cited)));
    return [
      ...stale,
      ...(joined.length > 0
        ? [{ part: section, section, cites: joined.map(({ id }) => newName(id)) }]
        : []),
    ];
  });
}

function reasonsFor(cites: readonly FactId[], changes: readonly ChangedFact[]): string[] {
  const cited = new Set(cites);
  return nameChanges(changes, ({ id, kind }) => cited.has(kind === "added" ? newName(id) : id));
}

/** The sections that a model wrote, of a report that one was asked for. */
function sectionsByModel(tool: ToolType, base: ReportContent): ReadonlySet<string> {
  const { metadata } = readContent(base);
  if (!isRecord(metadata) || metadata["engine"] === "built-in") return new Set();
  const replaced = new Set(stringsOf(metadata["replacedSections"]));
  return new Set(modelSectionsOf(tool).filter((key) => !replaced.has(key)));
}

function byKey(parts: readonly Part[]): Map<string, Part> {
  return new Map(parts.map((part) => [part.key, part]));
}
