import { bossIn } from "#ledger/read/terms/boss.ts";
import type { Given } from "#ledger/facts/fact.ts";
import { namesAmount } from "#ledger/market/money.ts";
import { promisedSteps, stepsIn } from "#ledger/interview/hiring-steps.ts";
import type { Briefing } from "#tools/briefing.ts";
import { isPastDay } from "#english/day-in-text.ts";
import type { Reading, ToldLine, ToldPlace } from "#ledger/facts/reading.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { toStaff } from "#tools/writing/to-staff.ts";
import { idsOf, known } from "#tools/writing/phrases.ts";

type Answer = InterviewCoach["qaBank"][number];

/** What candidates ask, where the text answers it: whole lines, in its own words; a start or an interview that is past answers nobody. */
export function writeQaBank({ ledger: { reading }, now }: Briefing): Answer[] {
  const taken = new Set<string>();
  return rows.flatMap(({ question, find, isDated }) => {
    const isOver = ({ text }: Given) => isDated === true && isPastDay(text, now);
    const found = find(reading).filter((one) => !taken.has(one.text) && !isOver(one));
    const lines = fitting(found);
    for (const { text } of lines) taken.add(text);
    if (lines.length === 0) return [];
    const answer = lines.map(quoteWhole).join(" ");
    return [{ question, answer, status: "answered", ...known("given", ...idsOf(lines)) }];
  });
}

type Row = {
  question: string;
  find: (reading: Reading) => readonly Given[];
  isDated?: boolean;
};

const hourWords =
  /\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:days?|nesday|urday)?\b|\bM-F\b|\b\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m\b|[ap]\b|-\s?noon)|\b\d{1,2}[–-]\d{1,2}\b|\b(?:hours?|hrs|shifts?|nights?|evenings?|weekends?|mornings?|overtime|on[- ]call|rota|rotation|schedule)\b/iu;
const travelWords = /\btravel(?:ing|ling)?\b/iu;
const otherTerms = /\btravel|\bstart(?:s|ing)?\b|\b\d{4}-\d{2}|\bapply|\bclos(?:es|ing)\b/iu;
const whereWords =
  /\b(?:remote\w*|hybrid|on[- ]?site|in[- ]person|in[- ]office|in the office|work from|location|based (?:in|at|out of)|relocat\w+)\b/iu;
const bossWords = /\bsupervised by\b|\bline manager\b/iu;
const teamWords =
  /\b(?:team|crew|squad|department|staff) of\b|\bdirect reports?\b|\bteam is \d|\blead (?:our|a) \p{L}+ team\b/iu;
const contractWords =
  /\b(?:permanent|temporary|temp[- ]to[- ]\p{L}+|fixed[- ]term|seasonal|direct hire|contract(?:or)?|full[- ]?time|part[- ]?time|per diem|internship|duration)\b/iu;
const applying = /\b(?:apply|resumes?|cv|reply to|comment|submit|text \p{Lu}{3,})\b/iu;

const rows: readonly Row[] = [
  {
    question: "What does it pay?",
    find: (reading) => {
      const { pay } = reading;
      if (pay === null || pay.isUnclear) return [];
      const lines = pay.conflict === null ? linesOf(reading, ["pay"], namesAmount) : [];
      // "Competitive salary" answers nobody.
      return lines.length > 0 || !/\d/u.test(pay.text) ? lines : [pay];
    },
  },
  {
    question: "Which days and hours is it?",
    find: (reading) =>
      linesOf(reading, ["terms"], hourWords).filter(
        ({ text }) => !otherTerms.test(text) && !/\bratio\b/iu.test(text),
      ),
  },
  {
    question: "Where is the work?",
    find: (reading) => {
      const lines = linesOf(reading, ["terms"], whereWords);
      const { city, region, isRemote } = reading.place;
      const isNamed = city !== null || region !== null || isRemote;
      // "Work Location: One location" answers nobody.
      if (!isNamed && reading.workType === null) return [];
      const isSaid = lines.some(({ text }) => city !== null && text.includes(city));
      return isNamed && !isSaid ? [reading.place, ...lines] : lines;
    },
  },
  {
    question: "Whom would I report to?",
    find: (reading) => {
      const lines = reading.lines.filter(
        ({ place, text }) => anywhere.includes(place) && isAboutBoss(text),
      );
      return reading.team?.reportsTo && lines.length === 0 ? [reading.team] : lines;
    },
  },
  {
    question: "How big is the team?",
    find: (reading) => linesOf(reading, anywhere, teamWords),
  },
  {
    question: "What are the hiring steps?",
    isDated: true,
    find: (reading) =>
      promisedSteps(reading).length === 0
        ? []
        : linesOf(reading, ["process"], /\S/u).filter(
            ({ text }) => !isAboutBoss(text) && !toStaff.test(text) && tellsSteps(text),
          ),
  },
  {
    question: "Which benefits come with it?",
    find: (reading) =>
      reading.benefits.some(({ isClaim }) => !isClaim)
        ? linesOf(reading, ["benefit"], /\S\s\S|\d/u)
        : [],
  },
  {
    question: "When does it start?",
    isDated: true,
    find: ({ startDate }) => (startDate === null ? [] : [startDate]),
  },
  {
    question: "What kind of contract is it?",
    find: (reading) => {
      const lines = linesOf(reading, ["terms"], contractWords);
      const { schedule } = reading;
      if (lines.length > 0 || schedule === null || schedule.employment === null) return lines;
      return [{ ...schedule, text: schedule.employment }];
    },
  },
  {
    question: "How much travel is there?",
    find: (reading) => linesOf(reading, ["terms", "duty"], travelWords),
  },
];

const fewestSteps = 2;
const promised =
  /\b(?:hear|answer|reply|respond|call you|contact|decision|decide|offer|weeks?|days)\b/iu;

/** "Cover letter to the Administrator" and "Already a team member?" are no steps, a line of arrows that begins with "Apply" is. */
function tellsSteps(text: string): boolean {
  const steps = stepsIn(text).length;
  if (applying.test(text)) return steps >= fewestSteps;
  return !text.endsWith("?") && (steps > 0 || promised.test(text));
}

const anywhere: readonly ToldPlace[] = ["employer", "duty", "terms", "culture"];

function isAboutBoss(text: string): boolean {
  return bossWords.test(text) || bossIn(text) !== undefined;
}

/** Whom the employer does not take answers no question about the job: "no drivers under contract with another carrier". */
function linesOf(
  { lines, dealBreakers }: Reading,
  places: readonly ToldPlace[],
  words: RegExp,
): ToldLine[] {
  const refused = new Set(
    dealBreakers
      .filter(({ kind }) => kind === "refused")
      .flatMap(({ quotes }) => quotes.map(({ quote }) => quote)),
  );
  return lines.filter(
    ({ place, text, quotes }) =>
      places.includes(place) && words.test(text) && !quotes.some(({ quote }) => refused.has(quote)),
  );
}

const longest = 260;

/** As many whole lines as an answer holds, each once. */
function fitting(lines: readonly Given[]): Given[] {
  const once = lines.filter(
    ({ text }, at) =>
      !lines.some((one, place) => place !== at && holds(one.text, text, place < at)),
  );
  let room = longest;
  return once.filter((line) => {
    room -= quoteWhole(line).length + 1;
    return room >= 0;
  });
}

function holds(longer: string, text: string, isBefore: boolean): boolean {
  return longer.includes(text) && (longer !== text || isBefore);
}

function quoteWhole({ text }: Given): string {
  return `“${text.replaceAll(/[“”"]/gu, "'").trim()}”`;
}
