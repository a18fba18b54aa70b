import { isOpenEnded } from "#ledger/money.ts";
import type { Fact, FactId } from "#ledger/fact.ts";
import type { FamilyRules, UnknownRule } from "#ledger/families/family-rules.ts";
import { mostMusts } from "#ledger/difficulty.ts";
import { isOpen } from "#ledger/answered-questions.ts";
import { isUnknown, unknownReasons } from "#ledger/market-facts.ts";
import type { MarketPicture } from "#ledger/market-picture.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import type { Pay, Reading, Requirement } from "#ledger/reading.ts";
import { capital } from "#ledger/words.ts";

/** Something nobody said, ranked by how much waits for it. */
export type OpenQuestion = {
  id: FactId;
  /** What is missing, as a noun phrase. */
  thing: string;
  question: string;
  why: string;
  ask: string;
  ifNoAnswer: string;
  isAskedByCandidates: boolean;
  blocks: number;
};

const mostQuestions = 16;
const hiringManager = "hiring manager";
const payOwner = "hiring manager, then HR compensation";

/** Conflicts first, then what is missing, by the sections that wait for it; candidates' own questions weigh double. */
export function listQuestions(
  reading: Reading,
  rules: FamilyRules,
  common: readonly UnknownRule[],
  market: MarketPicture,
): OpenQuestion[] {
  const words = fold(reading.text);
  const missing = [...rules.unknowns, ...common].filter((rule) => isOpen(rule, reading, words));
  const weigh = ({ blocks, isAskedByCandidates }: OpenQuestion) =>
    blocks * (isAskedByCandidates ? 2 : 1);
  const rest = [
    ...aboutInput(reading, rules, market),
    ...missing.map(({ key, ...rule }) => ({ id: `unknown.${key}`, ...withoutAnswers(rule) })),
  ].toSorted((left, right) => weigh(right) - weigh(left));
  const conflicts = reading.requirements.flatMap(askConflict);
  return withoutRepeats([...askPayConflict(reading), ...conflicts, ...rest]).slice(
    0,
    mostQuestions,
  );
}

/** Two families may name the same thing. */
function withoutRepeats(questions: readonly OpenQuestion[]): OpenQuestion[] {
  const seen = new Set<string>();
  return questions.filter(({ id }) => !seen.has(id) && Boolean(seen.add(id)));
}

/** Every open question is a fact of its own: what nobody said. */
export function factsOfQuestions(questions: readonly OpenQuestion[]): Fact[] {
  return questions.map(({ id, thing, question }) => ({
    id,
    label: `Nobody said: ${thing}`,
    text: question,
    basis: "unknown",
    sources: [],
  }));
}

function withoutAnswers(rule: Omit<UnknownRule, "key">): Omit<OpenQuestion, "id"> {
  const { thing, question, why, ask, ifNoAnswer, isAskedByCandidates, blocks } = rule;
  return { thing, question, why, ask, ifNoAnswer, isAskedByCandidates, blocks };
}

/** Lower case, every run of other characters a single space, so that phrases match whole words. */
function fold(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}%$+#&'’/-]+/gu, " ")} `;
}

function aboutInput(reading: Reading, rules: FamilyRules, market: MarketPicture): OpenQuestion[] {
  const { pay, workType, place } = reading;
  const listed = disputableLines(reading);
  return [
    ...(listed.length > 0 ? [askListed(listed)] : []),
    ...(pay?.offer ? askOtherEnd(pay) : [askPay(reading, market)]),
    ...askOccupation(reading),
    ...(workType === null && !place.isRemote && rules.works === "office"
      ? [
          {
            id: "unknown.workType",
            thing: "on site, hybrid or remote",
            question: `Is this on site in ${place.city ?? place.text}, hybrid with which days, or remote with which reach?`,
            why: "it decides where we search and is the first filter candidates use",
            ask: hiringManager,
            ifNoAnswer: `we search within reach of ${place.text} and say nothing about days`,
            isAskedByCandidates: true,
            blocks: 4,
          },
        ]
      : []),
  ];
}

/** Demands of the posting alone that somebody could drop; loads to lift and the right to work are no matter of taste. */
export function disputableLines({ requirements }: Reading): Requirement[] {
  return requirements.filter(
    ({ priority, kind }) =>
      priority === "listed" && kind !== "authorization" && kind !== "physical",
  );
}

function askConflict({ id, conflict, text }: Requirement): OpenQuestion[] {
  if (conflict === null) return [];
  return [
    {
      id: `unknown.conflict.${id}`,
      thing: `${conflict.about}: "${conflict.used}" or "${conflict.other}"`,
      question: `${capital(conflict.about)}: the form says "${conflict.used}", the posting says "${conflict.other}". Which one holds?`,
      why: `recruiter and interviewers would judge "${text}" differently`,
      ask: hiringManager,
      ifNoAnswer: `we use "${conflict.used}" and leave the difference out of every text for candidates`,
      isAskedByCandidates: false,
      blocks: 9,
    },
  ];
}

function askPayConflict({ pay }: Reading): OpenQuestion[] {
  if (!pay?.conflict) return [];
  const { used, other } = pay.conflict;
  return [
    {
      id: `unknown.conflict.${pay.id}`,
      thing: "the approved pay",
      question: `The form says the pay is ${used}, the posting says "${other}". Which one is approved?`,
      why: "post, outreach and offer can only name one, and whoever has read the other will ask",
      ask: payOwner,
      ifNoAnswer: `we write ${used} everywhere, and the posting has to be changed to it`,
      isAskedByCandidates: false,
      blocks: 9,
    },
  ];
}

function askOtherEnd({ offer, text, conflict }: Pay): OpenQuestion[] {
  if (offer === null || conflict !== null || !isOpenEnded(offer)) return [];
  const end = offer.min === null ? "bottom" : "top";
  return [
    {
      id: "unknown.payEnd",
      thing: `the ${end} of the pay range`,
      question: `The pay is given as "${text}". What is the approved ${end}?`,
      why: "several places want both ends in the post, and without them no offer can be planned",
      ask: payOwner,
      ifNoAnswer: `we say "${text}" and name no other amount`,
      isAskedByCandidates: true,
      blocks: 5,
    },
  ];
}

function askListed(listed: readonly Requirement[]): OpenQuestion {
  const names = listed.slice(0, 4).map((one) => `"${nameOfMust(one)}"`);
  const rest = listed.length > names.length ? `, and ${listed.length - names.length} more` : "";
  return {
    id: "unknown.listed",
    thing: "which further demands of the posting count",
    question:
      listed.length === 1
        ? `The posting also asks for ${names.join("")}. Would you turn someone down over it?`
        : `The posting also asks for ${names.join(", ")}${rest}. For which of these would you really turn someone down?`,
    why:
      listed.length > mostMusts
        ? "a long list turns people away who meet the form's own"
        : "they stand in the posting and not in the form",
    ask: hiringManager,
    ifNoAnswer: "we search and post by the form's list and keep these as questions",
    isAskedByCandidates: false,
    blocks: Math.min(8, 4 + listed.length),
  };
}

function askPay({ title, pay }: Reading, { wages }: MarketPicture): OpenQuestion {
  const basis = isUnknown(wages)
    ? unknownReasons[wages.unknown]
    : "Public wages are at hand to compare it with.";
  return {
    id: "unknown.pay",
    thing: "the pay range",
    question: `What is the approved pay range for the ${title.clean}, bottom and top${pay === null ? "" : ` (the text says only "${pay.text}")`}?`,
    why: `post, outreach and offer wait for it. ${basis}`,
    ask: payOwner,
    ifNoAnswer: "no text for candidates names an amount, and no offer is planned",
    isAskedByCandidates: true,
    blocks: 6,
  };
}

function askOccupation({ title, occupation: match }: Reading): OpenQuestion[] {
  if (match.certainty === "sure") return [];
  const names = [...new Set(match.choices.map((one) => one.title))].slice(0, 3);
  const question =
    names.length > 0
      ? `Which is "${title.clean}" closest to: ${names.join(", ")}, or something else?`
      : `Which everyday title is "${title.clean}" closest to?`;
  const hasChoices = match.certainty === "choose";
  return [
    {
      id: "unknown.occupation",
      thing: "the occupation behind the title",
      question,
      why: "wages and feeder titles depend on it, and we do not guess",
      ask: hiringManager,
      ifNoAnswer: hasChoices
        ? `the wage figures are those of ${names[0]}, and called the likeliest`
        : "no wage figures are shown for this job",
      isAskedByCandidates: false,
      blocks: hasChoices ? 3 : 6,
    },
  ];
}
