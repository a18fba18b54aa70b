import type * as Sdk from "ai";
import type { z } from "zod";
import { mapTexts } from "#server/model/map-texts.ts";
import { createPartialPace } from "#server/model/partial-pace.ts";
import { prune } from "#server/model/prune.ts";
import type { ModelRequest, PartialReport, Sizes } from "#server/model/request.ts";
import type { WireSchema } from "#server/model/wire-schema.ts";

type Readable = (text: string) => string;

/** How the SDK asks for, shows and checks an answer of the request's schema; `readable` makes its texts fit for people. */
export function answerFormat<T>(
  sdk: typeof Sdk,
  { schema, onPartial }: ModelRequest<T>,
  wire: WireSchema,
  sizes: Sizes,
  readable: Readable,
): Sdk.Output.Output<T, PartialReport, never> {
  const pace = createPartialPace(sizes.maxPartialChars);
  const format = sdk.Output.object({
    schema: sdk.jsonSchema<T>(wire.schema, {
      validate: (value) => checkAnswer(schema, value, readable),
    }),
  });
  return {
    ...format,
    createElementStreamTransform: () => undefined,
    async parsePartialOutput(soFar) {
      if (!onPartial || !pace.isDue(soFar.text)) return undefined;
      const finished = pace.finishedCount();
      const parsed = await format.parsePartialOutput(soFar);
      return parsed && { partial: readPartial(schema, parsed.partial, finished, readable) };
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

function readPartial(
  schema: z.ZodType,
  partial: unknown,
  finished: number,
  readable: Readable,
): PartialReport {
  const value = (mapTexts(prune(partial, schema), readable) ?? {}) as PartialReport["value"];
  const keys = Object.keys(partial ?? {}).slice(0, finished);
  return { value, finishedKeys: keys.filter((key) => Object.hasOwn(value, key)) };
}
