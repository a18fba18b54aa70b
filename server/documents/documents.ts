import { openExtractor } from "#server/documents/extract/extractor.ts";
import { openParser } from "#server/documents/parse/parser.ts";
import { openRenderer } from "#server/documents/render/renderer.ts";
import type { Env } from "#server/env.ts";

export type Documents = ReturnType<typeof openDocuments>;

const tasksPatience = 5;
const longestTaskWaitMs = 10 * 60_000;

/** The programs that read and write documents; none is started before it is needed or warmed. */
export function openDocuments(env: Env) {
  const settings = { keptWarm: env.DOCUMENT_PROGRAMS_KEPT, idleMs: env.DOCUMENT_PROGRAM_IDLE_MS };
  const extractor = openExtractor(settings);
  const parser = openParser({ ...settings, mostRunMs: env.PARSE_TIMEOUT_MS });
  // Nobody waits for a task at a screen: what it reads waits for its turn, and has more time.
  const taskParser = openParser({
    keptWarm: 0,
    idleMs: env.DOCUMENT_PROGRAM_IDLE_MS,
    mostRunMs: tasksPatience * env.PARSE_TIMEOUT_MS,
    mostWaiting: Infinity,
    mostWaitingEach: Infinity,
    mostWaitMs: longestTaskWaitMs,
  });
  const renderer = openRenderer(settings);
  return {
    extractor,
    parser,
    taskParser,
    renderer,
    warm(): void {
      extractor.warm();
      parser.warm();
      renderer.warm();
    },
    close: () => Promise.all([extractor, parser, taskParser, renderer].map((one) => one.close())),
  };
}
