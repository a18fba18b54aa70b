import { z } from "zod";
import { documentedAt } from "#tools/hand-over/shapes/documented.ts";

/** Required beside it are the id of a template job and the number of openings. Read in a public client of Harvest v3. */
export const GreenhouseJob = z.strictObject({ job_name: z.string().min(1) });
export type GreenhouseJob = z.infer<typeof GreenhouseJob>;
export const greenhouseJobAt = documentedAt(
  "https://github.com/metorial/metorial/blob/76705b6e2bee289e3ef7305b9e2e2d7d9044b8fe/integrations/greenhouse/src/lib/client.ts",
);

/**
 * As Harvest v3 answers a job post, in a public copy of its API description. PATCH /v3/job_posts/{id} is there too, but
 * we found no page that says what it takes.
 */
export const GreenhouseJobPost = z.strictObject({
  title: z.string().min(1),
  location: z.strictObject({ type: z.literal("free_text"), name: z.string().min(1) }).optional(),
  /** HTML. */
  content: z.string().min(1),
});
export type GreenhouseJobPost = z.infer<typeof GreenhouseJobPost>;
export const greenhouseJobPostAt = documentedAt(
  "https://github.com/amp-labs/connectors/blob/e387d41ce02c41823ba9c32015b694ebef32c0a6/providers/greenhouse/metadata/openapi/harvest-api.json",
);

/**
 * As Harvest v1 answered scorecards and job stages: no call takes them, the template job or a person brings them in.
 * Read in the source of the page.
 */
export const GreenhouseScorecard = z.strictObject({
  attributes: z
    .array(z.strictObject({ name: z.string().min(1), type: z.literal("Skills") }))
    .min(1),
  interview_kit: z.strictObject({
    content: z.string(),
    questions: z.array(z.strictObject({ question: z.string().min(1) })).min(1),
  }),
});
export type GreenhouseScorecard = z.infer<typeof GreenhouseScorecard>;
export const greenhouseScorecardAt = documentedAt("https://developers.greenhouse.io/harvest.html");
