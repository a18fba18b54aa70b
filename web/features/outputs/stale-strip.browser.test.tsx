import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";

const stale = (...parts: [part: string, section: string, ...facts: string[]][]) => ({
  isOutdated: true,
  staleParts: parts.map(([part, section, ...facts]) => ({ part, section, facts })),
});

const pay = stale(["summary", "summary", "Pay"], ["b-0q3v7c1k2m", "summary", "Pay"]);

test("a recruiter reads what changed and how much rests on it, and updates all of it at once", async () => {
  const reports = outputs({
    marketPulse: pay,
    intakeSync: stale(["risks", "risks", "Pay", "Must-haves"]),
  });
  const server = await renderApp("/jobs/7", {
    server: { ...jobAnswers(reports), processJob: () => [] },
  });
  const notice = "Pay and must-haves changed. This affects 3 parts in 2 reports.";
  await expect.element(page.getByText(notice)).toBeVisible();
  await expect.element(page.getByText("Based on an older version: 2 to update")).toBeVisible();
  await page.getByRole("button", { name: "Update what changed" }).click();
  await expect
    .poll(() => server.asked("processJob"))
    .toMatchObject([{ body: { only: "changed" } }]);
});

test("nothing is said where nothing is stale, or only the whole is known to be older", async () => {
  const reports = outputs({ marketPulse: { isOutdated: true } });
  await renderApp("/jobs/7", { server: jobAnswers(reports) });
  await expect.element(page.getByText("Based on an older version", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Update what changed")).not.toBeInTheDocument();
});

test("the report says where, and one button updates it alone", async () => {
  const reports = outputs({ marketPulse: pay });
  const begun = {
    outputId: 1,
    toolType: "marketPulse",
    status: "processing",
    generation: 2,
  } as const;
  const server = await renderApp("/jobs/7?report=marketPulse", {
    server: { ...jobAnswers(reports), generateOutput: () => begun },
  });
  const reader = page.getByRole("dialog");
  await expect
    .element(reader.getByText(/Pay changed\. This affects 2 parts of this report\./u))
    .toBeVisible();
  await expect.element(reader.getByText("Pay changed", { exact: true })).toHaveLength(1);
  await reader.getByRole("button", { name: "Update what changed" }).click();
  await expect
    .poll(() => server.asked("generateOutput"))
    .toMatchObject([{ params: { toolType: "marketPulse" }, body: { only: "changed" } }]);
});
