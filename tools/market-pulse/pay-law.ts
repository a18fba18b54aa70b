import type { Ledger } from "#ledger/ledger.ts";
import type { AppliedRule, PostingPart } from "#ledger/law/law-picture.ts";
import { joinAnd } from "#ledger/words.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import { payWords } from "#tools/market-words.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { findQuestion, known, rangeOf } from "#tools/phrases.ts";

type Duty = MarketPulse["compensationInsights"]["payTransparency"][number];

/** Each rule that may reach the job, with what this job has of it and what it lacks. */
export function writeDuties(ledger: Ledger): Duty[] {
  return ledger.law.rules.slice(0, 12).map((rule) => ({
    place: rule.place,
    duty: clip(`${withoutStop(rule.rule)}${describeParts(ledger, rule)}`, 600),
    reach: clip(reachWords(ledger, rule), 200),
    citation: rule.citation,
    lastChecked: rule.lastChecked,
    ...known("data", rule.factId, ...factsOfParts(ledger), "company"),
  }));
}

/** What the papers hold for each part a posting must state; null where nothing is said. */
function partsOnFile(ledger: Ledger): Partial<Record<PostingPart, string | null>> {
  const { reading } = ledger;
  const otherPay = reading.payParts.map(({ text }) => clip(text, 60)).slice(0, 2);
  const benefit = reading.benefits.find(({ isClaim }) => !isClaim);
  return {
    range: rangeOf(ledger),
    otherPay: otherPay.length === 0 ? null : otherPay.join(", "),
    benefits: benefit === undefined ? null : `${clip(benefit.text, 60)} and more`,
    closingDate: reading.applyBy?.text ?? null,
  };
}

const partNames: Partial<Record<PostingPart, string>> = {
  range: "range",
  otherPay: "other pay",
  benefits: "benefits",
  closingDate: "closing date",
};

function describeParts(ledger: Ledger, { parts, reach }: AppliedRule): string {
  if (reach === "notYet") return "";
  const onFile = partsOnFile(ledger);
  const asked = parts.flatMap((part) => {
    const name = partNames[part];
    return name === undefined ? [] : [{ name, value: onFile[part] ?? null }];
  });
  const has = asked.filter(({ value }) => value !== null);
  const lacks = asked.filter(({ value }) => value === null).map(({ name }) => name);
  const first =
    has.length === 0
      ? ""
      : `. On file here: ${joinAnd(has.map(({ name, value }) => `${name} (${value ?? ""})`))}`;
  return lacks.length === 0 ? first : `${first}. Missing here: ${joinAnd(lacks)}`;
}

function factsOfParts({ reading }: Ledger): string[] {
  const { pay, payParts, benefits, applyBy } = reading;
  const one = benefits.filter(({ isClaim }) => !isClaim).slice(0, 1);
  return [pay, applyBy, ...payParts, ...one].flatMap((given) => (given === null ? [] : [given.id]));
}

/** The form's band counts people at all sites, so it never settles a threshold alone. */
function reachWords({ company }: Ledger, { reach, fewestEmployees }: AppliedRule): string {
  if (reach === "notYet") return "not in force yet";
  if (reach === "applies") return "applies";
  const { companySize } = company;
  if (companySize === "") return `${reach}: head count unknown`;
  const band = `${companySize} people at all sites`;
  return fewestEmployees === null || fewestEmployees <= 1
    ? `${reach}: ${band}`
    : `${reach}: ${band}, the rule counts from ${fewestEmployees}`;
}

export function writeAdvice(ledger: Ledger): string {
  const { law, reading } = ledger;
  const range = rangeOf(ledger);
  const duty = law.rules.filter(({ when, reach }) => when === "posting" && reach !== "notYet");
  const places = joinAnd([...new Set(duty.map(({ place }) => place))].slice(0, 4));
  if (range === null) {
    const question = findQuestion(ledger, "pay");
    return duty.length > 0
      ? `A post for ${places} must carry the range, and there is none: hold it back until it is known. Not legal advice.`
      : `Hold the post back until there is a range: ${withoutStop(question?.why ?? "candidates ask for it first")}.`;
  }
  return duty.length > 0
    ? `Print ${payWords(ledger)?.words ?? range} in the post: ${places} may ask for it. Not legal advice.`
    : `Our table holds no posting duty for ${clip(reading.place.text, 80)}; print ${range} anyway. Not legal advice.`;
}
