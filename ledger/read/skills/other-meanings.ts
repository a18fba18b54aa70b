import type { Requirement } from "#ledger/facts/reading.ts";

/** Letters that mean something else in a kind of work: a driver "in SAP" sees a substance abuse professional. */
const otherMeanings: readonly { soc: string; names: ReadonlySet<string> }[] = [
  { soc: "53-", names: new Set(["SAP"]) },
];

/** Requirements without the skills that their words do not mean in this occupation. */
export function meantHere(requirements: readonly Requirement[], soc: string | null): Requirement[] {
  const others = otherMeanings.filter((one) => soc?.startsWith(one.soc) === true);
  return requirements.map((one) => ({
    ...one,
    skills: one.skills.filter(({ name }) => others.every(({ names }) => !names.has(name))),
  }));
}
