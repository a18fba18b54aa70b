import { mainBenchmark } from "#ledger/market/pay-benchmarks.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital } from "#english/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import {
  distance,
  gapOf,
  nameMark,
  moveOf,
  standingOf,
  topMark,
  costOf,
} from "#tools/market-pulse/pay-view.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { chooseVerdict, scarceMust } from "#tools/market-pulse/verdict.ts";
import { known, listedOf, mustsOf } from "#tools/writing/phrases.ts";
import { count, quote, say } from "#tools/writing/say.ts";

const mostFindings = 3;

type Finding = { text: string; facts: string[] };

/** The verdict, at most three findings with their reasons, and how hard the search is. */
export function writeSummary({ ledger }: Briefing): MarketPulse["summary"] {
  const { difficulty } = ledger.market;
  const verdict = chooseVerdict(ledger);
  const told = [aboutOccupation, aboutPay, aboutMusts, aboutPeople]
    .flatMap((finding) => finding(ledger) ?? [])
    .slice(0, mostFindings);
  const found = told.length > 0 ? told : [aboutCount(ledger)];
  const eased = difficulty.loosening.map((one) => `in its favor: ${one}`);
  const reasons = [...difficulty.tightening, ...eased];
  return {
    answer: verdict.sentence,
    text: found.map(({ text }) => text).join(" "),
    difficulty: { word: difficulty.word, basis: "estimate", reasons: reasons.slice(0, 8) },
    ...known("estimate", difficulty.id, ...verdict.facts, ...found.flatMap(({ facts }) => facts)),
  };
}

/** How far the range is under the nameMark, and what closing the gap costs. */
function aboutPay(ledger: Ledger): Finding | null {
  const standing = standingOf(ledger);
  if (standing === "none") {
    return {
      text: say`No pay range is stated. Until there is one, no post, message or offer can name an amount.`,
      facts: ledger.questions.some(({ id }) => id === "unknown.pay") ? ["unknown.pay"] : ["title"],
    };
  }
  if (standing === "scale") {
    return {
      text: say`The pay follows a schedule, so there is little to bargain about. What counts is where somebody starts on it, and who decides that.`,
      facts: ["pay.range"],
    };
  }
  const gap =
    standing === "under"
      ? gapOf(ledger, "top", topMark(ledger))
      : standing === "low"
        ? gapOf(ledger, "middle", mainBenchmark(ledger.market.anchors))
        : null;
  if (gap === null) return null;
  const move = moveOf(ledger, gap);
  const far = distance(gap, ledger);
  const first =
    gap.point === "top"
      ? say`The top of the range is ${far} under ${nameMark(gap.anchor)}.`
      : say`The middle of the range is ${far} under ${nameMark(gap.anchor)}.`;
  const cost =
    move === null ? "" : ` ${say`Closing the gap costs ${costOf(move)} for one person.`}`;
  return {
    text: `${first}${cost}`,
    facts: ["pay.range", "gaps", gap.anchor.id, ...(move === null ? [] : [move.id])],
  };
}

/** Where nothing stands out, what there is. */
function aboutCount(ledger: Ledger): Finding {
  const musts = [...mustsOf(ledger), ...listedOf(ledger)].length;
  return {
    text: say`The search starts from the title and ${count(musts, "must-have", "must-haves")}.`,
    facts: ["title", "requirements.count"],
  };
}

/** The must-have that fewest people meet, in its own words. */
function aboutMusts(ledger: Ledger): Finding | null {
  const must = scarceMust(ledger);
  if (must === null) return null;
  return {
    text: say`The line that narrows the pool most is ${quote(must)}. Agree how strictly it is read.`,
    facts: [must.id, "supply.requirements"],
  };
}

/** Why people of this trade move, as somebody of the trade would say it; empty where nothing is known of them. */
export function whyTheyMove({ theyAre }: Ledger["playbook"]): string {
  const why = theyAre.find((line) => /\bleave\b|\bquit\b|^They (?:move|go|drop)/u.test(line));
  return why ?? theyAre.at(-1) ?? "";
}

/** "They leave over …" as "Drivers leave over …", where nobody has been named yet. */
export function withName(line: string, { people }: Ledger["playbook"]): string {
  return line.replace(/^They\b/u, capital(people.many));
}

function aboutPeople({ playbook }: Ledger): Finding | null {
  const text = withName(whyTheyMove(playbook), playbook);
  return text === "" ? null : { text, facts: ["occupation"] };
}

function aboutOccupation({ occupation }: Ledger): Finding | null {
  return occupation.match.certainty === "unknown"
    ? {
        text: "The title is not one we know, so no wage figures stand here. Choose the occupation under What we read to get them.",
        facts: ["occupation"],
      }
    : null;
}
