import { isPayStated, rateOf } from "#ledger/facts/pay-rate.ts";
import type { PostingPart } from "#knowledge/law.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { type AppliedRule, notConfirmed, whenChecked } from "#ledger/law/law-picture.ts";
import { joinAnd } from "#english/words.ts";
import { clip } from "#tools/writing/clip.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { figure, say, type Slot } from "#tools/writing/say.ts";

type Duty = MarketPulse["compensationInsights"]["payTransparency"][number];

const mostDuties = 11;

/** Each rule that was read in the law and may reach the job; those that were not, together in one line for counsel. */
export function writeDuties(ledger: Ledger): Duty[] {
  const { rules } = ledger.law;
  const duties = rules.filter(({ isChecked }) => isChecked).slice(0, mostDuties);
  const unread = rules.filter(({ isChecked }) => !isChecked);
  return [
    ...duties.map((rule) => writeDuty(ledger, rule)),
    ...(unread.length === 0 ? [] : [writeCounsel(ledger, unread)]),
  ];
}

function writeDuty(ledger: Ledger, rule: AppliedRule): Duty {
  return {
    place: rule.place,
    duty: `${rule.asks}${describeParts(ledger, [rule])}`,
    reach: clip(reachWords(ledger, rule), 200),
    citation: rule.statute,
    lastChecked: whenChecked(rule),
    ...known("data", rule.factId, "company"),
  };
}

function writeCounsel(ledger: Ledger, rules: readonly AppliedRule[]): Duty {
  const lead =
    rules.length === 1
      ? say`Check with counsel what this law asks here. We have not confirmed it in its official text.`
      : say`Check with counsel what these laws ask here. We have not confirmed it in their official texts.`;
  return {
    place: clip(joinAnd(rules.map(placeAndStart)), 200),
    duty: `${lead}${describeParts(ledger, rules)}`,
    reach: "check with counsel",
    citation: clip(rules.map(({ statute }) => statute).join("; "), 600),
    lastChecked: notConfirmed,
    ...known("estimate", ...rules.map(({ factId }) => factId)),
  };
}

/** "Delaware (from 2027-09-26)". */
function placeAndStart({ place, reach, from }: AppliedRule): string {
  return reach === "notYet" ? `${place} (from ${from})` : place;
}

const partNames: Readonly<Record<PostingPart, string>> = {
  range: "range",
  "other-pay": "other pay",
  benefits: "benefits",
  "closing-date": "closing date",
  "ai-use": "whether AI selects",
  vacancy: "whether there is a vacancy",
};

/** " Stated here: range. Not stated here: closing date." A remote job's many rows say only what is not. */
function describeParts({ reading }: Ledger, rules: readonly AppliedRule[]): string {
  const inForce = rules.filter(({ reach }) => reach !== "notYet");
  const parts = [...new Set(inForce.flatMap((rule) => rule.parts))];
  const isStated: Readonly<Partial<Record<PostingPart, boolean>>> = {
    range: isPayStated(reading),
    "other-pay": reading.payParts.length > 0,
    benefits: reading.benefits.some(({ isClaim }) => !isClaim),
    "closing-date": reading.applyBy !== null,
  };
  const list = (stated: boolean) =>
    joinAnd(parts.filter((part) => isStated[part] === stated).map((part) => partNames[part]));
  const said = (name: string, names: string) => (names === "" ? "" : ` ${name} here: ${names}.`);
  const isManyPlaces = rules.some(({ isThroughRemote }) => isThroughRemote);
  const stated = isManyPlaces ? "" : said("Stated", list(true));
  return `${stated}${said("Not stated", list(false))}`;
}

/** The form's band counts people at all sites, so it never settles a threshold alone. */
function reachWords({ company }: Ledger, rule: AppliedRule): string {
  const { reach, employers, isThroughRemote, from } = rule;
  if (reach === "notYet") return `in force from ${from}`;
  if (isThroughRemote) return "if people work from there";
  if (reach === "applies") return "applies";
  if (employers === "unknown") return "confirm: the size of employer it begins at was not checked";
  const { companySize } = company;
  if (companySize === "") return `${reach}: head count unknown, the rule counts from ${employers}`;
  return `${reach}: ${companySize} people at all sites, the rule counts from ${employers}`;
}

function withArticle(place: string): string {
  return /^(?:European Union|United |District )/u.test(place) ? `the ${place}` : place;
}

const mostPlaces = 4;

/** "California, Illinois and others". */
function placesOf(rules: readonly AppliedRule[]): Slot {
  const places = [...new Set(rules.map(({ place }) => withArticle(place)))];
  const named = places.slice(0, mostPlaces);
  return figure(joinAnd(places.length > mostPlaces ? [...named, "others"] : named));
}

/** Whether the range must be printed. */
export function writeAdvice(ledger: Ledger): string {
  return `${adviceOn(ledger)} Not legal advice.`;
}

function adviceOn(ledger: Ledger): string {
  const { missing, rules } = ledger.law;
  const pay = figure(rateOf(ledger.reading) === null ? "the range" : "the rate");
  const isStated = isPayStated(ledger.reading);
  if (missing !== null) {
    return missing === "region"
      ? say`The state or province decides what a post must say about pay, and none is stated here.`
      : say`The place decides what a post must say about pay, and no country is stated here.`;
  }
  const now = rules.filter(({ when, reach }) => when === "posting" && reach !== "notYet");
  const duties = now.filter(({ isChecked }) => isChecked);
  if (duties.length > 0) {
    const places = placesOf(duties);
    const isSure = duties.some(({ reach }) => reach === "applies");
    if (isSure) {
      return isStated
        ? say`Show ${pay} in the post, because ${places} requires it.`
        : say`Hold the post back until there is a range, because ${places} requires it.`;
    }
    return isStated
      ? say`Show ${pay} in the post, because ${places} may require it.`
      : say`Hold the post back until there is a range, because ${places} may require it.`;
  }
  const lead = isStated
    ? say`Show ${pay} in the post.`
    : say`Hold the post back until there is a range.`;
  const open = now.length > 0 ? now : rules.filter(({ reach }) => reach !== "notYet");
  return open.length > 0
    ? `${lead} ${say`Check with counsel what ${placesOf(open)} asks.`}`
    : `${say`We hold no pay-posting rule for this place.`} ${lead}`;
}
