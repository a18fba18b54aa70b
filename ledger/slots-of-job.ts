import type { FamilyRules } from "#ledger/families/family-rules.ts";
import type { Slots } from "#ledger/families/slots.ts";
import { fieldOfWork } from "#ledger/field-of-work.ts";
import { toVerbPhrase } from "#ledger/read/duties.ts";
import type { Reading, Requirement, Shift } from "#ledger/reading.ts";
import { inSentence, joinOr, pluralise } from "#ledger/words.ts";

const hourOfShift: Partial<Record<Shift, string>> = {
  nights: "03:00",
  evenings: "21:30",
  weekends: "08:00 on a Sunday",
};

/** Words the patterns put after the field themselves: "in phone support", not "in phone support support". */
const saidByPattern: Partial<Record<FamilyRules["key"], RegExp>> = {
  support: / ?\bsupport$/u,
  sales: / ?\bsales$/u,
};

/** What this job puts into the blanks of a question; a blank nobody can fill stays empty. */
export function slotsOf(
  reading: Reading,
  rules: FamilyRules,
  person: string,
  covered: readonly Requirement[],
  duties: readonly string[],
): Slots {
  const { title, team, schedule, requirements } = reading;
  const shift = schedule?.shift ?? null;
  const musts = requirements.filter(({ priority }) => priority === "must");
  const own = covered.flatMap((must) => must.skills).slice(0, 2);
  const credential = musts.flatMap(({ credentials }) => credentials)[0]?.name;
  const equipment = musts
    .flatMap((must) => must.skills)
    .find(({ kind }) => kind === "equipment")?.name;
  const [duty, secondDuty] = duties.map(toVerbPhrase);
  const field = fieldOfWork(title, [...covered, ...musts]);
  return withoutEmpty({
    specialism: field?.replace(saidByPattern[rules.key] ?? /^$/u, ""),
    setting: team?.name ?? undefined,
    skill: own.length > 0 ? joinOr(own.map(({ name }) => name)) : undefined,
    duty,
    secondDuty: secondDuty ?? duty,
    shift: shift ?? undefined,
    hour: shift === null ? undefined : hourOfShift[shift],
    credential,
    stakeholder: findStakeholder(reading),
    equipment: equipment === undefined ? undefined : toPlural(inSentence(equipment)),
    person,
    team: team?.name ?? "the team",
  });
}

const stakeholderPattern =
  /\b(?:work(?:ing)? (?:closely )?with|partner(?:ing)? with|support(?:ing)?|advis(?:e|ing)) ((?:[\p{L}-]+ ?){1,3})/iu;

/** The people a duty names after "with". */
function findStakeholder({ duties }: Reading): string | undefined {
  for (const { text } of duties) {
    const found = stakeholderPattern.exec(text)?.[1]?.trim();
    if (found !== undefined) {
      return inSentence(found.replace(/ (?:to|and|on|in|for|of|how|with|the)$/u, ""));
    }
  }
  return undefined;
}

function toPlural(name: string): string {
  return name.endsWith("s") ? name : pluralise(name);
}

function withoutEmpty(slots: Record<string, string | null | undefined>): Slots {
  return Object.fromEntries(
    Object.entries(slots).filter(
      ([, value]) => value !== undefined && value !== null && value !== "",
    ),
  );
}
