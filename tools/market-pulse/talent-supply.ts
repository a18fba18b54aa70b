import { toUnit } from "#ledger/anchors.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market-facts.ts";
import { formatMoney } from "#english/money.ts";
import type { Requirement } from "#ledger/reading.ts";
import { capital, inSentence, joinAnd, joinOr } from "#ledger/words.ts";
import { clip, withStop } from "#tools/clip.ts";
import { feederTitles } from "#tools/feeders.ts";
import { deedsOf, demandOf, isMovable, joinClear, openDoor, unitOf } from "#tools/market-words.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { known, mustsOf } from "#tools/phrases.ts";

type TalentSupply = MarketPulse["talentSupply"];

export function writeTalentSupply(ledger: Ledger): TalentSupply {
  const { reading, market, rules } = ledger;
  const byId = new Map(reading.requirements.map((one) => [one.id, one]));
  const rows = market.supply.flatMap(({ requirementId, supply, reason }) => {
    const requirement = byId.get(requirementId);
    if (requirement === undefined) return [];
    const isListed = requirement.priority === "listed";
    return [
      {
        requirement: clip(requirement.text, 600),
        supply,
        reason: isListed ? "posting only" : clip(reason, 600),
        ...known("estimate", requirementId),
      },
    ];
  });
  return {
    finding: writeFinding(ledger),
    requirements: rows.slice(0, 25),
    feederTitles: feederTitles(ledger),
    feederIndustries: writeIndustries(ledger),
    transfersBadly: withStop(rules.feeders.transfersBadly),
    nearbyPlaces: writeNearby(ledger),
    ...known("estimate", "supply.requirements", ...mustsOf(ledger).map(({ id }) => id)),
  };
}

function writeFinding(ledger: Ledger): string {
  const { market, reading, rules, occupation } = ledger;
  if (market.supply.length === 0) {
    return `Nothing is written down about what ${occupation.people} must bring, so supply cannot be judged yet: ask for three must-haves.`;
  }
  const scarce = market.supply
    .filter(({ supply }) => supply === "scarce")
    .flatMap(({ requirementId }) => reading.requirements.filter(({ id }) => id === requirementId))
    .filter(isMovable)
    .slice(0, 3);
  const open = openDoor(ledger);
  const ease = open
    ? `Say in the post that ${joinOr(open.alternatives.slice(0, 2))} counts for ${demandOf(open.requirement)}.`
    : `To relax first: ${inSentence(rules.feeders.relaxation)}.`;
  return clip(`${describePool(ledger, scarce)} ${ease}${describeDistance(ledger)}`, 600);
}

/** The wage table has neighbors and no roads. */
function describeDistance({ market: { nearby, levels } }: Ledger): string {
  if (isUnknown(nearby) || isUnknown(levels)) return "";
  const cheaper = nearby.levels.filter(({ hourly }) => hourly[2] < levels.facts.hourly[2]);
  const names = cheaper.slice(0, 2).map(({ area }) => area.name);
  if (names.length === 0) return "";
  return ` Pay is lower in ${joinAnd(names)}; the wage table knows no distance, so check the drive.`;
}

function describePool(ledger: Ledger, scarce: readonly Requirement[]): string {
  const demands = scarce.map(demandOf);
  if (demands.length === 1) return `${capital(demands[0] ?? "")} is what makes the pool small.`;
  if (demands.length > 1)
    return `${capital(joinClear(demands))} in one person make the pool small.`;
  const musts = mustsOf(ledger).slice(0, 3).map(demandOf);
  return musts.length < 2
    ? `${capital(musts[0] ?? "what is asked")} is nothing rare in this work.`
    : `No single demand is rare, but together they are: ${joinClear(musts)}.`;
}

function writeIndustries(ledger: Ledger): TalentSupply["feederIndustries"] {
  const { reading, rules, company } = ledger;
  const duties = deedsOf(ledger);
  const preferred = reading.backgrounds.slice(0, 6).map(({ id, text }, at) => {
    const duty = duties[at % Math.max(1, duties.length)];
    return {
      name: clip(text, 200),
      why: duty ? clip(`on the form; ask who there had to ${duty.deed}`, 600) : "on the form",
      ...known("given", id, duty?.id),
    };
  });
  const musts = reading.requirements.filter(({ priority }) => priority === "must");
  const settings = rules.feeders.settings.slice(0, preferred.length > 0 ? 1 : 2).map((name, at) => {
    const must = musts[at % Math.max(1, musts.length)];
    return {
      name: capital(name),
      why: must ? clip(`usual feeder; check ${demandOf(must)} first`, 600) : "usual feeder",
      ...known("estimate", "occupation", must?.id),
    };
  });
  return [...preferred, ...sameIndustry({ reading, company }), ...settings].slice(0, 12);
}

/** The employer's own industry, where the form does not name it already. */
function sameIndustry({
  reading,
  company,
}: Pick<Ledger, "reading" | "company">): TalentSupply["feederIndustries"] {
  const { industry } = company;
  const nearest = company.statements[0] ?? reading.companyFacts[0];
  const isNamed = reading.backgrounds.some(({ text }) => text.toLowerCase().includes(industry));
  if (industry === "" || industry === "other" || isNamed) return [];
  return [
    {
      name: `Other ${industry} employers`,
      why: nearest ? clip(`nearest to ours: ${inSentence(nearest.text)}`, 600) : "same industry",
      ...known("estimate", "company", nearest?.id),
    },
  ];
}

function writeNearby(ledger: Ledger): TalentSupply["nearbyPlaces"] {
  const { nearby, levels } = ledger.market;
  if (isUnknown(nearby) || isUnknown(levels)) return [];
  const unit = unitOf(ledger);
  const here = toUnit(levels.facts.hourly[2], unit);
  return nearby.levels.slice(0, 10).map(({ area, hourly }) => {
    const there = toUnit(hourly[2], unit);
    const gap = formatMoney(Math.abs(here - there), "USD", unit);
    const side =
      there < here
        ? `${gap} under ${levels.facts.area.name}, so a move here pays`
        : there > here
          ? `${gap} over ${levels.facts.area.name}, so people there lose by moving`
          : `the same as ${levels.facts.area.name}`;
    return {
      place: clip(area.name, 200),
      read: `DOL Level III ${formatMoney(there, "USD", unit)}, ${side}`,
      ...known("data", nearby.id, levels.id),
    };
  });
}
