import { z } from "zod";
import { lengths, tokenDays } from "#contract/limits.ts";
import { Scope, scopeNames } from "#contract/programs/scopes.ts";
import { Id, requiredText, Timestamp } from "#contract/text.ts";

const nothingChosen = "Choose what the token may do";

/** What an admin says of a new token. `internal` adds to what a token reads, and is nothing by itself. */
export const TokenForm = z.strictObject({
  name: requiredText(lengths.name, "Name is required"),
  scopes: z
    .array(Scope)
    .max(scopeNames.length)
    .refine((chosen) => chosen.some((scope) => scope !== "internal"), nothingChosen)
    .overwrite((chosen) => scopeNames.filter((scope) => chosen.includes(scope))),
  days: z.union(tokenDays.map((days) => z.literal(days))),
});
export type TokenForm = z.infer<typeof TokenForm>;

/** A token as admins see it, until 30 days after its end: who made it, what it may do, and its last four characters. */
export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  end: z.string(),
  scopes: z.array(Scope),
  /** Null for somebody who left the organization: their tokens ended with that. */
  createdByName: z.string().nullable(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
  endsAt: Timestamp,
  isEnded: z.boolean(),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** The token itself is answered once; only its hash is stored. */
export const NewApiToken = ApiToken.extend({ token: z.string() });
export type NewApiToken = z.infer<typeof NewApiToken>;
