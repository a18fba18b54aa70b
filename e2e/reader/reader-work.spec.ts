import { readFileSync } from "node:fs";
import { expect, type Locator } from "@playwright/test";
import { test } from "../journey.ts";
import { openAll, openReport } from "../recruiter.ts";
import { see } from "../see.ts";

/** Clicks and waits until it shows: what is ticked is painted a moment after the click. */
async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}

test("an edit stays when the report is written again, and any text is brought back [X-44, X-46]", async ({
  page,
  maya,
}) => {
  const jobId = await maya.writeJob();
  const reader = await openReport(page, maya, jobId, "marketPulse");
  const summary = reader.getByRole("region", { name: "Summary" });
  await summary.getByRole("button", { name: "Edit Summary" }).click();
  const answer = summary.getByLabel("Bottom line", { exact: true });
  await expect(answer).toBeFocused();
  await answer.fill("Ask for a wider range first.");
  await page.keyboard.press("Escape");
  await expect(summary.getByText("Ask for a wider range first.")).toHaveCount(0);
  await expect(reader).toBeVisible();

  await summary.getByRole("button", { name: "Edit Summary" }).click();
  await answer.fill("Ask for a wider range first.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await see(page, "Content updated");
  await expect(summary.getByText("Ask for a wider range first.")).toBeVisible();
  await expect(summary.getByText("Edited by you, sources not rechecked")).toBeVisible();
  await expect(summary.getByText("Written by the built-in writer, edited by you;")).toBeVisible();

  await maya.ask("PATCH", `/api/jobs/${jobId}`, { salaryRange: "$120,000 - $131,000" });
  await page.reload();
  await expect(reader.getByText("Based on an older version of the job.")).toBeVisible();
  await reader.getByRole("button", { name: "Regenerate" }).click();
  const question = page.getByRole("alertdialog", { name: "Regenerate an edited report?" });
  await question.getByRole("button", { name: "Regenerate" }).click();
  await expect(reader.getByText(/suggestions? from the latest rewrite/u)).toBeVisible({
    timeout: 30_000,
  });
  await expect(summary.getByText("Ask for a wider range first.")).toBeVisible();

  await reader.getByRole("button", { name: "Versions" }).first().click();
  const history = page.getByRole("dialog", { name: "Versions" });
  const first = history.getByRole("listitem").filter({ hasText: "First draft" });
  await first.getByRole("button", { name: "Restore" }).click();
  await expect(summary.getByText("Ask for a wider range first.")).toHaveCount(0);
  await reader.getByRole("button", { name: "Versions" }).first().click();
  const edited = history.getByRole("listitem").filter({ hasText: "Maya Reader edited Summary" });
  await edited.getByRole("button", { name: "Read" }).click();
  await expect(edited.getByText("Ask for a wider range first.")).toBeVisible();
  await edited.getByRole("button", { name: "Restore" }).click();
  await expect(summary.getByText("Ask for a wider range first.")).toBeVisible();
});

test("ticks and decisions are remembered and can be taken back @night [R-7]", async ({
  page,
  maya,
}) => {
  const jobId = await maya.writeJob();
  const reader = await openReport(page, maya, jobId, "intakeSync");
  const brief = reader.getByRole("region", { name: "Summary" });
  const steps = reader.getByRole("region", { name: "Next Steps" });
  await openAll(page);
  const ticksSaved = async () => (await maya.outputOf(jobId, "intakeSync")).ticks;
  await tick(brief.getByRole("checkbox").first());
  await expect(steps.getByRole("checkbox").first()).toBeChecked();
  await tick(steps.getByRole("checkbox").nth(1));
  await expect(brief.getByRole("checkbox").nth(1)).toBeChecked();
  await expect(steps.getByText("2 of 4 done")).toBeVisible();
  await expect.poll(async () => Object.keys(await ticksSaved()).length).toBe(2);
  const decisions = reader.getByRole("region", { name: "Role Alignment" });
  await tick(decisions.getByRole("radio").first());
  await tick(decisions.getByRole("radio").nth(1));
  await expect.poll(async () => Object.keys(await ticksSaved()).length).toBe(3);
  await page.reload();
  await expect(brief.getByRole("checkbox").first()).toBeChecked();
  await openAll(page);
  await expect(steps.getByRole("checkbox").first()).toBeChecked();
  await expect(decisions.getByRole("radio").nth(1)).toBeChecked();

  await steps.getByRole("checkbox").first().click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(steps.getByRole("checkbox").first()).toBeChecked();
  await expect(steps.getByText("2 of 4 done")).toBeVisible();

  await page.route("**/ticks", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await steps.getByRole("checkbox").nth(2).click();
  await see(page, "Update failed");
  await expect(steps.getByRole("checkbox").nth(2)).not.toBeChecked();
  const [version] = await maya.ask<{ version: number }[]>(
    "GET",
    `/api/outputs/${(await maya.outputOf(jobId, "intakeSync")).id}/versions`,
  );
  expect(version?.version).toBe(1);
});

test("a section is copied with its tables, a failure is said @night", async ({ page, maya }) => {
  const jobId = await maya.writeJob();
  const reader = await openReport(page, maya, jobId, "intakeSync#decisionMakers");
  const section = reader.getByRole("region", { name: "Decision Makers" });
  await section.getByRole("button", { name: "Copy" }).click();
  await see(page, "Copied to clipboard");
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
    return { text: await read("text/plain"), html: await read("text/html") };
  });
  expect(copied.text).toMatch(/^### Decision Makers/u);
  expect(copied.html).toMatch(/<(?:table|ul)/u);
  expect(copied.text).toContain("Platform Engineering Manager");

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error("no"));
  });
  await section.getByRole("button", { name: "Copy" }).click();
  await see(page, "Copy failed");
  await see(page, "Unable to copy to clipboard");
});

test("the report as JSON, PDF, Word, Markdown and text [S-251, X-49]", async ({ page, maya }) => {
  const jobId = await maya.writeJob();
  const reader = await openReport(page, maya, jobId, "marketPulse");
  await reader.getByRole("button", { name: "View JSON" }).click();
  await expect(reader.getByText('"engine": "built-in"')).toBeVisible();
  await reader.getByRole("button", { name: "Copy JSON" }).click();
  await see(page, "Copied to clipboard");
  await see(page, "Copy JSON");
  const { content } = await maya.outputOf(jobId, "marketPulse");
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(clipboard)).toEqual(content);

  const save = async (start: () => Promise<void>) => {
    const downloading = page.waitForEvent("download", { timeout: 30_000 });
    await start();
    const download = await downloading;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const exportPdf = async () => {
    await reader.getByRole("button", { name: "Export All PDF" }).click();
    await page.getByRole("menuitem", { name: "To send" }).click();
  };
  const pdf = await save(exportPdf);
  expect(pdf.name).toBe("roleprint-market-pulse-senior-backend-engineer.pdf");
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  await see(page, "PDF exported");
  const choose = (label: string) => async () => {
    await reader.getByRole("button", { name: "More formats" }).first().click();
    await page.getByRole("menuitemradio", { name: "Team copy" }).click();
    await page.getByRole("menuitem", { name: label }).click();
  };
  const word = await save(choose("Word (DOCX)"));
  expect(word.bytes.subarray(0, 2).toString()).toBe("PK");
  await see(page, "Download started");
  const json = await save(choose("JSON"));
  expect(JSON.parse(json.bytes.toString())).toEqual(content);
  const answer = (content as { summary: { answer: string } }).summary.answer;
  expect((await save(choose("Text (TXT)"))).bytes.toString()).toContain(answer);
  expect((await save(choose("Markdown"))).name).toMatch(/\.md$/u);
  const sheet = await save(choose("Spreadsheet (CSV)"));
  expect(sheet.name).toBe("roleprint-market-pulse-senior-backend-engineer.csv");
  expect(sheet.bytes.toString()).toMatch(/^\ufeff"Job","Action","Owner"/u);

  await page.route("**/pdf?for=*", (route) => route.fulfill({ status: 500, body: "" }), {
    times: 1,
  });
  await exportPdf();
  await see(page, "Export failed");
  await see(page, "Unable to generate PDF. Please try again.");
});

test("coded words are underlined with the reason, and fixed by one click where words can be swapped @night [X-47]", async ({
  page,
  maya,
}) => {
  const jobId = await maya.writeJob();
  const output = await maya.outputOf(jobId, "attractSourceKit");
  const content = output.content as { jobPost: { hook: string } } & Record<string, unknown>;
  await maya.store(output, {
    ...content,
    jobPost: { ...content.jobPost, hook: "You battle slow queries with us; no ninja needed." },
  });
  const reader = await openReport(page, maya, jobId, "attractSourceKit");
  await openAll(page);
  const post = reader.getByRole("region", { name: "Job Post" });
  await post.getByRole("button", { name: "ninja", exact: true }).first().click();
  const advice = page.getByRole("dialog", { name: /"ninja" is coded language/u });
  await expect(advice.getByText("the title and the duties say it")).toBeVisible();
  await expect(advice.getByRole("button", { name: "Fix it" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await post.getByRole("button", { name: "battle", exact: true }).first().click();
  const reason = page.getByRole("dialog", { name: /"battle" is masculine-coded/u });
  await reason.getByRole("button", { name: "Fix it" }).click();
  await see(page, "Content updated");
  const fixed = await maya.outputOf(jobId, "attractSourceKit");
  expect(fixed.content).toMatchObject({
    jobPost: { hook: "You solve slow queries with us; no ninja needed." },
  });

  await reader.getByRole("button", { name: /^Coverage: \d+ of \d+ requirements/u }).click();
  const coverage = page.getByRole("dialog", { name: "Coverage" });
  await expect(
    coverage.getByRole("row").filter({ hasText: "Kotlin or Java" }).first(),
  ).toContainText("yes");
  await maya.written(jobId);
});
