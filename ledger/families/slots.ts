import { withArticle } from "#ledger/families/article.ts";

/** What a pattern may take from the job; each is a phrase that fits the words given here. */
export const slotNames = [
  "specialism", // "{specialism} work": ICU, back-end, TIG
  "setting", // "you work in {setting}": an adult ICU, the Dayton plant
  "skill", // "with {skill}": Go, ventilators
  "duty", // "had to {duty}": keep booking latency under 300 ms
  "secondDuty",
  "shift", // "worked {shift}": nights, the early shift
  "hour", // "it is {hour}": 03:00
  "credential", // "your {credential}": Ohio RN license
  "stakeholder", // "with {stakeholder}": warehouse managers
  "equipment", // "with {equipment}": reach trucks
  "metric", // "{metric} falls": booking latency
  "person", // "a {person}": ICU nurse
  "team", // "with {team}": the Arrivals team
  "range", // "pays {range}": $36.00 to $48.00 an hour
] as const;
export type SlotName = (typeof slotNames)[number];

export type Slots = Partial<Record<SlotName, string>>;

const choice = /\[([^[\]]*)\]/;
const slot = /\{(a:)?([A-Za-z]+)\}/g;

/**
 * The pattern as a sentence of this job, or null where a slot has nothing to say.
 * `{a:person}` puts a or an before the phrase; `[one|other]` is the first reading whose slots are filled, else nothing.
 */
export function fillPattern(pattern: string, slots: Slots): string | null {
  let sentence = "";
  for (const [at, part] of pattern.split(choice).entries()) {
    const filled = at % 2 === 0 ? fillPart(part, slots, sentence) : choose(part, slots, sentence);
    if (filled === null) return null;
    sentence += filled;
  }
  return sentence;
}

/** The names between braces, in the order written. */
export function namesOfSlots(pattern: string): string[] {
  return [...pattern.matchAll(slot)].map(([, , name = ""]) => name);
}

function choose(part: string, slots: Slots, before: string): string {
  for (const reading of part.split("|")) {
    const filled = fillPart(reading, slots, before);
    if (filled !== null) return filled;
  }
  return "";
}

function fillPart(part: string, slots: Slots, before: string): string | null {
  let text = "";
  let end = 0;
  for (const { 0: whole, 1: article, 2: name, index } of part.matchAll(slot)) {
    const phrase = slots[name as SlotName]?.trim();
    if (!phrase) return null;
    text += part.slice(end, index);
    text += startSentence(article ? withArticle(phrase) : phrase, before + text);
    end = index + whole.length;
  }
  return text + part.slice(end);
}

const sentenceEnd = /(?:^|[.?!] )$/;

/** Words with capitals of their own, such as iOS, stay as they are. */
function startSentence(phrase: string, before: string): string {
  const first = phrase.split(" ", 1)[0] ?? "";
  if (!sentenceEnd.test(before) || first !== first.toLowerCase()) return phrase;
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
