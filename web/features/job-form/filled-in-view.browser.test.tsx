import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { ParsedJobDescription, type ReadJobDescription } from "#contract/job.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { dashboardAnswers, textReading } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";

const title = page.getByLabelText(/Job Title/u);
const location = page.getByLabelText(/Location/u);
const notes = page.getByLabelText(/intake notes/u);
const fill = page.getByRole("button", { name: "Auto-fill the form" });
const posting = "ICU Nurse\nColumbus, OH | On-site\n\nRequirements\n- Active Ohio RN license";

const parsed: ReadJobDescription = {
  ...ParsedJobDescription.parse(emptyJob),
  title: "ICU Nurse",
  location: "Columbus, OH",
  quotes: {},
  reading: textReading,
  heard: null,
  modelFailed: false,
};

test.each([
  [1366, 768],
  [1280, 720],
  [390, 844],
])("in a window of %i × %i the filled fields come into view", async (width, height) => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(width, height);
  await renderApp("/dashboard", {
    server: {
      ...dashboardAnswers(),
      parseJobDescription: () => ({ ...parsed, salaryRange: "$40 an hour" }),
    },
  });
  await page.getByRole("button", { name: "Create New Job" }).click();
  await notes.fill(Array.from({ length: 60 }, () => posting).join("\n"));
  await fill.click();
  await expect.element(title).toHaveValue("ICU Nurse");
  for (const field of [title, location, page.getByRole("textbox", { name: "Salary Range" })]) {
    await expect.element(field).toBeInViewport({ ratio: 1 });
    const { left, top, width: wide, height: high } = field.element().getBoundingClientRect();
    await expect
      .poll(() => document.elementFromPoint(left + wide / 2, top + high / 2) === field.element())
      .toBe(true);
  }
});
