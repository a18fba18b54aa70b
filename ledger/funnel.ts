import { isUnknown } from "#ledger/market-facts.ts";
import type { MarketPicture } from "#ledger/market-picture.ts";
import type { Reading } from "#ledger/reading.ts";

export type FunnelStep = {
  step: string;
  people: number;
  /** Share that goes on to the next step; null at the last one. */
  ratePercent: number | null;
  basis: string;
};

/** Gem's staffing sequences; not of this occupation, and said so. */
const interestedPercent = 5.1;
const screenedPercent = 80;
const offeredPercent = 40;

/** Worked backwards from one hire without rounding, then each step rounded up. */
export function planFunnel(reading: Reading, market: MarketPicture): FunnelStep[] {
  const passes = screenRate(reading);
  const accepts = acceptRate(reading, market);
  const rates = [
    {
      step: "contacted",
      ratePercent: interestedPercent,
      basis: "vendor benchmark for staffing sequences, not of this occupation",
    },
    {
      step: "interested",
      ratePercent: screenedPercent,
      basis: "planning estimate: some do not find the time",
    },
    { step: "screened", ...passes },
    {
      step: "interviewed",
      ratePercent: offeredPercent,
      basis: "planning estimate: two in five reach an offer",
    },
    { step: "offered", ...accepts },
  ];
  let people = 1;
  const backwards = rates.toReversed().map((rate) => {
    people /= rate.ratePercent / 100;
    return { ...rate, people: Math.ceil(people - 1e-9) };
  });
  return [
    ...backwards.toReversed(),
    { step: "hired", people: 1, ratePercent: null, basis: "one opening planned" },
  ];
}

/** The more that must be true at once, the fewer pass the first call. */
function screenRate({ requirements, dealBreakers, schedule }: Reading) {
  const gates =
    requirements.filter(({ priority }) => priority === "must").length + dealBreakers.length;
  const ratePercent = gates > 7 ? 30 : gates > 4 ? 40 : 50;
  const shift = schedule?.shift ?? null;
  const also = shift === null || shift === "days" ? "" : ` and ${shift}`;
  return {
    ratePercent,
    basis: `planning estimate: ${gates} must-haves and deal breakers${also} remove the rest`,
  };
}

function acceptRate({ pay }: Reading, { position }: MarketPicture) {
  if (pay?.offer === null || pay === null) {
    return { ratePercent: 70, basis: "planning estimate, lowered: no range is agreed" };
  }
  const middle = isUnknown(position) ? null : position.position.middle;
  const isLow =
    middle !== null &&
    (middle.kind === "below" || (middle.kind === "at" && middle.percentile < 50));
  return isLow
    ? {
        ratePercent: 75,
        basis: "planning estimate, lowered: the middle of the range is under the median",
      }
    : { ratePercent: 80, basis: "planning estimate: the range was known from the first message" };
}
