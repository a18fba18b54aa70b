import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { jobOf } from "./reading-lines.ts";
import { expectGood } from "./page-rules.ts";

const posting = `Zorblat Whisperer
Denver, CO

What you will do
- Visit twelve farms a month and write down what people say of our probes

Requirements
- Driving license
- Two years in the field`;

test("a report of an unknown occupation is marked thin, says where to choose it, and is whole afterwards @night", async ({
  page,
  maya,
}) => {
  const { id } = await maya.makeJob(jobOf(posting, { title: "Zorblat Whisperer" }));
  await maya.written(id);
  await maya.enter(page, `/jobs/${id}`);
  const card = page.getByRole("article", { name: "Market Pulse" });
  await expect(card.getByText("completed", { exact: true })).toBeVisible();
  await expect(card.getByText("Thin", { exact: true })).toBeVisible();

  await maya.enter(page, `/jobs/${id}?report=marketPulse`);
  const reader = page.getByRole("dialog");
  await expect(reader.getByRole("heading", { name: "What is missing" })).toBeVisible();
  await expect(reader.getByRole("heading", { name: "What we can say" })).toBeVisible();
  await expect(reader.locator("mark")).toHaveCount(0);
  await expect(
    reader.getByRole("navigation", { name: "Reports" }).getByRole("button", { name: /thin/u }),
  ).toHaveCount(6);
  await expectGood(page, "a thin report");

  await page.setViewportSize({ width: 390, height: 844 });
  const choose = reader.getByRole("link", { name: "Choose occupation" });
  await expect(choose).toBeInViewport();
  await expect(reader.getByRole("button", { name: "Copy brief" })).toBeInViewport();
  await reader.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Export All PDF: To send" })).toBeVisible();
  await page.getByRole("menuitem", { name: "View JSON" }).click();
  await expect(reader.getByRole("button", { name: "Copy JSON" })).toBeVisible();
  await expect(reader.getByRole("button", { name: "Copy brief" })).toHaveCount(0);
  await reader.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Hide JSON" }).click();

  await expect(reader.getByRole("link", { name: "Choose the occupation" })).toBeVisible();
  await choose.click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}/reading`, "u"));
  await page.getByLabel("Search all occupations").fill("survey researchers");
  await page
    .getByRole("button", { name: /^Survey Researchers/iu })
    .first()
    .click();
  await expect(page.getByText("Chosen by you")).toBeVisible();

  await maya.enter(page, `/jobs/${id}`);
  await expect(card.getByText("Based on an older version")).toBeVisible();
  await page.getByRole("button", { name: "Regenerate All" }).first().click();
  await expect(card.getByText("Based on an older version")).toHaveCount(0);
  await maya.written(id);
  await expect(card.getByText("completed", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Thin", { exact: true })).toHaveCount(0);
});
