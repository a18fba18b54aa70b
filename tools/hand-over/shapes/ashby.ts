import { z } from "zod";
import { documentedAt } from "#tools/hand-over/shapes/documented.ts";

/** Ashby's own API description, version 1.0.0, in a public copy. */
export const ashbyAt = documentedAt(
  "https://github.com/api-evangelist/ashby-hq/blob/2e9efb92e08d669dd4be2ec2b4d25689adec720e/openapi/_original/ashby-openapi.yml",
);

/** job.create. Required beside it are the ids of a team and a location. */
export const AshbyJob = z.strictObject({ title: z.string().min(1) });
export type AshbyJob = z.infer<typeof AshbyJob>;

/** job.updateCompensation. */
export const AshbyCompensation = z.strictObject({
  compensationTiers: z
    .array(
      z.strictObject({
        components: z.array(
          z.strictObject({
            compensationType: z.literal("Salary"),
            interval: z.enum(["1 HOUR", "1 DAY", "1 WEEK", "1 MONTH", "1 YEAR"]),
            currencyCode: z
              .string()
              .regex(/^[A-Z]{3}$/u)
              .optional(),
            minValue: z.number().nullable(),
            maxValue: z.number().nullable(),
          }),
        ),
      }),
    )
    .length(1),
});
export type AshbyCompensation = z.infer<typeof AshbyCompensation>;

/** jobPosting.update. */
export const AshbyJobPosting = z.strictObject({
  title: z.string().min(1),
  workplaceType: z.enum(["OnSite", "Hybrid", "Remote"]).optional(),
  description: z.strictObject({ type: z.literal("text/html"), content: z.string().min(1) }),
});
export type AshbyJobPosting = z.infer<typeof AshbyJobPosting>;

/**
 * As feedbackFormDefinition.info answers the form's definition: no call takes it, a person sets the form up. Ashby's own
 * `Score` goes from 1 to 4, so a competency is a choice of five.
 */
export const AshbyFeedbackForm = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        fields: z
          .array(
            z.strictObject({
              isRequired: z.boolean(),
              descriptionPlain: z.string(),
              field: z.discriminatedUnion("type", [
                z.strictObject({ type: z.literal("RichText"), title: z.string().min(1) }),
                z.strictObject({
                  type: z.literal("ValueSelect"),
                  title: z.string().min(1),
                  selectableValues: z
                    .array(z.strictObject({ label: z.string().min(1), value: z.string().min(1) }))
                    .min(2),
                }),
              ]),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});
export type AshbyFeedbackForm = z.infer<typeof AshbyFeedbackForm>;
