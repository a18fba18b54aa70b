import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";

const outreach = "#outreachTemplates";

function watchClipboard() {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  return write;
}

const changed = { part: "outreachTemplates", section: "outreachTemplates", facts: ["Pay"] };

test("Copy on a message whose pay has changed asks first, and copies only when told to", async () => {
  const write = watchClipboard();
  const reports = outputs({ attractSourceKit: { isOutdated: true, staleParts: [changed] } });
  await renderApp(`/jobs/7?report=attractSourceKit${outreach}`, { server: jobAnswers(reports) });
  const copy = page.getByRole("button", { name: "Copy body" }).first();
  await copy.click();
  const asked = page.getByRole("dialog", { name: "Copy anyway?" });
  await expect
    .element(asked.getByText("The pay has changed since this was written."))
    .toBeVisible();
  expect(write).not.toHaveBeenCalled();
  await asked.getByRole("button", { name: "Copy anyway" }).click();
  await expect.poll(() => write.mock.calls.length).toBe(1);
  await expect.element(asked).not.toBeInTheDocument();
});

test("a message that a person kept while the pay changed is asked about on its card as well", async () => {
  const write = watchClipboard();
  const reports = outputs({ attractSourceKit: { openSuggestions: 1, keptParts: [changed] } });
  await renderApp("/jobs/7", { server: jobAnswers(reports) });
  await page.getByRole("button", { name: /^Copy (?:InMail|message)/u }).click();
  await expect.element(page.getByText("The pay has changed since this was written.")).toBeVisible();
  expect(write).not.toHaveBeenCalled();
});

test("nothing is asked about a message that rests on what is known now", async () => {
  const write = watchClipboard();
  await renderApp("/jobs/7", { server: jobAnswers() });
  await page.getByRole("button", { name: /^Copy (?:InMail|message)/u }).click();
  await expect.poll(() => write.mock.calls.length).toBe(1);
});
