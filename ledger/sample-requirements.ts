import { emptyJob } from "#contract/job-fields.ts";
import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";
import { joinForm } from "#ledger/read/job-lines.ts";
import { readRequirements } from "#ledger/read/requirements.ts";
import type { Requirement } from "#ledger/reading.ts";
import { saidOf } from "#ledger/sample-said.ts";

/** What the posting's lists hold. */
type Lists = { must?: readonly string[]; nice?: readonly string[] };

/** A credential of some board, for tests. */
export function ruleOf(name: string, ...forms: string[]): CredentialRule {
  return { name, forms, issuer: "a board", proof: "a card" };
}

/** What a form's field and a posting's two lists ask for, for tests. */
export function requirementsOf(
  requirements: string,
  { must = [], nice = [] }: Lists,
  rules: readonly CredentialRule[] = [],
  title = "Planner",
): Requirement[] {
  const under = (heading: string) => (one: ReturnType<typeof saidOf>[number]) => ({
    ...one,
    heading,
  });
  const told = [
    ...saidOf("must", ...must).map(under("Requirements")),
    ...saidOf("nice", ...nice).map(under("Nice to have")),
  ];
  const said = joinForm({ ...emptyJob, requirements }, told);
  return readRequirements({ said, isOfPosting: () => false }, title, rules);
}
