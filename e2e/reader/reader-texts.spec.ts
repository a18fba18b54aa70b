import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { openAll, openReport, turnTo } from "../recruiter.ts";
import { see } from "../see.ts";
import { toolTypes } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";

test("a recruiter reads all six reports, each section in its place [S-257, R-24, W-53]", async ({
  page,
  library: { maya, jobId },
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const reader = await openReport(page, maya, jobId, "marketPulse");
  for (const toolType of toolTypes) {
    await turnTo(page, toolType);
    await expect(reader.getByText("Senior Backend Engineer").first()).toBeVisible();
    await expect(
      reader.getByText("Written by the built-in writer; a person decides."),
    ).toBeVisible();
    const titles = await reader
      .getByRole("navigation", { name: "Contents" })
      .getByRole("link")
      .locator("span:first-child")
      .allTextContents();
    const [opening = "", ...rest] = tools[toolType].sections.map(({ title }) => title);
    expect(titles.toSorted()).toEqual(["The brief", ...rest].toSorted());
    expect(titles[0]).toBe("The brief");
    await openAll(page);
    for (const title of [opening, ...rest])
      await expect(reader.getByRole("region", { name: title, exact: true })).toContainText(/\w/u);
    await expect(reader.getByText("ledgerHash")).toHaveCount(0);
  }
  await see(page, "View JSON");
  await see(page, "Export All PDF");
  await see(page, "Close Window");
  expect(faults).toEqual([]);
});

test("Sources opens the words and the publications a section rests on, an estimate says so @night [R-26, X-48]", async ({
  page,
  library: { maya, jobId },
}) => {
  const reader = await openReport(page, maya, jobId, "marketPulse#compensationInsights");
  const pay = reader.getByRole("region", { name: "Compensation Insights" });
  await expect(pay.getByRole("heading", { name: "Compensation Insights" })).toBeInViewport();
  await pay.getByRole("button", { name: /^Sources \d, Compensation Insights$/u }).click();
  const source = page.getByRole("dialog", { name: "Sources of Compensation Insights" });
  await expect(source.getByText("Your intake fields")).toBeVisible();
  await expect(source.locator("q").filter({ hasText: "$148,000 - $176,000" })).toBeVisible();
  await expect(source.getByText("This text has no facts of its own")).toHaveCount(0);
  await expect(source.getByText("Public wage data")).toBeVisible();
  await expect(source.getByText(/Bureau of Labor Statistics.*May 2025/u).first()).toBeVisible();
  await expect(source.getByRole("link", { name: /Open the source/u }).first()).toHaveAttribute(
    "href",
    "https://www.bls.gov/oes/",
  );
  await page.keyboard.press("Escape");
  await expect(reader).toBeVisible();
  const supply = reader.getByRole("region", { name: "Talent Supply" });
  await supply.getByRole("button", { name: /^Sources \d, Talent Supply$/u }).click();
  await expect(page.getByText(/writer.s judgement, not a fact\./u)).toBeVisible();
});

test("every chart says its figures in a sentence and as a table @night [X-48]", async ({
  page,
  library: { maya, jobId },
}) => {
  const charts = [
    ["marketPulse", /50th percentile \$135,980/u, "$135,980"],
    ["intakeSync", /5 stages, 180 minutes with a candidate/u, "Call with our recruiter"],
    ["engagementHub", /written to 84/u, "84"],
    ["offerNavigator", /target: \$169,000 a year/u, "$169,000 a year"],
  ] as const;
  const reader = await openReport(page, maya, jobId, "marketPulse");
  for (const [toolType, sentence, cell] of charts) {
    await turnTo(page, toolType);
    await openAll(page);
    const chart = reader.getByRole("img", { name: sentence });
    await expect(chart).toBeVisible();
    const figure = reader
      .locator("figure")
      .filter({ has: page.getByRole("img", { name: sentence }) });
    const tables = await reader.getByRole("table").count();
    await figure.getByRole("button", { name: "View as table" }).click();
    await expect(reader.getByRole("table")).toHaveCount(tables + 1);
    await expect(reader.locator("figure").getByText(cell, { exact: true }).first()).toBeVisible();
  }
});

test("a job nobody has written yet says so for each of the six @night [S-814]", async ({
  page,
  library: { maya, jobId },
}) => {
  const draft = await maya.ask<{ id: number }>("POST", `/api/jobs/${jobId}/duplicate`);
  await openReport(page, maya, draft.id, "marketPulse");
  await see(page, "No market insights have been generated yet.");
  await turnTo(page, "intakeSync");
  await see(page, "No intake summary has been generated yet.");
  await turnTo(page, "attractSourceKit");
  await see(page, "No attract & source strategy has been generated yet.");
  await turnTo(page, "engagementHub");
  await see(page, "No engagement playbook has been generated yet.");
  await turnTo(page, "offerNavigator");
  await see(page, "No offer strategy has been generated yet.");
  await turnTo(page, "interviewCoach");
  await see(page, "No interview coaching materials have been generated yet.");
  await page.getByRole("button", { name: "View JSON" }).first().click();
  await see(page, "No content available");
  await see(page, "Hide JSON");
  await page.getByRole("button", { name: "Hide JSON" }).click();
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("region", { name: "Interview Brief" })).toBeVisible({
    timeout: 30_000,
  });
});

test("text, JSON text, broken JSON and nothing are each shown for what they are @night [S-306, S-814, R-25]", async ({
  page,
  maya,
}) => {
  const jobId = await maya.writeJob();
  const market = await maya.outputOf(jobId, "marketPulse");
  await maya.store(market, "A hard search. Ask for more pay.\n\n- first\n- second");
  let reader = await openReport(page, maya, jobId, "marketPulse");
  await expect(reader.getByText("A hard search.", { exact: true })).toBeVisible();
  await expect(reader.getByRole("listitem").filter({ hasText: "second" })).toBeVisible();

  const odd = {
    overview: "Hard.",
    talentSupply: [],
    sourcingSignals: {},
    recommendedActions: "",
    my_own: { deepKey: [1] },
  };
  await maya.store(market, JSON.stringify(odd));
  reader = await openReport(page, maya, jobId, "marketPulse");
  await openAll(page);
  await see(page, "No entries provided.");
  await see(page, "No additional details provided.");
  await see(page, "Not provided.");
  await expect(reader.getByText("More from this report")).toBeVisible();
  await expect(reader.getByRole("heading", { name: "My own" })).toBeVisible();
  await expect(reader.getByText("Deep key")).toBeVisible();

  await maya.store(market, '{"summary": "cut off');
  reader = await openReport(page, maya, jobId, "marketPulse");
  await expect(
    reader.getByText("The market insights are not in the expected format."),
  ).toBeVisible();
  await expect(reader.getByText('{"summary": "cut off')).toBeVisible();
  await reader.getByRole("button", { name: "View JSON" }).last().click();
  await expect(reader.getByRole("button", { name: "Copy JSON" })).toBeVisible();

  await maya.store(await maya.outputOf(jobId, "interviewCoach"), {});
  reader = await openReport(page, maya, jobId, "interviewCoach");
  await see(page, "No interview coaching guidance yet.");
  await reader.getByRole("button", { name: "Regenerate" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Regenerate" }).click();
  await expect(reader.getByRole("region", { name: "Interview Brief" })).toBeVisible({
    timeout: 30_000,
  });
  await maya.written(jobId);
  expect(await maya.listOutputs(jobId)).toHaveLength(6);
});
