import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isHourLine, isTravelLine } from "#ledger/interview/screen-hours.ts";
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
function employmentOf({ reading: { schedule } }: Ledger, hours: readonly JobFact[]): JobFact[] {
  const type = schedule?.employment ?? "full-time";
  const isSaid = hours.some(({ line }) => line.toLowerCase().replaceAll(" ", "-").includes(type));
  if (schedule === null || type === "full-time" || isSaid) return [];
  return [{ line: `Type: ${type}`, facts: [schedule.id] }];
}

const longestHours = 90;

/** The posting's own line about the hours, where it is short enough for a message; else the shift. */
function hoursOf(ledger: Ledger): JobFact[] {
  const { schedule, lines } = ledger.reading;
  const line = lines.find(
    ({ place, text }) => place === "terms" && text.length <= longestHours && isHourLine(text),
  );
  if (line !== undefined) {
    const words = line.text.replace(/^(?:working )?(?:hours|schedule|shift)\s?[:–-]\s?/iu, "");
    const label = isTravelLine(words) ? "Travel" : "Hours";
    return [{ line: `${label}: ${withoutStop(words)}`, facts: [line.id] }];
  }
  const shift = scheduleOf(ledger);
  return shift === null || schedule === null
    ? []
    : [{ line: `Hours: ${shift.text}`, facts: [schedule.id] }];
}
