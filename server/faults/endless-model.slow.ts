import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { echoScript } from "#server/test/model/echo-model.ts";
import type { NamedProcess } from "#server/test/rig/fault-rig.ts";
import { rigForTest } from "#server/test/rig/rig-for-test.ts";

const mebibyte = 1024 * 1024;

/** The memory a process has right now. */
function residentBytes({ child }: NamedProcess): number {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

test("F-12: an answer of 50 MB, or without end, is cut: the report fails, and the worker hardly grows", async (context) => {
  const rig = await rigForTest(context);
  const [web, worker] = await Promise.all([
    rig.start("web"),
    rig.start("worker", { NODE_OPTIONS: "--max-semi-space-size=2" }),
  ]);
  const person = await rig.hire(web);
  const job = await person.createJob();
  await person.finished(job.id);
  for (let warm = 0; warm < 2; warm += 1) {
    await person.regenerateAll(job.id);
    await person.finished(job.id);
  }
  const huge = `{"summary": {"answer": "${"x".repeat(50 * mebibyte)}`;
  const scripts = [{ fault: "endless" as const }, { content: huge, chunkChars: 64 * 1024 }];
  for (const script of scripts) {
    rig.model.behave((call) => ({ ...echoScript(call), ...script }));
    const before = residentBytes(worker);
    await person.generate(job.id, "intakeSync");
    let most = before;
    const sampling = setInterval(() => {
      most = Math.max(most, residentBytes(worker));
    }, 20);
    const outputs = await person.finished(job.id);
    clearInterval(sampling);
    const report = outputs.find(({ toolType }) => toolType === "intakeSync");
    const grown = Math.round((most - before) / mebibyte);
    process.stdout.write(`a worker grew by ${grown} MiB\n`);
    expect(report?.status).toBe("failed");
    expect(report?.error).toContain("could not be used");
    expect(grown).toBeLessThanOrEqual(20);
    expect(rig.model.calls.at(-1)?.sentChars).toBeLessThan(16 * mebibyte);
  }
});
