import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { openReport } from "./recruiter.ts";
import { Problem, type ProblemCode } from "#contract/problem.ts";

/** Answers the next such call as the server does, waits for it, and looks for its sentence. */
async function expectRefusal(
  page: Page,
  [code, method, path]: [ProblemCode, string, string],
  act: () => Promise<void>,
): Promise<void> {
  const { status, body } = new Problem(code);
  let isRefused = false;
  await page.route(path, async (route) => {
    if (isRefused || route.request().method() !== method) return route.fallback();
    isRefused = true;
    return route.fulfill({ status, json: body });
  });
  await act();
  await expect(page.getByText(body.message).first()).toBeVisible();
  expect(isRefused).toBe(true);
}

test("where there is no room left, all reports again, an edit, an older text and a new job say what to do @night", async ({
  page,
  maya,
}) => {
  const jobId = await maya.writeJob();
  await maya.enter(page, `/jobs/${jobId}`);
  await expectRefusal(page, ["storageFull", "POST", "**/process"], () =>
    page.getByRole("button", { name: "Regenerate All" }).first().click(),
  );

  let reader = await openReport(page, maya, jobId, "marketPulse");
  const summary = reader.getByRole("region", { name: "Summary" });
  await summary.getByRole("button", { name: "Edit Summary" }).click();
  await summary.getByLabel("Bottom line", { exact: true }).fill("Ask for a wider range first.");
  const save = () => page.keyboard.press("ControlOrMeta+Enter");
  await expectRefusal(page, ["storageFull", "PATCH", "**/api/outputs/*"], save);
  await expect(reader.getByRole("button", { name: "Use the newer text" })).toHaveCount(0);
  await save();
  await expect(page.getByText("Content updated", { exact: true })).toBeVisible();

  reader = await openReport(page, maya, jobId, "marketPulse");
  await reader.getByRole("button", { name: "Versions" }).first().click();
  const history = page.getByRole("dialog", { name: "Versions" });
  await expectRefusal(page, ["storageFull", "POST", "**/versions/*/restore"], () =>
    history.getByRole("button", { name: "Restore" }).click(),
  );

  await page.goto(`${maya.home}/dashboard`);
  await page.getByRole("button", { name: "Create New Job" }).first().click();
  await page.getByLabel(/Job Title/u).fill("Welder");
  await page.getByLabel(/Location/u).fill("Denver, CO");
  await page.getByRole("button", { name: "Next Step" }).click();
  await expectRefusal(page, ["storageFull", "POST", "**/api/jobs"], () =>
    page.getByRole("button", { name: "Start AI Processing" }).click(),
  );
});

test("where a report has too many lines for one file, every way to a file says so @night", async ({
  page,
  maya,
}) => {
  const jobId = await maya.writeJob();
  let reader = await openReport(page, maya, jobId, "marketPulse");
  await reader.getByRole("button", { name: "Export All PDF" }).click();
  await expectRefusal(page, ["documentTooLong", "GET", "**/pdf?for=send"], () =>
    page.getByRole("menuitem", { name: "To send" }).click(),
  );
  reader = await openReport(page, maya, jobId, "marketPulse");
  await reader.getByRole("button", { name: "More formats" }).first().click();
  await expectRefusal(page, ["documentTooLong", "GET", "**/docx?for=send"], () =>
    page.getByRole("menuitem", { name: "Word (DOCX)" }).click(),
  );
  await page.goto(`${maya.home}/jobs/${jobId}`);
  await page.getByRole("button", { name: "Export PDF" }).first().click();
  await expectRefusal(page, ["documentTooLong", "GET", "**/pdf?for=send"], () =>
    page.getByRole("menuitem", { name: "To send" }).click(),
  );
  await page.goto(`${maya.home}/jobs/${jobId}`);
  await page.getByRole("button", { name: "Export All" }).click();
  const dialog = page.getByRole("dialog", { name: "Export All" });
  await dialog.getByRole("radio", { name: "PDF File" }).check();
  await expectRefusal(page, ["documentTooLong", "GET", "**/combined-pdf?for=send"], () =>
    dialog.getByRole("button", { name: "Export PDF File" }).click(),
  );
});
