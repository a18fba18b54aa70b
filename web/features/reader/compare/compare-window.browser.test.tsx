import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { OutputVersion } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import { contents, jobAnswers, output, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const compare = page.getByRole("dialog", { name: "Compare versions" });
const now = contents.marketPulse;
const actions = now["recommendedActions"] as Record<string, unknown>[];
const then = {
  ...now,
  summary: { ...(now["summary"] as object), answer: "Ask for a wider range first." },
  recommendedActions: actions.slice(1),
};

function version(number: number, changes: Partial<OutputVersion>): OutputVersion {
  const createdAt = "2026-11-17T09:00:00.000Z";
  const written = { kind: "generated", authorName: "Maya Chen", cause: {}, generation: 1 } as const;
  return { version: number, createdAt, ...written, ...changes };
}

const versions = [
  version(3, { generation: 2, cause: { facts: ["Pay"] } }),
  version(2, { kind: "edited", authorName: "Ines Roy", cause: { sections: ["summary"] } }),
  version(1, {}),
];
const texts: Record<string, object> = { "3": now, "2": then, "1": now };

async function openCompare(changes: Parameters<typeof renderApp>[1] = {}) {
  const shown = { version: 3, editedVersion: 2, editedSections: ["summary"] };
  const server = await renderApp("/jobs/7?report=marketPulse", {
    server: {
      ...jobAnswers(outputs({ marketPulse: shown })),
      listVersions: () => versions,
      getVersion: ({ params }) =>
        ({ ...versions[3 - Number(params.version)], content: texts[params.version] }) as never,
      ...changes.server,
    },
  });
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.element(compare).toBeVisible();
  return server;
}

const summary = compare.getByRole("region", { name: "Summary" });

test("words that went and came are seen by section, with why there is each version", async () => {
  await openCompare();
  await expect.element(compare.getByText("Regenerated after pay changed").first()).toBeVisible();
  await expect.element(compare.getByText("Ines Roy edited Summary").first()).toBeVisible();
  await expect.element(summary.getByText("1 change", { exact: true })).toBeVisible();
  await expect.element(summary.getByRole("deletion").first()).toBeVisible();
  await expect.element(summary.getByRole("insertion").first()).toBeVisible();
  const added = compare.getByRole("region", { name: "Recommended Actions" });
  await expect.element(added.getByText("Added")).toBeVisible();
  await expect.element(added.getByText(String(actions[0]?.["action"]))).toBeVisible();
  await expect.element(compare.getByText("Talent Supply")).not.toBeInTheDocument();
  await compare.getByText(/^All \d$/u).click();
  await expect.element(compare.getByText("Talent Supply")).toBeVisible();
});

test("any two versions are chosen; two of the same text say so", async () => {
  await openCompare();
  await compare.getByRole("button", { name: /^Mine/u }).click();
  await page.getByRole("menuitemradio", { name: /First draft/u }).click();
  await expect.element(compare.getByText("These two versions say the same.")).toBeVisible();
  await expect.element(compare.getByText("0 changed")).toBeVisible();
});

test("one section is brought back as a new version, and the comparison goes on", async () => {
  const restored = output("marketPulse", {
    version: 4,
    content: { ...now, summary: then.summary },
  });
  const server = await openCompare({ server: { restoreVersion: () => restored } });
  server.change({ listOutputs: () => outputs({ marketPulse: restored }) });
  await compare.getByRole("button", { name: "Restore from version 2: Summary" }).click();
  await see("Content updated");
  await expect.element(compare.getByText("Version 4")).toBeVisible();
  await expect.element(summary).not.toBeInTheDocument();
  await expect.element(compare.getByText("1 changed")).toBeVisible();
  await expect.element(compare.getByText(/was saved meanwhile/u)).not.toBeInTheDocument();
  expect(server.asked("restoreVersion")).toMatchObject([
    { params: { outputId: "70", version: "2" }, body: { baseVersion: 3, sections: ["summary"] } },
  ]);
});

test("somebody saved meanwhile: nothing is replaced, the newer version is offered", async () => {
  const theirs = output("marketPulse", { version: 4, content: then });
  const server = await openCompare({
    server: {
      restoreVersion: () => {
        throw new Problem("conflict");
      },
    },
  });
  server.change({
    listOutputs: () => outputs({ marketPulse: theirs }),
    listVersions: () => [
      version(4, { kind: "edited", authorName: "Sten", cause: { sections: ["summary"] } }),
      ...versions,
    ],
  });
  await compare.getByRole("button", { name: "Restore from version 2: Summary" }).click();
  await see("Update failed");
  await expect.element(compare.getByText("Version 4 was saved meanwhile")).toBeVisible();
  await expect.element(compare.getByText(/Sten edited Summary\. Nothing here/u)).toBeVisible();
  await expect.element(summary).toBeVisible();
  await compare.getByRole("button", { name: "Compare with version 4" }).click();
  await expect.element(compare.getByText("These two versions say the same.")).toBeVisible();
});

test("while a version is on its way the other can be read", async () => {
  await openCompare({ server: { getVersion: () => new Promise(() => undefined) as never } });
  await expect.element(compare.getByText("Loading the other version.")).toBeVisible();
  await expect.element(compare.getByRole("heading", { name: "Talent Supply" })).toBeVisible();
});

test("a section on one side only says on which", async () => {
  const { summary: _, ...rest } = then;
  await openCompare({
    server: { getVersion: () => ({ ...versions[1], content: rest }) as never },
  });
  await expect.element(summary.getByText("only in New")).toBeVisible();
});

test("n and p go from change to change, Escape closes this window and not the report", async () => {
  await openCompare();
  await expect.element(summary).toBeVisible();
  const first = compare.getByRole("article", { name: "Summary, change 1 of 1" });
  const second = compare.getByRole("article", { name: "Recommended Actions, change 1 of 1" });
  await userEvent.keyboard("n");
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("n");
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard("p");
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(compare).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: "Summary" })).toBeVisible();
});

test("a report that is older than its job is compared with the version before it", async () => {
  await openCompare({
    server: {
      listOutputs: () => outputs({ marketPulse: { version: 3, isOutdated: true } }),
    },
  });
  await expect.element(compare.getByRole("button", { name: /^Mine.*Version 2/u })).toBeVisible();
  await expect.element(compare.getByRole("button", { name: /^New.*Version 3/u })).toBeVisible();
});
