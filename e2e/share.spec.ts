import { expect, type Page } from "@playwright/test";
import type { NewShareLink, ShareLink } from "#contract/share.ts";
import { test } from "./journey.ts";
import { colorSchemes, expectGood, isNight } from "./page-rules.ts";
import type { Recruiter } from "./recruiter.ts";

/** A screen that is loaded afresh, on a busy machine. */
const patient = { timeout: 30_000 };

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Share" });
const clipboardOf = (page: Page) => () => page.evaluate(() => navigator.clipboard.readText());

/** A link to all reports of a job, made by a call. */
async function shareAll(maya: Recruiter, jobId: number): Promise<string> {
  const path = `/api/jobs/${jobId}/share-links`;
  const { token } = await maya.ask<NewShareLink>("POST", path, { toolType: null });
  return `${maya.home}/shared#${token}`;
}

async function openDialog(page: Page, maya: Recruiter, jobId: number): Promise<void> {
  await maya.enter(page, `/jobs/${jobId}`);
  await expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6, patient);
  await page.getByRole("button", { name: "Share", exact: true }).click();
}

test("a recruiter copies a link in two clicks, from the job @night", async ({ page, maya }) => {
  await openDialog(page, maya, await maya.writeJob());
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText(/Copy it now/u)).toBeVisible();
  expect(await clipboardOf(page)()).toMatch(/\/shared#[\w-]{43}$/u);
  await expect(dialog.getByText(/Not opened yet/u)).toBeVisible();
});

test("the brief is copied for a mail, as text and as HTML, and for colleagues the address of the job itself @night", async ({
  page,
  library: { maya, jobId },
}) => {
  await openDialog(page, maya, jobId);
  await dialogOf(page).getByRole("button", { name: "Copy for e-mail" }).click();
  await expect(page.getByText("Copied to clipboard").first()).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
    return { text: await read("text/plain"), html: await read("text/html") };
  });
  expect(copied.text).toContain("Market Pulse Intelligence: Senior Backend Engineer, Denver, CO");
  expect(copied.html).toContain("What to do");
  expect(copied.text).not.toMatch(/walk-away\.|for the team only/iu);
  await dialogOf(page).getByRole("button", { name: "Copy address for members" }).click();
  await expect.poll(clipboardOf(page)).toMatch(/^http\S+\/jobs\/\d+$/u);
});

test("what they will see is shown before anything is sent, and is what they see @night", async ({
  page,
  library: { maya, jobId },
}) => {
  await openDialog(page, maya, jobId);
  const see = dialogOf(page).getByRole("button", { name: "See what they will see" });
  await see.click();
  const preview = page.getByRole("dialog", { name: "What they will see" });
  await expect(preview.getByRole("heading", { name: "Market Pulse" })).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Candidate Offer Matrix" })).toHaveCount(0);
  await expect(preview.getByRole("button", { name: /^Edit/u })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(see).toBeFocused();
});

test("a program that renders the page with its scripts opens and counts nothing @night", async ({
  page,
  library: { maya, jobId },
}) => {
  const link = await shareAll(maya, jobId);
  const listed = () => maya.ask<ShareLink[]>("GET", `/api/jobs/${jobId}/share-links`);
  const before = await listed();
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto("about:blank"); // the same address again would load nothing
    await page.goto(link);
    await expect(page.getByRole("button", { name: "Open" })).toBeVisible();
    await page.request.head(link);
    await page.request.get(link);
  }
  expect(await listed()).toEqual(before);
});

for (const colorScheme of colorSchemes) {
  test(`a guest reads who shares what, opens it by keyboard and reads it as paper, ${colorScheme}`, async ({
    page,
    maya,
  }) => {
    await page.emulateMedia({ colorScheme });
    const jobId = await maya.writeJob({ title: "Senior Data Engineer", location: "Chicago, IL" });
    await page.goto(await shareAll(maya, jobId));
    await expect(page.getByText(/Maya Reader at .* has shared the reports/u)).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectGood(page, `closed link at ${width}`);
    }
    const open = page.getByRole("button", { name: "Open" });
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(open).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Market Pulse" })).toBeVisible();
    expect(page.url()).toBe(`${maya.home}/shared`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(6);
    await expect(page.getByRole("button", { name: /^Edit/u })).toHaveCount(0);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectGood(page, `shared reports at ${width}`);
    }
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: "Market Pulse" })).toBeVisible();
  });
}

test("a recruiter shares one report from the reader with a key, and ends a link by another process @night", async ({
  page,
  openBrowser,
  maya,
  another,
}) => {
  const jobId = await maya.writeJob();
  const link = await shareAll(maya, jobId);
  const guest = await openBrowser();
  await guest.goto(link.replace(maya.home, another.url));
  await guest.getByRole("button", { name: "Open" }).click();
  await expect(guest.getByRole("heading", { level: 2, name: "Market Pulse" })).toBeVisible();

  await maya.enter(page, `/jobs/${jobId}?report=marketPulse`);
  await expect(page.getByRole("button", { name: "Close Window" })).toBeVisible(patient);
  const dialog = dialogOf(page);
  // The reader listens to keys once its code is there.
  await expect(async () => {
    await page.keyboard.press("s");
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog.getByRole("radio", { name: "Market Pulse" })).toBeChecked(patient);
  await dialog.getByRole("button", { name: /^Revoke the link to All reports/u }).click();
  await expect(dialog.getByText(/^Ended /u)).toBeVisible();
  const start = Date.now();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  expect(Date.now() - start).toBeLessThan(isNight ? 10_000 : 100_000);
  await expect(guest.getByText("Senior Backend Engineer")).toHaveCount(0);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expectGood(guest, "a link that ended");
});
