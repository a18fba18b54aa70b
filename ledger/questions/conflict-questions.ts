import type { Conflict, Reading, Requirement } from "#ledger/facts/reading.ts";

export const payOwner = "hiring manager, then HR compensation";
const longestQuote = 120;

/** Somebody's words as they stand. */
export function quoted(text: string): string {
  const words = text
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[“”"]/gu, "'")
    .replace(/[.;:,]+$/u, "");
  if (words.length <= longestQuote) return `“${words}”`;
  return `“${words.slice(0, words.lastIndexOf(" ", longestQuote)) || words.slice(0, longestQuote)} …”`;
}

const topics: readonly (readonly [start: string, thing: string])[] = [
  ["the pay", "approved pay"],
  ["years", "years of experience"],
  ["the timing", "date by which the certificate is needed"],
  ["the level", "level of education"],
  ["experience in place", "experience in place of a degree"],
  ["whether", "must-have or nice-to-have"],
];

/** What the two sides differ on: "years of experience". */
export function topicOfConflict({ about }: Pick<Conflict, "about">): string {
  return topics.find(([start]) => about.startsWith(start))?.[1] ?? "depth of the skill";
}

/** Both sides in their own words. */
export function askConflict({ id, conflict }: Requirement) {
  if (conflict === null) return [];
  const used = quoted(conflict.used);
  return [
    {
      id: `unknown.conflict.${id}`,
      thing: topicOfConflict(conflict),
      question: `You told us ${used}, and the posting says ${quoted(conflict.other)}. Which one holds?`,
      why: "Recruiter and interviewers would judge the same person differently.",
      ask: "hiring manager",
      ifNoAnswer: `We go by ${used}, and candidates hear nothing of the difference.`,
      isAskedByCandidates: false,
      blocks: 9,
    },
  ];
}

export function askPayConflict({ pay }: Reading) {
  if (!pay?.conflict) return [];
  const used = quoted(pay.conflict.used);
  return [
    {
      id: `unknown.conflict.${pay.id}`,
      thing: topicOfConflict(pay.conflict),
      question: `You told us ${used}, and the posting says ${quoted(pay.conflict.other)}. Which pay is approved?`,
      why: "Post, messages and offer can only name one, and whoever has read the other will ask.",
      ask: payOwner,
      ifNoAnswer: `We write ${used} everywhere, and the posting has to follow.`,
      isAskedByCandidates: false,
      blocks: 9,
    },
  ];
}
