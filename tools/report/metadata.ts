import { z } from "zod";

/** Who wrote a report and from what; hidden in the reader, shown under View JSON. */
export const ReportMetadata = z.strictObject({
  /** `built-in`, or provider and model. */
  engine: z.string().max(200),
  promptVersion: z.string().max(60).nullable(),
  ledgerHash: z.string().max(64),
  generatedAt: z.iso.datetime(),
  durationMs: z.number().int().min(0).nullable(),
  tokens: z
    .strictObject({
      input: z.number().int().min(0),
      cached: z.number().int().min(0),
      output: z.number().int().min(0),
    })
    .nullable(),
  /** Millionths of a dollar; null where nothing was bought or the price is not known. */
  costMicros: z.number().int().min(0).nullable(),
  factsCited: z.array(z.string().max(80)).max(400),
  /** Findings of the checks on this report, by rule. */
  checks: z.record(z.string().max(80), z.number().int().min(0)),
  /** Lines of the job's text that the report does not rest on; absent where there are none. */
  leftOut: z
    .strictObject({ undecided: z.number().int().min(0), unconfirmed: z.number().int().min(0) })
    .optional(),
  /** Why the report is thin; absent where it is not. */
  thin: z
    .array(
      z.discriminatedUnion("lacks", [
        z.strictObject({ lacks: z.literal("occupation") }),
        z.strictObject({ lacks: z.literal("language"), language: z.string().max(3) }),
        z.strictObject({ lacks: z.enum(["text", "lines"]), lines: z.number().int().min(0) }),
      ]),
    )
    .max(4)
    .optional(),
  /** Sections that a model was asked for and the built-in writer wrote in the end. */
  replacedSections: z.array(z.string().max(60)).max(20).optional(),
  /** Why the built-in writer wrote in a model's place; absent where no model was meant to write. */
  builtInBecause: z.enum(["modelFailed", "monthlyCap", "spendingLimit"]).optional(),
});
export type ReportMetadata = z.infer<typeof ReportMetadata>;
