import { levelsIn } from "#ledger/anchors.ts";
import { formatMoney, perWords } from "#english/money.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market-facts.ts";
import type { RequirementKind } from "#ledger/reading.ts";
import type { Supply } from "#ledger/supply.ts";
import { capital } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { isSenior, unitOf } from "#tools/market-pulse/pay-view.ts";
import { whyTheyMove, withName } from "#tools/market-pulse/summary.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { known, mustsOf } from "#tools/phrases.ts";
import { pick, say } from "#tools/writing/say.ts";

type TalentSupply = MarketPulse["talentSupply"];

const mostRows = 4;
const mostPlaces = 3;
const mostTitles = 5;
const order: readonly Supply[] = ["scarce", "normal", "common"];

export function writeTalentSupply(ledger: Ledger): TalentSupply {
  return {
    finding: writeFinding(ledger),
    requirements: writeRows(ledger),
    feederTitles: nearestTitles(ledger),
    feederIndustries: writeIndustries(ledger),
    transfersBadly: ledger.playbook.feeders.transfersBadly,
    nearbyPlaces: writeNearby(ledger),
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
  const official = occupation.match.occupation?.title.toLowerCase() ?? "";
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

/** What makes such a search harder or easier, for the reader to hold against this job. */
function writeFinding({ playbook, market }: Ledger): string {
  const who = playbook.theyAre.find((line) => line !== whyTheyMove(playbook)) ?? "";
  const list = (from: readonly string[], most: number) => {
    const clear = from.filter((one) => !one.includes(","));
    return (clear.length > 1 ? clear : from).slice(0, most).join(", ");
  };
  const harder = pick(playbook, ({ difficulty }) => list(difficulty.harder, 3));
  const easier = pick(playbook, ({ difficulty }) => list(difficulty.easier, 2));
  const asked =
    market.supply.length === 0
      ? `${say`No must-have is written down, so supply cannot be judged yet.`} `
      : "";
  return `${asked}${withName(who, playbook)} ${say`Harder to fill in this work: ${harder}. Easier: ${easier}. Check which of these this job has.`}`;
}

/** What is held or lifted is asked in the first call; the market says nothing about it. */
const unjudged = new Set<RequirementKind>(["authorization", "physical", "other"]);

/** Each requirement as it was written, the scarcest first. */
function writeRows({ reading, market }: Ledger): TalentSupply["requirements"] {
  const byId = new Map(reading.requirements.map((one) => [one.id, one]));
  const rows = market.supply.flatMap((one) => {
    const requirement = byId.get(one.requirementId);
    return requirement === undefined ? [] : [{ ...one, requirement }];
  });
  const judged = rows.filter(({ requirement }) => !unjudged.has(requirement.kind));
  return (judged.length > 0 ? judged : rows)
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
  const preferred = reading.backgrounds.slice(0, 3).map(({ id, text }) => ({
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

/** Other areas of the state by the level for experienced people; distance is not in the table. */
function writeNearby(ledger: Ledger): TalentSupply["nearbyPlaces"] {
  const { nearby, levels } = ledger.market;
  if (isUnknown(nearby) || isUnknown(levels)) return [];
  const unit = levels.facts.unit === "year" ? "year" : unitOf(ledger);
  const here = levelsIn(levels.facts, unit)?.[2] ?? 0;
  return nearby.levels.slice(0, mostPlaces).map((other) => {
    const { area } = other;
    const there = levelsIn(other, unit)?.[2] ?? 0;
    const print = (amount: number) => `${formatMoney(amount, "USD", unit)} ${perWords(unit)}`;
    const gap = print(Math.abs(here - there));
    const read =
      there === here
        ? `DOL Level III is the same as here, ${print(there)}.`
        : `DOL Level III is ${print(there)}, ${gap} ${there < here ? "less" : "more"} than here. Check the drive.`;
    return { place: clip(area.name, 200), read, ...known("data", nearby.id, levels.id) };
  });
}
