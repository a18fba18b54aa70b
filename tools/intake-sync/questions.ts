import type { Ledger } from "#ledger/ledger.ts";
import type { OpenQuestion } from "#ledger/open-questions.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { withoutStop } from "#tools/clip.ts";
import { putAskedFirst } from "#tools/guidance.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { deciderOf, idsOf, known, rangeOf, spokenTitle } from "#tools/phrases.ts";

type Row = IntakeSync["questionsForHiringManager"][number];
type Words = Pick<OpenQuestion, "question" | "why" | "ifNoAnswer">;

const most = 10;

/** The most valuable first; nothing that form or posting answers. */
export function writeHiringManagerQuestions({ ledger, guidance }: Briefing): Row[] {
  const questions = putAskedFirst(guidance, ledger.questions).slice(0, most);
  if (questions.length === 0) return [lastQuestion(ledger)];
  return questions.map((question, at) => {
    const { why, ifNoAnswer, ...words } = tailor(question, ledger);
    return {
      rank: at + 1,
      question: words.question.slice(0, 600),
      why: withoutStop(why).slice(0, 600),
      ifNoAnswer: withoutStop(ifNoAnswer).slice(0, 600),
      ask: question.ask.slice(0, 200),
      ...known("unknown", question.id, ...factsOf(ledger)),
    };
  });
}

function factsOf({ plan, reading }: Ledger): string[] {
  return [
    ...plan.competencies.flatMap(({ facts }) => facts),
    ...idsOf(reading.requirements),
    ...(reading.team ? [reading.team.id] : []),
    ...(reading.pay ? [reading.pay.id] : []),
  ];
}

/** What every job may leave open is asked in the words of this one. */
export function tailor(question: OpenQuestion, ledger: Ledger): Words {
  const own = tailored[question.id];
  const [first] = ledger.plan.competencies;
  return own === undefined || first === undefined ? question : own(first.about, ledger);
}

const tailored: Partial<Record<string, (work: string, ledger: Ledger) => Words>> = {
  "unknown.reason": (work, ledger) => ({
    question: `Who looked after ${work} until now, and why is the job open?`,
    why: "candidates ask first",
    ifNoAnswer: `we say that ${deciderOf(ledger)} will answer it`,
  }),
  "unknown.startDate": (work) => ({
    question: `By when must somebody be there for ${work}, and how late is still acceptable?`,
    why: "notice periods",
    ifNoAnswer: "notice is collected",
  }),
  "unknown.openings": (work) => ({
    question: `Is it one person for ${work}, or more?`,
    why: "planned for one",
    ifNoAnswer: "one is planned",
  }),
  "unknown.decider": (_, ledger) => ({
    question: `Besides ${deciderOf(ledger)}, who interviews, and who must agree to an offer?`,
    why: "slots and offers",
    ifNoAnswer: `planned with: ${interviewersOf(ledger)}`,
  }),
  "unknown.culture": (work) => ({
    question: `What happened lately around ${work} that shows how the team works together?`,
    why: "adjectives convince nobody",
    ifNoAnswer: "nothing is claimed",
  }),
  "unknown.benefits": (_, ledger) => ({
    question: `Which benefits come on top of ${rangeOf(ledger) ?? "the pay"}: health cover, retirement plan, paid leave?`,
    why: "often required",
    ifNoAnswer: "benefits stay out",
  }),
  "unknown.competitors": (work) => ({
    question: `To whom do you lose people who know ${work}, and from whom do you hire them?`,
    why: "first search targets",
    ifNoAnswer: "no employer is named",
  }),
  "unknown.applyLink": (_, ledger) => ({
    question: `Where do people apply for the ${spokenTitle(ledger)} job, and who reads it?`,
    why: "post and messages",
    ifNoAnswer: "replies go to the recruiter",
  }),
};

function interviewersOf({ plan }: Ledger): string {
  const owners = [...new Set(plan.competencies.map(({ owner }) => inSentence(owner)))];
  return joinAnd(owners.slice(0, 3));
}

function lastQuestion(ledger: Ledger): Row {
  const [first] = ledger.plan.competencies;
  return {
    rank: 1,
    question: `What would make you turn down someone who meets every line${first === undefined ? "" : `, ${first.about} included`}?`,
    why: "lists leave it out",
    ifNoAnswer: "the list decides",
    ask: "hiring manager",
    ...known("plan", "title", ...factsOf(ledger)),
  };
}
