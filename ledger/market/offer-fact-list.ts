import { ordinal } from "#english/counts.ts";
import type { OfferPoints } from "#ledger/market/pay-benchmarks.ts";
import type { Fact, FactSource } from "#ledger/facts/fact.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import type { OfferPosition, Position, Unit } from "#ledger/market/market.ts";
import type { MarketPicture } from "#ledger/market/market-picture.ts";
import { formatMoney, formatOffer, type Offer, perWords } from "#english/money.ts";
import { formatYear, toYearly, yearBasis, yearlyOffer } from "#ledger/market/money.ts";
import { addBonus } from "#ledger/market/pay-at-target.ts";

const usd = "USD";

/** The job's own pay beside the public figures, as facts that reports may cite. */
export function listOfferFacts(picture: MarketPicture, offer: Offer | null): Fact[] {
  return [
    ...(picture.isFullYear ? yearFacts(offer) : []),
    ...positionFacts(picture),
    ...moveFacts(picture),
    ...gapFacts(picture, offer?.period === "hour" ? "hour" : "year"),
    ...pointFacts(picture, offer),
    ...atTargetFacts(picture, offer),
  ];
}

function fromRule(rule: string, ...from: string[]): FactSource[] {
  return [{ kind: "rule", rule, from }];
}

function yearFacts(offer: Offer | null): Fact[] {
  if (offer === null || offer.period === "year") return [];
  return [
    {
      id: "pay.yearly",
      label: "The range by the year",
      text: `${formatOffer(yearlyOffer(offer))}${yearBasis(offer.period)}`,
      basis: "derived",
      sources: fromRule("the range times a full-time year", "pay.range"),
    },
  ];
}

function positionFacts({ position, wages }: MarketPicture): Fact[] {
  if (isUnknown(position) || isUnknown(wages)) return [];
  return [
    {
      id: position.id,
      label: `How the range compares, ${wages.facts.points[0]?.area.name ?? ""}`,
      text: printEnds(position.position),
      basis: "derived",
      sources: fromRule("a straight line between published percentiles", "pay.range", wages.id),
    },
  ];
}

function printEnds({ bottom, middle, top }: OfferPosition): string {
  const parts = [
    ...(bottom === null ? [] : [`bottom ${printPosition(bottom)}`]),
    ...(middle === null ? [] : [`middle ${printPosition(middle)}`]),
    ...(top === null ? [] : [`top ${printPosition(top)}`]),
  ];
  return parts.join(", ");
}

/** For cells: "about P35", "below P10", "above P90". */
export function printPosition(position: Position): string {
  if (position.kind === "at") return `about P${position.percentile}`;
  return `${position.kind} P${position.percentile}`;
}

/** For sentences: "about the 35th percentile", "above the 90th percentile". */
export function sayPosition({ kind, percentile }: Position): string {
  const place = kind === "at" ? "about" : kind;
  return `${place} the ${ordinal(percentile)} percentile`;
}

/** "about the 58th to the 76th percentile", "below the 10th to about the 54th percentile". */
export function sayEnds({ bottom, top }: Pick<OfferPosition, "bottom" | "top">): string {
  if (bottom === null) return top === null ? "" : sayPosition(top);
  if (top === null) return sayPosition(bottom);
  const [low, high] = [sayPosition(bottom), sayPosition(top)];
  if (low === high) return low;
  const isPlain = bottom.kind === "at" && top.kind === "at";
  return `${low.replace(" percentile", "")} to ${isPlain ? high.replace("about ", "") : high}`;
}

/** After "stands": "at about the 35th percentile", "above the 90th percentile". */
export function whereStands(said: string): string {
  return said.startsWith("about") ? `at ${said}` : said;
}

function moveFacts({ moves }: MarketPicture): Fact[] {
  return moves.map(({ id, point, to, from, unit, difference, perYear }) => {
    const print = (amount: number) => formatMoney(amount, usd, unit);
    const year =
      perYear === null
        ? ""
        : `, ${formatMoney(perYear, usd, "year")} a year for one person${yearBasis(unit)}`;
    return {
      id,
      label: `${point} of the range to ${to.name}, ${to.place}`,
      text: `${print(from)} to ${print(to.amount)}: ${print(difference)} ${perWords(unit)} more${year}`,
      basis: "derived",
      sources: fromRule(
        "the difference of the two amounts",
        "pay.range",
        id.endsWith(".local") ? "levels" : "wage",
      ),
    };
  });
}

function gapFacts({ gaps }: MarketPicture, unit: Unit): Fact[] {
  if (gaps.length === 0) return [];
  const print = (amount: number) => formatMoney(amount, usd, unit);
  const parts = gaps.map(({ point, anchor, from, difference }) => {
    const side = difference < 0 ? "under" : "over";
    return `${point} (${print(from)}) ${print(Math.abs(difference))} ${side} ${anchor.name} (${print(anchor.amount)}, ${anchor.place})`;
  });
  return [
    {
      id: "gaps",
      label: "The range beside the public marks",
      text: parts.join("; "),
      basis: "derived",
      sources: fromRule(
        "the difference of the two amounts",
        "pay.range",
        ...new Set(gaps.map(({ anchor }) => anchor.id)),
      ),
    },
  ];
}

const names = { opening: "open at", target: "aim for", walkAway: "stop at" } as const;
const order = ["opening", "target", "walkAway"] as const;

function pointFacts(
  { offerPoints, anchors, shiftYearHours, isFullYear }: MarketPicture,
  offer: Offer | null,
): Fact[] {
  if (isUnknown(offerPoints) || offer === null) return [];
  const { currency, period } = offer;
  const print = ({ amount, why }: OfferPoints["opening"]) => {
    const year =
      period === "year" || !isFullYear
        ? ""
        : `, ${formatYear(amount, currency, period, shiftYearHours)}`;
    return `${formatMoney(amount, currency, period)} (${why}${year})`;
  };
  const { opening, walkAway } = offerPoints;
  const room = formatMoney(walkAway.amount - opening.amount, currency, period);
  return [
    {
      id: offerPoints.id,
      label: "Opening, target and walk-away",
      text: `${order.map((point) => `${names[point]} ${print(offerPoints[point])}`).join(", ")}; ${room} between opening and walk-away`,
      basis: "derived",
      sources: fromRule(
        "opening and target: a share of the range by the experience asked for, or the public mark close to it; walk-away: top of the range",
        "pay.range",
        ...new Set(anchors.map(({ id }) => id)),
      ),
    },
  ];
}

function atTargetFacts({ atTarget, offerPoints }: MarketPicture, offer: Offer | null): Fact[] {
  if (atTarget === null) return [];
  const { id, kind, percent, isMost, yearly, position, part } = atTarget;
  const whole = `${formatOffer(yearly)}${offer === null ? "" : yearBasis(offer.period)}`;
  const points =
    kind === "bonus" && percent !== null && offer !== null && !isUnknown(offerPoints)
      ? order.map((point) => {
          const base = toYearly(offerPoints[point].amount, offer.period);
          const cash = addBonus(base, percent);
          const print = (amount: number) => formatMoney(amount, offer.currency, "year");
          return `${names[point]} ${print(base)} and ${print(cash - base)}, together ${print(cash)} a year`;
        })
      : [];
  const share =
    percent === null
      ? ""
      : kind === "bonus"
        ? `, ${percent} % of base on top`
        : `, of which base is ${percent} %`;
  const place = isUnknown(position) ? "" : `; ${printEnds(position)}`;
  return [
    {
      id,
      label:
        kind === "commission"
          ? "On-target earnings"
          : isMost
            ? "Base with the full bonus"
            : "Base with the bonus at target",
      text: [`${whole}${share}${place}`, ...points].join("; "),
      basis: "derived",
      sources: fromRule("base and the stated part together", "pay.range", part.id),
    },
  ];
}
