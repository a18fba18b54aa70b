import type { Cues, InterviewQuestion } from "#ledger/interview/interview-question.ts";
import { namedSkills } from "#ledger/facts/named-skills.ts";
import { inGroups, linesAsWritten, quoteLines } from "#ledger/facts/quote-line.ts";
import type { Requirement } from "#ledger/facts/reading.ts";
import { joinAnd } from "#english/words.ts";

const mostTogether = 3;

const cues: Cues = {
  "1": "Has no example.",
  "3": "Has a recent example and says which part was theirs.",
  "5": "Has a recent example, explains the choices made, and says what they would change today.",
};

type Draft = Pick<InterviewQuestion, "question" | "covers">;

/** What a list asks for and no expert's question is about: by the skill's name, or after the list's own words. */
export function askMusts(musts: readonly Requirement[], id: string): InterviewQuestion[] {
  const written = musts.filter(isAboutWriting);
  const named = musts.filter((must) => namedSkills(must) !== null && !written.includes(must));
  const rest = musts.filter((must) => !named.includes(must) && !written.includes(must));
  const drafts = [
    ...inGroups(named, mostTogether).map(askNamed),
    ...(written.length > 0 ? [askWriting(written)] : []),
    ...askLines(rest),
  ];
  return drafts.map((draft, at) => ({
    id: `${id}.must${at + 1}`,
    kind: "past",
    probes: ["What would you do differently today?"],
    cues,
    ...draft,
  }));
}

/** "Clear writing in English" is a demand on writing: the language goes without saying where the call is held in it. */
export function isAboutWriting({ kind, text, skills }: Requirement): boolean {
  const isEnglish = skills.every(({ name }) => name === "English");
  return (
    kind === "language" &&
    isEnglish &&
    /\bwrit(?:ten|ing|es?|er)\b/iu.test(text) &&
    !/\b(?:spoken|speak\w*|verbal|oral|fluen\w+)\b/iu.test(text)
  );
}

function askWriting(musts: readonly Requirement[]): Draft {
  return {
    question:
      "Tell me about something you wrote for work that others had to act on. Who read it, and what came of it?",
    covers: musts.map(({ id }) => id),
  };
}

function askNamed(musts: readonly Requirement[]): Draft {
  const names = joinAnd([...new Set(musts.flatMap((must) => namedSkills(must) ?? []))]);
  return {
    question: `Tell me about a recent piece of work in which you used ${names}. What did you do yourself?`,
    covers: musts.map(({ id }) => id),
  };
}

function askLines(musts: readonly Requirement[]): Draft[] {
  return inGroups(linesAsWritten(musts), mostTogether).map((lines) => ({
    question: `This job asks for ${quoteLines(lines.map(({ text }) => text))}. Tell me about a time that shows ${lines.length > 1 ? "each" : "it"}. What was your part?`,
    covers: lines.flatMap(({ covers }) => covers),
  }));
}
