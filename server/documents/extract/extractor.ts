import { Problem } from "#contract/problem.ts";
import type { ExtractAnswer } from "#server/documents/extract/extract-program.ts";
import type { Extracted } from "#server/documents/extract/tidy.ts";
import type { Payload } from "#server/documents/process/frame.ts";
import { openPool } from "#server/documents/process/pool.ts";
import { ProgramFault } from "#server/documents/process/start-program.ts";

/** Reads files in limited programs; whatever a file does there, it ends as text or as a problem. */
export function openExtractor(settings: { keptWarm: number; idleMs: number }) {
  const pool = openPool({
    program: "extract/extract-program",
    limits: { heapMegabytes: 384, dataMegabytes: 544, cpuSeconds: 300 },
    size: 2,
    mostWaiting: 5,
    mostWaitingEach: 2,
    mostWaitMs: 10_000,
    mostRunMs: 8_000,
    mostRuns: 100,
    mostResidentMegabytes: 320,
    ...settings,
  });

  return {
    ...pool,

    async extract(person: string, name: string, payload: Payload): Promise<Extracted> {
      const answer = await ask(person, name, payload);
      if ("failure" in answer) throw new Problem(answer.failure);
      return answer.extracted;
    },
  };

  async function ask(person: string, name: string, payload: Payload): Promise<ExtractAnswer> {
    try {
      const { header } = await pool.run(person, { name }, payload);
      return header as ExtractAnswer;
    } catch (fault) {
      if (!(fault instanceof ProgramFault)) throw fault;
      return { failure: fault.kind === "late" ? "fileTooSlow" : "fileTooComplex" };
    }
  }
}
