import type { UnknownRule } from "#ledger/families/family-rules.ts";
import { generalUnknowns } from "#ledger/families/unknowns/general.ts";

/** What an office calls otherwise, in words for any work. */
const inAnyWork: Readonly<Record<string, Partial<UnknownRule>>> = {
  workplace: {
    thing: "the place of work",
    question: "Where must the person be, and on which days?",
  },
  supports: {
    thing: "the person this job reports to",
    question: "To whom does the person report, and with whom do they work day to day?",
    why: "Candidates ask it first, and the title does not say it.",
  },
  systems: {
    thing: "the tools and systems in use",
    question: "Which tools, machines or programs does the person work with every day?",
  },
};

export const neutralUnknowns: readonly UnknownRule[] = generalUnknowns.map((rule) => ({
  ...rule,
  ...inAnyWork[rule.key],
}));
