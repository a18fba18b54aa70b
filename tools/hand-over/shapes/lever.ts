import { z } from "zod";
import { documentedAt } from "#tools/hand-over/shapes/documented.ts";

export const leverAt = documentedAt("https://hire.lever.co/developer/documentation");

function htmlOf(...tags: readonly string[]) {
  return z
    .string()
    .refine(
      (html) => [...html.matchAll(/<\/?([^\s>]+)/gu)].every(([, tag = ""]) => tags.includes(tag)),
      `only ${tags.join(", ")}`,
    );
}

/** Lever refuses other tags ("HTML support"), and has one list for running text and one for the items of a list. */
const Html = htmlOf("div", "p", "span", "br", "b", "i", "s", "u", "a");
const ListHtml = htmlOf("li", "b", "i", "s", "u", "a");

export const LeverPosting = z.strictObject({
  /** The title. */
  text: z.string().min(1),
  state: z.literal("draft"),
  categories: z.strictObject({
    location: z.string().min(1).optional(),
    commitment: z.string().min(1).optional(),
  }),
  /** What is answered has other names: `closingHtml`, and each text without markup too. */
  content: z.strictObject({
    descriptionHtml: Html,
    /** A heading, and list items without the list around them. */
    lists: z.array(z.strictObject({ text: z.string().min(1), content: ListHtml.min(1) })),
    closingPostingHtml: Html,
  }),
  workplaceType: z.enum(["onsite", "hybrid", "remote"]).optional(),
  salaryRange: z
    .strictObject({
      min: z.number(),
      max: z.number(),
      currency: z.string().regex(/^[A-Z]{3}$/u),
      interval: z.enum([
        "per-hour-wage",
        "per-day-wage",
        "per-week-salary",
        "per-month-salary",
        "per-year-salary",
      ]),
    })
    .optional(),
  salaryDescriptionHtml: Html.optional(),
});
export type LeverPosting = z.infer<typeof LeverPosting>;

const FieldText = {
  text: z.string().min(1),
  description: z.string(),
  required: z.boolean(),
};

/**
 * Lever's own `score` goes from 1 to 4, so a competency is a choice of five. Its verdict, the `score-system`, must be
 * there once.
 */
export const LeverFeedbackTemplate = z.strictObject({
  text: z.string().min(1),
  instructions: z.string(),
  fields: z
    .array(
      z.discriminatedUnion("type", [
        z.strictObject({ type: z.literal("textarea"), ...FieldText }),
        z.strictObject({
          type: z.literal("multiple-choice"),
          ...FieldText,
          options: z.array(z.strictObject({ text: z.string().min(1) })).min(2),
        }),
        z.strictObject({ type: z.literal("score-system"), ...FieldText }),
      ]),
    )
    .refine(
      (fields) => fields.filter(({ type }) => type === "score-system").length === 1,
      "exactly one score-system",
    ),
});
export type LeverFeedbackTemplate = z.infer<typeof LeverFeedbackTemplate>;
