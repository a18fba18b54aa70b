import { Problem } from "#contract/problem.ts";
import { jobFieldNames } from "#contract/job-fields.ts";
import type { Decided } from "#ledger/facts/decided.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readAudiences, type Audiences } from "#ledger/ledger.ts";
import {
  readDescription,
  type ParseAnswer,
  type ParseRequest,
} from "#server/documents/parse/read-description.ts";
import { askForWords, hearWords, type WordsAnswer } from "#server/documents/parse/read-words.ts";
import type { Payload } from "#server/documents/process/frame.ts";
import { openPool, type PoolOptions } from "#server/documents/process/pool.ts";
import { ProgramFault } from "#server/documents/process/start-program.ts";

export type Parser = ReturnType<typeof openParser>;
type ParserSettings = Pick<PoolOptions, "keptWarm" | "idleMs" | "mostRunMs"> &
  Partial<Pick<PoolOptions, "mostWaiting" | "mostWaitingEach" | "mostWaitMs">>;

/** Characters: about 1,300 words, some 45 ms. */
const longestReadHere = 8_000;
/** Of all fields together: a posting of the length above fills a form with as much again. */
const longestJobReadHere = 20_000;

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

  async function run(person: string, request: object, payload: Payload): Promise<unknown> {
    try {
      return (await pool.run(person, request, payload)).header;
    } catch (fault) {
      if (fault instanceof ProgramFault) throw new Problem("textTooSlow");
      throw fault;
    }
  }

  return {
    ...pool,

    async parse(person: string, text: string, request: ParseRequest): Promise<ParseAnswer> {
      const length = text.length + (request.description ?? "").length;
      if (length <= longestReadHere) return readDescription(text, request);
      const bytes = Buffer.from(text);
      const payload = { byteCount: bytes.length, pieces: [bytes] };
      return (await run(person, request, payload)) as ParseAnswer;
    },

    /** What a job says, to its team and to candidates. */
    async readJob(person: string, job: JobFields, decided: Decided): Promise<Audiences> {
      if (lengthOf(job) <= longestJobReadHere) return readAudiences(job, decided);
      const answer = await run(person, askForWords(job, decided), { byteCount: 0, pieces: [] });
      return hearWords(answer as WordsAnswer);
    },
  };
}

function lengthOf(job: JobFields): number {
  const values = jobFieldNames.flatMap((name) => job[name]);
  return values.reduce<number>((sum, value) => sum + String(value).length, 0);
}
