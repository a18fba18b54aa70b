import { z } from "zod";
import { lengths, sectionBounds, tickBounds } from "#contract/limits.ts";
import { Id, IdText, isStorableJson, text, Timestamp } from "#contract/text.ts";
import { toolTypes } from "#contract/tool-types.ts";

export { toolTypes };

export const ToolType = z.enum(toolTypes);
export type ToolType = z.infer<typeof ToolType>;

export const OutputStatus = z.enum(["pending", "processing", "completed", "failed"]);
export type OutputStatus = z.infer<typeof OutputStatus>;

export const OutputState = z.object({ toolType: ToolType, status: OutputStatus });
export type OutputState = z.infer<typeof OutputState>;

/** A report as stored: an object with its section order kept, text, or JSON text. */
export const ReportContent = z.union([z.record(z.string(), z.unknown()), z.string()]);
export type ReportContent = z.infer<typeof ReportContent>;

/** Which items of a report's checklists are done, by keys the screen chooses. */
export const Ticks = z.record(z.string().min(1).max(tickBounds.keyLength), z.boolean());
export type Ticks = z.infer<typeof Ticks>;

/** Why a report failed: a model, a limit, or, in the last two, nothing that another writer mends. */
export const OutputErrorCode = z.enum([
  "refused",
  "rateLimited",
  "unavailable",
  "timedOut",
  "cut",
  "aborted",
  "truncated",
  "tooLarge",
  "invalidOutput",
  "windowTooSmall",
  "promptCut",
  "addressRefused",
  "badRequest",
  "notAuthorized",
  "spendingLimit",
  "monthlyCap",
  "noConnection",
  "keyUnreadable",
  "interrupted",
  "notWritten",
]);
export type OutputErrorCode = z.infer<typeof OutputErrorCode>;
/** The code is for programs, the sentence for people. */
export type OutputFailure = { errorCode: OutputErrorCode; error: string };

/** A part of a report that regenerating leaves alone, by a section's key or a block's id. */
export const PartLock = z.object({
  part: z.string(),
  section: z.string(),
  lockedBy: z.string().nullable(),
  lockedAt: Timestamp,
});
export type PartLock = z.infer<typeof PartLock>;

/**
 * A part of a report that rests on facts which have changed: the id of a block, or a section's key for what it says
 * outside its blocks. The facts are named as people call them: "Pay".
 */
export const StalePart = z.object({
  part: z.string(),
  section: z.string(),
  facts: z.array(z.string()),
});
export type StalePart = z.infer<typeof StalePart>;

/**
 * One report of a job (spec §3). `editedSections` are those a person changed in `editedVersion`: the present one, or,
 * when it was written again since, an older one from which they can be brought back. `isOutdated`: a fact it rests on
 * has changed (readings.md 3); `staleParts` says where, and is empty where that is not known. `staleVersion` is another
 * number whenever these two have changed.
 */
export const Output = z.object({
  id: Id,
  jobId: Id,
  toolType: ToolType,
  status: OutputStatus,
  content: ReportContent.nullable(),
  error: z.string().nullable(),
  errorCode: OutputErrorCode.nullable(),
  version: z.number().int().min(0),
  isOutdated: z.boolean(),
  staleParts: z.array(StalePart),
  staleVersion: z.number().int().min(0),
  editedVersion: z.number().int().nullable(),
  editedSections: z.array(z.string()),
  ticks: Ticks,
  locks: z.array(PartLock),
  /** How many suggestions of the last writing nobody has decided on. */
  openSuggestions: z.number().int().min(0),
  /** Parts that stand as a person left them while facts they rest on changed; the newer text is offered beside them. */
  keptParts: z.array(StalePart),
  updatedAt: Timestamp,
});
export type Output = z.infer<typeof Output>;

/** What a generation call answers: the report's row and the number of the generation under way. */
export const Generation = z.object({
  outputId: Id,
  toolType: ToolType,
  status: OutputStatus,
  generation: z.number().int().min(1),
});
export type Generation = z.infer<typeof Generation>;

/** What a recruiter noted about one candidate's situation: a label, never a name. */
export const CandidateNotes = z.strictObject({
  label: z.enum(["Candidate A", "Candidate B", "Candidate C", "Candidate D"]),
  notes: text(lengths.guidance),
});
export type CandidateNotes = z.infer<typeof CandidateNotes>;

/**
 * What may steer one generation (readings.md 8). `only: "changed"` writes the parts again that rest on changed facts, by
 * the report's own writer and as it was last asked for; all other parts stay, and nothing else said here counts.
 */
export const GenerationRequest = z
  .strictObject({
    guidance: text(lengths.guidance).optional(),
    writer: z.literal("built-in").optional(),
    candidates: z.array(CandidateNotes).max(4).optional(),
    only: z.literal("changed").optional(),
  })
  .nullish();
export type GenerationRequest = z.infer<typeof GenerationRequest>;

/**
 * Which of the six are written again, and by whom; nothing said: all of them, as the organization has chosen. `changed`:
 * in each report that rests on a changed fact, the parts that do.
 */
export const ProcessRequest = z
  .strictObject({
    only: z.enum(["failed", "changed"]).optional(),
    writer: z.literal("built-in").optional(),
  })
  .nullish();
export type ProcessRequest = z.infer<typeof ProcessRequest>;

/** The version somebody had before their eyes; when it is not the newest any more, their change is refused. */
export const Version = z.number().int().min(0).max(1_000_000);
const baseVersion = Version.optional();
const unstorable = "Text contains characters that cannot be stored";

export const OutputEdit = z.strictObject({
  content: ReportContent.refine(isStorableJson, unstorable),
  baseVersion,
});
export type OutputEdit = z.infer<typeof OutputEdit>;

export const TicksEdit = z.strictObject({
  ticks: Ticks.refine(
    (ticks) => Object.keys(ticks).length <= tickBounds.count,
    `A report has at most ${tickBounds.count} ticks`,
  ).refine(isStorableJson, unstorable),
});
export type TicksEdit = z.infer<typeof TicksEdit>;

/** The whole text, or of it these sections alone, by their keys. */
export const OutputRestoration = z
  .strictObject({
    baseVersion,
    sections: z
      .array(z.string().max(sectionBounds.keyLength))
      .min(1)
      .max(sectionBounds.count)
      .optional(),
  })
  .nullish();
export type OutputRestoration = z.infer<typeof OutputRestoration>;

/**
 * Why there is a version: sections a person changed or brought back, by their keys; labels of the facts that had changed
 * before it was written again (absent in a first draft); where it was brought back from; how many suggestions it took; what
 * whoever asked for it wished, which no report, file or link repeats.
 */
export const VersionCause = z.object({
  sections: z.array(z.string()).optional(),
  facts: z.array(z.string()).optional(),
  fromVersion: z.number().int().optional(),
  accepted: z.number().int().optional(),
  guidance: z.string().optional(),
});
export type VersionCause = z.infer<typeof VersionCause>;

/**
 * One kept text of a report: `generation` wrote it, or wrote what a person then changed. Its author changed it, or asked
 * for it to be written. Versions from before causes were kept have none.
 */
export const OutputVersion = z.object({
  version: z.number().int(),
  kind: z.enum(["generated", "edited", "restored"]),
  authorName: z.string().nullable(),
  cause: VersionCause.nullable(),
  generation: z.number().int(),
  createdAt: Timestamp,
});
export type OutputVersion = z.infer<typeof OutputVersion>;

export const OutputVersionText = OutputVersion.extend({ content: ReportContent });
export type OutputVersionText = z.infer<typeof OutputVersionText>;

/** A version's number as it stands in a path. */
export const VersionText = IdText.refine((version) => version <= 1_000_000);

/** A change that the live channel carries to every open screen of the job: only what changed. */
export const JobEvent = z.object({
  jobId: Id,
  jobStatus: z.string().optional(),
  outputs: z.array(
    OutputState.extend({
      id: Id,
      generation: z.number().int(),
      version: z.number().int(),
      staleVersion: z.number().int(),
    }),
  ),
});
export type JobEvent = z.infer<typeof JobEvent>;

/** The finished sections of a report that is still being written; the live channel shows them as they come. */
export const PartialReport = z.object({
  jobId: Id,
  outputId: Id,
  toolType: ToolType,
  generation: z.number().int(),
  sections: z.record(z.string(), z.unknown()),
});
export type PartialReport = z.infer<typeof PartialReport>;
