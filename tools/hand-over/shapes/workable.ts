import { z } from "zod";
import { documentedAt } from "#tools/hand-over/shapes/documented.ts";

/** A job as Workable's API answers it and its editor asks for it; no call creates one. */
export const WorkableJob = z.strictObject({
  title: z.string().min(1),
  /** HTML, as the two after it. */
  description: z.string().min(1),
  requirements: z.string().optional(),
  benefits: z.string().optional(),
  /** The key is theirs; which values they take we did not find. */
  employment_type: z.enum(["Full-time", "Part-time", "Contract", "Temporary", "Other"]).optional(),
  location: z
    .strictObject({
      country_code: z
        .string()
        .regex(/^[A-Z]{2}$/u)
        .optional(),
      region: z.string().min(1).optional(),
      city: z.string().min(1).optional(),
      telecommuting: z.boolean(),
      workplace_type: z.enum(["on_site", "hybrid", "remote"]).optional(),
    })
    .optional(),
});
export type WorkableJob = z.infer<typeof WorkableJob>;
export const workableJobAt = documentedAt("https://workable.readme.io/reference/jobsshortcode");

/** Questions under headings, for its interview kit: no call takes it, and we found no page that gives its shape. */
export const WorkableInterviewKit = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        questions: z
          .array(z.strictObject({ question: z.string().min(1), notes: z.string() }))
          .min(1),
      }),
    )
    .min(1),
});
export type WorkableInterviewKit = z.infer<typeof WorkableInterviewKit>;
