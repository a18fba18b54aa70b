import type { FactId, Given } from "#ledger/facts/fact.ts";
import { linesAsWritten, quoteLines } from "#ledger/facts/quote-line.ts";
import type { Reading, Requirement } from "#ledger/facts/reading.ts";
import type { ScreenDraft } from "#ledger/interview/screen-question.ts";

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

/** Countries in which people speak of a right to work. */
const rightToWork: Readonly<Record<string, string>> = {
  GB: "the UK",
  IE: "Ireland",
  AU: "Australia",
  NZ: "New Zealand",
  ZA: "South Africa",
};

export function askAuthorization(covers: readonly FactId[], { place }: Reading): ScreenDraft {
  const country = rightToWork[place.country ?? ""];
  const where = place.country === "US" ? "in the United States" : "where this job is";
  return {
    about: "the right to work",
    question:
      country === undefined
        ? `Are you authorized to work ${where}, and would you need sponsorship now or later?`
        : `Do you have the right to work in ${country}, or would you need sponsorship now or later?`,
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
      question: `This job asks for ${quoteLines(lines.map(({ text }) => text))}. Do you meet that today?`,
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
