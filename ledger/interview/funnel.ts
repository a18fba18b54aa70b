import type { Playbook } from "#knowledge/playbook.ts";
import type { Reading } from "#ledger/facts/reading.ts";

export type FunnelStep = {
  step: string;
  people: number;
  /** Share that goes on to the next step; null at the last one. */
  ratePercent: number | null;
  basis: string;
};

type Rate = Pick<FunnelStep, "step" | "basis"> & { ratePercent: number };

const byDefault = "Planning default";

/** How many people it takes, worked backwards from the hires without rounding, then each step rounded up. Every rate is ours. */
export function planFunnel(reading: Reading, { reach }: Pick<Playbook, "reach">): FunnelStep[] {
  const hires = countOpenings(reading);
  const rates = [...(reach === "apply" ? applicants : outreach), ...spokenWith];
  let people = hires;
  const backwards = rates.toReversed().map((rate) => {
    people /= rate.ratePercent / 100;
    return { ...rate, people: Math.ceil(people - 1e-9) };
  });
  return [
    ...backwards.toReversed(),
    { step: "hired", people: hires, ratePercent: null, basis: "" },
  ];
}

/** People who answer posts. */
const applicants: readonly Rate[] = [
  { step: "seen the post", ratePercent: 5, basis: byDefault },
  { step: "applied", ratePercent: 30, basis: byDefault },
];

/** People who answer personal messages. */
const outreach: readonly Rate[] = [
  { step: "written to", ratePercent: 20, basis: byDefault },
  { step: "replied", ratePercent: 40, basis: byDefault },
];

/** People who were spoken with; the same for every job, since we know nobody's own rates. */
const spokenWith: readonly Rate[] = [
  { step: "screened", ratePercent: 50, basis: byDefault },
  { step: "met", ratePercent: 40, basis: byDefault },
  { step: "offered", ratePercent: 75, basis: byDefault },
];

const mostOpenings = 200;
const countWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** As many as the posting states, in figures or words; one where it states none. */
export function countOpenings({ openings }: Pick<Reading, "openings">): number {
  const [word = ""] = openings?.text.toLowerCase().split(" ", 1) ?? [];
  const stated = /^\d+$/u.test(word) ? Number(word) : countWords.indexOf(word) + 1;
  return stated >= 1 && stated <= mostOpenings ? stated : 1;
}
