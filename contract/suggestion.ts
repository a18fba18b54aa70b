import { z } from "zod";
import { Finding } from "#contract/examination.ts";
import { sectionBounds } from "#contract/limits.ts";
import { Version } from "#contract/output.ts";
import { Id, isStorableJson, Timestamp } from "#contract/text.ts";

/** A section's key or a block's id. */
const PartKey = z
  .string()
  .min(1)
  .max(sectionBounds.keyLength)
  .refine(isStorableJson, "Text contains characters that cannot be stored");

export const LockEdit = z.strictObject({ part: PartKey, isLocked: z.boolean() });
export type LockEdit = z.infer<typeof LockEdit>;

/**
 * What the last writing says where a person's words stay. Of a changed part `before` and `after` are its own fields; one
 * that is added or removed is null on one side. `findings` are those the new text would bring.
 */
export const Suggestion = z.object({
  id: Id,
  part: z.string(),
  section: z.string(),
  kind: z.enum(["changed", "added", "removed"]),
  before: z.unknown(),
  after: z.unknown(),
  /** "Regenerated after pay changed". */
  cause: z.string(),
  findings: z.array(Finding),
  decision: z.enum(["accepted", "kept"]).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type Suggestion = z.infer<typeof Suggestion>;

/** What a person decided, all at once; what is not named stays open, and the report as it is. */
export const SuggestionDecisions = z.strictObject({
  decisions: z
    .array(z.strictObject({ id: Id, decision: z.enum(["accept", "keep"]) }))
    .min(1)
    .max(200),
  baseVersion: Version.optional(),
});
export type SuggestionDecisions = z.infer<typeof SuggestionDecisions>;
