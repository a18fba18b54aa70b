import { z } from "zod";
import { listOf } from "#server/env-limits.ts";

export const operatorSettings = {
  /** Who runs the installation, between commas: whoever has confirmed one of these addresses sees more under /admin. */
  OPERATORS: listOf(
    z.email("needs addresses such as anna@staffing.example, between commas"),
  ).default([]),
  /** As the role that sees people, sums and what waits, and no work; unset: `DATABASE_URL` under that role's name. */
  DATABASE_OPERATOR_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
};

type Person = { email: string; emailVerified: boolean };

/** Asked anew at each call: an address taken out of the setting is nobody's special right any more. */
export function isOperator({ OPERATORS }: { OPERATORS: string[] }, person: Person): boolean {
  const email = person.email.normalize("NFKC").trim().toLowerCase();
  return person.emailVerified && OPERATORS.includes(email);
}
