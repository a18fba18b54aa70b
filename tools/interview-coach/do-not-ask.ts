import { dutiesToAsk } from "#ledger/duties-to-ask.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import type { Requirement } from "#ledger/reading.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { known, mustsOf, rangeOf } from "#tools/phrases.ts";

type DoNot = InterviewCoach["doNotAsk"][number];

const mostTraps = 2;
const most = 12;

/** What this job tempts people to ask, with the lawful form; then the traps of this kind of work. */
export function writeDoNotAsk(ledger: Ledger): DoNot[] {
  const { rules } = ledger;
  const own = [
    aboutPay(ledger),
    ...aboutSchedule(ledger),
    ...aboutTravel(ledger),
    aboutAge(ledger),
    aboutHealth(ledger),
    ...aboutLanguage(ledger),
    aboutOrigin(ledger),
  ];
  const traps = rules.traps
    .filter(({ topic }) => own.every((one) => themeOf(one.topic) !== themeOf(topic)))
    .slice(0, mostTraps)
    .map(({ topic, doNotAsk, instead }) => row(topic, doNotAsk, instead, "occupation"));
  const rest = [
    row("Arrests", "Ever been arrested?", "Nothing now.", "title"),
    row("Union, politics", "A union member?", "Nothing.", "title"),
  ].filter(({ topic }) => traps.every((trap) => themeOf(trap.topic) !== themeOf(topic)));
  return [...own, ...traps, ...rest].slice(0, most);
}

const themes: readonly RegExp[] = [
  /\bage\b|graduat|degree year/iu,
  /language|accent/iu,
  /\bpay\b|package|\brate\b|\btips\b/iu,
  /family|home life|spouse|marital|leave/iu,
  /health|injur|physical|back,|medic|sleep|disab/iu,
  /origin|visa|citizen|residency/iu,
  /faith|religion/iu,
  /union|politic/iu,
  /arrest|criminal/iu,
];

/** What a row warns of, so that no two rows say the same. */
function themeOf(topic: string): string {
  const at = themes.findIndex((theme) => theme.test(topic));
  return at === -1 ? topic : String(at);
}

function row(
  topic: string,
  doNotAsk: string,
  instead: string,
  ...facts: (string | undefined)[]
): DoNot {
  return {
    topic: topic.slice(0, 200),
    doNotAsk: doNotAsk.slice(0, 600),
    instead: instead.slice(0, 600),
    ...known("plan", ...facts),
  };
}

function aboutPay(ledger: Ledger): DoNot {
  const range = rangeOf(ledger);
  return range === null
    ? row("Pay history", "What do you earn now?", "What pay do you expect?", "title")
    : row(
        "Pay history",
        `What do you earn now, so that we can place you within ${range}?`,
        `Is ${range} in line with what you expect?`,
        ledger.reading.pay?.id,
      );
}

const hoursAsked = "Can you work this schedule: ";

/** Hours and days tempt people into family and faith. */
function aboutSchedule({ reading, plan }: Ledger): DoNot[] {
  const hours = plan.screen.find(({ question }) => question.startsWith(hoursAsked));
  const text = hours?.question.slice(hoursAsked.length).replace(/[?]$/u, "") ?? "";
  if (hours === undefined || /^(?:full|part)-time$/u.test(text)) return [];
  const days = reading.dealBreakers.find(({ text: line }) => /satur|sun|week|holiday/iu.test(line));
  return [
    row(
      "Family and hours",
      `Who looks after your children on such a schedule: ${text}?`,
      hours.question,
      ...hours.covers,
    ),
    ...(days === undefined
      ? []
      : [
          row(
            "Religion and days",
            `Which holidays do you keep, since our list says "${inSentence(days.text)}"?`,
            hours.question,
            days.id,
            ...hours.covers,
          ),
        ]),
  ];
}

function aboutTravel({ reading: { schedule } }: Ledger): DoNot[] {
  const travel = schedule?.travel ?? null;
  if (schedule === null || travel === null) return [];
  const text = inSentence(travel);
  return [
    row(
      "Family and travel",
      `What does your partner say to ${text}?`,
      `Can you do this: ${text}?`,
      schedule.id,
    ),
  ];
}

function aboutAge(ledger: Ledger): DoNot {
  const years = mustsOf(ledger).find((must) => must.years !== null);
  if (years === undefined) return row("Age", "Your age?", "Nothing.", "title");
  const name = nameOfMust(years);
  return row(
    "Age",
    `How old are you, and in which year did you begin your ${name}?`,
    `How much of this do you have: ${name}?`,
    years.id,
  );
}

function aboutHealth({ reading }: Ledger): DoNot {
  const physical = reading.requirements.find(({ kind }) => kind === "physical");
  const [duty] = dutiesToAsk(reading);
  const work = physical === undefined ? duty?.phrase : toDeed(physical);
  return work === undefined
    ? row("Health", "Any illness?", "After the offer.", "title")
    : row(
        "Health and disability",
        `Any illness or injury that could keep you from this: ${work}?`,
        `Can you do this, with or without accommodation: ${work}?`,
        physical?.id ?? duty?.id,
      );
}

function toDeed({ text }: Requirement): string {
  return inSentence(text).replace(/^(?:must be )?(?:able|ability) to /iu, "");
}

function aboutLanguage(ledger: Ledger): DoNot[] {
  const must = ledger.reading.requirements.find(({ kind }) => kind === "language");
  if (must === undefined) return [];
  const languages = joinAnd(must.skills.map(({ name }) => name)) || nameOfMust(must);
  return [
    row(
      "First language",
      `Are you a native speaker of ${languages}?`,
      `When have you used ${languages} at work?`,
      must.id,
    ),
  ];
}

function aboutOrigin({ reading }: Ledger): DoNot {
  const breaker = reading.dealBreakers.find(({ kind }) => kind === "authorization");
  const where = reading.place.country === "US" ? "in the United States" : "where this job is";
  const doNot =
    breaker === undefined
      ? "Your home country?"
      : `Where are you from, since our list says "${inSentence(breaker.text)}"?`;
  return row(
    "Origin and citizenship",
    doNot,
    `Are you authorized to work ${where}, and would you need sponsorship?`,
    "place",
    breaker?.id,
  );
}
