import type { Playbook } from "#knowledge/playbook.ts";
import type { FactId, Given } from "#ledger/fact.ts";
import { linesAsWritten, quoteLines } from "#ledger/quote-line.ts";
import type { Reading, Requirement } from "#ledger/reading.ts";
import type { ScreenDraft } from "#ledger/screen-question.ts";

export const permit = /\b(?:visas?|sponsor\w*|blue card|work permit)\b/iu;
export const exportControl = /\bITAR\b|export.control|U\.?S\.? person|\bcitizens?\b|green card/iu;
const clearance = /\bclearance\b|\bTS\/SCI\b|\bpoly(?:graph)?\b|\bpublic trust\b/iu;

/** Citizenship is never asked by an interviewer: a form, the same for everyone, settles it. */
export const exportQuestion = {
  about: "export control",
  question:
    "Part of this work is under export control, which HR settles with the same form for everyone. Do you have a question about it?",
  record: "told",
};

export function askAuthorization(covers: readonly FactId[], { place }: Reading): ScreenDraft {
  const where = place.country === "US" ? "in the United States" : "where this job is";
  return {
    about: "the right to work",
    question: `Are you authorized to work ${where}, and would you need sponsorship now or later?`,
    record: "yes / no / sponsorship",
    covers,
  };
}

/** A clearance is held or not; whoever holds one has shown the citizenship it takes. */
export function isClearance({ text }: { text: string }): boolean {
  return clearance.test(text);
}

export function askClearance(given: readonly Given[]): ScreenDraft[] {
  if (given.length === 0) return [];
  const lines = linesAsWritten(given);
  return [
    {
      about: "the clearance",
      question: `The job asks for ${quoteLines(lines.map(({ text }) => text))}. Do you meet this today?`,
      record: "yes / no, papers after the offer",
      covers: lines.flatMap(({ covers }) => covers),
    },
  ];
}

export function askGate(must: Requirement, reading: Reading): ScreenDraft {
  return exportControl.test(must.text)
    ? { ...exportQuestion, covers: [must.id] }
    : askAuthorization([must.id], reading);
}

const mostOfTrade = 1;
const isConditional = /\b(?:where|for|if|only|when|such as|counsel|shown)\b/iu;
const isOfRights = /\bauthorized to work\b|\bright to work\b|\bmay work in\b/iu;
const isOfTerms =
  /\b(?:hours|days|shifts?|schedule|rotation|weekends?|office|season|on-call|crew|start)\b/iu;

/** What the trade settles on the first call and nobody has written down; hours, place and papers have questions of their own. */
export function askUsualGates(
  { requirements: { gates } }: Playbook,
  reading: Reading,
): ScreenDraft[] {
  const rights = gates.some((gate) => isOfRights.test(gate)) ? [askAuthorization([], reading)] : [];
  const said = reading.text.toLowerCase();
  const others = gates
    .filter((gate) => !isOfRights.test(gate) && !isConditional.test(gate) && !isOfTerms.test(gate))
    .filter((gate) => !tellingWords(gate).some((word) => said.includes(word)))
    .slice(0, mostOfTrade)
    .map((gate) => ({
      about: "what the trade asks for",
      question: `${gate.replace(/[.]$/u, "")}. Does that fit you?`,
      record: "yes / no / open",
      covers: [],
    }));
  return [...rights, ...others];
}

const plainWords = new Set(
  "able with without that this from they their named stated described listed post posting work working current used uses accommodation".split(
    " ",
  ),
);

function tellingWords(gate: string): string[] {
  const words = gate.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  return words.filter((word) => !plainWords.has(word));
}
