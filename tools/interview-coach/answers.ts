import { partWords } from "#ledger/difficulty.ts";
import { dutiesToAsk } from "#ledger/duties-to-ask.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence, joinAnd } from "#ledger/words.ts";
import { unstatedParts } from "#ledger/usual-pay.ts";
import { candidateQuestion } from "#tools/interview-coach/candidate-questions.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { namedBenefits } from "#tools/benefits.ts";
import { alternativesOf, deciderOf, idsOf, known, rangeOf } from "#tools/phrases.ts";

type Answer = InterviewCoach["qaBank"][number];

const fewest = 8;
const most = 16;
const mostOpen = 8;

/** What candidates will ask, answered from the ledger or handed on. */
export function writeQaBank(ledger: Ledger): Answer[] {
  const rows = [
    ...aboutPay(ledger),
    ...aboutWork(ledger),
    ...aboutProcess(ledger),
    ...aboutFlags(ledger),
    ...aboutOpen(ledger),
    ...aboutParts(ledger),
    handOn("When's the decision?", "Give a date.", ledger.plan.id),
  ];
  const reserve = [
    handOn("Why's it open?", `Ask ${deciderOf(ledger)}.`, "title"),
    handOn("Who's on the team?", `Ask ${deciderOf(ledger)}.`, "title"),
    handOn("What's the next step?", "Say who calls.", ledger.plan.id),
  ];
  const seen = new Set<string>();
  const unique = [...rows, ...(rows.length < fewest ? reserve : [])].filter(
    ({ question }) => !seen.has(question) && Boolean(seen.add(question)),
  );
  return unique.slice(0, most);
}

function answered(question: string, answer: string, ...facts: (string | undefined)[]): Answer {
  return {
    question: question.slice(0, 600),
    answer: stop(answer),
    status: "answered",
    ...known("given", ...facts),
  };
}

function handOn(question: string, answer: string, fact: string): Answer {
  return {
    question: question.slice(0, 600),
    answer: answer.slice(0, 600),
    status: "ask",
    ...known("unknown", fact),
  };
}

function stop(sentence: string): string {
  const text = sentence
    .trim()
    .replace(/[.;:,]+$/u, "")
    .slice(0, 599);
  return `${text}.`;
}

function aboutPay(ledger: Ledger): Answer[] {
  const { reading } = ledger;
  const range = rangeOf(ledger);
  const benefits = namedBenefits(ledger).slice(0, 6);
  return [
    ...(range === null ? [] : [answered("What's the pay?", capital(range), "pay.range")]),
    ...(reading.payParts.length > 0
      ? [
          answered(
            "Anything on top?",
            capital(reading.payParts.map(({ text }) => inSentence(text)).join("; ")),
            ...idsOf(reading.payParts),
          ),
        ]
      : []),
    ...(benefits.length > 0
      ? [
          answered(
            "Which benefits?",
            capital(benefits.map(({ text }) => inSentence(text)).join("; ")),
            ...idsOf(benefits),
          ),
        ]
      : []),
  ];
}

function aboutWork(ledger: Ledger): Answer[] {
  const { reading } = ledger;
  const { workType, schedule, team, place } = reading;
  const [first, second] = dutiesToAsk(reading);
  const open = reading.requirements.find(
    (one) => one.priority === "must" && alternativesOf(one).length > 0,
  );
  const sponsors = reading.dealBreakers.find(({ kind }) => kind === "authorization");
  return [
    ...(first
      ? [
          answered(
            "What's the work?",
            `You would ${[first, ...(second ? [second] : [])].map(({ phrase }) => phrase).join("; you would ")}`,
            first.id,
            second?.id,
          ),
        ]
      : []),
    ...(workType
      ? [answered("Where is it?", `${capital(workType.text)}, ${place.text}`, workType.id, "place")]
      : []),
    ...(schedule ? [answered("Which hours?", capital(schedule.text), schedule.id)] : []),
    ...(team?.reportsTo
      ? [answered("Who's my manager?", capital(deciderOf(ledger)), team.id)]
      : []),
    ...(open
      ? [
          answered(
            `Am I out without exactly ${inSentence(open.text)}?`,
            `No: ${joinAnd(alternativesOf(open).slice(0, 2))} is fine too`,
            open.id,
          ),
        ]
      : []),
    ...(sponsors && /visa|sponsor/iu.test(sponsors.text)
      ? [answered("Do you sponsor visas?", `No ("${inSentence(sponsors.text)}")`, sponsors.id)]
      : []),
  ];
}

function aboutProcess({ plan, reading }: Ledger): Answer[] {
  const steps = plan.stages.filter(({ kind }) => kind !== "debrief");
  return [
    {
      question: "How many interviews?",
      answer: stop(steps.map(({ name, minutes }) => `${name}, ${minutes} minutes`).join("; ")),
      status: "answered",
      ...known("plan", plan.id, ...idsOf(reading.process)),
    },
  ];
}

function aboutFlags(ledger: Ledger): Answer[] {
  return ledger.reading.redFlags
    .filter(({ owner }) => owner === "employer")
    .slice(0, 2)
    .map(({ id, text }) => ({
      question: `What is behind "${inSentence(text)}"?`.slice(0, 600),
      answer: `Ask ${deciderOf(ledger)} for the agreed sentence.`.slice(0, 600),
      status: "ask" as const,
      ...known("given", id),
    }));
}

function aboutOpen({ questions }: Ledger): Answer[] {
  return questions
    .filter(({ isAskedByCandidates }) => isAskedByCandidates)
    .slice(0, mostOpen)
    .map(({ id, thing, ask }) => {
      const whom = ask.startsWith("the ") ? ask : `the ${ask}`;
      return handOn(candidateQuestion(thing), `Ask ${whom} about ${thing}.`, id);
    });
}

/** Usual parts of pay nobody mentioned, unless they are asked already. */
function aboutParts(ledger: Ledger): Answer[] {
  const asked = ledger.questions.map(({ id }) => id);
  return unstatedParts(ledger.reading, ledger.rules)
    .filter((kind) => !asked.some((id) => id.toLowerCase().includes(kind.toLowerCase())))
    .slice(0, 1)
    .map((kind) => handOn(`Is there ${partWords(kind)}?`, "Ask HR.", "title"));
}
