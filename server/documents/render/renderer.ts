import type { DocumentInput } from "#tools/document/document.ts";
import { openFileCache } from "#server/documents/render/file-cache.ts";
import type { DocumentFormat } from "#server/documents/render/render-program.ts";
import { Problem } from "#contract/problem.ts";
import { openPool } from "#server/documents/process/pool.ts";
import { ProgramFault } from "#server/documents/process/start-program.ts";

const cacheBytes = 64 * 1024 * 1024;
const cacheMs = 10 * 60_000;

/** What made a program late, or is too long for it, would be so again: nobody else waits for a second try. */
function isLasting(fault: unknown): boolean {
  if (!(fault instanceof Problem)) return false;
  return fault.code === "documentTooLong" || fault.retryAfterSeconds === cacheMs / 1_000;
}

/** Makes files in programs of their own; the same document is made once, however often it is asked for. */
export function openRenderer(settings: { keptWarm: number; idleMs: number }) {
  const files = openFileCache(cacheBytes, cacheMs, isLasting);
  const pool = openPool({
    program: "render/render-program",
    // The compiler's memory counts against the heap's limit: near it, the process would only collect garbage.
    limits: {
      heapMegabytes: 1_024,
      dataMegabytes: 2_000,
      cpuSeconds: 3_600,
      hasThreads: true,
      collectsAlone: true,
    },
    size: 2,
    mostWaiting: 40,
    mostWaitingEach: 8,
    mostWaitMs: 20_000,
    mostRunMs: 15_000,
    mostRuns: 1_000,
    mostResidentMegabytes: 600,
    ...settings,
  });

  async function make(
    person: string,
    format: DocumentFormat,
    input: DocumentInput,
  ): Promise<Buffer> {
    const bytes = Buffer.from(JSON.stringify(input));
    try {
      const answer = await pool.run(
        person,
        { format },
        { byteCount: bytes.length, pieces: [bytes] },
      );
      if ((answer.header as { isTooLong?: boolean }).isTooLong)
        throw new Problem("documentTooLong");
      return answer.bytes;
    } catch (fault) {
      if (fault instanceof ProgramFault) {
        const waitSeconds = fault.kind === "late" ? cacheMs / 1_000 : 5;
        throw new Problem("unavailable", undefined, waitSeconds);
      }
      throw fault;
    }
  }

  return {
    ...pool,

    /** `version` changes whenever the file would; whoever asks again gets the same one. */
    render: (
      person: string,
      format: DocumentFormat,
      version: string,
      input: DocumentInput,
    ): Promise<Buffer> => files.get(`${format}:${version}`, () => make(person, format, input)),
  };
}
