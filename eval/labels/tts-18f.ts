import type { PostingLabel } from "#eval/labels/posting-label.ts";
import { leaderLabels } from "#eval/labels/tts-18f-leaders.ts";
import { specialistLabels } from "#eval/labels/tts-18f-specialists.ts";

/** Twenty public postings read by eye; the postings themselves are not ours and not kept here. */
export const postingLabels: readonly PostingLabel[] = [...leaderLabels, ...specialistLabels];
