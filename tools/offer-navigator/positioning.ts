import type { Where } from "#contract/examination.ts";
import type { Given } from "#ledger/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market-facts.ts";
import { countedPeople } from "#ledger/market-fact-list.ts";
import { sayPosition, whereStands } from "#ledger/offer-fact-list.ts";
import type { Benefit, BenefitKind } from "#ledger/reading.ts";
import { capital, joinAnd } from "#ledger/words.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import { demandOf, benefitsByKind, payWords, workLines } from "#tools/market-words.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { idsOf, known, mustsOf } from "#tools/phrases.ts";

type Point = OfferNavigator["positioning"][number];

/** What can be put on the table, each with its proof; the musts are answered by the work itself. */
export function writePositioning(ledger: Ledger): Point[] {
  const { reading } = ledger;
  const points = [
    payPoint(ledger),
    ...workPoints(ledger),
    ...reading.payParts.slice(0, 3).map((part) => point(part, "base-only offers")),
    ...benefitsByKind(ledger)
      .slice(0, 3)
      .map((benefit) => point(benefit, againstOf(benefit))),
    ...reading.culture.slice(0, 2).map((line) => point(line, "outside guesses")),
  ];
  const enough = points.length >= 2 ? points : [...points, ...fallback(ledger)];
  return enough.slice(0, 10);
}

const weaker: Record<BenefitKind, string> = {
  health: "thinner cover",
  retirement: "no plan",
  leave: "fewer days off",
  pay: "base-only offers",
  other: "bare offers",
};

function againstOf({ kind, text }: Benefit): string {
  return kind === "retirement" && /match/iu.test(text) ? "no match" : weaker[kind];
}

/** Where a line stands, in words that fit a cell. */
function placeOf(where: Where | undefined): string {
  if (where === "posting") return "in the posting";
  return where === "organization" ? "own page" : "on the form";
}

function point({ id, text, quotes }: Given, against: string, proof?: string): Point {
  return {
    point: capital(withoutStop(clip(text, 300))),
    against,
    proof: proof ?? placeOf(quotes[0]?.where),
    covers: [],
    ...known("given", id),
  };
}

function payPoint(ledger: Ledger): Point {
  const pay = payWords(ledger);
  const { position, wages, atTarget } = ledger.market;
  const rivals = ledger.reading.competitors.slice(0, 2);
  const against =
    rivals.length === 0 ? "silence on pay" : joinAnd(rivals.map(({ text }) => clip(text, 60)));
  if (pay === null) {
    return {
      point: `No pay to present yet for ${ledger.occupation.people}`,
      against,
      proof: "ask first",
      covers: [],
      ...known("unknown", "title", ...idsOf(rivals)),
    };
  }
  const placed = atTarget?.kind === "commission" ? atTarget.position : position;
  const where = isUnknown(placed) ? null : "position" in placed ? placed.position : placed;
  const top = where?.top ?? where?.bottom ?? null;
  const proof =
    top === null || isUnknown(wages)
      ? "on the form"
      : `its top stands ${whereStands(sayPosition(top))} of ${countedPeople(wages.facts)}`;
  return {
    point: `${capital(pay.words)}, said before the first interview`,
    against,
    proof,
    covers: [],
    ...known(
      top === null ? "given" : "derived",
      ...pay.facts,
      isUnknown(position) ? null : position.id,
      ...idsOf(rivals),
    ),
  };
}

/** The strongest lines of the work, each standing for the must-haves it needs. */
function workPoints(ledger: Ledger): Point[] {
  const musts = mustsOf(ledger);
  const lines = workLines(ledger).slice(0, 3);
  return lines.map((line, at) => {
    const mine = musts.filter((_, index) => index % lines.length === at);
    const proof =
      mine.length === 0
        ? placeOf(line.quotes[0]?.where)
        : clip(`puts to use: ${mine.map(demandOf).join("; ")}`, 600);
    return {
      ...point(line, "narrower jobs", proof),
      covers: idsOf(mine),
      ...known("given", line.id, ...idsOf(mine)),
    };
  });
}

/** Thin input still has a title and a place. */
function fallback({ reading, company }: Ledger): Point[] {
  const name = clip(company.name, 80);
  return [
    {
      ...point(reading.title, "the same elsewhere", "ask what the first month holds"),
      point: clip(`${reading.title.clean}${name === "" ? "" : ` at ${name}`}`, 600),
    },
    point(reading.place, "longer ways"),
  ];
}
