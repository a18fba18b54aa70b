import { ownMatch } from "#ledger/occupations/match.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { RequirementKind } from "#ledger/facts/reading.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import type { Supply } from "#ledger/market/supply.ts";
import { capital } from "#english/words.ts";
import { clip } from "#tools/writing/clip.ts";
import { isSenior } from "#tools/market-pulse/pay-view.ts";
import { whyTheyMove, withName } from "#tools/market-pulse/summary.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { known, mustsOf } from "#tools/writing/phrases.ts";
import { quote, say } from "#tools/writing/say.ts";

type TalentSupply = MarketPulse["talentSupply"];

const mostRows = 4;
const mostTitles = 5;
const mostNameWords = 6;
const order: readonly Supply[] = ["scarce", "normal", "common"];

export function writeTalentSupply(ledger: Ledger): TalentSupply {
  return {
    finding: writeFinding(ledger),
    requirements: writeRows(ledger),
    feederTitles: nearestTitles(ledger),
    feederIndustries: writeIndustries(ledger),
    transfersBadly: ledger.playbook.feeders.transfersBadly ?? null,
    // Nobody commutes from hours away.
    nearbyPlaces: [],
    ...known("estimate", "occupation", ...mustsOf(ledger).map(({ id }) => id)),
  };
}

/**
 * A playbook serves a whole trade: titles that share a word with this job come first, and the job itself is none.
 * Seniors come from the same work, not from where beginners come from.
 */
function nearestTitles(ledger: Ledger): string[] {
  const { playbook, reading, occupation } = ledger;
  const own = reading.title.clean.toLowerCase();
  const official = ownMatch(occupation.match).occupation?.title.toLowerCase() ?? "";
  const words = new Set(`${own} ${official}`.match(/\p{L}{4,40}/gu));
  const shared = (title: string) =>
    (title.toLowerCase().match(/\p{L}{4,40}/gu) ?? []).filter((word) => words.has(word)).length;
  const nearest = (titles: readonly string[]) =>
    titles
      .filter((title) => !own.includes(title.toLowerCase()))
      .toSorted((left, right) => shared(right) - shared(left))
      .slice(0, mostTitles);
  const same = nearest(playbook.search.titles).filter((title) => shared(title) > 0);
  return isSenior(ledger) && same.length > 1 ? same : nearest(playbook.feeders.titles);
}

/** Who these people are where that is known, else what the list itself shows. */
function writeFinding(ledger: Ledger): string {
  const { playbook, market, reading } = ledger;
  const who = playbook.theyAre.find((line) => line !== whyTheyMove(playbook));
  if (who !== undefined) return withName(who, playbook);
  const isUncounted = isUnknown(market.wages);
  if (market.supply.length === 0 && !isUncounted) return say`No must-have narrows this search.`;
  const scarce = market.supply.find(({ supply }) => supply === "scarce");
  const line = reading.requirements.find(({ id }) => id === scarce?.requirementId);
  if (line === undefined && isUncounted)
    return say`We hold no figure on how many people do this work here.`;
  if (line === undefined) return say`No single must-have on the list is scarce.`;
  return line.kind === "schedule"
    ? say`The hours narrow this search more than any skill on the list.`
    : say`Hardest to find: ${quote(line)}.`;
}

/** What is held or lifted is asked in the first call; the market says nothing about it. */
const unjudged = new Set<RequirementKind>(["authorization", "physical", "other"]);

/** Each requirement that is scarce or common, as it was written, the scarcest first: "normal" tells nobody anything. */
function writeRows({ reading, market }: Ledger): TalentSupply["requirements"] {
  const byId = new Map(reading.requirements.map((one) => [one.id, one]));
  const rows = market.supply.flatMap((one) => {
    const requirement = byId.get(one.requirementId);
    return requirement === undefined ? [] : [{ ...one, requirement }];
  });
  return rows
    .filter(({ requirement, supply }) => supply !== "normal" && !unjudged.has(requirement.kind))
    .toSorted((left, right) => order.indexOf(left.supply) - order.indexOf(right.supply))
    .slice(0, mostRows)
    .map(({ requirement, supply, reason }) => ({
      requirement: clip(requirement.text, 600),
      supply,
      reason: capital(reason),
      ...known("estimate", requirement.id),
    }));
}

function writeIndustries({ reading, playbook }: Ledger): TalentSupply["feederIndustries"] {
  // A whole sentence names no industry.
  const named = reading.backgrounds.filter(
    ({ text }) => text.split(/\s+/u).length <= mostNameWords,
  );
  const preferred = named.slice(0, 3).map(({ id, text }) => ({
    name: clip(text, 200),
    why: "Preferred by the hiring team",
    ...known("given", id),
  }));
  const usual = playbook.feeders.settings.map((name) => ({
    name,
    why: "Usual in this work",
    ...known("estimate", "occupation"),
  }));
  return [...preferred, ...usual].slice(0, 3);
}
