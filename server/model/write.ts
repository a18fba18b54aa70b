import { ModelFailure, type Usage } from "#server/model/door/failure.ts";
import type { Seen } from "#server/model/observe.ts";
import type { ConfiguredModel } from "#server/model/door/providers.ts";
import { readFailure } from "#server/model/door/read-failure.ts";
import type { ModelRequest, Sizes, Written } from "#server/model/door/request.ts";
import { loadModel, streamAnswer } from "#server/model/door/stream.ts";
import { startWatch, type Clocks } from "#server/model/watch.ts";

const nothingUsed: Usage = { input: 0, cached: 0, cacheWritten: 0, output: 0 };

/** Makes one call to one model; every way it can fail is a `ModelFailure`. */
export async function writeWithModel<T>(
  model: ConfiguredModel,
  request: ModelRequest<T>,
  clocks: Clocks,
  sizes: Sizes,
  onFirstToken?: () => void,
): Promise<Written<T>> {
  const loaded = await loadModel(model);
  const watch = startWatch(clocks, request.signal, onFirstToken);
  const seen: Seen = { text: "", usage: nothingUsed };
  try {
    watch.signal.throwIfAborted();
    // Once it is sent, only the provider knows what it costs.
    seen.usage = null;
    const answer = streamAnswer(loaded, model, request, sizes, watch, seen);
    // It loses the race when the call is stopped, and nobody awaits it then.
    answer.catch(() => undefined);
    return {
      object: await Promise.race([watch.stopped, answer]),
      model: model.name,
      usage: seen.usage,
      receivedChars: seen.text.length,
      finishReason: "stop",
      durationMs: Math.round(watch.elapsedMs()),
      firstTokenMs: Math.round(seen.firstTokenMs ?? watch.elapsedMs()),
    };
  } catch (fault) {
    const failure = watch.failure() ?? readFailure(fault);
    if (failure instanceof ModelFailure) {
      failure.model = model.name;
      failure.usage = seen.usage;
      failure.receivedChars = seen.text.length;
    }
    throw failure;
  } finally {
    watch.close();
  }
}
