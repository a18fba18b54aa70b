import type { HistoryRule, Law, PayRule } from "#knowledge/law.ts";
import type { Fact, FactId } from "#ledger/facts/fact.ts";
import {
  type AppliedHistory,
  type AppliedRule,
  type LawPicture,
  whenChecked,
} from "#ledger/law/law-picture.ts";
import type { Place } from "#ledger/facts/reading.ts";

/** The rules about pay that may reach a job, how surely, and which of them were read in the law itself. */
export function pictureLaw(law: Law, place: Place, companySize: string, today: Date): LawPicture {
  const missing = missingOf(place);
  if (missing !== null) return { missing, rules: [], history: [] };
  const day = today.toISOString().slice(0, 10);
  const rules = law.pay.flatMap((rule): AppliedRule[] => {
    const isThroughRemote = !isPlaceOf(rule, place);
    const reach = reachOf(rule, place, companySize, day);
    if (reach === null) return [];
    const isChecked = rule.checked !== null && !(isThroughRemote && rule.remote === "counsel");
    const isOld = isPast(rule, today);
    return [{ ...rule, factId: `law.${rule.id}`, reach, isThroughRemote, isChecked, isOld }];
  });
  const history = law.history
    .filter((rule) => rule.from <= day && isHistoryOf(rule, place))
    .map((rule) => ({ ...rule, isChecked: rule.checked !== null, isOld: isPast(rule, today) }));
  return { missing, rules, history };
}

/** Federal countries whose states and provinces make these rules. */
const federal = new Set(["US", "CA"]);

function missingOf({ country, region, isRemote }: Place): LawPicture["missing"] {
  if (country === null) return "country";
  return federal.has(country) && region === null && !isRemote ? "region" : null;
}

type Anywhere = Pick<PayRule, "countries" | "region" | "cities">;

function isPlaceOf({ countries, region, cities }: Anywhere, place: Place): boolean {
  if (place.country === null || !countries.includes(place.country)) return false;
  if (region !== null && region !== place.region) return false;
  const city = place.city?.trim().toLowerCase();
  return cities.length === 0 || cities.some((name) => name.toLowerCase() === city);
}

/** A remote job is done from every state, those with a rule among them; a city is no place of it. */
function isHistoryOf(rule: HistoryRule, place: Place): boolean {
  return isPlaceOf(rule, place) || (rule.cities.length === 0 && isRemoteIn(rule, place));
}

function isRemoteIn({ countries }: Anywhere, { isRemote, country }: Place): boolean {
  return isRemote && country !== null && countries.includes(country);
}

type Reach = AppliedRule["reach"];

function reachOf(rule: PayRule, place: Place, companySize: string, day: string): Reach | null {
  const isHere = isPlaceOf(rule, place);
  if (!isHere && (rule.remote === "no" || !isRemoteIn(rule, place))) return null;
  const bySize = reachBySize(rule, companySize);
  if (bySize === null) return null;
  if (rule.from > day) return "notYet";
  // Where people will sit is what a remote job still leaves open.
  return isHere ? bySize : "confirm";
}

/** The form's band counts people at all sites, so passing a threshold is likely and never certain. */
function reachBySize({ employers }: PayRule, companySize: string): Reach | null {
  if (employers === "all") return "applies";
  const band = readBand(companySize);
  if (employers === "unknown" || band === null) return "confirm";
  if (band.most < employers) return null;
  return band.fewest < employers ? "confirm" : "likely";
}

function readBand(companySize: string): { fewest: number; most: number } | null {
  const match = /^(\d{1,7})(?:-(\d{1,7})|\+)$/u.exec(companySize.trim());
  if (match === null) return null;
  const [, fewest, most] = match;
  return { fewest: Number(fewest), most: most === undefined ? Infinity : Number(most) };
}

const yearMs = 366 * 24 * 60 * 60 * 1000;

function isPast({ looked }: Pick<PayRule, "looked">, today: Date): boolean {
  return today.getTime() - new Date(looked).getTime() > yearMs;
}

const reachWords: Readonly<Record<Reach, string>> = {
  applies: "",
  likely: " Likely to apply; confirm the number of people.",
  confirm: " Confirm whether it reaches this job.",
  notYet: " Not yet in force.",
};

export const historyFact: FactId = "law.payHistory";

/** The rules as facts to cite: each with its source, the day it was checked, and how surely it applies. */
export function factsOfLaw({ rules, history }: LawPicture): Fact[] {
  const ofPay = rules.map((rule): Fact => ({
    id: rule.factId,
    label: `Pay in postings, ${rule.place}`,
    text: rule.isChecked
      ? `${rule.statute}: ${rule.asks} In force since ${rule.from}.${reachWords[rule.reach]}`
      : `Check with counsel: ${rule.statute}.${rule.reach === "notYet" ? ` In force from ${rule.from}.` : ""}`,
    ...sourceOf([rule]),
    place: rule.place,
  }));
  return history.length === 0 ? ofPay : [...ofPay, factOfHistory(history)];
}

function factOfHistory(history: readonly AppliedHistory[]): Fact {
  const said = history.map(({ isChecked, place, statute, asks }) =>
    isChecked ? `${place}, ${statute}: ${asks}` : `${place}: check with counsel, ${statute}.`,
  );
  return { id: historyFact, label: "Past pay", text: said.join(" "), ...sourceOf(history) };
}

type Cited = AppliedRule | AppliedHistory;

function sourceOf(rules: readonly Cited[]): Pick<Fact, "basis" | "sources"> {
  return {
    basis: rules.some(({ isChecked }) => isChecked) ? "data" : "estimate",
    sources: rules.map((rule) => ({
      kind: "citation",
      citation:
        rule.isChecked && rule.checked ? `${rule.statute}, ${rule.checked.at}` : rule.statute,
      lastChecked: whenChecked(rule),
    })),
  };
}
