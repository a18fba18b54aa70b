import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Wordless } from "#web/test/fake-server.ts";
import { jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { keepSavedFiles } from "#web/test/saved-files.ts";
import { see } from "#web/test/see.ts";

const exportAll = page.getByRole("button", { name: "Export All" });
const dialog = page.getByRole("dialog", { name: "Export All" });
const nothing = { status: "pending", content: null } as const;
const none = {
  marketPulse: nothing,
  attractSourceKit: nothing,
  engagementHub: nothing,
  offerNavigator: nothing,
  interviewCoach: nothing,
};

test("a job without a finished report has nothing to export [S-515]", async () => {
  await renderApp("/jobs/7", { server: jobAnswers(outputs({ ...none, intakeSync: nothing })) });
  await exportAll.click();
  await see("No content to export");
  await see("Generate some content first before exporting.");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("reports that are not ready are left out, and the dialog says which", async () => {
  const files = keepSavedFiles();
  await renderApp("/jobs/7", { server: jobAnswers(outputs(none)) });
  await exportAll.click();
  await expect.element(dialog.getByText("not ready")).toHaveLength(5);
  await expect.element(dialog.getByText("included")).toHaveLength(1);
  await dialog.getByText("More formats").click();
  await dialog.getByText("JSON File", { exact: true }).click();
  await dialog.getByRole("button", { name: "Export JSON File" }).click();
  await see("Export completed");
  await expect.element(dialog).not.toBeInTheDocument();
  const [file] = files;
  expect(file?.name).toBe("roleprint-complete-recruiting-package-night-nurse.json");
  expect(JSON.parse((await file?.blob.text()) ?? "")).toMatchObject({
    reports: [{ toolType: "intakeSync" }],
  });
});

test("a PDF that cannot be made is said, and the dialog stays for another try", async () => {
  const files = keepSavedFiles();
  const server = await renderApp("/jobs/7", {
    server: {
      ...jobAnswers(),
      exportCombinedPdf: () => {
        throw new Wordless();
      },
    },
  });
  await exportAll.click();
  await dialog.getByRole("button", { name: "Export PDF File" }).click();
  await see("Export failed");
  await see("Unable to generate PDF. Please try again.");
  expect(files).toEqual([]);
  server.change({ exportCombinedPdf: () => new Blob(["%PDF-1.7"]) });
  await dialog.getByRole("button", { name: "Export PDF File" }).click();
  await see("Export completed");
  expect(files.map(({ name }) => name)).toEqual([
    "roleprint-complete-recruiting-package-night-nurse.pdf",
  ]);
});
