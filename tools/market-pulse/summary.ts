import type { Ledger } from "#ledger/ledger.ts";
import { capital } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip, firstFitting } from "#tools/clip.ts";
import { followGuidance } from "#tools/guidance.ts";
import {
  bottomUnderEntry,
  conflictingMust,
  middleUnderMark,
  noRange,
  nothingPublic,
  scarceMust,
  tooManyMusts,
  topUnderMark,
  unstatedShiftPay,
  type Finding,
  type Rule,
} from "#tools/market-pulse/findings.ts";
import { earningsOnTarget, fixedNotPay, wellPaid } from "#tools/market-pulse/pay-findings.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { known, spokenTitle } from "#tools/phrases.ts";

const rules: readonly Rule[] = [
  tooManyMusts,
  noRange,
  nothingPublic,
  topUnderMark,
  unstatedShiftPay,
  conflictingMust,
  bottomUnderEntry,
  middleUnderMark,
  earningsOnTarget,
  fixedNotPay,
  scarceMust,
  wellPaid,
];

/** The finding is the first rule that fires; the next ones support it. */
export function writeSummary(
  { ledger, guidance }: Briefing,
  lines: readonly string[],
): MarketPulse["summary"] {
  const { difficulty } = ledger.market;
  const found = rules.flatMap((rule) => rule(ledger) ?? []);
  const [answer = lastResort(ledger), ...support] = withoutRepeats(found).slice(0, 4);
  const reasons = [...difficulty.tightening, ...difficulty.loosening.map((one) => `eased: ${one}`)];
  return {
    answer: firstFitting([answer.sentence], 260),
    text: clip(
      [
        ...support.map(({ sentence }) => sentence),
        describeDifficulty(ledger),
        ...followGuidance(guidance, lines),
      ].join(" "),
      4_000,
    ),
    difficulty: {
      word: difficulty.word,
      basis: "estimate",
      reasons: reasons.slice(0, 12).map((reason) => clip(reason, 600)),
    },
    ...known("estimate", difficulty.id, ...answer.facts, ...support.flatMap(({ facts }) => facts)),
  };
}

/** Where the range stands is said once. */
function withoutRepeats(found: readonly Finding[]): Finding[] {
  return found.filter(
    ({ facts }, at) =>
      !facts.includes("position") ||
      !found.slice(0, at).some((one) => one.facts.includes("position")),
  );
}

const words = { normal: "an ordinary", tight: "a tight", hard: "a hard" } as const;

function describeDifficulty({ market: { difficulty } }: Ledger): string {
  const list = (reasons: readonly string[]) =>
    reasons
      .slice(0, 4)
      .map((one) => clip(one, 80))
      .join("; ");
  const { word, tightening, loosening } = difficulty;
  const because = tightening.length === 0 ? "" : `: ${list(tightening)}`;
  const favor = loosening.length === 0 ? "" : ` In its favor: ${list(loosening)}.`;
  return `By our count ${words[word]} search${because}.${favor}`;
}

function lastResort(ledger: Ledger): Finding {
  const [first] = ledger.questions;
  const subject = `The ${spokenTitle(ledger)} search in ${ledger.reading.place.text}`;
  return {
    sentence:
      first === undefined
        ? `${subject} can start with what is written down.`
        : `${capital(subject)} waits for one answer first: ${clip(first.thing, 120)}.`,
    facts: ["title", "place", ...(first ? [first.id] : [])],
  };
}
