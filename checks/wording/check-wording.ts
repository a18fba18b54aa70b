import { shorten } from "#checks/check.ts";
import { matchPhrases, type Phrases } from "#checks/phrases.ts";
import { type Sentence, findSentences } from "#english/sentences.ts";
import { countMusts, findDegreeDemands } from "#checks/wording/demands.ts";
import { findUnequal } from "#checks/wording/equality.ts";
import { type GenderHit, judgeGender } from "#checks/wording/judge-gender.ts";
import { type CodedKind, codedPhrases as byKind, emptyClaims } from "#checks/wording/lists.ts";
import type { Finding, Severity } from "#contract/examination.ts";
import type { CodedPhrase } from "#knowledge/vocabulary.ts";
import type { ToolType } from "#contract/output.ts";
import { capital } from "#english/words.ts";
import { mostMusts } from "#ledger/market/difficulty.ts";
import { findProtectedDemands } from "#ledger/questions/protected-demands.ts";

/** Where two could be said of the same words, the first is. */
const kinds: readonly CodedKind[] = ["age", "ability", "origin", "appearance", "gender", "culture"];

const codedPhrases: readonly (CodedPhrase & { kind: CodedKind })[] = kinds.flatMap((kind) =>
  byKind[kind].map((entry) => ({ ...entry, kind })),
);

export type WordingPlace = { tool: ToolType | null; where: string };

type Hit = Pick<Finding, "rule" | "severity" | "quote" | "what" | "why" | "fix"> & {
  start: number;
  end: number;
};

/** Coded, empty and excluding words of a text that candidates will read; `exceptions` are names, titles and phrases of the trade that are never coded. */
export function checkWording(
  text: string,
  { exceptions = [], ...place }: WordingPlace & { exceptions?: readonly string[] },
): Finding[] {
  return wordingCheckFor(exceptions)(text, place);
}

/** The same for several texts of one job. */
export function wordingCheckFor(exceptions: readonly string[]) {
  const except = matchPhrases(exceptions);
  return (text: string, place: WordingPlace): Finding[] => {
    const open = except.blankOut(text);
    const sentences = findSentences(text);
    const own = [
      ...findCoded(open, sentences),
      ...findEmpty(text),
      ...findDemands(text, sentences),
    ];
    return [
      ...own,
      ...findGender(open),
      ...findDemandsOnPeople(open, own),
      ...findEquality(open, own),
    ]
      .sort((a, b) => a.start - b.start)
      .map((hit) => ({ ...hit, ...place, citation: null, quote: shorten(hit.quote) }));
  };
}

const falseFriends = matchPhrases(codedPhrases.flatMap(({ not }) => not ?? []));
const coded = matchPhrases(...codedPhrases.map(({ phrases }) => phrases));
const reasons = codedPhrases.map(({ unless }) =>
  unless === undefined ? null : matchPhrases(unless),
);

function findCoded(text: string, sentences: readonly Sentence[]): Hit[] {
  return coded.find(falseFriends.blankOut(text)).flatMap(({ list, quote, start, end }) => {
    const entry = codedPhrases[list];
    if (entry === undefined) return [];
    const reason = reasons[list] ?? null;
    if (reason !== null && hasReason(reason, sentences, start)) return [];
    const { kind, severity, why, swap } = entry;
    const what = `"${quote}" is coded language (${kind}).`;
    return [{ start, end, rule: `wording.${kind}`, severity, quote, what, why, fix: toFix(swap) }];
  });
}

function hasReason(reason: Phrases, sentences: readonly Sentence[], at: number): boolean {
  const sentence = sentences.find(({ start, end }) => start <= at && at < end);
  return sentence !== undefined && reason.test(sentence.text);
}

const empty = matchPhrases(...emptyClaims.map(({ phrases }) => phrases));

function findEmpty(text: string): Hit[] {
  return empty.find(text).map(({ list, quote, start, end }) => ({
    start,
    end,
    rule: "wording.emptyClaim",
    severity: "info" as const,
    quote,
    what: `"${quote}" is a claim without a figure.`,
    why: "Every employer says it, so it tells nobody anything.",
    fix: emptyClaims[list]?.fix ?? null,
  }));
}

function findDemands(text: string, sentences: readonly Sentence[]): Hit[] {
  const musts = countMusts(text);
  const tooMany: Hit[] = musts > mostMusts ? [tooManyMusts(musts)] : [];
  const degrees = findDegreeDemands(sentences).map(({ text: quote, start, end }) => ({
    start,
    end,
    rule: "wording.degree",
    severity: "medium" as const,
    quote,
    what: "A degree is asked for and no reason is given.",
    why: "It shuts out people who learned the work elsewhere.",
    fix: 'Delete it, add "or equivalent experience", or name the license or duty that needs it.',
  }));
  return [...tooMany, ...degrees];
}

export function tooManyMusts(count: number): Hit {
  return {
    rule: "wording.tooManyMusts",
    severity: "high",
    quote: `${count} must-haves`,
    what: `The list asks for ${count} must-haves.`,
    why: `More than ${mostMusts} keep away people who could do the job.`,
    fix: `Keep the ${mostMusts} that decide; move the rest to nice-to-have.`,
    start: 0,
    end: 0,
  };
}

function findGender(text: string): Hit[] {
  const { masculine, feminine, verdict } = judgeGender(text);
  const toHit = (side: string, severity: Severity) => (hit: GenderHit) => ({
    start: hit.start,
    end: hit.end,
    rule: `wording.${side}`,
    severity,
    quote: hit.word,
    what: `"${hit.word}" is ${side}-coded (${hit.stem}-).`,
    why: "Texts full of such words make some readers feel they would not belong.",
    fix: toFix(hit.swap),
  });
  const isStrong = verdict.startsWith("strongly");
  return [
    ...masculine.map(toHit("masculine", isStrong ? "medium" : "low")),
    ...feminine.map(toHit("feminine", "info")),
  ];
}

/** Demands that are no wording matter at all. */
function findDemandsOnPeople(text: string, own: readonly Hit[]): Hit[] {
  return findProtectedDemands(text)
    .filter(({ start, end }) => !own.some((hit) => hit.start < end && start < hit.end))
    .map((place) => ({
      ...place,
      rule: "wording.protected",
      severity: "high" as const,
      what: `"${place.quote}" chooses people by what the law protects.`,
      why: "Nobody may be chosen or shut out by sex, age, family, faith, origin, orientation or health.",
      fix: "Delete it.",
    }));
}

/** What the package finds beyond our own lists. */
function findEquality(text: string, own: readonly Hit[]): Hit[] {
  return findUnequal(text)
    .filter(({ start, end }) => !own.some((hit) => hit.start < end && start < hit.end))
    .map(({ word, expected, start, end, ruleId }) => ({
      start,
      end,
      rule: "wording.equality",
      severity: "low" as const,
      quote: word,
      what: `"${word}" can leave people out (${ruleId}).`,
      why: "A plainer word serves everyone.",
      fix: expected.length === 0 ? "Delete it." : toFix(expected.slice(0, 3).join(", ")),
    }));
}

/** A swap that tells what to do is a sentence; one that gives words is quoted. */
function toFix(swap: string): string {
  return /^(?:delete|name|say|list|work on|make)\b/u.test(swap)
    ? `${capital(swap)}.`
    : `Say "${swap}".`;
}
