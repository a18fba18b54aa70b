import { openExtractor } from "#server/documents/extract/extractor.ts";
import { openParser } from "#server/documents/parse/parser.ts";
import { openRenderer } from "#server/documents/render/renderer.ts";
import type { Env } from "#server/env.ts";

export type Documents = ReturnType<typeof openDocuments>;

/** The programs that read and write documents; none is started before it is needed or warmed. */
export function openDocuments(env: Env) {
  const settings = { keptWarm: env.DOCUMENT_PROGRAMS_KEPT, idleMs: env.DOCUMENT_PROGRAM_IDLE_MS };
  const extractor = openExtractor(settings);
  const parser = openParser({ ...settings, mostRunMs: env.PARSE_TIMEOUT_MS });
  const renderer = openRenderer(settings);
  return {
    extractor,
    parser,
    renderer,
    warm(): void {
      extractor.warm();
      parser.warm();
      renderer.warm();
    },
    close: () => Promise.all([extractor.close(), parser.close(), renderer.close()]),
  };
}
