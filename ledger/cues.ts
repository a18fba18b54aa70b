import type { CompetencyRule } from "#ledger/families/family-rules.ts";
import { evidenceOf, knowledgeOf } from "#ledger/must-words.ts";
import type { QuestionKind } from "#ledger/probes.ts";
import type { Requirement } from "#ledger/reading.ts";

/** What an answer at the bottom, in the middle and at the top sounds like. */
export type Cues = { weak: string; middle: string; strong: string };

/** Said of a must-have; `{x}` stands for where the example has to come from. */
const aboutMust: readonly Cues[] = [
  {
    weak: "no example of their own {x}",
    middle: "an example of their own {x}",
    strong: "an example of their own {x}, with its result",
  },
  {
    weak: "general talk, nothing {x}",
    middle: "a clear case {x}",
    strong: "a clear case {x} that a colleague could check",
  },
  {
    weak: "nothing they did themselves {x}",
    middle: "names what they did themselves {x}",
    strong: "names what they did themselves {x} and what it changed",
  },
];

/** Said of what the scene is about. */
const aboutTopic: readonly Cues[] = [
  {
    weak: "loses sight of {x}",
    middle: "keeps {x} in view",
    strong: "says what they would check first about {x}",
  },
  {
    weak: "leaves {x} out",
    middle: "applies it to {x}",
    strong: "applies it to {x} and names the risk",
  },
  {
    weak: "could be said anywhere, not of {x}",
    middle: "fits it to {x}",
    strong: "fits it to {x} and says how they would measure it",
  },
];

/** Said of a scene that is set in no duty. */
const aboutKnowledge: Cues = {
  weak: "draws on nothing they know {x}",
  middle: "draws on what they know {x}",
  strong: "draws on what they know {x} and says where it ends",
};

/** Said of an example from the past that covers no must-have. */
const aboutLink: readonly Cues[] = [
  {
    weak: "no link to {x}",
    middle: "shows the link to {x}",
    strong: "shows the link to {x} and what they would do again",
  },
  {
    weak: "nothing that would help with {x}",
    middle: "something that would help with {x}",
    strong: "says how it would help with {x}",
  },
];

type About = {
  must: Requirement | null;
  topic: string | null;
  background: Requirement | null;
  warning: string | null;
};

/** The family's cues, tied to what this job asks for; `turn` keeps neighbouring questions from sounding alike. */
export function cuesFor(
  rule: CompetencyRule,
  kind: QuestionKind,
  turn: number,
  about: About,
): Cues {
  const [ending, thing] = endingFor(kind, turn, about);
  const end = (cue: string, words: string) =>
    thing === null ? cue : `${cue.replace(/\.$/u, "")}; ${words.replace("{x}", () => thing)}.`;
  const weak = end(rule.weak, ending.weak);
  return {
    weak: about.warning === null ? weak : `${weak} The manager warned of "${about.warning}".`,
    middle: end(rule.middle, ending.middle),
    strong: end(rule.strong, ending.strong),
  };
}

function endingFor(
  kind: QuestionKind,
  turn: number,
  { must, topic, background }: About,
): readonly [Cues, string | null] {
  const pick = (sets: readonly Cues[]) => sets[turn % sets.length] ?? aboutKnowledge;
  if (kind === "past" && must !== null) return [pick(aboutMust), evidenceOf(must)];
  if (topic !== null) return [pick(kind === "past" ? aboutLink : aboutTopic), topic];
  const known = must ?? background;
  return [aboutKnowledge, known === null ? null : knowledgeOf(known)];
}
