import { fieldOfYears, isDoing, isToDrive, kindOfMust, nameOfMust } from "#ledger/must-words.ts";
import type { Requirement } from "#ledger/reading.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";

export type QuestionKind = "past" | "situation";

/** The follow-up that makes a question cover a must-have: it asks for exactly this one. */
export function probeFor(must: Requirement, kind: QuestionKind): string {
  return kind === "past" ? lookBack(must) : lookAhead(must);
}

function lookBack(must: Requirement): string {
  const name = nameOfMust(must);
  if (isToDrive(must)) return `When did your work last need your ${name}?`;
  switch (kindOfMust(must)) {
    case "skill":
      return `Which part of it did you do with ${name} yourself?`;
    case "credential":
      return isLicense(name)
        ? `Where did your ${name} set the limit?`
        : `Which step came from your training for ${name}?`;
    case "experience":
      return must.years === null
        ? `Which part of it shows "${name}"?`
        : `The job asks for ${name}: when in that time was this?`;
    case "education":
      return `What from your ${name}, or from work in its place, did you use?`;
    case "language":
      return `What did you say or write about it in ${languagesOf(must)}?`;
    case "schedule":
      return `How did you plan such work on hours like ours (${name})?`;
    default:
      return `Which part of it shows "${name}"?`;
  }
}

function lookAhead(must: Requirement): string {
  const name = nameOfMust(must);
  if (isToDrive(must)) return `What in this job would need your ${name}?`;
  switch (kindOfMust(must)) {
    case "skill":
      return `What would you do with ${name} here?`;
    case "credential":
      return isLicense(name)
        ? `What does your ${name} let you do here, and where does it stop?`
        : `Which step here comes from your training for ${name}?`;
    case "experience":
      return `What from the experience we ask for (${name}) would you use here?`;
    case "education":
      return `What from your ${name}, or from work in its place, would you use here?`;
    case "language":
      return `What would you say or write about it in ${languagesOf(must)}?`;
    case "schedule":
      return `How would you plan this on our hours (${name})?`;
    default:
      return `Where does "${name}" come in here?`;
  }
}

/** Words that turn a question about the past toward a must-have; null where they would not fit into a sentence. */
export function focusOn(must: Requirement): string | null {
  switch (must.kind) {
    case "skill":
      return `, if possible with ${nameOfMust(must)}`;
    case "language":
      return `, if possible in ${languagesOf(must)}`;
    case "experience": {
      const field = fieldOfYears(must.text);
      return isDoing(field) ? `, if possible from your time ${field}` : null;
    }
    default:
      return null;
  }
}

function languagesOf({ skills, text }: Requirement): string {
  return joinAnd(skills.map(({ name }) => name)) || inSentence(text);
}

function isLicense(name: string): boolean {
  return /licen[cs]e|registration|certificate of/iu.test(name);
}
