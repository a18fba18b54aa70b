import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { OutputVersion } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import { contents, jobAnswers, output, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const history = page.getByRole("dialog", { name: "Versions" });
const summary = page.getByRole("region", { name: "Summary" });

function version(number: number, kind: OutputVersion["kind"]): OutputVersion {
  const createdAt = "2026-11-17T09:00:00.000Z";
  return { version: number, kind, authorName: "Maya Chen", cause: {}, generation: 1, createdAt };
}

/** The newest first: written again after Maya had edited the first text. */
const versions: OutputVersion[] = [
  { ...version(3, "generated"), generation: 2, cause: { facts: ["Pay"] } },
  { ...version(2, "edited"), cause: { sections: ["summary"] } },
  { ...version(1, "generated"), cause: null },
];
const edited = { ...contents.marketPulse, summary: { answer: "Ask for a wider range first." } };

async function openHistory(changes: Parameters<typeof renderApp>[1] = {}) {
  const now = { version: 3, editedVersion: 2, editedSections: ["summary"] };
  const server = await renderApp("/jobs/7?report=marketPulse", {
    server: {
      ...jobAnswers(outputs({ marketPulse: now })),
      listVersions: () => versions,
      ...changes.server,
    },
  });
  await expect.element(page.getByText(/Earlier edits are kept in version 2/u)).toBeVisible();
  await page.getByRole("button", { name: "Versions" }).first().click();
  const row = history.getByRole("listitem").filter({ hasText: "Maya Chen edited Summary" });
  return { server, row };
}

test("an older text is read and brought back; the newest cannot be", async () => {
  const restored = output("marketPulse", { version: 4, content: edited });
  const { server, row } = await openHistory({
    server: {
      getVersion: () => ({ ...versions[1], content: edited }) as never,
      restoreVersion: () => restored,
    },
  });
  await expect.element(history.getByRole("button", { name: "Restore" })).toHaveLength(2);
  await row.getByRole("button", { name: "Read" }).click();
  await expect.element(row.getByText("Ask for a wider range first.")).toBeVisible();
  server.change({ listOutputs: () => outputs({ marketPulse: restored }) });
  await row.getByRole("button", { name: "Restore" }).click();
  await see("Content updated");
  await expect.element(history).not.toBeInTheDocument();
  await expect.element(summary.getByText("Ask for a wider range first.").first()).toBeVisible();
  expect(server.asked("restoreVersion")).toMatchObject([
    { params: { outputId: "70", version: "2" }, body: { baseVersion: 3 } },
  ]);
});

test("a text that changed meanwhile is not replaced by an older one", async () => {
  const { row } = await openHistory({
    server: {
      restoreVersion: () => {
        throw new Problem("conflict");
      },
    },
  });
  await row.getByRole("button", { name: "Restore" }).click();
  await see("Update failed");
  await expect.element(history).toBeVisible();
});
