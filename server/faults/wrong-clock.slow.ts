import { describe, test, vi } from "vitest";
import { often, patient } from "#contract/test/patient.ts";
import { noViolations } from "#server/test/database/checker.ts";
import { echoScript } from "#server/test/model/echo-model.ts";
import { patienceMs, type NamedProcess, type Rig } from "#server/test/rig/fault-rig.ts";
import { rigForTest, tell } from "#server/test/rig/rig-for-test.ts";
import { eventually } from "#server/test/test-app.ts";

vi.setConfig({ testTimeout: 600_000 });

const hourMs = 3_600_000;

/** A process whose clock is wrong by so much; what it logs shows that it really is. */
async function startAt(rig: Rig, services: "web" | "worker", skew: string): Promise<NamedProcess> {
  const library = "/usr/$LIB/faketime/libfaketime.so.1";
  const clock = { LD_PRELOAD: library, FAKETIME: skew, DONT_FAKE_MONOTONIC: "1" };
  const started = await rig.start(services, clock);
  const [, time = ""] = /"time":"([^"]+)"/u.exec(started.log()) ?? [];
  const wrongMs = Math.abs(Date.parse(time) - Date.now());
  if (!(wrongMs > hourMs - 120_000)) throw new Error("the clock is right: is faketime installed?");
  return started;
}

describe("F-20: clocks that are an hour wrong", () => {
  const workers = [
    { ours: "+1h", theirs: "-1h" },
    { ours: "-1h", theirs: "+1h" },
  ];
  test.concurrent.for(workers.slice(0, often(2)))(
    "a worker at $ours keeps its report for as long as it lives, and one at $theirs takes it up when it dies",
    async ({ ours, theirs }, context) => {
      const { expect } = context;
      const rig = await rigForTest(context);
      const [web] = await Promise.all([rig.start("web"), startAt(rig, "worker", ours)]);
      const person = await rig.hire(web);
      const other = await startAt(rig, "worker", theirs);
      other.child.kill("SIGSTOP");
      const job = await person.createJob();
      await person.finished(job.id);

      // Longer than a heartbeat, a reaper's patience and a lost bill; the other one watches from when it has begun.
      rig.model.behave((call) => ({ ...echoScript(call), headersAfterMs: 13_000 }));
      await person.generate(job.id, "intakeSync");
      await eventually(
        async () => rig.model.calls.length,
        (count) => count === 7,
        patienceMs,
      );
      other.child.kill("SIGCONT");
      await person.finished(job.id);
      expect(rig.model.calls).toHaveLength(7);

      // A provider's date is meant by its own clock.
      rig.model.behave((call) =>
        call.number === 8
          ? { status: 429, headers: { "retry-after": new Date(Date.now() + 3_000).toUTCString() } }
          : echoScript(call),
      );
      await person.generate(job.id, "intakeSync");
      await person.finished(job.id);
      const [refused, repeated] = rig.model.calls.slice(7);
      const waitedMs = (repeated?.startedAt ?? 0) - (refused?.startedAt ?? 0);
      expect(waitedMs).toBeGreaterThan(2_000);

      rig.model.behave((call) => (call.number === 10 ? { fault: "silent" } : echoScript(call)));
      await person.generate(job.id, "intakeSync");
      const call = await eventually(
        async () => rig.model.calls[9],
        (one) => one !== undefined,
        patienceMs,
      );
      const killedAt = Date.now();
      if (call) (await rig.callerOf(call)).child.kill("SIGKILL");
      const outputs = await person.finished(job.id, patient(20_000, patienceMs));
      tell(`recovery with clocks at ${ours} and ${theirs}`, killedAt);
      expect(outputs.every(({ status }) => status === "completed")).toBe(true);
      expect(await rig.check()).toEqual(noViolations);
    },
  );

  const webs = [{ skew: "+1h" }, { skew: "-1h" }];
  test.concurrent.for(webs.slice(0, often(2)))(
    "an invitation through a web process at $skew ends when the database says so",
    async ({ skew }, context) => {
      const { expect } = context;
      const rig = await rigForTest(context);
      const web = await startAt(rig, "web", skew);
      const [anna, omar] = [await rig.hire(web), await rig.hire(web)];
      const path = `/api/organizations/${anna.organizationId}/invite`;
      const sent = await anna.send("POST", path, { email: "person.2@example.com" });
      expect(sent.status).toBe(201);
      const endIn = (interval: string) =>
        rig.admin.query(`update invitations set expires_at = now() + interval '${interval}'`);
      const pending = async () =>
        (await omar.send<unknown[]>("GET", "/api/organizations/pending-invitations")).body.length;
      await endIn("30 minutes");
      expect(await pending()).toBe(1);
      await endIn("-30 minutes");
      expect(await pending()).toBe(0);
    },
  );
});
