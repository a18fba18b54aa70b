import { expect, test } from "@playwright/test";
import { toolTypes } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import {
  ask,
  expectWritten,
  listOutputs,
  openAll,
  openBrowser,
  openReport,
  outputOf,
  readJob,
  see,
  store,
  writeJob,
} from "./reader-stage.ts";

/** What people see of reports in every state. */
export function testTheTexts(): void {
  test("a recruiter reads all six reports, each section in its place [S-257, R-24, W-53]", async ({
    browser,
  }) => {
    const page = await openBrowser(browser);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    const jobId = await readJob();
    for (const toolType of toolTypes) {
      const reader = await openReport(page, jobId, toolType);
      await expect(reader.getByRole("heading", { name: tools[toolType].fullName })).toBeVisible();
      await expect(reader.getByText("Senior Backend Engineer").first()).toBeVisible();
      await expect(
        reader.getByText("Written by the built-in writer; a person decides."),
      ).toBeVisible();
      const titles = await reader
        .getByRole("navigation", { name: "Contents" })
        .getByRole("link")
        .locator("span:first-child")
        .allTextContents();
      const [opening, ...rest] = tools[toolType].sections.map(({ title }) => title);
      expect(titles.toSorted()).toEqual(["The brief", ...rest].toSorted());
      expect(titles[0]).toBe("The brief");
      await openAll(page);
      for (const title of [opening, ...rest])
        await expect(reader.getByRole("region", { name: title, exact: true })).toContainText(/\w/u);
      await expect(reader.getByText("ledgerHash")).toHaveCount(0);
    }
    for (const label of ["View JSON", "Export All PDF", "Close Window"] as const)
      await see(page, label);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("Sources opens the words and the publications a section rests on, an estimate says so [R-26, X-48]", async ({
    browser,
  }) => {
    const page = await openBrowser(browser);
    const jobId = await readJob();
    const reader = await openReport(page, jobId, "marketPulse", "#compensationInsights");
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
    await page.context().close();
  });

  test("every chart says its figures in a sentence and as a table [X-48]", async ({ browser }) => {
    const page = await openBrowser(browser);
    const jobId = await readJob();
    const charts = [
      ["marketPulse", /50th percentile \$135,980/u, "$135,980"],
      ["intakeSync", /5 stages, 180 minutes with a candidate/u, "Call with our recruiter"],
      ["engagementHub", /written to 84/u, "84"],
      ["offerNavigator", /target: \$169,000 a year/u, "$169,000 a year"],
    ] as const;
    for (const [toolType, sentence, cell] of charts) {
      const reader = await openReport(page, jobId, toolType);
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
    await page.context().close();
  });

  test("a job nobody has written yet says so for each of the six [S-814]", async ({ browser }) => {
    const page = await openBrowser(browser);
    const jobId = await readJob();
    const draft = await ask<{ id: number }>("POST", `/api/jobs/${jobId}/duplicate`);
    const sentences = [
      "No market insights have been generated yet.",
      "No intake summary has been generated yet.",
      "No attract & source strategy has been generated yet.",
      "No engagement playbook has been generated yet.",
      "No offer strategy has been generated yet.",
      "No interview coaching materials have been generated yet.",
    ] as const;
    for (const [at, toolType] of toolTypes.entries()) {
      await openReport(page, draft.id, toolType);
      await see(page, sentences[at] ?? "No content available");
    }
    await page.getByRole("button", { name: "View JSON" }).first().click();
    await see(page, "No content available");
    await see(page, "Hide JSON");
    await page.getByRole("button", { name: "Hide JSON" }).click();
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("region", { name: "Interview Brief" })).toBeVisible({
      timeout: 30_000,
    });
    await page.context().close();
  });

  test("text, JSON text, broken JSON and nothing are each shown for what they are [S-306, S-814, R-25]", async ({
    browser,
  }) => {
    const page = await openBrowser(browser);
    const jobId = await writeJob();
    const market = await outputOf(jobId, "marketPulse");
    await store(market, "A hard search. Ask for more pay.\n\n- first\n- second");
    let reader = await openReport(page, jobId, "marketPulse");
    await expect(reader.getByText("A hard search.", { exact: true })).toBeVisible();
    await expect(reader.getByRole("listitem").filter({ hasText: "second" })).toBeVisible();

    const odd = {
      overview: "Hard.",
      talentSupply: [],
      sourcingSignals: {},
      recommendedActions: "",
      my_own: { deepKey: [1] },
    };
    await store(market, JSON.stringify(odd));
    reader = await openReport(page, jobId, "marketPulse");
    await openAll(page);
    await see(page, "No entries provided.");
    await see(page, "No additional details provided.");
    await see(page, "Not provided.");
    await expect(reader.getByText("More from this report")).toBeVisible();
    await expect(reader.getByRole("heading", { name: "My own" })).toBeVisible();
    await expect(reader.getByText("Deep key")).toBeVisible();

    await store(market, '{"summary": "cut off');
    reader = await openReport(page, jobId, "marketPulse");
    await expect(
      reader.getByText("The market insights are not in the expected format."),
    ).toBeVisible();
    await expect(reader.getByText('{"summary": "cut off')).toBeVisible();
    await reader.getByRole("button", { name: "View JSON" }).last().click();
    await expect(reader.getByRole("button", { name: "Copy JSON" })).toBeVisible();

    await store(await outputOf(jobId, "interviewCoach"), {});
    reader = await openReport(page, jobId, "interviewCoach");
    await see(page, "No interview coaching guidance yet.");
    await reader.getByRole("button", { name: "Regenerate" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Regenerate" }).click();
    await expect(reader.getByRole("region", { name: "Interview Brief" })).toBeVisible({
      timeout: 30_000,
    });
    await expectWritten(jobId);
    expect(await listOutputs(jobId)).toHaveLength(6);
    await page.context().close();
  });
}
