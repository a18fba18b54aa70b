import { voiceTones } from "#contract/options.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { idsOf, known } from "#tools/phrases.ts";
import { pick, quote, rangeOf, say } from "#tools/writing/say.ts";

const tones: Record<(typeof voiceTones)[number], string> = {
  professional: "Professional: whole sentences, no superlatives.",
  friendly: "Friendly: plain words, and to the point.",
  casual: "Casual: short lines, no slang.",
  formal: "Formal: full names, no short forms.",
  innovative: "Innovative: the problem first, no buzzwords.",
};

const mostPhrases = 3;

/** How messages sound, what to bring up and what to leave out. */
export function writeTone(ledger: Ledger): EngagementHub["messagingPlaybook"] {
  const { company, reading, playbook } = ledger;
  const people = pick(playbook, (from) => from.people.many);
  const moves = pick(playbook, ({ movesThem }) =>
    joinAnd(movesThem.slice(0, mostPhrases).map(inSentence)),
  );
  const claims = reading.benefits.filter(({ isClaim }) => isClaim).slice(0, 1);
  return {
    tone: toneOf(ledger),
    do: [
      say`Bring up what moves ${people}, where it is true here: ${moves}.`,
      ...(rangeOf(ledger) === null ? [] : ["Answer a question about pay with the range."]),
      "One recruiter for each person.",
    ],
    dont: [
      ...playbook.putsOff.slice(0, mostPhrases),
      ...claims.map((claim) => say`${quote(claim)} without the facts behind it`),
      "A question about past or present pay",
    ],
    ...known(
      "estimate",
      "occupation",
      ...(company.voiceTone === "" && company.messagingStyle === "" ? [] : ["voice"]),
      reading.pay?.id,
      ...idsOf(claims),
    ),
  };
}

function toneOf({ company }: Ledger): string {
  const tone = voiceTones.find((one) => one === company.voiceTone) ?? "professional";
  const style = company.messagingStyle.trim();
  return style === ""
    ? tones[tone]
    : `${tones[tone]} ${say`Your own rules: ${quote({ text: style })}.`}`;
}
