import type { FactId } from "#contract/examination.ts";
import type { Given } from "#ledger/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Unit } from "#ledger/market.ts";
import { formatOffer } from "#english/money.ts";
import {
  seniorities,
  type Benefit,
  type DealBreakerKind,
  type Duty,
  type Requirement,
  type RequirementKind,
} from "#ledger/reading.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";
import { toVerbPhrase } from "#ledger/read/duties.ts";
import { isVerb } from "#ledger/read/duty-verbs.ts";
import { namedBenefits } from "#tools/benefits.ts";
import { clip } from "#tools/clip.ts";
import { conditionsOf } from "#tools/conditions.ts";
import { askedFor, isAboutTime } from "#tools/demands.ts";
import { oncePerLedger } from "#tools/once-per-ledger.ts";
import { alternativesOf, bestLines, mustsOf, rangeOf } from "#tools/phrases.ts";

/** The unit this job's pay is spoken of in, by its own range or by the custom of the work. */
export function unitOf({ reading, rules }: Ledger): Unit {
  return (reading.pay?.offer?.period ?? rules.payUnit) === "hour" ? "hour" : "year";
}

export function isSenior({ reading }: Ledger): boolean {
  const { seniority } = reading.title;
  return seniority !== null && seniorities.indexOf(seniority) >= seniorities.indexOf("senior");
}

/** What may be said of the pay: the range, and the earnings on target where commission is part of it. */
export function payWords(ledger: Ledger): { words: string; facts: FactId[] } | null {
  const { atTarget } = ledger.market;
  const range = rangeOf(ledger);
  const onTarget =
    atTarget?.kind === "commission" ? `${formatOffer(atTarget.yearly)} on target` : null;
  if (onTarget === null || atTarget === null) {
    return range === null ? null : { words: range, facts: ["pay.range"] };
  }
  return range === null
    ? { words: onTarget, facts: [atTarget.id] }
    : { words: `${range} base, ${onTarget}`, facts: ["pay.range", atTarget.id] };
}

/** A requirement inside a sentence for the hiring side. */
export function demandOf({ text, skills }: Pick<Requirement, "text" | "skills">): string {
  const line = clip(text.replace(/\s{0,2}\([^()]{0,200}\)/gu, ""), 90);
  const isName = skills.some(({ name }) => line.startsWith(name));
  if (isName) return line;
  if (/^(?:you|we|our|must|some|able)\b/iu.test(line)) return `"${line}"`;
  return askedFor({ text: line }) ?? inSentence(line);
}

const graded = new Set<RequirementKind>(["experience", "skill", "language"]);

/** Musts of which people have more or less; a license is held or not. */
export function gradedMusts(ledger: Ledger): Requirement[] {
  const musts = mustsOf(ledger);
  const more = musts.filter((must) => graded.has(must.kind) && !isAboutTime(must));
  return more.length > 0 ? more : musts;
}

/** The first demand, no degree, that takes something else by name. */
export function openDoor({
  reading,
}: Ledger): { requirement: Requirement; alternatives: string[] } | null {
  const doors = reading.requirements
    .filter(({ kind }) => kind !== "education")
    .map((requirement) => ({
      requirement,
      alternatives: alternativesOf(requirement).filter((one) => !isDeed(one)),
    }));
  return doors.find(({ alternatives }) => alternatives.length > 0) ?? null;
}

/** "Certify in 30 days" is a thing to do, and nothing that counts already. */
function isDeed(words: string): boolean {
  const [first = ""] = words.split(" ");
  return isVerb(first) || /^(?:certify|earn|obtain|pass)$/iu.test(first);
}

/** What nobody can give way on or be asked to prove in another way. */
const lasting = new Set<RequirementKind>(["authorization", "physical", "schedule", "other"]);

export function isMovable({ kind }: Pick<Requirement, "kind">): boolean {
  return !lasting.has(kind);
}

/** The scarcest demand that other evidence could stand in for. */
export function scarceDemand({ market, reading }: Ledger): Requirement | null {
  const scarce = new Set(
    market.supply.filter(({ supply }) => supply === "scarce").map((one) => one.requirementId),
  );
  return reading.requirements.find((one) => scarce.has(one.id) && isMovable(one)) ?? null;
}

/** Things in a row that stay apart even where one of them has an "and" of its own. */
export function joinClear(things: readonly string[]): string {
  const isPlain = things.length < 2 || !things.some((thing) => /,| and /u.test(thing));
  if (isPlain) return joinAnd(things);
  if (things.length === 2) return things.join(" as well as ");
  return things.some((thing) => thing.includes(","))
    ? things.join("; ")
    : `${things.slice(0, -1).join(", ")}, and ${things.at(-1) ?? ""}`;
}

/** The lines an offer argues with: the weightiest work first, then what the employer says of itself. */
export function workLines(ledger: Ledger): Given[] {
  const deeds = new Set(deedsOf(ledger).map(({ id }) => id));
  const weigh = ({ id, weight }: Duty) => weight + (deeds.has(id) ? 100 : 0);
  const work = ledger.reading.duties.toSorted((left, right) => weigh(right) - weigh(left));
  const rest = bestLines(ledger).filter(({ id }) => !work.some((duty) => duty.id === id));
  return [...work.slice(0, 2), ...rest, ...work.slice(2)];
}

/** Duties as what somebody does, for use after "to"; a duty that names no deed is left out. */
export const deedsOf = oncePerLedger(({ reading }): { id: FactId; deed: string }[] =>
  reading.duties
    .map(({ id, text }) => ({ id, deed: toVerbPhrase(text.split(/[.;] /u)[0] ?? text) }))
    .filter(({ deed }) => isVerb(deed.split(/[ ,]/u)[0] ?? "")),
);

/** " near Denver"; nothing where the job has no place. */
export function nearWords({ reading: { place } }: Ledger): string {
  return place.isRemote ? "" : ` near ${clip(place.city ?? place.region ?? place.text, 80)}`;
}

/** A line inside a sentence; the employer's name keeps its capital. */
export function sayLine({ company }: Ledger, { text }: Given): string {
  const [name = ""] = company.name.split(" ");
  return name !== "" && text.startsWith(name) ? text : inSentence(text);
}

/** A thing of this job that no offer moves. */
export type Fixed = { id: FactId; thing: string; facts: FactId[] };

/** What shuts out most people is said first; papers come last. */
const byWeight: readonly DealBreakerKind[] = [
  "schedule",
  "workType",
  "travel",
  "other",
  "background",
  "education",
  "clearance",
  "authorization",
];

/** Deal breakers and times of work, as things; each once, the heaviest first. */
export const fixedThings = oncePerLedger((ledger): Fixed[] => {
  const kinds = new Map(ledger.reading.dealBreakers.map(({ id, kind }) => [id, kind]));
  const weigh = ({ id }: { id: FactId }) => byWeight.indexOf(kinds.get(id) ?? "schedule");
  const times = mustsOf(ledger)
    .filter(isAboutTime)
    .map((must) => ({ id: must.id, thing: demandOf(must) }));
  const conditions = conditionsOf(ledger).flatMap(({ id, thing }) =>
    thing === null ? [] : [{ id, thing }],
  );
  const all = [...conditions, ...times].map(({ id, thing }) => ({ id, thing: clip(thing, 90) }));
  return all
    .filter(({ thing }, at) => !all.slice(0, at).some((before) => overlaps(before.thing, thing)))
    .toSorted((left, right) => weigh(left) - weigh(right))
    .map(({ id, thing }) => ({ id, thing, facts: conditionFacts(ledger, id) }));
});

/** A condition may be said in the words of another fact: the schedule, the work type, the degree asked for. */
export function conditionFacts({ reading }: Ledger, id: FactId): FactId[] {
  const { schedule, workType, requirements, dealBreakers } = reading;
  const isDegree = dealBreakers.some((one) => one.id === id && one.kind === "education");
  const degrees = requirements.filter(({ kind }) => isDegree && kind === "education");
  const said = [schedule, workType, ...degrees].filter((given) => given !== null);
  return [id, ...said.map((given) => given.id)];
}

/** "Saturdays" again in "cannot work Saturdays" is the same thing said twice. */
function overlaps(one: string, other: string): boolean {
  const [short = "", long = ""] = [one.toLowerCase(), other.toLowerCase()].sort(
    (a, b) => a.length - b.length,
  );
  return long.includes(short);
}

const longestBenefit = 90;

/** Benefits that fit a sentence, one of each kind first. */
export const benefitsByKind = oncePerLedger((ledger): Benefit[] => {
  const real = namedBenefits(ledger).filter(
    ({ text }) => text.length <= longestBenefit && !/\b(?:no|not|without)\b/iu.test(text),
  );
  const firsts = real.filter(({ kind }, at) => real.findIndex((one) => one.kind === kind) === at);
  return [...firsts, ...real.filter((one) => !firsts.includes(one))];
});
