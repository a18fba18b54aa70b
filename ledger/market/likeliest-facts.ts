import type { Fact } from "#ledger/facts/fact.ts";
import { countedPeople, dataset, printPoints } from "#ledger/market/market-fact-list.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import type { MarketPicture } from "#ledger/market/market-picture.ts";

/** The middle alone: what half of them earn tells which kind of work is meant, and measures nothing. */
export function likeliestFacts({ likeliest }: Pick<MarketPicture, "likeliest">): Fact[] {
  if (isUnknown(likeliest)) return [];
  const { id, facts } = likeliest;
  const middle = facts.points.filter(({ percentile }) => percentile === 50);
  const amounts = [printPoints(middle, "year"), printPoints(middle, "hour")];
  return middle.map((point) => ({
    id,
    label: `If this is ${countedPeople(facts)}: their median, ${point.area.name}; not to be compared with the pay`,
    text: amounts.filter((printed) => printed !== "").join("; "),
    basis: "data",
    sources: dataset(point, facts.soc),
    asOf: point.source.edition,
    place: point.area.name,
  }));
}
