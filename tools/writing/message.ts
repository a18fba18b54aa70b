import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isHourLine, isTravelLine } from "#ledger/interview/screen-hours.ts";
import { rulesOut } from "#reading/demands/rules-out.ts";
import { withoutStop } from "#tools/writing/clip.ts";
import { placeOf, rangeOf, scheduleOf, workplaceOf } from "#tools/writing/say.ts";
import { greetIn, styleOf, greetingIn } from "#tools/writing/voice.ts";

/** "Hi {{first_name}}," as the organization's voice greets; "Hola / Hi" where its style asks for both languages. */
export function greetingOf({ company, reading }: Ledger): string {
  const greeting = greetingIn(company);
  if (!styleOf(company).isBilingual) return greeting;
  const languages = reading.requirements.flatMap(({ skills }) =>
    skills.filter(({ kind }) => kind === "language").map(({ name }) => name),
  );
  return greetIn(greeting, languages);
}

/** A fact of the job as one line of a message: "Pay: $23 to $31 an hour". */
export type JobFact = { line: string; facts: FactId[] };

/** What somebody needs to judge the job without a call, as far as it is known and in a known form. */
export function jobFacts(ledger: Ledger): JobFact[] {
  const { reading } = ledger;
  const range = rangeOf(ledger);
  const where = [placeOf(ledger), workplaceOf(ledger)].filter((slot) => slot !== null);
  const hours = hoursOf(ledger);
  return [
    ...(range === null || reading.pay === null
      ? []
      : [{ line: `Pay: ${range.text}`, facts: [reading.pay.id] }]),
    ...(where.length === 0
      ? []
      : [
          {
            line: `Where: ${where.map(({ text }) => text).join(", ")}`,
            facts: ["place", ...(reading.workType === null ? [] : [reading.workType.id])],
          },
        ]),
    ...employmentOf(ledger, hours),
    ...hours,
  ];
}

/** Full-time is what people take for granted; anything else is said, unless the hours say it: "Type: part-time". */
function employmentOf({ reading }: Ledger, hours: readonly JobFact[]): JobFact[] {
  const { schedule } = reading;
  const type = employmentIn(reading) ?? "full-time";
  const isSaid = hours.some(({ line }) => line.toLowerCase().replaceAll(" ", "-").includes(type));
  if (schedule === null || type === "full-time" || isSaid) return [];
  return [{ line: `Type: ${type}`, facts: [schedule.id] }];
}

/** "Temporary and regular openings": of two kinds nobody knows which one they will get. */
const severalKinds =
  /\b(?:temp(?:orary)?|seasonal|contract)\b(?:,? (?:and|or)|[,/&]) ?(?:regular|permanent|perm|full[- ]?time)\b|\b(?:regular|permanent|perm|full[- ]?time)\b(?:,? (?:and|or)|[,/&]) ?(?:temp(?:orary)?|seasonal|contract|part[- ]?time)\b|\bpart[- ]?time\b(?:,? (?:and|or)|[,/&]) ?full[- ]?time\b/iu;

/** The one kind of employment that is offered; null where several are. */
export function employmentIn({ schedule, lines }: Ledger["reading"]): string | null {
  const isOpen = lines.some(({ place, text }) => place === "terms" && severalKinds.test(text));
  return isOpen ? null : (schedule?.employment ?? null);
}

const longestHours = 120;

/** "Hours: 7 to 3", "Hours are Monday to Thursday", "hrs M-F 7:30-4". */
const saysHours =
  /^(?:the |your |our )?(?:work(?:ing)? )?(?:hours|hrs|sched(?:ule)?|shift)(?:\s?[:–-]\s?| (?:is|are|will be|runs?)(?: from)? | (?=\d|(?:mo?|tu?|we?|th|fr?|sa?|su)\b|(?:mon|tue|wed|thu|fri|sat|sun)))/iu;

const saysTravel = /^travel(?:ing)?\s?[:,–-]\s?/iu;
/** A clock time, days in a row or a shift: "report every Monday" names no hours. */
const namesHours =
  /\d\s?(?:am|pm|a\.m|p\.m)\b|\d:\d{2}|\d\s?(?:-|–|to)\s?\d|\b(?:shifts?|schedule|hours|hrs|nights|evenings|weekends?|full[- ]time|part[- ]time|travel\w*)\b|day?s? (?:to|thru|through|-|–) |\bon[- ]call\b/iu;

const namesClock = /\d\s?(?:am|pm|a\.m|p\.m)\b|\d[ap]\b|\d:\d{2}|\d\s?(?:-|–|to)\s?\d/iu;
/** "Max 52 hours Feb-April 15", "OT in peak": a limit, and no week. */
const saysLimit = /^(?:max(?:imum)?|up to|no more than|at most|overtime|ot)\b/iu;
const saysOnCall = /^on[- ]call\b/iu;

/** "1st Mon–Thu 5:30a–4:00p", one of several shifts that a person is hired for. */
const oneOfShifts =
  /^(?:the )?(?:1st|2nd|3rd|4th|first|second|third|day|night|evening|weekend|swing|graveyard|early|late|am|pm)s?\b/iu;
const mostShifts = 4;

/** The posting's own line about the hours, where it is short enough for a message, one with the clock first; else the shift. */
function hoursOf(ledger: Ledger): JobFact[] {
  const { schedule, lines } = ledger.reading;
  const found = lines.filter(
    ({ place, text, heading }) =>
      place === "terms" &&
      !rulesOut({ text, heading }) &&
      text.length <= longestHours &&
      text.includes(" ") &&
      isHourLine(text) &&
      namesHours.test(text) &&
      (namesClock.test(text) || !saysLimit.test(text)) &&
      !/^(?:there is|and|or|with|of)\b/iu.test(text),
  );
  const shifts = lines.filter(
    (line) =>
      (found.includes(line) || (line.place === "pay" && line.text.length <= longestHours)) &&
      oneOfShifts.test(line.text) &&
      namesClock.test(line.text),
  );
  if (shifts.length > 1 && shifts.length <= mostShifts) {
    const told = shifts.map(({ text }) => withoutStop(text));
    return [{ line: `Hours: ${told.join("\n  or ")}`, facts: shifts.map(({ id }) => id) }];
  }
  const line =
    found.find(({ text }) => namesClock.test(text)) ??
    found.find(({ text }) => !saysOnCall.test(text)) ??
    found[0];
  if (line !== undefined) return [{ line: sayHours(line.text), facts: [line.id] }];
  const shift = scheduleOf(ledger);
  return shift === null || schedule === null
    ? []
    : [{ line: `Hours: ${shift.text}`, facts: [schedule.id] }];
}

/** "Hours: some evening events" of "Some evening events; regional travel 10%"; what is no hours at all says itself what it is. */
function sayHours(text: string): string {
  const words = text.replace(saysHours, "");
  if (isTravelLine(words)) return `Travel: ${withoutStop(words.replace(saysTravel, ""))}`;
  if (saysOnCall.test(words) && !namesClock.test(words)) return withoutStop(words);
  const clauses = words.split("; ");
  const hours = clauses.filter((clause) => !isTravelLine(clause));
  return `Hours: ${withoutStop((hours.length > 0 ? hours : clauses).join("; "))}`;
}
