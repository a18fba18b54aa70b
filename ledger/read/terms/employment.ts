import { employmentTypes, type EmploymentType } from "#contract/options.ts";
import { employmentTerms } from "#english/employment.ts";
import type { Quote } from "#ledger/facts/fact.ts";
import type { JobFields } from "#ledger/facts/reading.ts";

/** How people are employed: the kind, then how long and how many hours a week, in the words that say it. */
export type Employment = { type: EmploymentType | null; terms: string[]; quotes: Quote[] };

type Typed = Pick<JobFields, "employmentType" | "employmentLength" | "weeklyHours">;

/** What a person typed, else what the posting states. */
export function readEmployment(
  { employmentType, ...typed }: Typed,
  posted: { value: EmploymentType; quote: Quote } | null,
): Employment {
  const chosen = employmentTypes.find((type) => type === employmentType);
  const type = chosen ?? posted?.value ?? null;
  const kind: Quote[] =
    chosen === undefined
      ? posted === null
        ? []
        : [posted.quote]
      : [{ where: "employmentType", quote: chosen }];
  const told = (["employmentLength", "weeklyHours"] as const)
    .map((where) => ({ where, quote: typed[where].trim() }))
    .filter(({ quote }) => quote !== "");
  return { type, terms: employmentTerms(typed), quotes: [...kind, ...told] };
}
