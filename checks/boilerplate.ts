import type { Fact } from "#ledger/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { type Report, shorten } from "#checks/check.ts";
import { type Figure, isSameValue } from "#checks/figures/figure.ts";
import { findFigures } from "#checks/figures/find-figures.ts";
import { type MaskedSentence, maskerFor, namesOf } from "#checks/mask-sentences.ts";
import { findAll } from "#checks/phrases.ts";
import { splitWords } from "#checks/split-sentences.ts";
import { stockWords, toStem } from "#checks/stock-words.ts";

export type Boilerplate = {
  sentences: number;
  generic: number;
  /** From 0 to 1. */
  share: number;
  examples: readonly string[];
};

/** A masked sentence that stands in this many other jobs is nobody's own. */
const commonFrom = 3;
const mostExamples = 5;

export type Meter = (
  report: Report,
  otherMaskedSentences?: ReadonlyMap<string, number>,
) => Boilerplate;

/** How many sentences of a report would be true of any company (reports.md rule 4). */
export function measureBoilerplate(
  ledger: Ledger,
  report: Report,
  otherMaskedSentences?: ReadonlyMap<string, number>,
): Boilerplate {
  return meterFor(ledger)(report, otherMaskedSentences);
}

/** The same for several reports of one job, whose words are read once. */
export function meterFor(ledger: Ledger): Meter {
  const isOwn = readOwnWords(ledger);
  const maskReport = maskerFor(ledger);
  return (report, otherMaskedSentences = new Map()) => {
    const sentences = maskReport(report);
    const generic = sentences.filter(
      (sentence) =>
        !isOwn(sentence) || (otherMaskedSentences.get(sentence.words.join(" ")) ?? 0) >= commonFrom,
    );
    return {
      sentences: sentences.length,
      generic: generic.length,
      share: sentences.length === 0 ? 0 : generic.length / sentences.length,
      examples: generic.slice(0, mostExamples).map(({ text }) => shorten(text)),
    };
  };
}

/** Whether a sentence mentions something of the ledger besides title, company and place. */
type IsOwn = (sentence: MaskedSentence) => boolean;

function readOwnWords(ledger: Ledger): IsOwn {
  const names = namesOf(ledger);
  const ownFacts = ledger.facts.filter(isOfThisJob);
  const asked = ledger.questions.map(({ thing }) => thing);
  const saidTexts = [...ownFacts.filter(isSaid).flatMap(textsOf), ...asked];
  const stems = saidTexts.flatMap(splitWords).map(toStem);
  const words = new Set(stems.filter((stem) => isTelling(stem) && !names.has(stem)));
  const compounds = new Set(
    saidTexts.flatMap((text) => findAll(text, hyphenated).map(([found]) => joinCompound(found))),
  );
  const figures = ownFacts.flatMap(textsOf).flatMap(findFigures).filter(isTellingFigure);
  return ({ text, words: masked, stems: maskedStems }) =>
    maskedStems.some((stem) => words.has(stem)) ||
    masked.some((word, at) => compounds.has(`${word} ${masked[at + 1] ?? ""}`)) ||
    hasOneOf(figures, text);
}

function hasOneOf(known: readonly Figure[], text: string): boolean {
  return findFigures(text)
    .filter(isTellingFigure)
    .some((figure) => known.some(({ value }) => isSameValue(value, figure.value)));
}

/** "on-call" says something where "on" and "call" do not. */
const hyphenated = /\p{L}{2,12}-\p{L}{2,12}/gu;

function joinCompound(compound: string): string {
  return splitWords(compound).join(" ");
}

/** Planning constants, laws and the tone of voice are the same for many jobs; they make no sentence this job's own. */
function isOfThisJob({ id, basis, sources }: Fact): boolean {
  return id !== "voice" && basis !== "estimate" && !sources.some(({ kind }) => kind === "citation");
}

/** The words of computed facts and of public figures are ours; only their figures are this job's. */
function isSaid({ basis }: Fact): boolean {
  return basis === "given" || basis === "unknown";
}

function textsOf({ text, sources }: Fact): string[] {
  return [text, ...sources.flatMap((source) => (source.kind === "quote" ? [source.quote] : []))];
}

function isTelling(stem: string): boolean {
  return stem.length > 1 && !/^\d/u.test(stem) && !stockWords.has(stem);
}

const leastTellingCount = 20;

function isTellingFigure({ kind, value }: Figure): boolean {
  return (
    kind === "money" || kind === "percent" || kind === "percentile" || value > leastTellingCount
  );
}
