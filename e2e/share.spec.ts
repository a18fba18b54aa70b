import { expect, test, type Page } from "@playwright/test";
import type { ShareLink } from "#contract/share.ts";
import { colorSchemes, expectGood, isNight } from "./page-rules.ts";
import { startSite, type Site } from "./servers.ts";
import { createFirstJob } from "./steps.ts";

test.describe.configure({ mode: "serial" });
let site: Site;
let base = "";
let jobPath = "";
let link = "";
test.beforeAll(async () => {
  site = await startSite(2, 1, { EMAIL_VERIFICATION: "off" });
  base = site.webs[0]?.url ?? "";
});
test.afterAll(() => site.stop());

/** A screen that is loaded afresh, on a busy machine. */
const patient = { timeout: 30_000 };

let recruiter: Page;
const dialog = () => recruiter.getByRole("dialog", { name: "Share" });
const listed = async (): Promise<ShareLink[]> =>
  (await recruiter.request.get(`${base}/api${jobPath}/share-links`)).json() as Promise<ShareLink[]>;

test("a recruiter copies a link in two clicks, from the job", async ({ browser }) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  recruiter = await context.newPage();
  jobPath = await createFirstJob(recruiter, base, "Rita Recruiter");
  await expect(recruiter.getByText("Completed").first()).toBeVisible({ timeout: 60_000 });
  await expect(async () => {
    const outputs = await recruiter.request.get(`${base}/api${jobPath}/outputs`);
    const states = ((await outputs.json()) as { status: string }[]).map(({ status }) => status);
    expect(states.every((status) => status === "completed")).toBe(true);
  }).toPass({ timeout: 60_000 });
  await recruiter.getByRole("button", { name: "Share", exact: true }).click();
  await dialog().getByRole("button", { name: "Copy link" }).click();
  await expect(dialog().getByText(/Copy it now/u)).toBeVisible();
  link = await recruiter.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/shared#[\w-]{43}$/u);
  await expect(dialog().getByText(/Not opened yet/u)).toBeVisible();
});

test("the brief is copied for a mail in one more click, as text and as HTML", async () => {
  await dialog().getByRole("button", { name: "Copy for e-mail" }).click();
  await expect(recruiter.getByText("Copied to clipboard").first()).toBeVisible();
  const copied = await recruiter.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
    return { text: await read("text/plain"), html: await read("text/html") };
  });
  expect(copied.text).toContain("Market Pulse Intelligence: Senior Data Engineer, Chicago, IL");
  expect(copied.html).toContain("What to do");
  expect(copied.text).not.toMatch(/walk-away|for the team only/iu);
});

test("colleagues get the address of the job itself", async () => {
  await dialog().getByRole("button", { name: "Copy address for members" }).click();
  const copied = () => recruiter.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^http\S+\/jobs\/\d+$/u);
});

test("what they will see is shown before anything is sent, and is what they see", async () => {
  await dialog().getByRole("button", { name: "See what they will see" }).click();
  const preview = recruiter.getByRole("dialog", { name: "What they will see" });
  await expect(preview.getByRole("heading", { name: "Market Pulse" })).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Candidate Offer Matrix" })).toHaveCount(0);
  await expect(preview.getByRole("button", { name: /^Edit/u })).toHaveCount(0);
  await recruiter.keyboard.press("Escape");
  await expect(dialog().getByRole("button", { name: "See what they will see" })).toBeFocused();
});

test("a program that renders the page with its scripts opens and counts nothing", async ({
  browser,
}) => {
  const before = await listed();
  for (let visit = 0; visit < 5; visit += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(link);
    await expect(page.getByRole("button", { name: "Open" })).toBeVisible();
    await page.request.head(link);
    await page.request.get(link);
    await context.close();
  }
  expect(await listed()).toEqual(before);
});

test("a guest reads who shares what, opens it by keyboard and reads it as paper", async ({
  browser,
}) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    for (const colorScheme of colorSchemes) {
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      await page.goto(link);
      await expect(page.getByText(/Rita Recruiter at .* has shared the reports/u)).toBeVisible();
      await expectGood(page, `closed link at ${viewport.width}`);
      const open = page.getByRole("button", { name: "Open" });
      await expect(async () => {
        await page.keyboard.press("Tab");
        await expect(open).toBeFocused({ timeout: 200 });
      }).toPass();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 2, name: "Market Pulse" })).toBeVisible();
      expect(page.url()).toBe(`${base}/shared`);
      await expect(page.getByRole("heading", { level: 2 })).toHaveCount(6);
      await expect(page.getByRole("button", { name: /^Edit/u })).toHaveCount(0);
      await expectGood(page, `shared reports at ${viewport.width}`);
      await page.reload();
      await expect(page.getByRole("heading", { level: 2, name: "Market Pulse" })).toBeVisible();
      await context.close();
    }
});

test("a recruiter shares one report from the reader with a key, and ends a link by another process", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const guest = await context.newPage();
  const other = site.webs[1]?.url ?? "";
  await guest.goto(link.replace(base, other));
  await guest.getByRole("button", { name: "Open" }).click();
  await expect(guest.getByRole("heading", { level: 2, name: "Market Pulse" })).toBeVisible();

  await recruiter.goto(`${base}${jobPath}?report=marketPulse`);
  await expect(recruiter.getByRole("button", { name: "Close Window" })).toBeVisible(patient);
  // The reader listens to keys once its code is there.
  await expect(async () => {
    await recruiter.keyboard.press("s");
    await expect(dialog()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog().getByRole("radio", { name: "Market Pulse" })).toBeChecked(patient);
  await dialog()
    .getByRole("button", { name: /^Revoke the link to All reports/u })
    .click();
  await expect(dialog().getByText(/^Ended /u)).toBeVisible();
  const start = Date.now();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  expect(Date.now() - start).toBeLessThan(isNight ? 10_000 : 100_000);
  await expect(guest.getByText("Senior Data Engineer")).toHaveCount(0);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expectGood(guest, "a link that ended");
  await context.close();
});
