import { formatDay } from "#ledger/interview/calendar.ts";
import type { Given } from "#ledger/facts/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { OpenQuestion } from "#ledger/questions/open-question.ts";
import type { Credential } from "#ledger/facts/reading.ts";
import { capital, pluralise, withArticle } from "#english/words.ts";
import { formatOffer } from "#english/money.ts";
import type { Playbook, PlaybookSlot } from "#knowledge/playbook.ts";
import { clip } from "#tools/writing/clip.ts";
import { spokenTitle } from "#tools/writing/phrases.ts";

const form: unique symbol = Symbol("form");

/** A value whose form is known, so that a sentence of ours may hold it. Free text is none. */
export type Slot = { readonly [form]: "value"; readonly text: string };
/** Somebody's words as they were written, in quotation marks. */
export type Quoted = { readonly [form]: "quote"; readonly text: string };

const value = (text: string): Slot => ({ [form]: "value", text });

/** A sentence of ours: say`We are hiring ${count(8, "driver", "drivers")}.` A bare string does not compile. */
export function say(words: TemplateStringsArray, ...slots: readonly (Slot | Quoted)[]): string {
  return join(words, slots);
}

/** The sentence a report opens with: no quoted words. */
export function verdict(words: TemplateStringsArray, ...slots: readonly Slot[]): string {
  return join(words, slots);
}

function join(words: TemplateStringsArray, slots: readonly { text: string }[]): string {
  return capital(words.map((part, at) => `${part}${slots[at]?.text ?? ""}`).join(""));
}

const longestName = 80;

/** "registered nurse", "ICU registered nurse". */
export function titleOf(ledger: Ledger): Slot {
  return value(clip(spokenTitle(ledger), longestName));
}

/** "Vertriebsleiter DACH": a title in another language keeps its letters. */
export function ownTitleOf({ reading: { title } }: Ledger): Slot {
  return value(clip(title.clean, longestName));
}

/** "a registered nurse", "an ICU registered nurse". */
export function aTitleOf(ledger: Ledger): Slot {
  return value(withArticle(titleOf(ledger).text));
}

/** "registered nurses". */
function titlesOf(ledger: Ledger): Slot {
  return value(pluralise(titleOf(ledger).text));
}

/** Whether anybody has named the employer. */
export function isEmployerNamed({ company }: Pick<Ledger, "company">): boolean {
  return company.name.trim() !== "";
}

export function companyOf(ledger: Ledger): Slot {
  return value(isEmployerNamed(ledger) ? clip(ledger.company.name, longestName) : "our company");
}

/** " at Quillwater"; nothing where nobody named the employer. */
export function atCompanyOf(ledger: Ledger): Slot {
  return value(isEmployerNamed(ledger) ? ` at ${companyOf(ledger).text}` : "");
}

/** Who writes to candidates, where that is not the employer; a confidential client is "a client of" it already. */
export function agencyOf({ company }: Ledger): Slot | null {
  if (company.agency === null || company.isConfidential) return null;
  return value(clip(company.agency, longestName));
}

/** "Columbus"; null where nobody named a place, or the work is remote. */
export function placeOf({ reading: { place, workType } }: Ledger): Slot | null {
  if (place.isRemote || workType?.type === "remote") return null;
  const name = place.city ?? place.region;
  return name === null ? null : value(clip(name, longestName));
}

/** "$36.00 to $48.00 an hour". */
export function rangeOf({ reading }: Ledger): Slot | null {
  const offer = reading.pay?.offer ?? null;
  return offer === null ? null : value(formatOffer(offer));
}

/** What is stated by its name: "the range", and where one end or one figure is stated "the top", "the bottom" or "the pay". */
export function payNameOf({ reading }: Ledger): Slot {
  const { min = null, max = null } = reading.pay?.offer ?? {};
  if (min === max) return value("the pay");
  if (min === null) return value("the top");
  return value(max === null ? "the bottom" : "the range");
}

/** The same with its figures: "the range of $36.00 to $48.00 an hour", "the top of $32.00 an hour". */
export function namedPayOf(ledger: Ledger): Slot | null {
  const range = rangeOf(ledger);
  const figures = range?.text.replace(/^(?:up to|from) /u, "");
  return figures === undefined ? null : value(`${payNameOf(ledger).text} of ${figures}`);
}

/** "12-hour nights", "nights". */
export function scheduleOf({ reading: { schedule } }: Ledger): Slot | null {
  if (schedule === null) return null;
  const { shift, hoursPerShift } = schedule;
  const hours = hoursPerShift === null ? null : `${hoursPerShift}-hour`;
  if (shift !== null) return value([hours, shift].filter((part) => part !== null).join(" "));
  return hours === null ? null : value(`${hours} shifts`);
}

/** "on site", "remote", "hybrid". */
export function workplaceOf({ reading: { workType, place } }: Ledger): Slot | null {
  if (workType === null) return place.isRemote ? value("remote") : null;
  return value(workType.type === "on-site" ? "on site" : workType.type);
}

/** "1 opening", "8 openings". */
export function count(number: number, one: string, many: string): Slot {
  return value(`${number.toLocaleString("en-US")} ${number === 1 ? one : many}`);
}

/** A figure that code computed and formatted: "$4.10 an hour", "the 75th percentile", "12 %". */
export function figure(text: string): Slot {
  return value(text);
}

/** "Tue 17 Nov". */
export function day(date: Date): Slot {
  return value(formatDay(date));
}

export function credential({ name }: Pick<Credential, "name">): Slot {
  return value(name);
}

/** What is missing, to stand after a colon: "home time". */
export function missing({ thing }: Pick<OpenQuestion, "thing">): Slot {
  return value(thing);
}

/** Words of the playbook, which are ours: pick(playbook, ({ plan }) => plan.decider). */
export function pick(playbook: Playbook, choose: (from: Playbook) => string): Slot {
  return value(choose(playbook).replace(/[.]$/u, ""));
}

const longestQuote = 160;

/** Somebody's words, never bent: “Idaho CVT or eligible”. */
export function quote({ text }: Pick<Given, "text">): Quoted {
  const words = clip(text.replace(/^[\s,;:.•–—-]+|[.;:,]+$/gu, ""), longestQuote).replaceAll(
    /[“”"]/gu,
    "'",
  );
  return { [form]: "quote", text: `“${words}”` };
}

/** Tags of ours that nobody wrote, as we would say them. */
const tagWords: Readonly<Record<string, string>> = {
  "low employer-review rating": "the reviews of the employer",
  "unstable team": "people leaving the team",
  "recent layoffs": "the layoffs",
  "low budget": "a tight budget",
  "unrealistic comp": "the level of pay",
  "urgent backfill": "the reason for the opening",
};

/** A red flag: quoted where somebody wrote it, in our words where it is a tag that was picked. */
export function flagOf(flag: Pick<Given, "text">): Slot | Quoted {
  const ours = tagWords[flag.text.toLowerCase().trim()];
  return ours === undefined ? quote(flag) : value(ours);
}

/** What a playbook's sentences about this job can be filled with. */
export function slotsOf(ledger: Ledger, sender: string): Partial<Record<PlaybookSlot, string>> {
  const known: Partial<Record<PlaybookSlot, Slot | null>> = {
    title: titleOf(ledger),
    titles: titlesOf(ledger),
    company: companyOf(ledger),
    place: placeOf(ledger),
    range: rangeOf(ledger),
    schedule: scheduleOf(ledger),
    workplace: workplaceOf(ledger),
  };
  const filled = Object.entries(known).flatMap(([key, slot]) => (slot ? [[key, slot.text]] : []));
  return { ...Object.fromEntries(filled), sender, first_name: "{{first_name}}" };
}

type Fillable = { needs: readonly PlaybookSlot[]; say: string; otherwise?: string };

/** The sentence filled, its other form where a need is not known, or null. */
export function fill(
  { needs, say: text, otherwise }: Fillable,
  slots: Partial<Record<PlaybookSlot, string>>,
): string | null {
  if (needs.some((need) => slots[need] === undefined)) return otherwise ?? null;
  return text.replaceAll(/\{([a-z_]+)\}/gu, (_, name: PlaybookSlot) => slots[name] ?? "");
}
