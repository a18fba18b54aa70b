import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { toolTypes } from "#contract/output.ts";
import type { SharedReports } from "#contract/share.ts";
import { tools } from "#tools/tools.ts";
import { Wordless } from "#web/test/fake-server.ts";
import { jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { keepSavedFiles } from "#web/test/saved-files.ts";
import { see } from "#web/test/see.ts";

/** What a shared link shows: of the offer no limits, and no client's name in the title. */
const previewShare = (): SharedReports => ({
  toolType: null,
  sharedBy: "Maya Chen",
  organizationName: "Northwind Talent",
  jobId: 7,
  jobTitle: "Nurse for our client",
  jobLocation: "Austin, TX",
  reports: outputs().map(({ toolType, content }) => ({
    toolType,
    content:
      toolType === "offerNavigator"
        ? { closePlan: (content as Record<string, unknown>)["closePlan"] }
        : (content ?? {}),
  })),
});

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
  await dialog.getByText("Team copy", { exact: true }).click();
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

/** The text of the one file that was saved. */
async function savedText(files: ReturnType<typeof keepSavedFiles>): Promise<string> {
  await expect.poll(() => files.length).toBe(1);
  return (await files[0]?.blob.text()) ?? "";
}

test("what is to send is the shared link's words: a text file names every report and says what is kept inside", async () => {
  const files = keepSavedFiles();
  await renderApp("/jobs/7", { server: { ...jobAnswers(), previewShare } });
  await exportAll.click();
  await expect.element(dialog.getByRole("radio", { name: /^To send/u })).toBeChecked();
  await dialog.getByText("TXT File", { exact: true }).click();
  await dialog.getByRole("button", { name: "Export TXT File" }).click();
  const text = await savedText(files);
  expect(text).toMatch(/^Nurse for our client\nComplete recruiting package\n/u);
  for (const toolType of toolTypes) expect(text).toContain(`\n${tools[toolType].fullName}\n`);
  expect(text).toMatch(/Compensation Strategy\n-+\n\nKept inside\./u);
  expect(text).not.toMatch(/no range to bargain in|Internal/u);
});

test("the team's copy has everything, and says Internal", async () => {
  const files = keepSavedFiles();
  await renderApp("/jobs/7", { server: jobAnswers() });
  await exportAll.click();
  await dialog.getByText("Team copy", { exact: true }).click();
  await dialog.getByText("TXT File", { exact: true }).click();
  await dialog.getByRole("button", { name: "Export TXT File" }).click();
  const text = await savedText(files);
  expect(text).toMatch(/no range to bargain in/u);
  expect(text).toMatch(/\nInternal\n[\s\S]*\n\nInternal\n$/u);
  expect(text).not.toContain("Kept inside.");
});

test.each(["To send", "Team copy"])("a PDF is asked for as it was chosen: %s", async (copy) => {
  keepSavedFiles();
  const server = await renderApp("/jobs/7", {
    server: { ...jobAnswers(), exportCombinedPdf: () => new Blob(["%PDF-1.7"]) },
  });
  await exportAll.click();
  await dialog.getByText(copy, { exact: true }).click();
  await dialog.getByRole("button", { name: "Export PDF File" }).click();
  await see("Export completed");
  expect(server.asked("exportCombinedPdf")).toMatchObject([
    { query: { for: copy === "To send" ? "send" : "team" } },
  ]);
});

test("one report is asked about alike, from its card and from More formats", async () => {
  const files = keepSavedFiles();
  const server = await renderApp("/jobs/7", {
    server: { ...jobAnswers(), previewShare, exportOutputPdf: () => new Blob(["%PDF-1.7"]) },
  });
  const offer = page.getByRole("article", { name: /^Offer Navigator/u });
  await offer.getByRole("button", { name: "TXT" }).click();
  await page.getByRole("menuitem", { name: /^To send/u }).click();
  await see("Download started");
  expect(await savedText(files)).toMatch(/Kept inside\./u);
  await offer.getByRole("button", { name: "Export PDF" }).click();
  await page.getByRole("menuitem", { name: /^Team copy/u }).click();
  await see("PDF exported");
  expect(server.asked("exportOutputPdf")).toMatchObject([{ query: { for: "team" } }]);

  await offer.getByRole("button", { name: "View Report" }).click();
  const save = async (copy: string) => {
    files.length = 0;
    await page.getByRole("button", { name: "More formats" }).first().click();
    await page.getByRole("menuitemradio", { name: copy }).click();
    await page.getByRole("menuitem", { name: "Markdown" }).click();
    return savedText(files);
  };
  expect(await save("Team copy")).toMatch(/no range to bargain in/u);
  expect(await save("To send")).not.toMatch(/no range to bargain in/u);
});
