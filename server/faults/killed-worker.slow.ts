import { describe, test } from "vitest";
import { often, patient } from "#contract/test/patient.ts";
import type { ToolType } from "#contract/output.ts";
import { noViolations } from "#server/test/database/checker.ts";
import { patienceMs, type Rig } from "#server/test/rig/fault-rig.ts";
import { toolOf } from "#server/test/model/model-answers.ts";
import { repeats, rigForTest, tell } from "#server/test/rig/rig-for-test.ts";

/** The points of one report, the first three of them by day; each comes by twice, for two of them. Every other one dies at its second. */
const points = [
  "gen.inTx",
  "gen.committed",
  "gen.firstChunk",
  "gen.claimed",
  "gen.response",
  "gen.acked",
];
const passes = 2;
const pairs: [ToolType, ToolType][] = [
  ["marketPulse", "intakeSync"],
  ["attractSourceKit", "engagementHub"],
  ["offerNavigator", "interviewCoach"],
];

describe("F-01: a worker is killed by SIGKILL", () => {
  test.concurrent.for(points.slice(0, often(points.length, 3)))(
    "at %s: another one completes every report within 20 s, with one more call at most",
    { timeout: 300_000 + repeats * 150_000 },
    async (point, context) => {
      const { expect } = context;
      const rig = await rigForTest(context);
      const [web, other] = await Promise.all([rig.start("web"), rig.start("worker")]);
      const person = await rig.hire(web);
      const job = await person.createJob();
      await person.finished(job.id);
      const first = points.indexOf(point);
      for (let turn = first; turn < first + repeats; turn += 1) {
        const pass = 1 + (turn % passes);
        const doomed = await rig.start("worker", { FAULT_POINT: point, FAULT_PASS: String(pass) });
        // The doomed one gets the work, so that it surely dies, and where it should.
        other.child.kill("SIGSTOP");
        const callsBefore = rig.model.calls.length;
        const endedBefore = await countEnded(rig);
        const pair = pairs[turn % pairs.length] ?? [];
        await Promise.all(pair.map((tool) => person.generate(job.id, tool)));
        expect(await doomed.ended).toBe("SIGKILL");
        const diedAt = Date.now();
        if (point === "gen.acked")
          expect(await countEnded(rig)).toBeGreaterThanOrEqual(endedBefore + pass);
        other.child.kill("SIGCONT");
        const outputs = await person.finished(job.id, patient(20_000, patienceMs));
        tell(`recovery after ${point}, pass ${pass}`, diedAt);
        expect(outputs.map(({ status }) => status)).toEqual(outputs.map(() => "completed"));
        const calls = Map.groupBy(rig.model.calls.slice(callsBefore), toolOf);
        expect(new Set(calls.keys())).toEqual(new Set(pair));
        expect(Math.max(...[...calls.values()].map((made) => made.length))).toBeLessThanOrEqual(2);
      }
      expect(await rig.check()).toEqual(noViolations);
    },
  );
});

/** What the queue has been told of. */
async function countEnded({ admin }: Rig): Promise<number> {
  const ended = "select 1 from pgboss.job where name = 'write-report' and state = 'completed'";
  return (await admin.query(ended)).rowCount ?? 0;
}
