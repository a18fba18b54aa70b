import { Problem } from "#contract/problem.ts";
import type { ParseAnswer, ParseRequest } from "#server/documents/parse/program.ts";
import { openPool } from "#server/documents/process/pool.ts";
import { ProgramFault } from "#server/documents/process/program.ts";

type ParserSettings = { keptWarm: number; idleMs: number; mostRunMs: number };

/** Reads descriptions in limited programs: whatever a text costs, it costs nobody else. */
export function openParser(settings: ParserSettings) {
  const pool = openPool({
    program: "parse/program",
    limits: { heapMegabytes: 256, dataMegabytes: 416, cpuSeconds: 600 },
    size: 2,
    mostWaiting: 20,
    mostWaitingEach: 4,
    mostWaitMs: 10_000,
    mostRuns: 1_000,
    mostResidentMegabytes: 256,
    ...settings,
  });

  return {
    ...pool,

    async parse(
      person: string,
      text: string,
      request: ParseRequest,
    ): Promise<ParseAnswer["reading"]> {
      const bytes = Buffer.from(text);
      try {
        const payload = { byteCount: bytes.length, pieces: [bytes] };
        const { words } = await pool.run(person, request, payload);
        return (words as ParseAnswer).reading;
      } catch (fault) {
        if (fault instanceof ProgramFault) throw new Problem("textTooSlow");
        throw fault;
      }
    },
  };
}
