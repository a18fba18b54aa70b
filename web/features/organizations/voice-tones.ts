import { voiceTones } from "#contract/options.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";

type VoiceTone = (typeof voiceTones)[number];

/** The same first message to the same person, once in each tone. */
const samples: Record<VoiceTone, string> = {
  professional:
    "Your work on streaming data matches a search I am leading. May I send you the details?",
  friendly:
    "I enjoyed reading about your streaming work, and I think you would like this team. Shall we talk?",
  casual: "Saw what you did with streaming data. We have something close to it. Ten minutes?",
  formal:
    "I am writing about a position that corresponds closely to your experience, and would be grateful for a conversation.",
  innovative:
    "You made streaming data fast. Here is a team that wants to see what happens when it decides, too.",
};

/** What a message sounds like in a tone; nothing for a tone we do not know. */
export function sampleOf(tone: string): string | undefined {
  return samples[tone as VoiceTone];
}

export const voiceToneTiles = voiceTones.map((value) => ({
  value,
  label: optionLabel(value),
  detail: `“${samples[value]}”`,
}));
