import { isPayStated } from "#ledger/facts/pay-rate.ts";
import { voiceTones } from "#contract/options.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { idsOf, known } from "#tools/writing/phrases.ts";
import { quote, say } from "#tools/writing/say.ts";

const tones: Record<(typeof voiceTones)[number], string> = {
  professional: "Professional: whole sentences, no superlatives.",
  friendly: "Friendly: plain words, and to the point.",
  casual: "Casual: short lines, no slang.",
  formal: "Formal: full names, no short forms.",
  innovative: "Innovative: the problem first, no buzzwords.",
};

/** How messages sound, what to bring up and what to leave out. */
export function writeTone(ledger: Ledger): EngagementHub["messagingPlaybook"] {
  const { company, reading, playbook } = ledger;
  const { silencedBy } = playbook.engagement ?? {};
  const claims = reading.benefits.filter(({ isClaim }) => isClaim).slice(0, 1);
  return {
    tone: toneOf(ledger),
    do: [
      isPayStated(reading)
        ? "Answer a question about pay with the posted pay."
        : "Say when people will hear the pay.",
      "Let one recruiter speak with each person.",
    ],
    dont: [
      ...(silencedBy === undefined ? [] : [silencedBy]),
      ...claims.map((claim) => say`Repeat ${quote(claim)} without the facts behind it.`),
      "Promise what the posting does not say.",
      "Ask about past or present pay.",
    ],
    ...known(
      "plan",
      ledger.plan.id,
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
