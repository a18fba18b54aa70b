import type { Fact } from "#ledger/fact.ts";
import { isInCity } from "#ledger/law/cities.ts";
import type { AppliedRule, LawPicture, PayRule, PostingPart } from "#ledger/law/law-picture.ts";
import { europeanUnion, memberStates } from "#ledger/law/pay-rules-elsewhere.ts";
import { payRules } from "#ledger/law/pay-rules.ts";
import { findHistoryRule } from "#ledger/law/salary-history.ts";
import type { Place } from "#ledger/reading.ts";

/** The pay-transparency rules that may reach a job, how surely, and what a posting there must state. */
export function pictureLaw(place: Place, companySize: string, today: Date): LawPicture {
  const day = today.toISOString().slice(0, 10);
  const rules = payRules.flatMap((rule): AppliedRule[] => {
    const reach = reachOf(rule, place, companySize, day);
    return reach === null ? [] : [{ ...rule, factId: `law.${rule.id}`, reach }];
  });
  const history = findHistoryRule(place);
  return {
    rules,
    parts: partsOf(rules),
    salaryHistory: { isBarred: history !== null, citation: history?.citation ?? null },
  };
}

function partsOf(rules: readonly AppliedRule[]): PostingPart[] {
  const inForce = rules.filter(({ reach, when }) => reach !== "notYet" && when === "posting");
  return [...new Set(inForce.flatMap(({ parts }) => parts))];
}

type Reach = AppliedRule["reach"];

function reachOf(rule: PayRule, place: Place, companySize: string, day: string): Reach | null {
  const isHere = isPlaceOf(rule, place);
  const isRemoteHere = place.isRemote && rule.reachesRemote && isSameCountry(rule, place);
  if (!isHere && !isRemoteHere) return null;
  if (rule.to !== null && rule.to < day) return null;
  const bySize = reachBySize(rule, companySize);
  if (bySize === null) return null;
  if (rule.from > day) return "notYet";
  // A worker there, or a national law, is what a remote job and a directive still need.
  return isHere && rule.country !== europeanUnion ? bySize : "confirm";
}

/** "Remote" and nothing more may well mean the United States, so those rules are shown to confirm. */
function isSameCountry(rule: PayRule, { country }: Place): boolean {
  return rule.country === (country ?? "US");
}

function isPlaceOf({ country, region, city }: PayRule, place: Place): boolean {
  if (country === europeanUnion) return place.country !== null && memberStates.has(place.country);
  if (country !== place.country) return false;
  if (region !== null && region !== place.region) return false;
  return city === null || isInCity(place, city);
}

/** The form's band counts people at all sites, so passing a threshold is likely and never certain. */
function reachBySize({ fewestEmployees, isVerified }: PayRule, companySize: string): Reach | null {
  if (fewestEmployees === null || fewestEmployees <= 1) return isVerified ? "applies" : "likely";
  const band = readBand(companySize);
  if (band === null) return "confirm";
  if (band.most < fewestEmployees) return null;
  return band.fewest < fewestEmployees ? "confirm" : "likely";
}

function readBand(companySize: string): { fewest: number; most: number } | null {
  const match = /^(\d{1,7})(?:-(\d{1,7})|\+)$/u.exec(companySize.trim());
  if (match === null) return null;
  const [, fewest, most] = match;
  return { fewest: Number(fewest), most: most === undefined ? Infinity : Number(most) };
}

const reachWords: Readonly<Record<Reach, string>> = {
  applies: "",
  likely: " Likely to apply; confirm the number of people.",
  confirm: " Confirm whether it reaches this job.",
  notYet: " Not yet in force.",
};

/** The rules as facts to cite: each with its source, the month it was checked, and how surely it applies. */
export function factsOfLaw({ rules, salaryHistory }: LawPicture): Fact[] {
  const ofPay = rules.map((rule): Fact => {
    const { factId, place, from, enforcedFrom, citation, lastChecked, reach } = rule;
    const enforced = enforcedFrom === null ? "" : `, enforced from ${enforcedFrom}`;
    return {
      id: factId,
      label: `Pay transparency, ${place}`,
      text: `${rule.rule} In force from ${from}${enforced}.${reachWords[reach]}`,
      basis: "data",
      sources: [{ kind: "citation", citation, lastChecked }],
      asOf: lastChecked,
      place,
    };
  });
  return salaryHistory.citation === null
    ? ofPay
    : [...ofPay, factOfHistory(salaryHistory.citation)];
}

function factOfHistory(citation: string): Fact {
  const lastChecked = "2026-11";
  return {
    id: "law.payHistory",
    label: "Pay history",
    text: "Asking for past pay is barred here; expectations may be asked.",
    basis: "data",
    sources: [{ kind: "citation", citation, lastChecked }],
    asOf: lastChecked,
  };
}
