import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Generation, Output, ToolType } from "#contract/output.ts";
import { Wordless } from "#web/test/fake-server.ts";
import { contents, jobAnswers, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const card = (name: string) => page.getByRole("article", { name: new RegExp(`^${name}`, "u") });

function begun(toolType: ToolType): Generation {
  return { outputId: 70, toolType, status: "processing", generation: 2 };
}

/** A job's screen, whose reports change when the test says so. */
async function openJob(first: Output[]) {
  let reported = first;
  const server = await renderApp("/jobs/7", {
    server: { ...jobAnswers(), listOutputs: () => reported },
  });
  return { server, report: (next: Output[]) => void (reported = next) };
}

test("a failed report says why, nothing is lost, and Retry writes it [S-404, S-810]", async () => {
  const failed: Partial<Output> = { status: "failed", content: null, error: "The key is refused." };
  const { server, report } = await openJob(outputs({ marketPulse: failed }));
  const pulse = card("Market Pulse");
  await expect
    .element(
      pulse.getByText(/^Generation failed\. The key is refused\. Your job details are safe/u),
    )
    .toBeVisible();
  server.change({
    generateOutput: () => {
      throw new Wordless();
    },
  });
  await pulse.getByRole("button", { name: "Retry" }).click();
  await see("Generation failed");
  await see("Failed to generate Market Pulse");
  report(outputs({ marketPulse: { status: "processing", content: null } }));
  server.change({ generateOutput: () => begun("marketPulse") });
  await pulse.getByRole("button", { name: "Retry" }).click();
  await see("Processing...");
  expect(server.asked("generateOutput").at(-1)).toMatchObject({
    params: { jobId: "7", toolType: "marketPulse" },
  });
});

test("when the spending limit is met the card offers the built-in writer [X-21]", async () => {
  const error = "The spending limit for today is reached. Use the built-in writer, or wait.";
  const { server } = await openJob(
    outputs({ intakeSync: { status: "failed", error, errorCode: "spendingLimit" } }),
  );
  server.change({ generateOutput: () => begun("intakeSync") });
  const brief = card("Intake Sync Brief");
  await expect.element(brief.getByRole("button", { name: "Previous version" })).toBeVisible();
  await brief.getByRole("button", { name: "Use the built-in writer" }).click();
  await expect
    .poll(() => server.asked("generateOutput"))
    .toMatchObject([{ params: { toolType: "intakeSync" }, body: { writer: "built-in" } }]);
  await expect
    .element(card("Market Pulse").getByRole("button", { name: "Use the built-in writer" }))
    .not.toBeInTheDocument();
});

test("a report that is thin or older than its job says so, and no other does [R-3]", async () => {
  const thin = { metadata: { engine: "built-in", thin: [{ lacks: "occupation" }] } };
  await openJob(
    outputs({
      marketPulse: { content: { ...contents.marketPulse, ...thin } },
      interviewCoach: { isOutdated: true },
    }),
  );
  const pulse = card("Market Pulse");
  await expect.element(pulse.getByText("Thin", { exact: true })).toBeVisible();
  await expect.element(pulse.getByText("completed", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Thin", { exact: true })).toHaveLength(1);
  await expect
    .element(card("Interview Coach").getByText("Based on an older version"))
    .toBeVisible();
  await expect.element(page.getByText("Based on an older version")).toHaveLength(1);
});

test("a draft offers to write each report, and says what each will contain [S-404]", async () => {
  const empty: Partial<Output> = { status: "pending", content: null, version: 0 };
  await openJob(
    outputs({
      marketPulse: empty,
      intakeSync: empty,
      attractSourceKit: empty,
      engagementHub: empty,
      offerNavigator: empty,
      interviewCoach: empty,
    }),
  );
  await expect.element(page.getByRole("button", { name: "Generate" })).toHaveLength(6);
  await expect.element(page.getByRole("list", { name: "It will contain" })).toHaveLength(6);
});
