import { expect, test, type Locator, type Page } from "@playwright/test";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { startSite, type Site } from "./servers.ts";

let site: Site;
let page: Page;
let jobPath = "";

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser }) => {
  site = await startSite(1, 1);
  const permissions = ["clipboard-read", "clipboard-write"];
  page = await (await browser.newContext({ permissions })).newPage();
});
test.afterAll(async () => {
  await page.context().close();
  await site.stop();
});

const base = () => site.webs[0]?.url ?? "";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const card = (name: RegExp) => page.getByRole("article", { name });
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

/** What a hand does: every click counts, and so do the palette's key and its Enter; words are typed. */
function countedHand() {
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
async function copyByPalette(words: string, row: RegExp): Promise<number> {
  const hand = countedHand();
  await hand.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await palette.getByRole("combobox").fill(words);
  await expect(palette.getByRole("option", { selected: true })).toHaveText(row);
  await hand.press("Enter");
  await expect(palette).toBeHidden();
  return hand.clicks();
}

test("from sign-up to a copied InMail and search string in nine clicks [X-17]", async () => {
  const hand = countedHand();
  await page.goto(`${base()}/signup`);
  await page.getByLabel("Full Name").fill("Nell New");
  await page.getByLabel("Email").fill("nell.new@example.com");
  await page.getByLabel(/^Password/u).fill("correct horse");
  await hand.click(button("Sign Up"));
  const setup = page.getByRole("dialog", { name: "Organization Required" });
  await setup.getByLabel("Organization Name").fill("Quillwater");
  await hand.click(setup.getByRole("button", { name: "Create Organization" }));
  await hand.click(button("Create Your First Job"));
  await page.getByLabel(/intake notes/u).fill(backendEngineer.text);
  await hand.click(button("Auto-fill the form"));
  await expect(page.getByLabel(/Job Title/u)).toHaveValue(/Backend Engineer/u);
  await hand.click(button("Next Step"));
  await hand.click(button("Start AI Processing"));
  // The specification's list of six tools ends by itself.
  await expect(page.getByRole("dialog")).toBeHidden({ timeout: 30_000 });
  await hand.click(page.getByRole("link", { name: /Backend Engineer/u }));
  await page.waitForURL(/\/jobs\/\d+$/u);
  jobPath = new URL(page.url()).pathname;

  await hand.click(card(/^Attract/u).getByRole("button", { name: "Copy InMail" }));
  await expect.poll(clipboard).toContain("{{first_name}}");
  expect(await clipboard()).not.toContain("Subject:");
  await hand.click(card(/^Attract/u).getByRole("button", { name: "Copy search" }));
  await expect.poll(clipboard).toMatch(/\(.+ OR .+\) AND /su);
  expect(hand.clicks()).toBe(9);
});

test("on the job's page InMail, search string and interview question are one click, or two by palette [X-17]", async () => {
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
    const hand = countedHand();
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await hand.click(card(report).getByRole("button", { name }));
    await expect.poll(clipboard).not.toBe("");
    const copied = await clipboard();
    expect([name, hand.clicks()]).toEqual([name, 1]);

    await page.evaluate(() => navigator.clipboard.writeText(""));
    expect([name, await copyByPalette(words, row)]).toEqual([name, 2]);
    await expect.poll(clipboard).toBe(copied);
  }
});

test("in the reader each message and each question is copied by its own button [X-16]", async () => {
  const copies = [
    ["attractSourceKit", "outreachTemplates", "Copy subject", /engineer in Denver$/iu],
    ["attractSourceKit", "outreachTemplates", "Copy body", /^(?:Hi )?\{\{first_name\}\},\n/u],
    ["interviewCoach", "questions", "Copy question 1", /\?$/u],
    ["interviewCoach", "questions", "Copy first-call question 1", /\?/u],
    ["intakeSync", "questionsForHiringManager", "Copy question 1", /\?$/u],
  ] as const;
  for (const [report, section, name, text] of copies) {
    await page.goto(`${base()}${jobPath}?report=${report}#${section}`);
    await page.evaluate(() => navigator.clipboard.writeText(""));
    const copy = page.locator(`#${section}`).getByRole("button", { name, exact: true }).first();
    await copy.focus();
    await page.keyboard.press("Enter");
    await expect.poll(clipboard).toMatch(text);
  }
});

test("two versions of a report are compared in two clicks", async () => {
  await page.goto(`${base()}${jobPath}?report=marketPulse`);
  const outputs = await page.request.get(`${base()}/api${jobPath}/outputs`);
  const [report] = (await outputs.json()) as { id: number }[];
  await page.request.patch(`${base()}/api/outputs/${report?.id}`, {
    data: { content: { summary: "Mine." } },
    headers: { origin: base() },
  });
  await page.reload();
  const hand = countedHand();
  await hand.click(button("Versions").last());
  await hand.click(button("Compare with now"));
  const compare = page.getByRole("dialog", { name: "Compare versions" });
  await expect(compare.getByRole("insertion").first()).toBeVisible();
  expect(hand.clicks()).toBe(2);
});
