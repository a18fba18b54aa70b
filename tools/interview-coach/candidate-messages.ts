import { toldSteps } from "#ledger/interview/hiring-steps.ts";
import { hasCommonTask } from "#ledger/interview/stages.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { papersAmongBreakers } from "#ledger/questions/deal-breaker-questions.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { idsOf, isPaperAtHire, known, mustsOf } from "#tools/writing/phrases.ts";
import { greetIn, greetingIn, inStyle, styleOf } from "#tools/writing/voice.ts";
import { atCompanyOf, credential, figure, say, titleOf } from "#tools/writing/say.ts";

/** Ready to send: what happens, what to bring, how to ask for an adjustment. */
export function writePrepGuide(ledger: Ledger): InterviewCoach["candidatePrepGuide"] {
  const { plan, company } = ledger;
  const isTold = toldSteps(ledger.reading).length > 0;
  const hasSample = !isTold && hasCommonTask(plan.stages);
  const papers = papersOf(ledger);
  const parts = [
    greetingOf(ledger),
    say`Thank you for your interest in the ${titleOf(ledger)} job${atCompanyOf(ledger)}. These are the steps:`,
    listSteps(ledger),
    say`Everybody gets the same questions, about what you did and what you would do. Please think of one or two examples from your own work.`,
    ...(hasSample ? [say`The practical part is the same for everybody, too.`] : []),
    ...(papers.length === 0 && papersAmongBreakers(ledger.reading).length === 0
      ? []
      : isEveryPaperNamed(ledger)
        ? [say`Please have these at hand: ${figure(papers.map(({ text }) => text).join(", "))}.`]
        : [say`Please have the papers that the job asks for at hand.`]),
    say`There is time for your questions at every step. If you need an adjustment to take part, such as another time, place or format, please tell me and we will arrange it.`,
  ];
  const body = inStyle(parts.join("\n\n"), styleOf(company));
  return {
    channel: "e-mail",
    subject: say`Your interviews: ${titleOf(ledger)}`,
    body,
    tokens: [...new Set(body.match(/\{\{[a-z_]{1,40}\}\}/gu))],
    ...known("plan", plan.id, "title", "company", ...idsOf(mustsOf(ledger))),
  };
}

const saysTime = /\b\d+[ -]?(?:m|min|mins|minutes?|hours?|hrs?)\b|\bhalf[- ]/iu;

/** The text's own words where it tells its steps; ours only where nobody has said any. */
function listSteps({ plan, reading }: Ledger): string {
  const told = toldSteps(reading);
  if (told.length > 0) return told.map(({ text }) => `- ${text}`).join("\n");
  return plan.stages
    .filter(({ kind }) => kind !== "debrief")
    .map(
      ({ name, minutes, isTimed }, at) =>
        `${at + 1}. ${name}${isTimed && !saysTime.test(name) ? ` (${minutes} minutes)` : ""}`,
    )
    .join("\n");
}

/** Whether a message to candidates tells a step of the team alone ("Decision"), or minutes that nobody has stated. */
export function tellsTooMuch({ plan, reading }: Ledger, body: string): boolean {
  const inside = plan.stages.filter(({ kind }) => kind === "debrief").map(({ name }) => name);
  const lines = body.split("\n").map((line) => line.replace(/^(?:[-*•]|\d+[.)])\s+/u, ""));
  const isInside = lines.some((line) =>
    ["Debrief", ...inside].some((name) => line.toLowerCase().startsWith(name.toLowerCase())),
  );
  const stated = new Set([
    ...plan.stages.filter(({ isTimed }) => isTimed).map(({ minutes }) => minutes),
    ...minutesOf(reading.process.map(({ text }) => text).join("\n")),
  ]);
  return isInside || minutesOf(body).some((minutes) => !stated.has(minutes));
}

function minutesOf(text: string): number[] {
  return [...text.matchAll(/\b(\d{1,3})[ -]?min/giu)].map(([, minutes]) => Number(minutes));
}

/** Papers with a name of their own that have to be there on the first day. */
function papersOf(ledger: Ledger) {
  const held = mustsOf(ledger)
    .filter(({ conflict }) => conflict === null)
    .flatMap(({ credentials, text }) => credentials.filter(({ name }) => isNamedIn(name, text)))
    .filter(({ timing, name }) => timing.kind === "atHire" && !/clearance/iu.test(name));
  const byName = new Map(held.map((one) => [one.name, credential(one)]));
  return [...byName.values()];
}

/** Of "RRT through the board" and "BLS" only one has a name that we know, and "CPA or EA" is one of two. */
function isEveryPaperNamed(ledger: Ledger): boolean {
  if (papersAmongBreakers(ledger.reading).length > 0) return false;
  return mustsOf(ledger)
    .filter(isPaperAtHire)
    .every(
      ({ credentials, text }) =>
        !/\bor\b/iu.test(text) && credentials.some(({ name }) => isNamedIn(name, text)),
    );
}

/** Initials may stand for another paper: a name counts where its words were written. */
function isNamedIn(name: string, text: string): boolean {
  const said = text.toLowerCase();
  const words = name.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words.every((word) => said.includes(word));
}

/** Notes for the team, and a message that says when the candidate hears more. */
export function writeFollowUp(ledger: Ledger): InterviewCoach["followUpNotes"] {
  const { plan, company } = ledger;
  const thanks = say`thank you for your time today. You will hear from me by {{date}}, whatever the answer is. If a question of yours was left open, write back and I will ask.`;
  return {
    template: ["Stage and question", "Their words", "Rating by cue", "Answer we owe"],
    debriefRules: [
      say`Notes and ratings go in before anyone talks.`,
      say`Whoever asked speaks first.`,
      say`Repeat what was said, not how it felt.`,
      say`Whoever decides does so last and writes the reason down.`,
    ],
    candidateFollowUp: {
      channel: "e-mail",
      subject: say`Next steps: ${titleOf(ledger)}`,
      body: inStyle(`${greetingOf(ledger)}\n\n${thanks}`, styleOf(company)),
      ...known("plan", "title"),
    },
    ...known("plan", plan.id, "occupation"),
  };
}

/** The organization's greeting, in both languages where its style asks for that. */
function greetingOf(ledger: Ledger): string {
  const greeting = greetingIn(ledger.company);
  if (!styleOf(ledger.company).isBilingual) return greeting;
  const languages = mustsOf(ledger)
    .filter(({ kind }) => kind === "language")
    .flatMap(({ skills }) => skills.map(({ name }) => name));
  return greetIn(greeting, languages);
}
