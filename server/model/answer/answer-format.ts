import type * as Sdk from "ai";
import type { z } from "zod";
import { findJson } from "#server/model/answer/find-json.ts";
import { createSectionReader } from "#server/model/answer/finished-sections.ts";
import { prune } from "#server/model/answer/prune.ts";
import type { WireSchema } from "#server/model/answer/wire-schema.ts";
import type { ModelRequest, Sections, Sizes } from "#server/model/door/request.ts";

type Readable = (text: string) => string;

/** How the SDK asks for, shows and checks an answer of the request's schema; `readable` makes its texts fit for people. */
export function answerFormat<T>(
  sdk: typeof Sdk,
  { schema, onSections }: ModelRequest<T>,
  wire: WireSchema,
  sizes: Sizes,
  readable: Readable,
): Sdk.Output.Output<T, Sections, never> {
  const readFinished = createSectionReader(sizes.maxPartialChars);
  const format = sdk.Output.object({
    schema: sdk.jsonSchema<T>(wire.schema, {
      validate: (value) => checkAnswer(schema, value, readable),
    }),
  });
  return {
    ...format,
    createElementStreamTransform: () => undefined,
    parseCompleteOutput: ({ text }, context) =>
      format.parseCompleteOutput({ text: findJson(text) }, context),
    async parsePartialOutput({ text }) {
      const finished = onSections && prune(readFinished(text), schema);
      return finished ? { partial: mapTexts(finished, readable) as Sections } : undefined;
    },
  };
}

/** Checks the shape before walking it, and again with people's data back in place. */
function checkAnswer<T>(schema: z.ZodType<T>, value: unknown, readable: Readable) {
  const asWritten = schema.safeParse(value);
  const checked = asWritten.success ? schema.safeParse(mapTexts(value, readable)) : asWritten;
  return checked.success
    ? { success: true as const, value: checked.data }
    : { success: false as const, error: checked.error };
}

/** The same value with every text in it changed; keys stay. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]),
    );
  }
  return value;
}
