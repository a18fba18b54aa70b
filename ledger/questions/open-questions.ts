import { answeredQuestions } from "#ledger/agreed/agreed.ts";
import { isPayStated } from "#ledger/facts/pay-rate.ts";
import { isOpenEnded } from "#ledger/market/money.ts";
import type { Fact, FactId } from "#ledger/facts/fact.ts";
import { mostMusts } from "#ledger/market/difficulty.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import { hasReader, isOpen } from "#ledger/questions/answered-questions.ts";
import { everyJobQuestions, type QuestionRule } from "#ledger/questions/every-job-questions.ts";
import {
  askConflict,
  askPayConflict,
  payOwner,
  quoted,
} from "#ledger/questions/conflict-questions.ts";
import { askOccupation, askTown } from "#ledger/questions/basics-questions.ts";
import type { OpenQuestion } from "#ledger/questions/open-question.ts";
import type { Pay, Reading, Requirement } from "#ledger/facts/reading.ts";

const mostQuestions = 16;
const hiringManager = "hiring manager";

/** Conflicts first, then what is missing, by the sections that wait for it; candidates' own questions weigh double. */
export function listQuestions(reading: Reading, playbook: Playbook): OpenQuestion[] {
  const weigh = ({ blocks, isAskedByCandidates }: OpenQuestion) =>
    blocks * (isAskedByCandidates ? 2 : 1);
  const rest = [...aboutInput(reading, playbook), ...aboutSilence(reading, playbook)].toSorted(
    (left, right) => weigh(right) - weigh(left),
  );
  const conflicts = reading.requirements.flatMap(askConflict);
  const answered = answeredQuestions(reading.agreed);
  return withoutRepeats([...askPayConflict(reading), ...conflicts, ...rest])
    .filter(({ id }) => !answered.has(id))
    .slice(0, mostQuestions);
}

const thingsOfInput: Readonly<Record<string, string>> = {
  pay: "pay range",
  payEnd: "pay range",
  listed: "must-haves of the posting",
  workType: "work type",
  occupation: "occupation",
  town: "place of work",
};

/** What a question is about, whether or not it is still open: "start date"; null where it is none of ours. */
export function thingOfQuestion(id: FactId, playbook: Playbook): string | null {
  const key = /^unknown\.([\w-]+)$/u.exec(id)?.[1] ?? "";
  const rules = [...askFirst(playbook), ...everyJobQuestions];
  return rules.find((rule) => rule.key === key)?.thing ?? thingsOfInput[key] ?? null;
}

/** What people of the trade ask first and a reader of its own looks for, then what every job should say; nothing that was answered. */
function aboutSilence(reading: Reading, playbook: Playbook): OpenQuestion[] {
  const words = fold(reading.text);
  const trade = askFirst(playbook).filter(({ key }) => hasReader(key));
  const asked = new Set(trade.map(({ key }) => key));
  const common = everyJobQuestions.filter(
    ({ sameAs = [] }) => !sameAs.some((key) => asked.has(key)),
  );
  return [...trade, ...common]
    .filter((rule) => isOpen(rule, reading, words))
    .map(({ key, thing, question, why, ask, ifNoAnswer, isAskedByCandidates, blocks }) => ({
      id: `unknown.${key}`,
      thing,
      question,
      why,
      ask,
      ifNoAnswer,
      isAskedByCandidates,
      blocks,
    }));
}

/** The first the most urgent. */
function askFirst({ askFirst: asked }: Playbook): QuestionRule[] {
  return asked.map(({ key, thing, toManager, why, who, ifSilent, answeredBy }, at) => ({
    key,
    thing,
    question: toManager,
    why,
    ask: who,
    ifNoAnswer: ifSilent,
    answeredBy,
    isAskedByCandidates: true,
    blocks: Math.max(1, 4 - Math.floor(at / 2)),
  }));
}

/** Playbook and job may ask for the same. */
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

/** Lower case, every run of other characters a single space, so that phrases match whole words. */
function fold(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}%$+#&'’/-]+/gu, " ")} `;
}

function aboutInput(reading: Reading, playbook: Playbook): OpenQuestion[] {
  const { pay } = reading;
  const listed = disputableLines(reading);
  return [
    ...(listed.length > 0 ? [askListed(listed)] : []),
    ...(pay?.offer ? askOtherEnd(pay) : isPayStated(reading) ? [] : [askPay(pay)]),
    ...askTown(reading),
    ...askOccupation(reading),
    ...askWorkplace(reading, playbook),
  ];
}

/** Only of work that could be done elsewhere, and where the trade does not ask for it itself. */
function askWorkplace(
  { workType, place, text }: Reading,
  { key: trade, works, askFirst: asked }: Playbook,
): OpenQuestion[] {
  const isAsked = asked.some(({ key }) => key === "office-days" || key === "place");
  // Apprentices learn any trade, on a site as well, and the neutral playbook is for any.
  const isOffice =
    works === "office" && trade !== "internships-apprenticeships" && trade !== "neutral";
  const isSaid = /\b(?:remote|hybrid|on[- ]?site|in[- ]person|office)\b/iu.test(text);
  if (workType !== null || place.isRemote || !isOffice || isAsked || isSaid) return [];
  return [
    {
      id: "unknown.workType",
      thing: "on site, hybrid or remote",
      question: "Is this on site, hybrid with fixed days, or remote, and from where?",
      why: "It decides where we search, and it is the first filter people set.",
      ask: hiringManager,
      ifNoAnswer: "We search within reach of the office, and say nothing about days.",
      isAskedByCandidates: true,
      blocks: 4,
    },
  ];
}

/** Demands of the posting alone that somebody could drop; loads to lift and the right to work are no matter of taste. */
export function disputableLines({ requirements }: Reading): Requirement[] {
  return requirements.filter(
    ({ priority, kind }) =>
      priority === "listed" && kind !== "authorization" && kind !== "physical",
  );
}

function askOtherEnd({ offer, text, conflict }: Pay): OpenQuestion[] {
  if (offer === null || conflict !== null || !isOpenEnded(offer)) return [];
  const end = offer.min === null ? "bottom" : "top";
  return [
    {
      id: "unknown.payEnd",
      thing: `${end} of the pay range`,
      question: `The pay is given as ${quoted(text)}. What is the approved ${end}?`,
      why: "Several places want both ends in the post, and no offer can be planned without them.",
      ask: payOwner,
      ifNoAnswer: "We say it as it was given, and name no other amount.",
      isAskedByCandidates: true,
      blocks: 5,
    },
  ];
}

const mostNamed = 3;

function askListed(listed: readonly Requirement[]): OpenQuestion {
  const names = listed.slice(0, mostNamed).map(({ text }) => quoted(text));
  const rest = listed.length > mostNamed ? ` and ${listed.length - mostNamed} more` : "";
  return {
    id: "unknown.listed",
    thing: "must-haves that stand in the posting only",
    question: `The posting also asks for ${names.join(", ")}${rest}. Would you turn somebody down over any of it?`,
    why:
      listed.length > mostMusts
        ? "A long list keeps people away who meet all that you told us."
        : "You did not name it, and everybody who reads the posting will go by it.",
    ask: hiringManager,
    ifNoAnswer: "We search by what you told us, and keep the rest as interview questions.",
    isAskedByCandidates: false,
    blocks: Math.min(8, 4 + listed.length),
  };
}

function askPay(pay: Pay | null): OpenQuestion {
  const said = pay === null ? "" : ` The text says only ${quoted(pay.text)}.`;
  return {
    id: "unknown.pay",
    thing: "pay range",
    question: pay?.isUnclear
      ? `The pay reads ${quoted(pay.text)}: what is it, bottom and top, and for which time?`
      : `What is the approved pay range, bottom and top?${said}`,
    why: "The post, the first message and the offer all wait for it.",
    ask: payOwner,
    ifNoAnswer: "No text for candidates names an amount, and no offer is planned.",
    isAskedByCandidates: true,
    blocks: 6,
  };
}
