import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { Consequence } from "#contract/room/decision.ts";
import { Settled } from "#contract/room/settled.ts";
import { Id, requiredText, text, Timestamp } from "#contract/text.ts";

/** Something that was decided: what, by whom, when, in which words. */
export const Decision = z.object({
  id: Id,
  key: z.string(),
  label: z.string(),
  value: z.string(),
  settled: Settled,
  /** The words it was decided in: an option's, or the person's own. */
  words: z.string(),
  byName: z.string(),
  byRole: z.string().nullable(),
  through: z.enum(["room", "call"]),
  /** The member who wrote it down, where it was decided in a call. */
  recordedByName: z.string().nullable(),
  decidedAt: Timestamp,
  isSigned: z.boolean(),
});
export type Decision = z.infer<typeof Decision>;

/** Written down by a member, who says who decided it in a call. */
export const RecordedDecision = z.strictObject({
  settled: Settled,
  byName: requiredText(lengths.name, "Say who decided it"),
  words: text(lengths.guidance).default(""),
});
export type RecordedDecision = z.infer<typeof RecordedDecision>;

/** A signed fact that changed later. */
export const Drift = z.object({
  id: Id,
  /** Whether its line stays inside by now: in a room and by mail it is told without its words, and `key`, `label`, `before`, `effect` and `asked` are empty. */
  isInside: z.boolean(),
  key: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  byName: z.string().nullable(),
  at: Timestamp,
  /** What it does, in a sentence or two; empty where nothing can be computed. */
  effect: z.string(),
  reason: z.string(),
  state: z.enum(["open", "agreed", "asked"]),
  /** What the manager asks about it; empty for guests of other rooms. */
  asked: z.string(),
});
export type Drift = z.infer<typeof Drift>;

export const DriftReason = z.strictObject({ reason: text(lengths.guidance) });
export const DriftAnswer = z.discriminatedUnion("answer", [
  /** `after` as the page showed it: nobody agrees to what they did not see. */
  z.strictObject({ answer: z.literal("agree"), after: text(lengths.paragraph) }),
  z.strictObject({
    answer: z.literal("ask"),
    words: requiredText(lengths.guidance, "Say what you want to ask"),
  }),
]);
export type DriftAnswer = z.infer<typeof DriftAnswer>;

export const AgreedLine = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  /** Null where nobody decided it, and it stays as posted. */
  byName: z.string().nullable(),
  at: Timestamp.nullable(),
});
export type AgreedLine = z.infer<typeof AgreedLine>;

export const SignOff = z.object({
  id: Id,
  number: z.int().min(1),
  name: z.string(),
  role: z.string(),
  at: Timestamp,
  lines: z.array(AgreedLine),
  /** How many of its lines stay inside by now; in a room they are not among `lines`. */
  insideCount: z.int().min(0),
});
export type SignOff = z.infer<typeof SignOff>;

/** What was agreed about a job: what holds now, what was signed, and what changed since. */
export const Agreement = z.object({
  decisions: z.array(Decision),
  signOffs: z.array(SignOff),
  drifts: z.array(Drift),
  /** What somebody would rather talk about than answer by the link. */
  toTalk: z.array(z.object({ name: z.string(), label: z.string() })),
  /** What somebody signed and what stays inside by now: their copy of the record still says it. */
  signedInside: z.array(z.object({ name: z.string(), label: z.string() })),
  /** Why nobody can sign here; null where they can. */
  whyUnsigned: z.string().nullable(),
});
export type Agreement = z.infer<typeof Agreement>;

/**
 * One sign-off as it was signed: `record` is the signed text itself, so nothing has to be written again to check it.
 * A link that the reader may not read is its hash alone.
 */
export const SignedLink = z.union([
  z.strictObject({ record: z.string(), signature: z.string(), keyId: z.string() }),
  z.strictObject({ hash: z.string() }),
]);
export type SignedLink = z.infer<typeof SignedLink>;

/** A job's sign-offs in their order, as a file that proves itself offline. */
export const SignOffFile = z.strictObject({
  format: z.literal("roleprint-sign-offs-1"),
  links: z.array(SignedLink).min(1),
});
export type SignOffFile = z.infer<typeof SignOffFile>;

/** What stands inside a record. `previous` is the SHA-256 of the record before it, base64url, or null in the first. */
export const SignOffRecord = z.object({
  number: z.int().min(1),
  previous: z.string().nullable(),
  organization: z.string(),
  job: z.object({ id: Id, title: z.string(), place: z.string() }),
  name: z.string(),
  role: z.string(),
  at: Timestamp,
  lines: z.array(AgreedLine),
  note: z.string(),
});
export type SignOffRecord = z.infer<typeof SignOffRecord>;

/** The public keys of this installation, the present one first, as raw Ed25519 keys in base64url. */
export const SignOffKeys = z.object({
  keys: z.array(z.object({ keyId: z.string(), publicKey: z.string() })),
});
export type SignOffKeys = z.infer<typeof SignOffKeys>;

/** What somebody wants to try; nothing of it is saved. */
export const WhatIf = z.strictObject({ settled: z.array(Settled).max(30) });
export type WhatIf = z.infer<typeof WhatIf>;

/** What would follow, in figures and as one or two sentences. */
export const WhatIfAnswer = z.object({
  consequence: Consequence,
  line: z.string(),
  /** Why the place that was tried is left out; null where it is a place we know, or none was tried. */
  unknownPlace: z.string().nullable(),
});
export type WhatIfAnswer = z.infer<typeof WhatIfAnswer>;
