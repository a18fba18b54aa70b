import type { ToolType } from "#contract/output.ts";
import type { Fact, Finding } from "#contract/examination.ts";
import { shortDay } from "#english/days.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { type StatedFigure, isSameFigure, isSameValue } from "#checks/figures/figure.ts";
import { findFigures } from "#checks/figures/find-figures.ts";
import {
  type Report,
  type ReportNumber,
  type ReportString,
  type Walked,
  walkReport,
} from "#contract/walk.ts";

/** A judgement or a proposal about our own process: it needs no source, and is shown as what it is. */
const judged = new Set(["estimate", "plan"]);

/** Fields that order, count or time our own process; free where the item says what it rests on. */
const structural = new Set(
  "minutes totalMinutes workingDay dueWorkingDays day days characters words limit touch count step round weeks start end readingGrade".split(
    " ",
  ),
);

/** A place in a list, which says nothing about the job. */
const places = new Set(["order", "rank"]);

/** Figures that stand in no fact their item, or an object around it, cites and that are not marked as a judgement. */
export function guardFigures(ledger: Ledger, tool: ToolType, report: Report): Finding[] {
  return guardWalked(figuresByFact(ledger), tool, walkReport(tool, report));
}

export type FiguresByFact = (id: string) => readonly StatedFigure[];

/** The figures of each fact, from its words and the words it rests on; read once, when first cited. */
export function figuresByFact({ facts }: Ledger): FiguresByFact {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const read = new Map<string, readonly StatedFigure[]>();
  return (id) => {
    const figures = read.get(id) ?? figuresOf(byId.get(id));
    read.set(id, figures);
    return figures;
  };
}

function figuresOf(fact: Fact | undefined): StatedFigure[] {
  if (fact === undefined) return [];
  const words = fact.sources.flatMap((source) => {
    if (source.kind === "quote") return [source.quote];
    if (source.kind === "decision") return [source.words, shortDay(source.at)];
    return source.kind === "citation" ? [source.citation] : [];
  });
  return [fact.text, ...words].flatMap(findFigures);
}

export function guardWalked(known: FiguresByFact, tool: ToolType, walked: Walked): Finding[] {
  return [
    ...walked.strings.flatMap((string) => guardString(known, tool, string)),
    ...walked.numbers.flatMap((number) => guardNumber(known, tool, number)),
  ];
}

function guardString(known: FiguresByFact, tool: ToolType, string: ReportString): Finding[] {
  if (isJudged(string.basis)) return [];
  const figures = findFigures(string.text).filter((figure) => !isSmallWord(figure, string.text));
  if (figures.length === 0) return [];
  const cited = string.facts.flatMap(known);
  return figures
    .filter((figure) => !cited.some((fact) => isSameFigure(figure, fact)))
    .map(({ quote, start, end }) => ({ ...unsupported(tool, string.path, quote), start, end }));
}

/** "two nurses", "the other three", "put the two weeks side by side", "if I have to quit one day": prose, not a figure that anybody looks up. */
function isSmallWord({ kind, value, quote, start, end }: StatedFigure, text: string): boolean {
  if (value >= 10 || /\d/u.test(quote)) return false;
  if (/^one day$/iu.test(quote)) return isSomeDay(text.slice(end));
  return kind === "count" || /\bthe $/iu.test(text.slice(0, start));
}

/** By what follows "one day": "one day, when you are ready", and not "one day a week". */
export function isSomeDay(after: string): boolean {
  return !/^ (?:an?|per|each|every|of|in|off|from) /iu.test(after);
}

function guardNumber(known: FiguresByFact, tool: ToolType, number: ReportNumber): Finding[] {
  const { key, value, basis, facts, path } = number;
  if (isJudged(basis) || places.has(key) || (structural.has(key) && facts.length > 0)) return [];
  const isKnown = facts.flatMap(known).some((figure) => isSameValue(figure.value, value));
  return isKnown ? [] : [unsupported(tool, path, String(value))];
}

function isJudged(basis: string | null): boolean {
  return basis !== null && judged.has(basis);
}

function unsupported(tool: ToolType, where: string, quote: string): Finding {
  return {
    rule: "figures.unsupported",
    severity: "high",
    tool,
    where,
    quote,
    what: `No fact cited here states "${quote}".`,
    why: "A figure nobody can trace cannot be said to a hiring manager.",
    citation: null,
    fix: "Cite the fact it comes from, mark the part as an estimate, or take the figure out.",
  };
}
