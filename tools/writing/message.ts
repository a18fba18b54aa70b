import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { placeOf, rangeOf, scheduleOf, workplaceOf } from "#tools/writing/say.ts";
import { greetIn, styleOf, greetingIn } from "#tools/voice.ts";

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
  const hours = scheduleOf(ledger);
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
    ...(hours === null || reading.schedule === null
      ? []
      : [{ line: `Hours: ${hours.text}`, facts: [reading.schedule.id] }]),
  ];
}
