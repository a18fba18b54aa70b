import type { ComponentType, ReactNode } from "react";
import { z } from "zod";
import { withoutBlockIds } from "#contract/block.ts";

type SectionViewProps<Value> = { title: string; value: Value };

/** How a section is best shown; nothing when its value is not what the view is made for. */
export type SectionView = { show: (title: string, value: unknown) => ReactNode | undefined };

/** A view of values of one shape: anybody may store anything, so the shape is asked each time. */
export function defineView<Schema extends z.ZodType>(
  schema: Schema,
  View: ComponentType<SectionViewProps<z.output<Schema>>>,
): SectionView {
  return {
    show(title, value) {
      const read = schema.safeParse(withoutBlockIds(value));
      return read.success ? <View title={title} value={read.data} /> : undefined;
    },
  };
}

const provenance = {
  basis: z.string().optional(),
  facts: z.array(z.string()).optional(),
  covers: z.array(z.string()).optional(),
};

/** An object with these fields and no others, so that nothing somebody wrote is left out silently. */
export function entry<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ ...shape, ...provenance });
}

export function entries<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.array(entry(shape)).min(1);
}

export const Text = z.string();
export const Texts = z.array(z.string());
export const Link = z.strictObject({ label: Text, url: Text });

/** A text for candidates; code adds signature and length after writing. */
export const Message = entry({
  kind: Text.optional(),
  touch: z.number().optional(),
  workingDay: z.number().optional(),
  day: Text.optional(),
  channel: Text,
  subject: Text,
  body: Text,
  limit: z.number().nullish(),
  tokens: Texts.optional(),
  signature: Text.optional(),
  characters: z.number().optional(),
});
export type Message = z.infer<typeof Message>;
