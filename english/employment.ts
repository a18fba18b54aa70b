type Terms = { employmentLength: string; weeklyHours: string };

const count = /^[\d.,]+(?:\s?(?:-|–|to)\s?[\d.,]+)?$/u;

/** How long and how many hours: "6 months", "20 to 25 hours a week". */
export function employmentTerms({ employmentLength, weeklyHours }: Terms): string[] {
  const hours = weeklyHours.trim();
  return [employmentLength.trim(), count.test(hours) ? `${hours} hours a week` : hours].filter(
    (term) => term !== "",
  );
}

/** All that is said of it: "contract, 6 months, 30 hours a week". */
export function employmentWords({ employmentType, ...terms }: Terms & { employmentType: string }) {
  return [employmentType, ...employmentTerms(terms)].filter((part) => part !== "").join(", ");
}
