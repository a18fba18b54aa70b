import { expect, type Locator, type Page } from "@playwright/test";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { test } from "./journey.ts";
import { addressOf, openReport } from "./recruiter.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page, name: RegExp) => page.getByRole("article", { name });
const clipboardOf = (page: Page) => () => page.evaluate(() => navigator.clipboard.readText());

/** What a hand does: every click counts, and so do the palette's key and its Enter; words are typed. */
function countedHand(page: Page) {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    press: async (key: string) => {
      clicks += 1;
      await page.keyboard.press(key);
    },
    clicks: () => clicks,
  };
}

/** Finds by words and takes the first row, which must be the one that is meant. */
async function copyByPalette(page: Page, words: string, row: RegExp): Promise<number> {
  const hand = countedHand(page);
  await hand.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await palette.getByRole("combobox").fill(words);
  await expect(palette.getByRole("option", { selected: true })).toHaveText(row);
  await hand.press("Enter");
  await expect(palette).toBeHidden();
  return hand.clicks();
}

test("from sign-up to a copied InMail and search string in nine clicks [X-17]", async ({
  page,
  site,
}) => {
  const clipboard = clipboardOf(page);
  const hand = countedHand(page);
  await page.goto(`${site.home}/signup`);
  await page.getByLabel("Full Name").fill("Nell New");
  await page.getByLabel("Email").fill(addressOf("Nell New"));
  await page.getByLabel(/^Password/u).fill("correct horse");
  await hand.click(button(page, "Sign Up"));
  const setup = page.getByRole("dialog", { name: "Organization Required" });
  await setup.getByLabel("Organization Name").fill("Quillwater");
  await hand.click(setup.getByRole("button", { name: "Create Organization" }));
  await hand.click(button(page, "Create Your First Job"));
  await page.getByLabel(/intake notes/u).fill(backendEngineer.text);
  await hand.click(button(page, "Auto-fill the form"));
  await expect(page.getByLabel(/Job Title/u)).toHaveValue(/Backend Engineer/u);
  await hand.click(button(page, "Next Step"));
  await hand.click(button(page, "Start AI Processing"));
  // The specification's list of six tools ends by itself.
  await expect(page.getByRole("dialog")).toBeHidden({ timeout: 30_000 });
  await hand.click(page.getByRole("link", { name: /Backend Engineer/u }));
  await page.waitForURL(/\/jobs\/\d+$/u);
  await hand.click(card(page, /^Attract/u).getByRole("button", { name: "Copy InMail" }));
  await expect.poll(clipboard).toContain("{{first_name}}");
  expect(await clipboard()).not.toContain("Subject:");
  await hand.click(card(page, /^Attract/u).getByRole("button", { name: "Copy search" }));
  await expect.poll(clipboard).toMatch(/\(.+ OR .+\) AND /su);
  expect(hand.clicks()).toBe(9);
});

test("on the job's page InMail, search string and interview question are one click, or two by palette @night [X-17]", async ({
  page,
  library: { maya, jobId },
}) => {
  const clipboard = clipboardOf(page);
  await maya.enter(page, `/jobs/${jobId}`);
  await expect(button(page, "View Report")).toHaveCount(6);
  const copies = [
    { report: /^Attract/u, name: "Copy InMail", words: "copy inmail", row: /^Copy: Short InMail/u },
    {
      report: /^Attract/u,
      name: "Copy search",
      words: "copy linkedin balanced",
      row: /^Copy: LinkedIn search, balanced/u,
    },
    {
      report: /^Interview/u,
      name: "Copy first question",
      words: "copy interview question",
      row: /^Copy: .+Interview Coach/u,
    },
  ];
  for (const { report, name, words, row } of copies) {
    const hand = countedHand(page);
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await hand.click(card(page, report).getByRole("button", { name }));
    await expect.poll(clipboard).not.toBe("");
    const copied = await clipboard();
    expect([name, hand.clicks()]).toEqual([name, 1]);

    await page.evaluate(() => navigator.clipboard.writeText(""));
    expect([name, await copyByPalette(page, words, row)]).toEqual([name, 2]);
    await expect.poll(clipboard).toBe(copied);
  }
});

test("in the reader each message and each question is copied by its own button @night [X-16]", async ({
  page,
  library: { maya, jobId },
}) => {
  const clipboard = clipboardOf(page);
  const copies = [
    ["attractSourceKit", "outreachTemplates", "Copy subject", /engineer in Denver$/iu],
    ["attractSourceKit", "outreachTemplates", "Copy body", /^(?:Hi )?\{\{first_name\}\},\n/u],
    ["interviewCoach", "questions", "Copy question 1", /\?$/u],
    ["interviewCoach", "questions", "Copy first-call question 1", /\?/u],
    ["intakeSync", "questionsForHiringManager", "Copy question 1", /\?$/u],
  ] as const;
  for (const [report, section, name, text] of copies) {
    await openReport(page, maya, jobId, `${report}#${section}`);
    await page.evaluate(() => navigator.clipboard.writeText(""));
    const copy = page.locator(`#${section}`).getByRole("button", { name, exact: true }).first();
    await copy.focus();
    await page.keyboard.press("Enter");
    await expect.poll(clipboard).toMatch(text);
  }
});

test("two versions of a report are compared in two clicks @night", async ({ page, maya }) => {
  const jobId = await maya.writeJob();
  await maya.store(await maya.outputOf(jobId, "marketPulse"), { summary: "Mine." });
  await openReport(page, maya, jobId, "marketPulse");
  const hand = countedHand(page);
  await hand.click(button(page, "Versions").last());
  await hand.click(button(page, "Compare with now"));
  const compare = page.getByRole("dialog", { name: "Compare versions" });
  await expect(compare.getByRole("insertion").first()).toBeVisible();
  expect(hand.clicks()).toBe(2);
});
