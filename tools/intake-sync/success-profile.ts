import { toDoes, toDone } from "#ledger/doing.ts";
import { dutiesToAsk, type AskedDuty } from "#ledger/duties-to-ask.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { capital } from "#ledger/words.ts";
import { joinItems } from "#tools/clip.ts";
import { tailor } from "#tools/intake-sync/questions.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { deciderOf, idsOf, known, mustsOf } from "#tools/phrases.ts";

type Profile = IntakeSync["successProfile"];

const enough = 2;
const mostGoals = 3;

/** The first year out of the duties: learn and run what is routine, begin what changes something, own the result. */
export function writeSuccessProfile(ledger: Ledger): Profile {
  const { reading } = ledger;
  const duties = dutiesToAsk(reading);
  const goals = duties.filter(isGoal);
  const routine = duties.filter((duty) => !isGoal(duty));
  const questions = ledger.questions.filter(({ id }) => onTheFirstYear.test(id)).slice(0, 3);
  const [first = goals[0], second, third = first, fourth = second ?? third] = routine;
  return {
    note: writeNote(ledger, first).slice(0, 600),
    day30: withUsual(ledger, "day30", [
      ...(first === undefined ? sayTools(ledger) : []),
      ...say(first, ({ phrase }) => `Knows what it takes here to ${phrase}`),
      ...say(second, ({ phrase }) => `Has watched colleagues ${phrase}`),
    ]),
    day60: withUsual(
      ledger,
      "day60",
      say(third, ({ phrase }) => `With help at hand, ${toDoes(phrase)}`),
    ),
    day90: withUsual(ledger, "day90", [
      ...say(fourth, ({ phrase }) => `Without help, ${toDoes(phrase)}`),
      ...say(goals[0], ({ phrase }) => `Has begun to ${phrase}`),
    ]),
    year1: withUsual(ledger, "year1", goals.slice(0, mostGoals).map(toResult)),
    toConfirm: questions.map((question) => tailor(question, ledger).question.slice(0, 600)),
    ...known(
      "estimate",
      "requirements.count",
      ...idsOf(reading.duties),
      ...idsOf(mustsOf(ledger)),
      ...idsOf(questions),
    ),
  };
}

const onTheFirstYear =
  /start|orientation|ramp|train|metric|measure|target|goodYear|mandate|mentor/u;

function writeNote(ledger: Ledger, first: AskedDuty | undefined): string {
  const decider = deciderOf(ledger);
  return first === undefined
    ? `No duties are named${onlyMusts(ledger)}, so these are the usual steps of ${ledger.occupation.people}; ${decider} replaces them.`
    : `Drafted from the posting's duties, beginning with ${first.topic ?? first.phrase}; ${decider} changes dates and order.`;
}

function onlyMusts(ledger: Ledger): string {
  const names = mustsOf(ledger).slice(0, 3).map(nameOfMust);
  return names.length === 0 ? "" : `, only ${joinItems(names)}`;
}

function say(duty: AskedDuty | undefined, line: (duty: AskedDuty) => string): string[] {
  return duty === undefined
    ? []
    : [
        line(duty)
          .replaceAll(/\byour\b/gu, "their")
          .replaceAll(/\byou\b/gu, "they"),
      ];
}

/** Without duties, what has to be at their fingers' ends. */
function sayTools(ledger: Ledger): string[] {
  const tools = mustsOf(ledger)
    .filter(({ kind }) => kind === "skill")
    .map(nameOfMust);
  return tools.length === 0 ? [] : [`Uses ${joinItems(tools.slice(0, 3))} without help`];
}

const change =
  /^(?:redesign|design|build|replace|install|restore|improve|reduce|raise|cut|launch|introduce|migrate|move|split|extend|expand|bring|create|develop|transform|modernize|establish|grow|increase|take \$|make|lead the)\b/u;
const figure =
  /\d|%|\b(?:half|double|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/u;

/** A figure to reach, or something to be changed. */
function isGoal({ phrase }: AskedDuty): boolean {
  return figure.test(phrase) || change.test(phrase);
}

/** What changes something is done after a year; what has to be held is held. */
function toResult({ phrase }: AskedDuty): string {
  return change.test(phrase) ? `Has ${toDone(phrase)}` : capital(toDoes(phrase));
}

type Period = keyof Ledger["rules"]["firstYear"];

const usualForLeaders: Readonly<Record<Period, string>> = {
  day30: "Has met everyone on the team and knows the weekly numbers",
  day60: "Runs a usual week with someone at hand",
  day90: "Runs a hard week alone and tells people early what will be late",
  year1: "Has kept good people and can show what got better",
};

/** Where the duties give little, the usual steps of this kind of work, or of those who lead it. */
function withUsual({ rules, reading }: Ledger, period: Period, own: readonly string[]): string[] {
  const leads = reading.title.leadsPeople;
  const usual = leads
    ? [usualForLeaders[period]]
    : rules.firstYear[period].filter((pattern) => !pattern.includes("{"));
  const missing = leads && own.length > 0 ? 0 : Math.max(0, enough - own.length);
  return [...own, ...usual.slice(0, missing)].map((line) => line.slice(0, 600));
}
