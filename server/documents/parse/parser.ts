import { Problem } from "#contract/problem.ts";
import type { OccupationOption } from "#contract/reading.ts";
import type {
  OccupationAnswer,
  OccupationRequest,
  ParseAnswer,
  ParseRequest,
} from "#server/documents/parse/program.ts";
import { openPool } from "#server/documents/process/pool.ts";
import { ProgramFault } from "#server/documents/process/program.ts";

type ParserSettings = { keptWarm: number; idleMs: number; mostRunMs: number };

/** Reads descriptions in limited programs: whatever a text costs, it costs nobody else. */
export function openParser(settings: ParserSettings) {
  const pool = openPool({
    program: "parse/program",
    limits: { heapMegabytes: 320, dataMegabytes: 640, cpuSeconds: 600 },
    size: 2,
    mostWaiting: 20,
    mostWaitingEach: 4,
    mostWaitMs: 10_000,
    mostRuns: 1_000,
    mostResidentMegabytes: 512,
    ...settings,
  });

  /** One answer of a program to a text. */
  async function run(person: string, text: string, request: ParseRequest | OccupationRequest) {
    const bytes = Buffer.from(text);
    try {
      const payload = { byteCount: bytes.length, pieces: [bytes] };
      return (await pool.run(person, request, payload)).words;
    } catch (fault) {
      if (fault instanceof ProgramFault) throw new Problem("textTooSlow");
      throw fault;
    }
  }

  return {
    ...pool,

    parse: async (person: string, text: string, request: ParseRequest): Promise<ParseAnswer> =>
      (await run(person, text, request)) as ParseAnswer,

    findOccupations: async (person: string, query: string): Promise<OccupationOption[]> =>
      ((await run(person, "", { query })) as OccupationAnswer).options,
  };
}
