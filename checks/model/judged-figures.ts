import { isSameFigure, type StatedFigure } from "#checks/figures/figure.ts";
import { findFigures } from "#checks/figures/find-figures.ts";
import { figuresByFact, isSomeDay } from "#checks/figures/guard.ts";
import { numberWordSource } from "#checks/figures/number-words.ts";
import type { IsTold, ModelFault } from "#checks/model/model-fault.ts";
import type { ReportString, Walked } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";

/**
 * A model's judgement has no figures of its own: what it calls an estimate may repeat those of the ledger, and what it calls a
 * plan may count and time our own steps, but not price them. In a text for candidates a plan is a promise, so its figures are cited,
 * and studies about recruiting ("46 % of sourced hires") are none of theirs.
 */
export function findJudgedFigures(
  ledger: Ledger,
  { strings }: Walked,
  isTold: IsTold,
): ModelFault[] {
  const byFact = figuresByFact(ledger);
  const all = [...ledger.facts.flatMap(({ id }) => byFact(id)), ...figuresOfPlaybook(ledger)];
  const wordsOf = (facts: Ledger["facts"]) =>
    facts.map(({ text }) => text.toLowerCase()).join("\n");
  const ofTeam = wordsOf(ledger.facts);
  const ofCandidates = wordsOf(ledger.facts.filter(({ id }) => !isResearch(id)));
  return strings.flatMap((string) => {
    const words = isTold(string) ? ofCandidates : ofTeam;
    const cited = string.facts.filter((id) => !isResearch(id));
    const known = isTold(string) ? cited.flatMap(byFact) : all;
    const figures = figuresToCheck(string, isTold(string))
      .filter((figure) => !known.some((one) => isSameFigure(figure, one)))
      .filter((figure) => !words.includes(wordsAround(string.text, figure)))
      .filter((figure) => !isOfName(string.text, figure, words))
      .map(({ quote }) => quote);
    const shares = findShares(string, isTold(string)).filter(
      (quote) => !words.includes(quote.toLowerCase()),
    );
    return [...figures, ...shares].map((quote) => ({
      rule: "figures.judged",
      severity: "high" as const,
      where: string.path,
      quote,
      what: `Nobody has stated "${quote}", and a judgement has no figures of its own.`,
      fix: "Take the figure out, or cite the fact that states it.",
    }));
  });
}

function isResearch(fact: string): boolean {
  return fact.startsWith("research.");
}

const readPlaybooks = new WeakMap<Ledger["playbook"], StatedFigure[]>();

/** A playbook is read once: a model's sections are checked while it still writes the next. */
function figuresOfPlaybook({ playbook }: Ledger): StatedFigure[] {
  const figures = readPlaybooks.get(playbook) ?? findFigures(JSON.stringify(playbook));
  readPlaybooks.set(playbook, figures);
  return figures;
}

function figuresToCheck(string: ReportString, isTold: boolean): StatedFigure[] {
  const isOurs = string.basis === "estimate" || string.basis === "plan";
  if (!isOurs && !(isTold && string.facts.some(isResearch))) return [];
  const figures = findFigures(string.text).filter(
    (figure) => !isSmallWord(figure, string.text, isTold),
  );
  if (isTold || string.basis === "estimate") return figures;
  return figures.filter(({ kind }) => kind === "money" || kind === "percent");
}

/** "two nurses", "if it interests you one day", and among colleagues "within one working day": prose. */
function isSmallWord(
  { kind, value, quote, end }: StatedFigure,
  text: string,
  isTold: boolean,
): boolean {
  if (/^one day$/iu.test(quote)) return isSomeDay(text.slice(end));
  const isSmall = value < 10 && !/\d/u.test(quote);
  return isSmall && (kind === "count" || (kind === "duration" && !isTold));
}

/** A quoted line states its figures itself. */
function wordsAround(text: string, { start, end }: StatedFigure): string {
  return text
    .slice(Math.max(0, start - 12), end + 6)
    .trim()
    .toLowerCase();
}

/** "4 West" is a ward that the posting names. */
function isOfName(text: string, { kind, quote, end }: StatedFigure, words: string): boolean {
  const next = /^ \p{Lu}\p{Ll}+/u.exec(text.slice(end))?.[0];
  return kind === "count" && next !== undefined && words.includes(`${quote}${next}`.toLowerCase());
}

const number = String.raw`(?:${numberWordSource}|\d{1,3})`;
const share = new RegExp(
  String.raw`\b(?:${number} (?:in|out of|of the last|of every) (?:every )?${number}|(?:a|one|two|three)[ -](?:third|quarter|fifth|tenth)s? of|by (?:about |roughly |nearly )?an? (?:third|quarter|half))\b`,
  "giu",
);

/** "six in ten", "a quarter of such vendors"; a plan of ours may divide its own list. */
function findShares({ basis, text }: ReportString, isTold: boolean): string[] {
  return basis === "plan" && !isTold ? [] : [...text.matchAll(share)].map(([quote]) => quote);
}
