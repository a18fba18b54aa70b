import type { ProposedDecision } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import { formatMoney, formatOffer, type Offer } from "#english/money.ts";
import { placeInText } from "#english/words.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import { levelsIn, percentileName } from "#ledger/market/pay-benchmarks.ts";
import { payScaleOf } from "#ledger/market/pay-scale.ts";
import { quoted } from "#ledger/questions/conflict-questions.ts";
import { consequenceOf } from "#tools/decisions/consequence.ts";
import { decisionOf, type TryOut } from "#tools/decisions/options.ts";
import { describePay } from "#tools/decisions/words.ts";

const words = { label: "Pay range" };

/** Two pays of which one holds; else whether the top of the range may move. */
export function proposePay(ledger: Ledger, tryOut: TryOut): ProposedDecision[] {
  const { pay } = ledger.reading;
  if (pay?.conflict) {
    const { used, other } = pay.conflict;
    return [
      decisionOf(
        ledger,
        tryOut,
        { ...words, question: "Which pay is approved?", today: "Two amounts are named today." },
        [
          { label: `${quoted(used)}, as you told us`, settled: payOf(used) },
          { label: `${quoted(other)}, as in the post`, settled: payOf(other) },
        ],
      ),
    ];
  }
  // Nobody bargains over a scale.
  if (!pay?.offer || payScaleOf(ledger.reading) !== null) return [];
  return aboutTop(ledger, pay.offer, tryOut);
}

function aboutTop(ledger: Ledger, offer: Offer, tryOut: TryOut): ProposedDecision[] {
  const { min, max, currency, period } = offer;
  if (max === null || (period !== "hour" && period !== "year")) return [];
  const print = (amount: number) => formatMoney(amount, currency, period);
  const upTo = (top: number): Settled => payOf(formatOffer({ ...offer, max: top }));
  const marks = listMarks(ledger, period);
  const raised =
    marks.find(({ amount }) => amount >= max * (1 + nearest) && amount <= max * (1 + furthest)) ??
    step(max, 1 + usualStep, period);
  const lowered =
    marks.findLast(
      ({ amount }) =>
        amount <= max * (1 - nearest) && amount >= max * (1 - furthest) && amount > (min ?? 0),
    ) ?? step(max, 1 - usualStep, period);
  const isRange = lowered.amount > (min ?? 0);
  return [
    decisionOf(
      ledger,
      tryOut,
      {
        ...words,
        question: "How high can the range go?",
        today: `The range now ends at ${print(max)}${period === "hour" ? " an hour" : ""}.`,
      },
      [
        {
          label: `Keep ${print(max)}`,
          settled: upTo(max),
          line: describePay(consequenceOf(ledger, ledger)),
        },
        {
          label: `Raise the top to ${print(raised.amount)}${raised.name}`,
          settled: upTo(raised.amount),
        },
        ...(isRange
          ? [
              {
                label: `Lower it to ${print(lowered.amount)}${lowered.name}`,
                settled: upTo(lowered.amount),
              },
            ]
          : []),
      ],
    ),
  ];
}

/** A public mark as near as the top itself, or far away, is no next step; then the range moves by the usual one. */
const nearest = 0.02;
const furthest = 0.12;
const usualStep = 0.04;

/** The four local wage levels, as a manager would call them. */
const nameOfLevel = [
  "the wage level of beginners",
  "the wage level of qualified people",
  "the wage level of experienced people",
  "the most senior wage level",
] as const;

type Mark = { amount: number; name: string };

function step(top: number, share: number, period: "hour" | "year"): Mark {
  const unit = period === "hour" ? 0.5 : 1_000;
  return { amount: Math.round((top * share) / unit) * unit, name: "" };
}

/** Published percentiles and local wage levels, lowest first. */
function listMarks({ market }: Ledger, unit: "hour" | "year"): Mark[] {
  // Where pay cannot stand beside what is published, there is no mark either.
  if (market.anchors.length === 0) return [];
  const percentiles = isUnknown(market.wages)
    ? []
    : market.wages.facts.points.flatMap(({ percentile, yearly, hourly }) => {
        const amount = unit === "hour" ? hourly : yearly;
        return typeof amount === "number"
          ? [{ amount, name: `, ${percentileName(percentile)}` }]
          : [];
      });
  const levels = isUnknown(market.levels) ? null : market.levels.facts;
  const local = levels === null ? [] : (levelsIn(levels, unit) ?? []);
  const area = levels === null ? "" : placeInText(levels.area.name);
  return [
    ...percentiles,
    ...local.map((amount, at) => ({ amount, name: `, ${nameOfLevel[at]} in ${area}` })),
  ].toSorted((left, right) => left.amount - right.amount);
}

function payOf(text: string): Settled {
  return { about: "pay", text };
}
