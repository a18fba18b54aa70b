import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { JobEvent, Output, ToolType } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import { contents, jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";

const card = (name: string) => page.getByRole("article", { name: new RegExp(`^${name}`, "u") });
const kit = card("Attract & Source Kit");

/** What the server tells about one report. */
function eventOf(toolType: ToolType, changes: Partial<JobEvent["outputs"][number]>): JobEvent {
  const id = outputs().find((one) => one.toolType === toolType)?.id ?? 0;
  const told = { id, toolType, status: "completed" as const, generation: 1, version: 1 };
  return { jobId: 7, outputs: [{ ...told, staleVersion: 0, ...changes }] };
}

/** A job's screen, as soon as it watches. */
async function watchJob(reported: Output[]) {
  const server = await renderApp("/jobs/7", { server: jobAnswers(reported) });
  await expect.poll(() => server.watching).toBe(1);
  return server;
}

const writing = { status: "processing", content: null, version: 0 } as const;

test("a recruiter watches sections appear and the print become complete", async () => {
  const server = await watchJob(outputs({ attractSourceKit: writing }));
  await expect.element(kit).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => document.title).toBe("(5/6) Night Nurse · Roleprint");
  await expect.element(kit.getByRole("button")).not.toBeInTheDocument();
  const { launchNarrative } = contents.attractSourceKit;
  server.tell("partial", {
    jobId: 7,
    outputId: 72,
    toolType: "attractSourceKit",
    generation: 1,
    sections: { launchNarrative },
  });
  await expect.element(kit.getByText("Finished: Launch Narrative")).toBeVisible();
  await expect.element(kit.getByText(/^Being written: /u)).toBeVisible();

  server.change({ listOutputs: () => outputs() });
  server.tell("job", { ...eventOf("attractSourceKit", {}), jobStatus: "completed" });
  await expect.element(kit.getByRole("button", { name: "View Report" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Print complete" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Ready: Night Nurse · Roleprint");
});

test("a colleague's edit reaches the open card without a reload", async () => {
  const server = await watchJob(outputs());
  const content = { ...contents.marketPulse, summary: "Hire from the neighbours." };
  server.change({ listOutputs: () => outputs({ marketPulse: { version: 2, content } }) });
  server.tell("job", eventOf("marketPulse", { version: 2 }));
  await expect.element(card("Market Pulse").getByText("Hire from the neighbours.")).toBeVisible();
});

test("a job that a colleague deleted is gone from the open screen", async () => {
  const server = await watchJob(outputs());
  server.change({
    getJob: () => {
      throw new Problem("notFound");
    },
  });
  server.tell("gone", {});
  await expect.element(page.getByText("Job not found")).toBeVisible();
});

test("with the stream refused, polling every 5 s brings the reports and the stream comes back [S-413]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await renderApp("/jobs/7", {
    server: jobAnswers(outputs({ attractSourceKit: writing })),
    isStreamRefused: true,
  });
  await expect.element(kit).toHaveAttribute("aria-busy", "true");
  const reads = () => server.asked("listOutputs").length;
  const before = reads();
  await vi.advanceTimersByTimeAsync(5_500);
  expect(reads()).toBeGreaterThan(before);
  server.change({ listOutputs: () => outputs() });
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(kit.getByRole("button", { name: "View Report" })).toBeVisible();
  expect(server.watching).toBe(0);

  server.isStreamRefused = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.watching).toBe(1);
});
