import { setTimeout as wait } from "node:timers/promises";
import { describe, test, type TestContext, vi } from "vitest";
import { patient } from "#contract/test/patient.ts";
import type { ToolType } from "#contract/output.ts";
import { noViolations } from "#server/test/database/checker.ts";
import { echoIn, echoScript, inLetters } from "#server/test/model/echo-model.ts";
import { toolOf } from "#server/test/model/model-answers.ts";
import type { ModelCall, ModelScript } from "#server/test/model/model-server.ts";
import { patienceMs } from "#server/test/rig/fault-rig.ts";
import { rigForTest, tell } from "#server/test/rig/rig-for-test.ts";
import { eventually } from "#server/test/test-app.ts";

vi.setConfig({ testTimeout: 600_000 });

/** Two workers, and somebody whose job is written. */
async function atWork(context: TestContext) {
  const rig = await rigForTest(context);
  const [web] = await Promise.all([rig.start("web"), rig.start("worker"), rig.start("worker")]);
  const person = await rig.hire(web);
  const job = await person.createJob();
  await person.finished(job.id);

  /** From now on the first calls about one report go like this, one after the other, and all others well. */
  function spoil(tool: ToolType, ...scripts: ModelScript[]) {
    const calls: typeof rig.model.calls = [];
    rig.model.behave((call) => {
      const script = toolOf(call) === tool ? scripts[calls.push(call) - 1] : undefined;
      return { ...echoScript(call), ...script };
    });
    return calls;
  }
  const reportOf = async (tool: ToolType) => {
    const found = (await person.listOutputs(job.id)).find(({ toolType }) => toolType === tool);
    if (!found) throw new Error(`no ${tool}`);
    return found;
  };
  return { rig, web, person, job, spoil, reportOf };
}

describe("a worker that is lost", () => {
  test.concurrent("F-02: a report that kills every worker fails after three calls, and nobody else waits for it [W-63]", async (context) => {
    const { expect } = context;
    const { rig, web, person, job, reportOf } = await atWork(context);
    const colleague = await rig.hire(web);
    const theirs = await colleague.createJob();
    await colleague.finished(theirs.id);

    async function writeForColleague(): Promise<number> {
      const begunAt = Date.now();
      await colleague.generate(theirs.id, "intakeSync");
      await colleague.finished(theirs.id);
      return Date.now() - begunAt;
    }
    const usualMs = Math.max(await writeForColleague(), await writeForColleague());
    const deaths: Promise<number>[] = [];
    /** The other worker goes on meanwhile; then a new one comes, as a supervisor would see to. */
    async function die(call: ModelCall): Promise<number> {
      (await rig.callerOf(call)).child.kill("SIGKILL");
      const tookMs = await writeForColleague();
      await rig.start("worker");
      return tookMs;
    }
    rig.model.behave((call) => {
      if (toolOf(call) !== "marketPulse") return echoScript(call);
      deaths.push(die(call));
      return { fault: "noAnswer" };
    });

    const askedAt = Date.now();
    await person.generate(job.id, "marketPulse");
    await person.finished(job.id, 300_000);
    tell("a deadly report failed after", askedAt);
    const { status, error } = await reportOf("marketPulse");
    // Whoever comes first gives it up: the dead-letter queue or the reaper.
    expect(status).toBe("failed");
    expect(error).toMatch(/could not be written|was interrupted/u);
    expect(deaths).toHaveLength(3);
    expect(Math.max(...(await Promise.all(deaths))) - usualMs).toBeLessThan(patient(5_000, 60_000));
    const dead = await rig.admin.query("select 1 from pgboss.job where name = 'write-report-dead'");
    expect(dead.rowCount).toBe(1);
    expect(await rig.check()).toEqual(noViolations);
  });

  test.concurrent("F-03: one that sleeps 15 s in the middle of an answer wakes up to a report that is another's [W-64]", async (context) => {
    const { expect } = context;
    const { rig, person, job, spoil, reportOf } = await atWork(context);
    const calls = spoil("intakeSync", { chunkChars: 20, chunkEveryMs: 50 });
    await person.generate(job.id, "intakeSync");
    const [first] = await eventually(
      async () => calls,
      ([call]) => call?.firstChunkAt !== undefined,
      patienceMs,
    );
    if (!first) throw new Error("no call was made");
    const sleeper = await rig.callerOf(first);
    sleeper.child.kill("SIGSTOP");
    const stoppedAt = Date.now();
    await person.finished(job.id);
    tell("taken over from a sleeping worker", stoppedAt);
    await wait(Math.max(0, stoppedAt + 15_000 - Date.now()));
    sleeper.child.kill("SIGCONT");
    await eventually(
      async () => first.hungUpAt ?? first.endedAt,
      (endedAt) => endedAt !== undefined,
      patienceMs,
    );
    await wait(1_000);
    expect(calls).toHaveLength(2);
    const { version, content } = await reportOf("intakeSync");
    expect(version).toBe(2);
    expect(echoIn(JSON.stringify(content))).toBe(inLetters(calls[1]?.number ?? 0));
    expect(sleeper.child.exitCode).toBeNull();
    expect(await rig.check()).toEqual(noViolations);
  });

  test.concurrent("F-27: a report whose queue entry vanished fails within 30 s instead of waiting for ever [W-85]", async (context) => {
    const { expect } = context;
    const rig = await rigForTest(context);
    const web = await rig.start("web");
    const person = await rig.hire(web);
    const job = await person.createJob();
    await rig.admin.query("delete from pgboss.job");
    const [stuck] = [(await rig.check(0)).stuck];
    expect(stuck).toHaveLength(6);
    await rig.start("worker", { REAPER_QUIET_SECONDS: "2" });
    const startedAt = Date.now();
    const outputs = await person.finished(job.id, patient(30_000, patienceMs));
    tell("a vanished entry was noticed after", startedAt);
    const interrupted = ["failed", "The report was interrupted. Please try again."];
    expect(outputs.map(({ status, error }) => [status, error])).toEqual(
      outputs.map(() => interrupted),
    );
    expect(await rig.check()).toEqual(noViolations);
  });
});
