import type { Cues, InterviewQuestion } from "#ledger/interview-question.ts";
import { namedSkills } from "#ledger/named-skills.ts";
import { inGroups, linesAsWritten, quoteLines } from "#ledger/quote-line.ts";
import type { Requirement } from "#ledger/reading.ts";
import { joinAnd } from "#ledger/words.ts";

const mostLines = 3;

const cues: Cues = {
  "1": "Names it and has no example.",
  "3": "Has a recent example and says which part was theirs.",
  "5": "Has a recent example, explains the choices made, and says what they would change today.",
};

type Draft = Pick<InterviewQuestion, "question" | "covers">;

/** What a list asks for and no expert's question is about: by the skill's name, or in the list's own words. */
export function askMusts(musts: readonly Requirement[], id: string): InterviewQuestion[] {
  const named = musts.filter((must) => namedSkills(must) !== null);
  const rest = musts.filter((must) => !named.includes(must));
  const past = rest.filter(({ kind }) => kind === "experience");
  const drafts = [
    ...inGroups(named, mostLines).map(askNamed),
    ...askLines(past, "Walk me through the last of it. What was yours to do, and what was hard?"),
    ...askLines(
      rest.filter((must) => !past.includes(must)),
      "Tell me about a time that shows it, and say which part was yours.",
    ),
  ];
  return drafts.map((draft, at) => ({
    id: `${id}.must${at + 1}`,
    kind: "past",
    probes: ["What would you do differently today?"],
    cues,
    ...draft,
  }));
}

function askNamed(musts: readonly Requirement[]): Draft {
  const names = joinAnd([...new Set(musts.flatMap((must) => namedSkills(must) ?? []))]);
  return {
    question: `Tell me about the last work in which you used ${names}. Which part was yours, and what went wrong?`,
    covers: musts.map(({ id }) => id),
  };
}

function askLines(musts: readonly Requirement[], ask: string): Draft[] {
  return inGroups(linesAsWritten(musts), mostLines).map((lines) => ({
    question: `The job asks for ${quoteLines(lines.map(({ text }) => text))}. ${ask}`,
    covers: lines.flatMap(({ covers }) => covers),
  }));
}
