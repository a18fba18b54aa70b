import type { FactId } from "#ledger/fact.ts";
import type { Reading, Requirement } from "#ledger/reading.ts";
import type { ScreenDraft } from "#ledger/screen-question.ts";

export const permit = /\b(?:visas?|sponsor\w*|blue card|work permit)\b/iu;
export const exportControl = /\bITAR\b|export.control|U\.?S\.? person|\bcitizens?\b|green card/iu;

/** Citizenship is never asked by an interviewer: a form, the same for everyone, settles it. */
export const exportQuestion = {
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

export function askGate(must: Requirement, reading: Reading): ScreenDraft {
  return exportControl.test(must.text)
    ? { ...exportQuestion, about: "export control", covers: [must.id] }
    : askAuthorization([must.id], reading);
}
