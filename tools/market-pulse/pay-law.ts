import type { Ledger } from "#ledger/ledger.ts";
import type { AppliedRule, PostingPart } from "#ledger/law/law-picture.ts";
import { joinAnd } from "#ledger/words.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { known, rangeOf } from "#tools/phrases.ts";
import { figure, say } from "#tools/writing/say.ts";

type Duty = MarketPulse["compensationInsights"]["payTransparency"][number];

/** Each rule that may reach the job, with what this job has of it and what it lacks. */
export function writeDuties(ledger: Ledger): Duty[] {
  return ledger.law.rules.slice(0, 12).map((rule) => ({
    place: rule.place,
    duty: clip(`${withoutStop(rule.rule)}.${describeParts(ledger, rule)}`, 600),
    reach: clip(reachWords(ledger, rule), 200),
    citation: rule.citation,
    lastChecked: rule.lastChecked,
    ...known("data", rule.factId, "company"),
  }));
}

const partNames: Partial<Record<PostingPart, string>> = {
  range: "range",
  otherPay: "other pay",
  benefits: "benefits",
  closingDate: "closing date",
};

/** " Stated here: range. Missing here: closing date." */
function describeParts({ reading }: Ledger, { parts, reach }: AppliedRule): string {
  if (reach === "notYet") return "";
  const isStated: Partial<Record<PostingPart, boolean>> = {
    range: (reading.pay?.offer ?? null) !== null,
    otherPay: reading.payParts.length > 0,
    benefits: reading.benefits.some(({ isClaim }) => !isClaim),
    closingDate: reading.applyBy !== null,
  };
  const list = (stated: boolean) =>
    joinAnd(
      parts.flatMap((part) =>
        (isStated[part] ?? false) === stated ? (partNames[part] ?? []) : [],
      ),
    );
  const said = (name: string, names: string) => (names === "" ? "" : ` ${name} here: ${names}.`);
  return `${said("Stated", list(true))}${said("Missing", list(false))}`;
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

function withArticle(place: string): string {
  return /^(?:European Union|United |Netherlands|District )/u.test(place) ? `the ${place}` : place;
}

/** Whether the range must be printed. */
export function writeAdvice(ledger: Ledger): string {
  const duty = ledger.law.rules.filter(
    ({ when, reach }) => when === "posting" && reach !== "notYet",
  );
  const places = figure(
    joinAnd([...new Set(duty.map(({ place }) => withArticle(place)))].slice(0, 4)),
  );
  const isStated = rangeOf(ledger) !== null;
  const rule =
    duty.length === 0
      ? isStated
        ? say`We hold no pay-posting rule for this place. Show the range anyway.`
        : say`Hold the post back until there is a range.`
      : isStated
        ? say`Show the range in the post, because ${places} may require it.`
        : say`Hold the post back until there is a range, because ${places} may require it.`;
  return `${rule} Not legal advice.`;
}
