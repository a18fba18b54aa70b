import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { jobOf } from "../reading-lines.ts";
import { expectGood } from "../page-rules.ts";

const posting = `Line Cook
Dayton, OH | Full-time | On-site

What you will do
- Run the grill station for 300 guests a night

Requirements
- 2+ years as a line cook
- ServSafe certificate`;

test("a recruiter changes the pay, sees what rests on it, and updates only that", async ({
  page,
  maya,
}) => {
  const fields = { title: "Line Cook", location: "Dayton, OH", salaryRange: "$18 - $22 an hour" };
  const { id } = await maya.makeJob(jobOf(posting, fields));
  await maya.written(id);
  await maya.enter(page, `/jobs/${id}`);
  const strip = page.getByText(/^Pay changed\. This affects \d+ parts in \d reports\.$/u);
  await expect(page.getByText("Completed").first()).toBeVisible();
  await expect(strip).toHaveCount(0);

  await maya.editJob(id, { salaryRange: "$24 - $28 an hour" });
  await expect(strip).toBeVisible({ timeout: 30_000 });
  const pulse = page.getByRole("article", { name: "Market Pulse" });
  await expect(pulse.getByText(/^Based on an older version: \d+ to update$/u)).toBeVisible();
  await expectGood(page, "a job whose pay has changed");

  await pulse.getByRole("button", { name: "View" }).click();
  const reader = page.getByRole("dialog");
  await expect(
    reader.getByText(
      /older version of the job\. Pay changed\. This affects \d+ parts? of this report\./u,
    ),
  ).toBeVisible();
  const pay = reader.getByRole("region", { name: "Compensation Insights" });
  await expect(pay.getByText("Pay changed", { exact: true })).toBeVisible();
  const supply = reader.getByRole("region", { name: "Talent Supply" });
  await expect(supply.getByText("Pay changed", { exact: true })).toHaveCount(0);
  await expectGood(page, "a report whose pay has changed");
  await reader.getByRole("button", { name: "Update what changed" }).click();
  await expect(reader.getByText("Pay changed", { exact: true })).toHaveCount(0, {
    timeout: 30_000,
  });
  await expect(reader.getByText("Based on an older version of the job.")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await expect(pulse.getByText(/Based on an older version/u)).toHaveCount(0);
  await expect(strip).toBeVisible();
  await page.getByRole("button", { name: "Update what changed" }).click();
  await expect(strip).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText(/Based on an older version/u)).toHaveCount(0, { timeout: 30_000 });
});
