import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { Id, isStorableJson, text, Timestamp } from "#contract/text.ts";

/** The six tools in their fixed order (spec §9). */
export const toolTypes = [
  "marketPulse",
  "intakeSync",
  "attractSourceKit",
  "engagementHub",
  "offerNavigator",
  "interviewCoach",
] as const;
export const ToolType = z.enum(toolTypes);
export type ToolType = z.infer<typeof ToolType>;

export const OutputStatus = z.enum(["pending", "processing", "completed", "failed"]);
export type OutputStatus = z.infer<typeof OutputStatus>;

export const OutputState = z.object({ toolType: ToolType, status: OutputStatus });
export type OutputState = z.infer<typeof OutputState>;

/** A report as stored: an object with its section order kept, text, or JSON text. */
export const ReportContent = z.union([z.record(z.string(), z.unknown()), z.string()]);
export type ReportContent = z.infer<typeof ReportContent>;

/** One report of a job (spec §3). */
export const Output = z.object({
  id: Id,
  jobId: Id,
  toolType: ToolType,
  status: OutputStatus,
  content: ReportContent.nullable(),
  error: z.string().nullable(),
  version: z.number().int().min(0),
  isOutdated: z.boolean(),
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

/** What may steer one generation (readings.md 8). */
export const GenerationRequest = z
  .strictObject({
    guidance: text(lengths.guidance).optional(),
    writer: z.literal("built-in").optional(),
    candidates: z.array(CandidateNotes).max(4).optional(),
  })
  .nullish();
export type GenerationRequest = z.infer<typeof GenerationRequest>;

export const OutputEdit = z.strictObject({
  content: ReportContent.refine(isStorableJson, "Text contains characters that cannot be stored"),
  baseVersion: z.number().int().min(0).max(1_000_000).optional(),
});
export type OutputEdit = z.infer<typeof OutputEdit>;

/** A change that the live channel carries to every open screen of the job: only what changed. */
export const JobEvent = z.object({
  jobId: Id,
  jobStatus: z.string().optional(),
  outputs: z.array(OutputState.extend({ id: Id, generation: z.number().int() })),
});
export type JobEvent = z.infer<typeof JobEvent>;
