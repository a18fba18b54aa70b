import type { Env } from "#server/env.ts";
import type { ConfiguredModel } from "#server/model/door/providers.ts";
import type { Window } from "#server/model/window/window.ts";

export type WindowOf = (model: ConfiguredModel, signal: AbortSignal) => Promise<Window>;

/** A server may be started again with another size. */
const knownMs = 60_000;

/** The windows of models: as the settings say, else as the server says, else what is usual. */
export function openWindows({ MODEL_WINDOW_TOKENS: said }: Env): WindowOf {
  const windows = new Map<string, { window: Window; until: number }>();
  return async (model, signal) => {
    const known = windows.get(model.name);
    if (known && performance.now() < known.until) return known.window;
    const told = await model.findWindow(signal);
    const window = { ...model.usualWindow, ...told };
    if (said) window.tokens = window.isSetByCall ? Math.min(said, window.tokens) : said;
    if (told) windows.set(model.name, { window, until: performance.now() + knownMs });
    return window;
  };
}
