import { toDoing } from "#ledger/doing.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { disputableLines } from "#ledger/open-questions.ts";
import { capital, inSentence, joinAnd } from "#ledger/words.ts";
import { greetingOf } from "#tools/interview-coach/greeting.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import {
  bestLines,
  deciderOf,
  idsOf,
  known,
  mustsOf,
  nicesOf,
  ownerOf,
  rangeOf,
} from "#tools/phrases.ts";
import { voiceOf } from "#tools/voice.ts";

type Point = [string, string[]];

/** What interviewers may say because it is written down, the most telling first. */
export function writeTalkingPoints(ledger: Ledger): InterviewCoach["talkingPoints"] {
  const { reading } = ledger;
  const range = rangeOf(ledger);
  const asked = ledger.questions.find(({ isAskedByCandidates }) => isAskedByCandidates);
  const [nice] = nicesOf(ledger);
  const duties = new Set(idsOf(reading.duties));
  const points: Point[] = [
    ...bestLines(ledger)
      .slice(0, 3)
      .map(({ id, text }): Point => [
        duties.has(id) ? `The work: ${toDoing(text)}` : capital(inSentence(text)),
        [id],
      ]),
    ...(range === null ? [] : [[`${range}, the same range for everyone`, ["pay.range"]] as Point]),
    ...(reading.schedule === null || /^(?:full|part)-time$/iu.test(reading.schedule.text)
      ? []
      : [
          [
            `${capital(reading.schedule.text)}: said early and plainly`,
            [reading.schedule.id],
          ] as Point,
        ]),
    ...reading.benefits
      .filter(({ isClaim }) => !isClaim)
      .slice(0, 2)
      .map(({ id, text }): Point => [capital(text), [id]]),
    ...reading.culture.slice(0, 1).map(({ id, text }): Point => [capital(inSentence(text)), [id]]),
    ...(nice ? [[`${capital(nameOfMust(nice))}: welcome, not required`, [nice.id]] as Point] : []),
    ...(asked
      ? [[`"I do not know ${asked.thing} yet; I will bring it."`, [asked.id]] as Point]
      : []),
  ];
  const rest: Point[] = [
    [`${reading.title.clean}, ${reading.place.text}`, ["title", "place"]],
    [`${ownerOf(ledger)} decides; everyone hears the answer`, ["title"]],
  ];
  const chosen = points.length >= 2 ? points.slice(0, 8) : [...points, ...rest];
  return chosen.map(([point, facts]) => ({
    point: point.slice(0, 600),
    ...known("given", ...facts),
  }));
}

/** Only what the culture field and the organization say; everything else is a question. */
export function writeCulture(ledger: Ledger): InterviewCoach["cultureNarrative"] {
  const { reading, company } = ledger;
  const said = [...reading.culture, ...company.statements.slice(0, 2)];
  const together = reading.duties.filter(({ text }) => withOthers.test(text)).slice(0, 2);
  return {
    pull: writePull(ledger, together.length).slice(0, 600),
    statements: [...said, ...(reading.culture.length === 0 ? together : [])]
      .slice(0, 10)
      .map(({ id, text }) => ({ text: capital(text).slice(0, 600), ...known("given", id) })),
    gaps: writeGaps(ledger)
      .slice(0, 8)
      .map((gap) => gap.slice(0, 600)),
    ...known(
      said.length > 0 ? "given" : "unknown",
      ...idsOf(reading.culture),
      ...idsOf(together),
      ...idsOf(reading.redFlags),
      ...ledger.plan.competencies.flatMap(({ facts }) => facts),
    ),
  };
}

const withOthers =
  /\b(?:with|famil|customer|patient|team|client|student|colleague|engineer|manager|coach|train)/iu;

function writePull(ledger: Ledger, duties: number): string {
  const { reading, occupation } = ledger;
  if (reading.culture.length > 0) {
    const words = reading.culture.slice(0, 3).map(({ text }) => inSentence(text));
    return `In the form's own words: ${words.join("; ")}.`;
  }
  return duties > 0
    ? `Nothing was said about culture, so nothing is claimed; the duties show whom the ${occupation.person} works with.`
    : `Nothing was said about culture, so nothing is claimed: ask ${deciderOf(ledger)}.`;
}

function writeGaps({ reading, plan, occupation }: Ledger): string[] {
  const topics = [...new Set(plan.competencies.flatMap(({ topic }) => topic ?? []))];
  const [first, second] = topics;
  const must = reading.requirements.find(({ priority }) => priority === "must");
  const examples = reading.culture
    .slice(0, 3)
    .map(({ text }) => `A recent example of this: ${inSentence(text)}`);
  const open =
    reading.culture.length > 0
      ? []
      : [
          ...(first === undefined ? [] : [`How do people ask for help with ${first}?`]),
          ...(second === undefined ? [] : [`What happened the last time ${second} went wrong?`]),
          ...(first === undefined && must !== undefined
            ? [`Who else on the team knows ${nameOfMust(must)}?`]
            : []),
          ...(second === undefined ? [`What makes ${occupation.people} stay?`] : []),
        ];
  const flags = reading.redFlags
    .filter(({ owner }) => owner === "employer")
    .slice(0, 2)
    .map(({ text }) => `What may be said about "${inSentence(text)}"?`);
  return [...examples, ...open, ...flags];
}

export function writeFollowUp(ledger: Ledger): InterviewCoach["followUpNotes"] {
  const { reading, company, plan } = ledger;
  const voice = voiceOf(company);
  const [first] = plan.competencies;
  const topic = first?.about ?? null;
  const thanks = voice.usesContractions ? "Thanks for your time" : "Thank you for your time";
  const talk = topic === null ? "" : ` and for the talk about ${topic}`;
  return {
    template: [
      "Stage and question",
      "In their words",
      "Result they named",
      "Rating by cue",
      ...mustLine(ledger),
      "Still open",
    ],
    debriefRules: writeDebriefRules(ledger).map((rule) => rule.slice(0, 600)),
    candidateFollowUp: {
      channel: "e-mail",
      subject: `Next: ${reading.title.clean}`.slice(0, 200),
      body: `${greetingOf(ledger)}\n\n${thanks}${talk}; you will hear from me by {{date}}, whatever the answer is.`.slice(
        0,
        4_000,
      ),
      ...known("plan", "title", ...(first?.facts ?? [])),
    },
    ...known("plan", plan.id, ...idsOf(reading.requirements)),
  };
}

function mustLine(ledger: Ledger): string[] {
  const names = mustsOf(ledger).map(nameOfMust);
  return names.length === 0 ? [] : [`Must-have shown: ${names.join(" / ")}`.slice(0, 200)];
}

function writeDebriefRules(ledger: Ledger): string[] {
  const { plan } = ledger;
  const names = [...new Set(plan.competencies.map(({ about }) => about))];
  const musts = mustsOf(ledger);
  const of = (kind: string) => musts.find((one) => one.kind === kind);
  const must = of("skill") ?? of("experience") ?? musts[0];
  const [listed] = disputableLines(ledger.reading);
  return [
    `Ratings on ${joinAnd(names.slice(0, 2))} go in before anyone talks`,
    must === undefined
      ? "No evidence, no rating"
      : `No example for ${nameOfMust(must)}: no rating, ask again`,
    ...(listed === undefined
      ? []
      : [`"${capital(nameOfMust(listed))}" is no must-have unless it was agreed before`]),
    `${ownerOf(ledger)} closes`,
  ];
}
