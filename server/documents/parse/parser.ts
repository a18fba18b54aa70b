import { Problem } from "#contract/problem.ts";
import {
  readDescription,
  type ParseAnswer,
  type ParseRequest,
} from "#server/documents/parse/read-description.ts";
import { openPool } from "#server/documents/process/pool.ts";
import { ProgramFault } from "#server/documents/process/start-program.ts";

type ParserSettings = { keptWarm: number; idleMs: number; mostRunMs: number };

/** Characters: about 1,300 words, some 45 ms. */
const longestReadHere = 8_000;

/** Reads descriptions, long ones in limited programs: whatever a text costs, it costs nobody else. */
export function openParser(settings: ParserSettings) {
  const pool = openPool({
    program: "parse/parse-program",
    limits: { heapMegabytes: 320, dataMegabytes: 640, cpuSeconds: 600 },
    size: 2,
    mostWaiting: 20,
    mostWaitingEach: 4,
    mostWaitMs: 10_000,
    mostRuns: 1_000,
    mostResidentMegabytes: 512,
    ...settings,
  });

  return {
    ...pool,

    async parse(person: string, text: string, request: ParseRequest): Promise<ParseAnswer> {
      const length = text.length + (request.description ?? "").length;
      if (length <= longestReadHere) return readDescription(text, request);
      const bytes = Buffer.from(text);
      try {
        const payload = { byteCount: bytes.length, pieces: [bytes] };
        const { header } = await pool.run(person, request, payload);
        return header as ParseAnswer;
      } catch (fault) {
        if (fault instanceof ProgramFault) throw new Problem("textTooSlow");
        throw fault;
      }
    },
  };
}
