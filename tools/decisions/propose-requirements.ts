import type { ProposedDecision } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import type { Requirement, RequirementKind } from "#ledger/facts/reading.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { quoted, topicOfConflict } from "#ledger/questions/conflict-questions.ts";
import { isDegree, nameOfWords, skillNamed } from "#tools/decisions/names.ts";
import { decisionOf, sameSearch, type TryOut } from "#tools/decisions/options.ts";

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
            { ...named, question: `Which version holds: ${topicOfConflict(conflict)}?` },
            [
              { label: `${quoted(used)}, as you told us`, settled: settle(used) },
              { label: `${quoted(other)}, as in the post`, settled: settle(other) },
            ],
          ),
        ];
  });
}

/** Each is tried in two ways, and each try builds a ledger. */
const mostTried = 12;

/** What could be wished for or left out, those first that the searches insist on. */
export function proposeRequirements(ledger: Ledger, tryOut: TryOut): ProposedDecision[] {
  return droppable(ledger)
    .filter(({ conflict }) => conflict === null)
    .slice(0, mostTried)
    .map((one) => weigh(ledger, tryOut, one, todayOf(one)))
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
  /\blicen[cs]|\bcertifi|\bregist(?:ered|ration)\b|\bclearance\b|\bbackground check|\bdrug\b|\bby law\b|\blegal(?:ly)?\b|\bvaccin|\bauthori[sz]|\bcitizen|\bor older\b|\byears (?:old|of age)\b|\bviolations?\b|\bDUI\b|\bD\.?O\.?T\b|\bFMCSA\b/iu;

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
    must: { label: "Keep it as posted", settled: settle("must") },
    nice: {
      label: "It would be a plus",
      settled: settle("nice"),
      line: "We do not filter on it when we search. Nobody would be turned down for lacking it.",
    },
    dropped: {
      label: "Leave it out",
      settled: settle("dropped"),
      line: "We do not filter on it when we search. The post and the interviews would no longer ask for it.",
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

/** Its words, where the question does not have them. */
function todayOf({ text }: Requirement): string {
  return hasName(text) ? `Today it is asked for: ${quoted(text)}.` : "It is asked for today.";
}

const mostWords = 3;

/** Whether it can be called by a name in a question: "Is Kafka needed on day one?" */
function hasName(words: string): boolean {
  const isOneSkill =
    skillNamed(words) !== null && nameOfWords(words).split(" ").length <= mostWords;
  return isDegree(words) || isOneSkill;
}

function questionOn(words: string, name: string): string {
  if (isDegree(words)) return "Is a degree needed?";
  return hasName(words) ? `Is ${name} needed on day one?` : `Is this needed: ${quoted(words)}?`;
}

/** A degree first, since other proof may do; then what a search insists on. */
function weight({ options, label }: ProposedDecision): number {
  const isSearched = options.some(({ figure }) => figure !== sameSearch && figure !== "No change");
  return label === "Degree" ? 2 : isSearched ? 1 : 0;
}
