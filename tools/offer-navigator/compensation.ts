import { partName } from "#ledger/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market-facts.ts";
import { formatMoney, formatOffer } from "#english/money.ts";
import { unstatedParts } from "#ledger/usual-pay.ts";
import { capital, inSentence, joinAnd } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { demandOf, gradedMusts } from "#tools/market-words.ts";
import { amountsOf, bonusWords } from "#tools/offer-navigator/amounts.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { deciderOf, known, mustsOf, rangeOf } from "#tools/phrases.ts";

type Strategy = OfferNavigator["compensationStrategy"];

const names = { opening: "opening", target: "target", walkAway: "walk-away" } as const;

export function writeStrategy(ledger: Ledger): Strategy {
  const { reading, market } = ledger;
  const amounts = amountsOf(ledger);
  return {
    finding: clip(writeFinding(ledger), 600),
    range: reading.pay?.offer ?? null,
    packages:
      amounts === null
        ? []
        : (["opening", "target", "walkAway"] as const).map((point) => ({
            name: names[point],
            base: `${amounts[point].amount} ${amounts.per}`,
            perYear: amounts[point].perYear,
            why: amounts[point].why.replace(" of the range", ""),
            ...known("derived", ...amounts.facts, "pay.range"),
          })),
    parts: writeParts(ledger).slice(0, 15),
    rule: writeRule(ledger),
    fairness: clip(writeFairness(ledger), 600),
    ...known(
      amounts === null ? "unknown" : "derived",
      reading.pay?.id ?? "unknown.pay",
      ...(amounts?.facts ?? []),
      market.atTarget?.id,
      ...mustsOf(ledger)
        .slice(0, 10)
        .map(({ id }) => id),
    ),
  };
}

function writeFinding(ledger: Ledger): string {
  const { market, reading, occupation } = ledger;
  const range = rangeOf(ledger);
  const { offerPoints, atTarget } = market;
  const offer = reading.pay?.offer;
  if (range === null || !offer) {
    return `No range is approved for ${occupation.people}: ask for bottom, top and who may go above.`;
  }
  if (isUnknown(offerPoints))
    return `${capital(range)} is all that is known; three points need both ends.`;
  const room = offerPoints.walkAway.amount - offerPoints.opening.amount;
  const onTop =
    atTarget === null
      ? ""
      : atTarget.kind === "commission"
        ? ` The range is base; earnings on target are ${formatOffer(atTarget.yearly)}.`
        : ` With the ${bonusWords(atTarget)} the range is worth ${formatOffer(atTarget.yearly)}.`;
  if (room <= 0) return `${capital(range)} is one figure: say it once and stay.${onTop}`;
  return `Between opening and walk-away lie ${formatMoney(room, offer.currency, offer.period)}: step to ${amountsOf(ledger)?.target.amount ?? ""} once, then stop.${onTop}`;
}

/** How the points were found, in this job's own marks. */
function writeRule(ledger: Ledger): string {
  const { offerPoints } = ledger.market;
  if (isUnknown(offerPoints)) return "Points need both ends of a range.";
  const { opening, target } = offerPoints;
  const low = opening.anchor ? `highest mark up to the middle (${opening.why})` : "bottom";
  const high = target.anchor ? `lowest mark above it (${target.why})` : "middle";
  return `Opening = ${low}; target = ${high}; walk-away = top of ${rangeOf(ledger)}.`;
}

/** A differential may be for a language or a place as well. */
const shiftWords = /shift|night|evening|weekend|overnight/iu;

/** Base first, then every stated part, then the usual ones nobody stated: unknown, never zero. */
function writeParts(ledger: Ledger): Strategy["parts"] {
  const { reading, rules, market } = ledger;
  const range = rangeOf(ledger);
  const missing = unstatedParts(reading, rules);
  const { atTarget } = market;
  return [
    range === null
      ? { part: "base", status: "unknown", ...known("unknown", "title") }
      : { part: "base", status: `stated: ${range}`, ...known("given", "pay.range") },
    ...(atTarget?.kind === "commission"
      ? [
          {
            part: "earnings on target",
            status: `stated: ${formatOffer(atTarget.yearly)}${atTarget.percent === null ? "" : `, base ${atTarget.percent} % of it`}`,
            ...known("derived", atTarget.id),
          },
        ]
      : []),
    ...reading.payParts.map(({ id, kind, text }) => ({
      part: kind === "differential" && !shiftWords.test(text) ? "differential" : partName(kind),
      status: clip(
        `stated${/\d/u.test(text) ? "" : " without a figure"}: ${inSentence(text)}`,
        600,
      ),
      ...known("given", id),
    })),
    ...missing.map((kind) => ({
      part: partName(kind),
      status: "unknown: ask HR",
      ...known("unknown", "occupation"),
    })),
  ];
}

function writeFairness(ledger: Ledger): string {
  const by = gradedMusts(ledger).slice(0, 2).map(demandOf);
  return by.length === 0
    ? `The same evidence gets the same offer, checked by ${deciderOf(ledger)}; past pay sets nothing.`
    : `Equal evidence of ${joinAnd(by)} gets an equal offer; past pay sets nothing.`;
}
