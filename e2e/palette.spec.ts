import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });

test("the palette opens by key over a job, finds its reports, and gives the focus back @night [X-15]", async ({
  page,
  library: { maya, jobId },
}) => {
  await maya.enter(page, `/jobs/${jobId}`);
  const opener = page.getByRole("button", { name: "View Report" }).first();
  await opener.focus();
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await expect(palette(page).getByRole("option", { name: /Offer Navigator/u })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the palette finds what stands in the reports, opens it in its place and copies it @night [X-15]", async ({
  page,
  library: { maya, jobId },
}) => {
  await maya.enter(page, `/jobs/${jobId}`);
  await expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6);
  const find = async (words: string, name: RegExp) => {
    await page.keyboard.press("Control+k");
    await palette(page).getByRole("combobox").fill(words);
    await expect(palette(page).getByRole("option", { selected: true })).toHaveText(name);
    await page.keyboard.press("Enter");
    await expect(palette(page)).toBeHidden();
  };
  const section = (name: string) => page.getByRole("region", { name });
  const heading = (name: string) => section(name).getByRole("heading", { level: 3 });

  await find("boolean", /Boolean StringsAttract \+ Source Kit/u);
  await page.waitForURL("**/jobs/*?report=attractSourceKit#booleanStrings");
  await expect(heading("Boolean Strings")).toBeInViewport();

  await find("objection engagement", /Objection HandlingEngagement Hub/u);
  await page.waitForURL("**/jobs/*?report=engagementHub#objectionHandling");
  await expect(heading("Objection Handling")).toBeInViewport();

  await find("nudges", /NudgesEngagement Hub/u);
  await expect(heading("Nudges")).toBeInViewport();
  await expect(section("Nudges").locator("h3:focus, h3 :focus")).toHaveCount(1);

  await find("copy inmail", /Copy: Short InMail/u);
  await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^[^\n]*\{\{first_name\}\},\n/u);
  await expect(heading("Nudges")).toBeInViewport();
});

test("a few letters and Enter lead to a screen, whose heading takes the focus @night", async ({
  page,
  maya,
}) => {
  await maya.enter(page, "/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await palette(page).getByRole("combobox").fill("profi");
  const option = palette(page).getByRole("option", { name: /^Profile/u });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeFocused();
});

test("a job is found by its place @night", async ({ page, library: { maya, jobId } }) => {
  await maya.enter(page, "/profile");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await palette(page).getByRole("combobox").fill("denver");
  await palette(page)
    .getByRole("option", { name: /Senior Backend Engineer/u })
    .click();
  await page.waitForURL(`**/jobs/${jobId}`);
});

test("the palette changes the theme, and brings back the last message @night [R-30]", async ({
  page,
  library: { maya, jobId },
}) => {
  const choose = async (letters: string, name: RegExp) => {
    await page.keyboard.press("Control+k");
    await palette(page).getByRole("combobox").fill(letters);
    await palette(page).getByRole("option", { name }).click();
    await expect(palette(page)).toBeHidden();
  };
  await maya.enter(page, `/jobs/${jobId}`);
  await page.getByRole("button", { name: "TXT", exact: true }).first().waitFor();
  await choose("dark", /Theme: Dark/u);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await choose("system", /Theme: System/u);
  await page.getByRole("button", { name: "TXT", exact: true }).first().click();
  await page.getByRole("menuitem", { name: "To send" }).click();
  const message = page.getByText("Download started", { exact: true });
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(message).toBeHidden();
  await choose("last", /Last message/u);
  await expect(message).toBeVisible();
});
