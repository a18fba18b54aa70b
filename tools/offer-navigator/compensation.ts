import type { Ledger } from "#ledger/ledger.ts";
import { formatOffer } from "#english/money.ts";
import { amountsOf, bonusWords, ruleOf } from "#tools/offer-navigator/amounts.ts";
import { listParts } from "#tools/offer-navigator/pay-parts.ts";
import {
  baseFormOf,
  extraFormOf,
  payFacts,
  type BaseForm,
} from "#tools/offer-navigator/pay-form.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { figure, rangeOf, say } from "#tools/writing/say.ts";

type Strategy = OfferNavigator["compensationStrategy"];

const names = { opening: "opening", target: "target", walkAway: "walk-away" } as const;

export function writeStrategy(ledger: Ledger): Strategy {
  const amounts = amountsOf(ledger);
  return {
    finding: `${findings[baseFormOf(ledger)](ledger)}${writeExtra(ledger)}`,
    range: ledger.reading.pay?.offer ?? null,
    packages:
      amounts === null
        ? []
        : (["opening", "target", "walkAway"] as const).map((point) => ({
            name: names[point],
            base: `${amounts[point].amount} ${amounts.per}`,
            perYear: amounts[point].perYear,
            why: amounts[point].why,
            ...known("derived", ...amounts.facts, "pay.range"),
          })),
    parts: listParts(ledger),
    rule: rules[baseFormOf(ledger)](ledger),
    fairness: "The same evidence gets the same offer. Past pay sets nothing and is never asked.",
    ...known(
      baseFormOf(ledger) === "unknown" ? "unknown" : "derived",
      ...payFacts(ledger),
      ...(amounts?.facts ?? []),
    ),
  };
}

type ByForm = Record<BaseForm, (ledger: Ledger) => string>;

const findings: ByForm = {
  unknown: (ledger) => {
    const range = rangeOf(ledger);
    return range === null
      ? "No base range is stated. Ask for bottom, top and who may go above them."
      : say`Stated is ${range} and no more. Ask for the other end before anything is planned.`;
  },
  scale: () => "The offer is a place on the scale, the same for everybody with the same credit.",
  shifts: () =>
    "The base is one rate, and the shift adds to it. The offer is the rate of the shift, the same for everybody who works it.",
  bands: () =>
    "Several ranges are stated, by place or by level. Settle which one applies before anybody plans an offer.",
  rate: () =>
    "The offer is the posted rate, the same for everybody, with the rules by which it is counted.",
  week: () =>
    "A week's average is no range to bargain in. The offer is the rate and the rules by which the week is counted.",
  oneFigure: () => "One figure is stated, so the offer is that figure.",
  range: (ledger) =>
    say`There is room of ${figure(amountsOf(ledger)?.room ?? "")} between opening and walk-away. Candidates hear the posted range and nothing else.`,
};

const rules: ByForm = {
  unknown: () => "Opening, target and walk-away need both ends of a range.",
  scale: () =>
    "HR decides the place by the years and credentials that the scale counts. The hiring manager promises nothing.",
  shifts: () =>
    "Whoever runs the work confirms which shift is open. The recruiter says its rate and promises no other.",
  bands: () =>
    "Opening and target are set inside the range that applies, never between the lowest and the highest.",
  rate: () =>
    "Whoever runs the work confirms the rate and what it counts. The recruiter promises no week that is not in writing.",
  week: () =>
    "Whoever runs the work confirms rate and average. The recruiter promises no week that is not in writing.",
  oneFigure: () => "The base is as posted; start date and terms can be talked about.",
  range: ruleOf,
};

/** How the rest of the pay is to be told. */
function writeExtra(ledger: Ledger): string {
  const { atTarget } = ledger.market;
  switch (extraFormOf(ledger)) {
    case "onTarget":
      return atTarget === null
        ? ""
        : say` At target it comes to ${figure(formatOffer(atTarget.yearly))}, base included.`;
    case "bonus":
      return atTarget === null
        ? ""
        : say` With the ${figure(bonusWords(atTarget))} it comes to ${figure(formatOffer(atTarget.yearly))}.`;
    case "tips":
      return " Tips stand apart from the rate and are never promised.";
    case "differential":
      return " Differentials stand apart from base.";
    default:
      return "";
  }
}
