import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { hireColleague, jobOf, lineOf, stepTo } from "./reading-lines.ts";
import { colorSchemes, expectGood, expectReflow } from "./page-rules.ts";
import { callNotes, posting } from "./reading-texts.ts";

test("a pasted text is read, moved line by line with the keyboard, confirmed, and the reports rest on it [X-12]", async ({
  page,
  maya,
}) => {
  await maya.enter(page, "/dashboard");
  await page.getByRole("button", { name: "Create New Job" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create New Job" });
  await dialog.getByLabel(/intake notes/u).fill(posting);
  await dialog.getByRole("button", { name: "Auto-fill the form" }).click();
  const row = dialog.getByRole("button", { name: /^What we read: \d+ lines, \d+ to decide/u });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "What we read" })).toBeFocused();
  await expectGood(page, "what we read in the wizard");

  const english = lineOf(page, "Strong written English");
  await expect(english).toContainText("Must-have");
  await stepTo(page, english);
  await page.keyboard.press("n");
  await expect(english).toContainText("Nice-to-have");
  await expect(english).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: /nice-to-have\. \d+ in the work/u }),
  ).toHaveCount(1);
  await page.keyboard.press("z");
  await expect(english).toContainText("Must-have");
  await page.keyboard.press("n");

  const relocation = lineOf(page, "Relocation can be discussed");
  await stepTo(page, relocation);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: /^Move line \d+ to$/u });
  await expect(menu.getByRole("button", { name: "Benefit" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(relocation).toBeFocused();
  await page.keyboard.press("Enter");
  await menu.getByRole("button", { name: "Internal" }).press("i");
  await expect(relocation).toContainText("Internal");
  await expect(relocation).toBeFocused();

  await expect(dialog.getByText("Likely, please check")).toBeVisible();
  const choice = dialog.getByRole("radio").nth(1);
  const chosen = await choice.evaluate(
    (node) => node.closest("label")?.querySelector("b")?.textContent ?? "",
  );
  await choice.press("Space");
  await expect(dialog.getByText("Chosen by you")).toBeVisible();
  await page.keyboard.press("Control+Enter");

  await expect(
    row.or(dialog.getByRole("button", { name: /^What we read/u })).first(),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Next Step" }).click();
  await dialog.getByRole("button", { name: "Start AI Processing" }).click();
  await dialog.getByRole("button", { name: "Continue in background" }).click();
  await page.getByRole("link", { name: /Program Coordinator/u }).click();
  await page.waitForURL(/\/jobs\/\d+$/u);
  const jobId = Number(new URL(page.url()).pathname.split("/").at(-1));

  const reading = await maya.storedReading(jobId);
  const placeOf = (words: string) => reading.lines.find(({ text }) => text === words)?.place;
  expect(placeOf("Strong written English")).toBe("nice");
  expect(placeOf("Relocation can be discussed")).toBe("internal");
  expect(reading.comparedWith.title).toBe(chosen);
  expect(reading.confirmedBy).toBe("Maya Reader");
  const reports = JSON.stringify(await maya.written(jobId));
  const said = ["401(k)", chosen, "Relocation can be discussed"].map((words) =>
    reports.toLowerCase().includes(words.toLowerCase()),
  );
  expect(said).toEqual([true, true, false]);

  await expect(page.getByText("Check the match")).toHaveCount(0);
  await page.getByRole("link", { name: /lines? undecided/u }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What we read" })).toBeFocused();
  await expect(page.getByText(/^Checked by you, /u).first()).toBeVisible();
});

test("on the job's page a move is saved at once, and put back with its reason when saving fails @night [X-14]", async ({
  page,
  maya,
}) => {
  const job = await maya.makeJob(jobOf(posting));
  await maya.enter(page, `/jobs/${job.id}`);
  await page.getByRole("link", { name: "Check the match" }).click();
  await page.waitForURL(`**/jobs/${job.id}/reading`);
  const english = lineOf(page, "Strong written English");
  await english.click();
  await page.getByRole("button", { name: "Nice-to-have" }).click();
  await expect(english).toContainText("Nice-to-have");
  await expect(async () => {
    const { lines } = await maya.storedReading(job.id);
    expect(lines.find(({ text }) => text === "Strong written English")?.place).toBe("nice");
  }).toPass();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(english).toContainText("Must-have");

  await page.route("**/reading", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await english.press("d");
  await expect(page.getByRole("alert")).toContainText("so the line is back where it was");
  await expect(english).toContainText("Must-have");
  await page.unroute("**/reading");

  await page.getByRole("switch", { name: /Keys/u }).click();
  await english.press("d");
  await expect(english).toContainText("Must-have");
  await english.press("ArrowDown");
  await expect(english).not.toBeFocused();
  await page.getByRole("switch", { name: /Keys/u }).click();

  await page.context().setOffline(true);
  await expect(page.getByText(/Nothing can be saved/u).first()).toBeVisible();
  await english.press("d");
  await expect(english).toContainText("Must-have");
  await page.context().setOffline(false);

  await page
    .getByRole("button", { name: /^line \d+$/u })
    .first()
    .click();
  await expect(page.locator("[data-hot]")).toHaveCount(1);
  await page.getByRole("button", { name: "Looks right" }).first().click();
  await expect(page.getByText(/^Checked by you, just now/u).first()).toBeVisible();
});

test("a colleague's move is named on the line, and can be undone @night", async ({
  page,
  maya,
}) => {
  const ines = await hireColleague(maya);
  const job = await maya.makeJob(jobOf(posting));
  await maya.enter(page, `/jobs/${job.id}/reading`);
  const english = lineOf(page, "Strong written English");
  await expect(english).toContainText("Must-have");
  const move = { words: "Strong written English", place: "nice" };
  const moved = await ines.send("PATCH", `/api/jobs/${job.id}/reading`, { moves: [move] });
  expect(moved.status).toBe(200);
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await expect(english).toContainText("Nice-to-have");
  const line = page.locator("li", { has: english });
  await expect(line.getByText(/^Moved by Ines Reads, /u)).toBeVisible();
  await line.getByRole("button", { name: "Undo" }).click();
  await expect(english).toContainText("Must-have");
  await expect(line.getByText(/^Moved by/u)).toHaveCount(0);
});

test("in notes nothing is confirmed until a person says so @night [X-12]", async ({
  page,
  maya,
}) => {
  const job = await maya.makeJob(jobOf(callNotes));
  await maya.enter(page, `/jobs/${job.id}/reading`);
  await expect(page.getByText("Confirm what candidates may read").first()).toBeVisible();
  const kotlin = lineOf(page, "real postgres depth");
  await kotlin.press("y");
  const line = page.locator("li", { has: kotlin });
  await expect(line.getByText("Confirmed", { exact: true })).toBeVisible();
  await kotlin.press("z");
  await expect(line.getByText("Unconfirmed")).toBeVisible();
  await page.getByRole("button", { name: /^Confirm all/u }).click();
  await expect(page.getByRole("button", { name: /^Unconfirmed 0/u })).toBeVisible();
});

for (const colorScheme of colorSchemes) {
  test(`what we read is accessible and fits every width, ${colorScheme} @night`, async ({
    page,
    maya,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const [name, text] of [
      ["posting", posting],
      ["notes", callNotes],
    ] as const) {
      const job = await maya.makeJob(jobOf(text));
      await maya.enter(page, `/jobs/${job.id}/reading`);
      await page.locator("[data-line]").first().waitFor();
      for (const width of [1440, 1024, 320, 390]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        const where = `${name} at ${width}, ${colorScheme}`;
        await (width === 1024 || width === 320
          ? expectReflow(page, where)
          : expectGood(page, where));
      }
      await page.getByRole("button", { name: /^Values/u }).click();
      await expectGood(page, `values of ${name}, ${colorScheme}`);
      await page.getByRole("button", { name: /^Text/u }).click();
      await page.locator("[data-line]").nth(3).click();
      await expectGood(page, `sheet of places, ${colorScheme}`);
    }
  });
}
