import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { openReport } from "../recruiter.ts";

const mine = "Loosen the requirements before you raise pay.";

test("what a person wrote stays when the report is written again, and the new text is taken by choice @night", async ({
  page,
  maya,
}) => {
  const jobId = await maya.writeJob();
  const output = await maya.outputOf(jobId, "marketPulse");
  const content = output.content as Record<string, unknown>;
  await maya.store(output, {
    ...content,
    summary: { ...(content["summary"] as object), answer: mine },
  });
  await maya.ask("PATCH", `/api/jobs/${jobId}`, { salaryRange: "$120,000 - $131,000" });
  await maya.ask("POST", `/api/jobs/${jobId}/generate/marketPulse`);
  await maya.written(jobId);

  const reader = await openReport(page, maya, jobId, "marketPulse");
  const summary = reader.getByRole("region", { name: "Summary" });
  await expect(summary.getByText(mine).first()).toBeVisible();
  await summary.getByRole("button", { name: "Lock Summary", exact: true }).click();
  await expect(summary.getByText("Locked by Maya Reader")).toBeAttached();
  await expect(summary.getByRole("button", { name: "Edit Summary" })).toHaveCount(0);

  await reader.getByRole("button", { name: "Review" }).click();
  const dialog = page.getByRole("dialog", { name: "Suggestions from the latest rewrite" });
  const suggestion = dialog.getByRole("article", { name: "Suggestion for Summary" });
  await expect(suggestion.getByText("Regenerated after pay changed")).toBeVisible();
  await expect(suggestion.getByText(mine)).toBeVisible();
  await page.keyboard.press("a");
  await expect(suggestion.getByRole("button", { name: "Accept new" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(dialog).toHaveCount(0);
  await expect(summary.getByText(mine)).toHaveCount(0);
  await expect(summary.getByText("Locked by Maya Reader")).toHaveCount(0);

  await reader.getByRole("button", { name: "Versions" }).last().click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await expect(versions.getByText(/Maya Reader accepted 1 suggestion/u)).toBeVisible();
});
