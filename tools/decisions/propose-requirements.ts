import type { ProposedDecision } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import type { Requirement, RequirementKind } from "#ledger/facts/reading.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { quoted, topicOfConflict } from "#ledger/questions/conflict-questions.ts";
import { isDegree, nameOfWords } from "#tools/decisions/names.ts";
import { decisionOf, type TryOut } from "#tools/decisions/options.ts";

/** Where the form and the post say different things of what somebody must bring. */
export function proposeConflicts(ledger: Ledger, tryOut: TryOut): ProposedDecision[] {
  return ledger.reading.requirements.flatMap((requirement) => {
    const { conflict, text: words, priority } = requirement;
    if (conflict === null || mayNotDrop(requirement)) return [];
    const { used, other } = conflict;
    const is = priority === "nice" ? "nice" : "must";
    const today = `You told us ${quoted(used)}, and the post says ${quoted(other)}.`;
    const named = { label: nameOfWords(words), today };
    const isWeight = conflict.about.startsWith("whether");
    const settle = (text: string): Settled => ({ about: "requirement", words, is, text });
    return isWeight
      ? [weigh(ledger, tryOut, requirement, today)]
      : [
          decisionOf(
            ledger,
            tryOut,
            { ...named, question: `Which ${topicOfConflict(conflict)} holds?` },
            [
              { label: `${quoted(used)}, as you told us`, settled: settle(used) },
              { label: `${quoted(other)}, as in the post`, settled: settle(other) },
            ],
          ),
        ];
  });
}

/** What could be wished for or left out, those first that the searches insist on. */
export function proposeRequirements(ledger: Ledger, tryOut: TryOut): ProposedDecision[] {
  return droppable(ledger)
    .filter(({ conflict }) => conflict === null)
    .map((one) => weigh(ledger, tryOut, one, `Today it is asked for: ${quoted(one.text)}.`))
    .toSorted((left, right) => weight(right) - weight(left));
}

/** The needed ones that somebody may drop: no license, no right to work, nothing of the body. */
export function droppable({ reading: { requirements } }: Ledger): Requirement[] {
  return requirements.filter((one) => one.priority !== "nice" && !mayNotDrop(one));
}

const fixedKinds = new Set<RequirementKind>([
  "credential",
  "authorization",
  "physical",
  "schedule",
]);
const fixedWords =
  /\blicen[cs]|\bcertifi|\bregist(?:ered|ration)\b|\bclearance\b|\bbackground check|\bdrug\b|\bby law\b|\blegal(?:ly)?\b|\bvaccin|\bauthori[sz]|\bcitizen/iu;

function mayNotDrop({ kind, credentials, text }: Requirement): boolean {
  return fixedKinds.has(kind) || credentials.length > 0 || fixedWords.test(text);
}

function weigh(
  ledger: Ledger,
  tryOut: TryOut,
  { text: words, priority }: Requirement,
  today: string,
): ProposedDecision {
  const name = nameOfWords(words);
  const settle = (is: "must" | "nice" | "dropped"): Settled => ({
    about: "requirement",
    words,
    is,
  });
  const choices = {
    must: { label: "Yes, it is needed", settled: settle("must") },
    nice: {
      label: "It would be a plus",
      settled: settle("nice"),
      line: "No search looks for it today. Nobody is turned down over it any more.",
    },
    dropped: {
      label: "Leave it out",
      settled: settle("dropped"),
      line: "No search looks for it today. The post and the interviews no longer ask for it.",
    },
  };
  return decisionOf(
    ledger,
    tryOut,
    { label: name, question: questionOn(words, name), today },
    priority === "nice"
      ? [choices.nice, choices.must, choices.dropped]
      : [choices.must, choices.nice, choices.dropped],
  );
}

function questionOn(words: string, name: string): string {
  if (isDegree(words)) return "Is a degree needed?";
  return name === words || name.endsWith("…") || name.split(" ").length > 3
    ? `Is this needed: ${quoted(words)}?`
    : `Is ${name} needed on day one?`;
}

/** What a search insists on weighs most. */
function weight({ options, label }: ProposedDecision): number {
  const isSearched = options.some(({ figure }) => figure !== "No change");
  return (isSearched ? 2 : 0) + (label === "Degree" ? 1 : 0);
}
