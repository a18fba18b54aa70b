import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { toolTypes, type Generation } from "#contract/output.ts";
import { Wordless } from "#web/test/fake-server.ts";
import { jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const all = page.getByRole("button", { name: "Regenerate All" });

const generations: Generation[] = toolTypes.map((toolType, at) => ({
  outputId: 70 + at,
  toolType,
  status: "processing",
  generation: 2,
}));

test("Regenerate All starts all six, or says that it could not [S-247, S-810]", async () => {
  const server = await renderApp("/jobs/7", {
    server: {
      ...jobAnswers(),
      processJob: () => {
        throw new Wordless();
      },
    },
  });
  await all.click();
  await see("Regeneration failed");
  await see("Failed to regenerate all tools");
  const writing = { status: "processing" } as const;
  server.change({
    listOutputs: () => outputs(Object.fromEntries(toolTypes.map((tool) => [tool, writing]))),
    processJob: () => generations,
  });
  await all.click();
  await see("Regeneration started");
  await see("All tools are being regenerated. This may take a few minutes.");
  await expect.element(page.getByText("Regenerating...", { exact: true })).toHaveLength(6);
});

test("Regenerate All asks first when somebody's own words stand in a report [R-31]", async () => {
  const edited = { version: 2, editedVersion: 2, editedSections: ["summary"] };
  const server = await renderApp("/jobs/7", {
    server: { ...jobAnswers(outputs({ intakeSync: edited })), processJob: () => generations },
  });
  await all.click();
  const question = page.getByRole("alertdialog");
  await expect.element(question.getByText(/A person edited Intake Sync Brief\./u)).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.asked("processJob")).toEqual([]);
});

test("one button retries all reports that failed, and leaves the others as they are [S-404]", async () => {
  const failed = { status: "failed", content: null } as const;
  const server = await renderApp("/jobs/7", {
    server: {
      ...jobAnswers(
        outputs({ marketPulse: failed, engagementHub: failed, offerNavigator: failed }),
      ),
      processJob: () => generations.slice(0, 1),
    },
  });
  await page.getByRole("button", { name: "Retry 3 reports" }).click();
  await expect.poll(() => server.asked("processJob")).toMatchObject([{ body: { only: "failed" } }]);
});
