import type * as Sdk from "ai";
import { answerFormat } from "#server/model/answer/answer-format.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import { checkFinish, observe, type Seen } from "#server/model/observe.ts";
import { hidePersonalData } from "#server/model/personal-data.ts";
import type { ConfiguredModel } from "#server/model/door/providers.ts";
import { listIssues } from "#server/model/door/read-failure.ts";
import type { ModelRequest, Sizes } from "#server/model/door/request.ts";
import { cleanAnswer } from "#server/model/untrusted.ts";
import type { Watch } from "#server/model/watch.ts";
import { watchedFetch } from "#server/model/door/watched-fetch.ts";
import { checkReadWhole } from "#server/model/window/window.ts";
import { wireSchemaOf, type WireSchema } from "#server/model/answer/wire-schema.ts";

/** The packages a call needs. */
export type LoadedModel = {
  sdk: typeof Sdk;
  open: Awaited<ReturnType<ConfiguredModel["load"]>>;
};

export async function loadModel(model: ConfiguredModel): Promise<LoadedModel> {
  const [sdk, open] = await Promise.all([import("ai"), model.load()]);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { sdk, open };
}

/** Streams one structured answer through the SDK; `seen` holds what came even when this throws. */
export async function streamAnswer<T>(
  { sdk, open }: LoadedModel,
  model: ConfiguredModel,
  request: ModelRequest<T>,
  sizes: Sizes,
  watch: Watch,
  seen: Seen,
): Promise<T> {
  const people = hidePersonalData();
  const readable = (text: string) => cleanAnswer(people.restore(text));
  // In this order, so that the shared parts get the same tokens in every call.
  const system = people.hide(request.system);
  const prefix = people.hide(request.prefix);
  const wire = wireSchemaOf(request.schema);
  const ask = people.hide(request.ask) + (model.isToldSchema ? tellSchema(wire) : "");

  const result = sdk.streamText({
    model: sdk.wrapLanguageModel({
      model: open(watchedFetch(model.fetch, watch, sizes.maxBytes)),
      middleware: observe(watch, sizes.maxChars, seen),
    }),
    instructions: system,
    messages: [userMessage(model, prefix, ask)],
    output: answerFormat(sdk, request, wire, sizes, readable),
    providerOptions: model.options(wire.isStrict, sizes),
    maxOutputTokens: sizes.maxOutputTokens,
    maxRetries: 0,
    abortSignal: watch.signal,
    // A request that fails before its stream begins is told here and nowhere else.
    onError: ({ error }) => {
      seen.fault ??= error;
    },
  });

  for await (const finished of result.partialOutputStream) request.onSections?.(finished);
  if (seen.fault !== undefined) throw seen.fault;
  checkFinish(seen);
  if (model.isSelfHosted) checkReadWhole([system, prefix, ask], seen.usage, sizes.contextTokens);
  try {
    return await result.output;
  } catch (fault) {
    const text = readable(seen.text);
    throw new ModelFailure("invalidOutput", { issues: listIssues(fault), text });
  }
}

function tellSchema({ schema }: WireSchema): string {
  return `\n\nAnswer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(schema)}`;
}

/** One message; where a provider caches by mark, the mark ends the shared part. */
function userMessage(model: ConfiguredModel, prefix: string, ask: string): Sdk.ModelMessage {
  if (!model.cacheMark) return { role: "user", content: `${prefix}\n\n${ask}` };
  return {
    role: "user",
    content: [
      { type: "text", text: prefix, providerOptions: model.cacheMark },
      { type: "text", text: ask },
    ],
  };
}
