import { withArticle } from "#ledger/families/article.ts";
import type { FactId } from "#contract/examination.ts";
import type { Given } from "#ledger/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { toVerbPhrase } from "#ledger/read/duties.ts";
import { isVerb } from "#ledger/read/duty-verbs.ts";
import type { Duty, PayPart } from "#ledger/reading.ts";
import { inSentence } from "#ledger/words.ts";
import { wordingCheckFor } from "#checks/wording/check-wording.ts";
import { clip, joinItems, withoutStop, withStop } from "#tools/clip.ts";
import { refusable } from "#tools/conditions.ts";
import { rangeOf, spokenTitle } from "#tools/phrases.ts";
import type { Scene } from "#tools/voices.ts";

/** Words of a text with the facts they rest on. */
export type Said = { text: string; facts: FactId[] };

const longestName = 80;

function employerOf({ company }: Ledger): string {
  return company.name.trim() === "" ? "our company" : clip(company.name, longestName);
}

/** Who writes, where that is not the employer: "Northwind Talent recruits for Quillwater." */
export function agencyLine({ company }: Ledger): Said | null {
  const { agency, isConfidential, name } = company;
  if (agency === null) return null;
  const client = isConfidential ? "a client" : clip(name, longestName);
  return {
    text: `${clip(agency, longestName)} recruits for ${client}.`,
    facts: ["agency", "company"],
  };
}

/** The people of the job for use inside a message; very long names are cut between words. */
export function sceneOf(ledger: Ledger): Scene {
  const title = clip(spokenTitle(ledger), longestName);
  return {
    employer: employerOf(ledger),
    title,
    job: withArticle(title),
    where: whereOfJob(ledger),
    terms: termsOf(ledger).text,
    decider: bossOf(ledger),
  };
}

/** Who can answer, as the posting names the post. */
function bossOf({ reading: { team } }: Ledger): string {
  const name = team?.reportsTo ?? "hiring manager";
  return clip(/^(?:the|our)\s/iu.test(name) ? name : `the ${name}`, longestName);
}

function whereOfJob({ reading: { place, workType } }: Ledger): string {
  if (workType?.type === "remote" || place.isRemote) {
    const reach = place.remoteReach ?? null;
    return reach === null ? "(remote)" : `(remote, ${clip(reach, 60)})`;
  }
  return `in ${clip(place.city ?? place.text, 60)}`;
}

/** "full-time, 12-hour nights, on-site"; empty where nobody said. */
export function termsOf({ reading: { schedule, workType } }: Ledger): Said {
  const known = [workType?.type === "remote" ? null : workType, schedule].filter(
    (part) => part !== null,
  );
  return {
    text: clip(known.map(({ text }) => inSentence(text)).join(", "), 140),
    facts: known.map(({ id }) => id),
  };
}

const paidOnTop = new Set<PayPart["kind"]>([
  "bonus",
  "commission",
  "equity",
  "signOn",
  "differential",
]);
const countedPart = /(?:bonus|target|differential|premium|allowance|stipend|plan|payment)$/iu;

/** The range with what is paid on top, as far as it has been said; null without a range. */
export function payOf(ledger: Ledger, mostParts = 2): Said | null {
  const range = rangeOf(ledger);
  const { pay, payParts } = ledger.reading;
  if (range === null || pay === null) return null;
  const parts = payParts
    .filter(({ kind }) => paidOnTop.has(kind))
    .map((part) => ({ id: part.id, text: partOf(part) }))
    .filter(({ text }) => text !== "" && text.length < 90)
    .slice(0, mostParts);
  const extra = parts.length === 0 ? "" : `, plus ${joinItems(parts.map(({ text }) => text))}`;
  return { text: `${range}${extra}`, facts: [pay.id, ...parts.map(({ id }) => id)] };
}

function partOf({ text }: PayPart): string {
  const thing = inSentence(text.replace(/\s(?:is|are|will be|paid)\s.*$/su, "")).replace(
    /^(\D{3,60}(?:differential|premium|bonus|stipend)) (?=[$€£])/iu,
    "$1 of ",
  );
  const isCounted = countedPart.test(thing.replace(/ of [$€£].*$/u, ""));
  return isCounted && !/^(?:an?|the)\s/u.test(thing) ? withArticle(thing) : thing;
}

/** The line a check would object to stays out of texts for candidates. */
export function cleanFor({ rules, reading, company }: Ledger): (line: string) => boolean {
  const names = [reading.title.text, reading.title.clean, company.name, reading.team?.reportsTo];
  const check = wordingCheckFor([
    ...rules.wordingExceptions,
    ...names.filter((name): name is string => typeof name === "string" && name !== ""),
    ...reading.requirements.flatMap(({ skills }) => skills.map(({ name }) => name)),
  ]);
  return (line) => check(line, { tool: null, where: "" }).every(({ rule }) => isHarmless(rule));
}

function isHarmless(rule: string): boolean {
  return rule === "wording.feminine" || rule === "wording.degree";
}

export type Deed = { id: FactId; text: string };

const bodyOrTime =
  /\b(?:lift|stand|pounds|lbs|wpm|weekends?|holidays|pager|on[- ]call|background check)\b/iu;

/** What the person would do, the weightiest first, each after "to"; hours, loads and coded words come last. */
export function deedsOf(ledger: Ledger): Deed[] {
  const isClean = cleanFor(ledger);
  const weigh = ({ text, weight }: Duty) =>
    weight - (isClean(text) ? 0 : 10) - (bodyOrTime.test(text) ? 5 : 0);
  return ledger.reading.duties
    .toSorted((left, right) => weigh(right) - weigh(left))
    .map(({ id, text }) => ({ id, text: clip(withoutStop(toVerbPhrase(text)), 110) }))
    .map(({ id, text }) => ({ id, text: text.replace(/ (?:under|by|of|with|for|to)$/u, "") }))
    .filter(({ text }) => isVerb(text.split(/[ ,]/u, 1)[0] ?? ""));
}

const hasVerb =
  /(?<!-|\b(?:that|which|who) )\b(?:is|are|was|were|has|have|had|makes?|runs?|ships?|sells?|builds?|employs?|sees?|serves?|offers?|works?|helps?|we['’]re|keeps?|owns?)\b/iu;

/** One sentence about the employer: what the posting says of its size or product, else its own page. */
export function aboutLine(ledger: Ledger): Said | null {
  const { reading, company } = ledger;
  const isClean = cleanFor(ledger);
  const fits = ({ text }: Given) => text.length < 260 && isClean(text);
  const line = [...reading.companyFacts, ...company.statements].find(fits);
  if (line === undefined) return null;
  const text = withStop(line.text);
  const isSentence = hasVerb.test(text);
  const about = isSentence ? text : `About ${employerOf(ledger)}: ${inSentence(text)}.`;
  return { text: about, facts: [line.id, "company"] };
}

/** What most often makes people say no: the fixed conditions, else shift and place. */
export function outThings(ledger: Ledger): { things: string[]; facts: FactId[] } | null {
  const { schedule, workType, place } = ledger.reading;
  const fixed = refusable(ledger).filter(({ thing }) => thing.length <= 45);
  const shift = schedule?.shift ?? null;
  const days = workType?.officeDays ?? null;
  const others = [
    ...(days === null || workType === null || days.length > 45
      ? []
      : [
          {
            facts: [workType.id],
            thing: /office|site/iu.test(days) ? days : `${days} in the office`,
          },
        ]),
    ...(shift === null || schedule === null
      ? []
      : [{ facts: [schedule.id], thing: shift as string }]),
    ...(workType?.type === "remote" || place.isRemote || place.city === null
      ? []
      : [{ facts: ["place"], thing: place.city }]),
  ].filter(({ thing }) => fixed.every((one) => !one.thing.includes(thing)));
  const chosen = [...fixed, ...others].slice(0, 2);
  if (chosen.length === 0) return null;
  return {
    things: chosen.map(({ thing }) => thing),
    facts: chosen.flatMap(({ facts }) => facts),
  };
}
