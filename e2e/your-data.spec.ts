import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { hireRecruiter } from "./recruiter.ts";
import { signIn } from "./steps.ts";

type File = { profile: { email: string }; members: { email: string }[]; jobs: { title: string }[] };

/** Follows a link that saves a file, and reads it. */
async function save(page: Page, link: string): Promise<{ name: string; file: File }> {
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: link, exact: true }).click();
  const download = await saving;
  const file = JSON.parse(await readFile(await download.path(), "utf8")) as File;
  return { name: download.suggestedFilename(), file };
}

test("somebody takes their data and their organization's, deletes the organization, then themself [X-58]", async ({
  page,
  site,
}) => {
  const base = site.home;
  const dana = await hireRecruiter(base, "Dana Data", "Dana Data Talent");
  await dana.makeJob({ title: "Senior Data Engineer", location: "Chicago, IL" });
  await dana.enter(page, "/profile");
  const own = await save(page, "Download my data");
  expect([own.name, own.file.profile.email]).toEqual(["roleprint-my-data.json", dana.email]);
  await expect(page.getByText("Download started", { exact: true }).first()).toBeVisible();

  await page.goto(`${base}/organization`);
  const all = await save(page, "Export");
  expect(all.name).toMatch(/^roleprint-organization-\d+\.json$/u);
  expect(all.file.members.map(({ email }) => email)).toEqual([dana.email]);
  expect(all.file.jobs.map(({ title }) => title)).toEqual(["Senior Data Engineer"]);

  const activity = page.getByRole("region", { name: "Activity" });
  await expect(activity.getByText("Dana Data created the organization")).toBeVisible();
  await activity.getByLabel("About").selectOption({ label: "Jobs" });
  await expect(activity.getByRole("listitem")).toHaveText([
    /^Dana Data created “Senior Data Engineer”/u,
  ]);
  const line = await save(page, "Export activity");
  expect(line.name).toMatch(/^roleprint-activity-\d+\.jsonl$/u);
  expect(line.file).toMatchObject({ action: "job.create", actorEmail: dana.email });

  await page.getByRole("button", { name: "Delete organization" }).click();
  const deleting = page.getByRole("dialog", { name: "Delete Dana Data Talent?" });
  const typed = deleting.getByLabel("Type “Dana Data Talent” to confirm");
  await expect(typed).toBeFocused();
  await typed.fill("dana data talent");
  await deleting.getByRole("button", { name: "Delete organization" }).click();
  await expect(deleting.getByText("This is not the name of the organization")).toBeVisible();
  await typed.fill("Dana Data Talent");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Dana Data Talent was deleted", { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByText("No organization found")).toBeVisible();

  await page.goto(`${base}/profile`);
  await page.getByRole("button", { name: "Delete account" }).click();
  const leaving = page.getByRole("dialog", { name: "Delete your account?" });
  const confirm = leaving.getByRole("button", { name: "Delete account" });
  await confirm.click();
  await expect(leaving.getByText("Current password is required")).toBeVisible();
  await leaving.getByLabel(/^Current password/u).fill("wrong horse");
  await confirm.click();
  await expect(leaving.getByText("The password is incorrect")).toBeVisible();
  await leaving.getByLabel(/^Current password/u).fill("correct horse");
  await confirm.click();
  await page.waitForURL(`${base}/`);
  await expect(page.getByRole("link", { name: /Sign In/u }).first()).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  await signIn(page, base, dana.email);
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
});

test("somebody who decides otherwise is back where they were, by Escape alone @night", async ({
  page,
  maya,
}) => {
  await maya.signIn(page);
  for (const [path, name] of [
    ["/organization", "Delete organization"],
    ["/profile", "Delete account"],
  ] as const) {
    await page.goto(`${maya.home}${path}`);
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
