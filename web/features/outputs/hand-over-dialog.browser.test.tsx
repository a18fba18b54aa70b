import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Wordless } from "#web/test/fake-server.ts";
import { jobAnswers } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { keepSavedFiles } from "#web/test/saved-files.ts";
import { see } from "#web/test/see.ts";

const dialog = page.getByRole("dialog", { name: "Hand over" });

test("a job is handed over from More, in the format of one's choice [X-50]", async () => {
  const files = keepSavedFiles();
  const asked: unknown[] = [];
  const server = await renderApp("/jobs/7", {
    server: {
      ...jobAnswers(),
      handOverJob: () => {
        throw new Wordless();
      },
    },
  });
  await page.getByRole("button", { name: "More" }).first().click();
  await page.getByRole("menuitem", { name: "Hand over" }).click();
  await dialog.getByText("JSON-LD", { exact: true }).click();
  await see("roleprint-json-ld-night-nurse.jsonld");
  await dialog.getByRole("button", { name: "Save JSON-LD" }).click();
  await see("The file could not be made. Please try again.");
  expect(files).toEqual([]);
  server.change({
    handOverJob: ({ params }) => {
      asked.push(params);
      return new Blob(["{}"]);
    },
  });
  await dialog.getByRole("button", { name: "Save JSON-LD" }).click();
  await see("Export completed");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(files.map(({ name }) => name)).toEqual(["roleprint-json-ld-night-nurse.jsonld"]);
  expect(asked).toEqual([{ jobId: "7", format: "json-ld" }]);
});
