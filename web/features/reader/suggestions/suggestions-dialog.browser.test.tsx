import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Suggestion } from "#contract/suggestion.ts";
import { jobAnswers, output, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const dialog = page.getByRole("dialog", { name: "Suggestions from the latest rewrite" });
const summary = page.getByRole("region", { name: "Summary" });

function suggestion(changes: Partial<Suggestion>): Suggestion {
  return {
    id: 1,
    part: "summary",
    section: "summary",
    kind: "changed",
    before: { answer: "Ask for a wider range first." },
    after: { answer: "Pay is a strength here." },
    cause: "Regenerated after pay changed",
    findings: [],
    decision: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: "2026-11-17T09:00:00.000Z",
    ...changes,
  };
}

const lock = {
  part: "summary",
  section: "summary",
  lockedBy: "Ines Wolf",
  lockedAt: "2026-11-17T09:00:00.000Z",
};

const suggestions = [
  suggestion({}),
  suggestion({
    id: 2,
    part: "b-0000000001",
    section: "recommendedActions",
    kind: "removed",
    before: { action: "Call the plant." },
    after: null,
  }),
  suggestion({
    id: 3,
    decision: "kept",
    decidedBy: "Omar Reyes",
    decidedAt: "2026-11-16T09:00:00.000Z",
  }),
];

async function openDialog() {
  const server = await renderApp("/jobs/7?report=marketPulse", {
    server: {
      ...jobAnswers(outputs({ marketPulse: { openSuggestions: 2, version: 4 } })),
      listSuggestions: () => suggestions,
      decideSuggestions: () => output("marketPulse", { version: 5 }),
    },
  });
  await expect.element(page.getByText("2 suggestions from the latest rewrite.")).toBeVisible();
  await page.getByRole("button", { name: "Review" }).click();
  const first = dialog.getByRole("article", { name: "Suggestion for Summary" });
  await expect.element(first).toBeVisible();
  return { server, first };
}

test("each suggestion shows why, mine and the new text; the chosen ones are saved at once", async () => {
  const { server, first } = await openDialog();
  await expect.element(first.getByText("Regenerated after pay changed")).toBeVisible();
  await expect.element(first.getByText("Ask for a wider range first.")).toBeVisible();
  await expect.element(first.getByText("Pay is a strength here.")).toBeVisible();
  await expect.element(dialog.getByText("2 of 2 left to decide")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await first.getByRole("button", { name: "Accept new" }).click();
  await expect.element(dialog.getByText("1 of 2 left to decide")).toBeVisible();
  server.change({ listOutputs: () => outputs({ marketPulse: { version: 5 } }) });
  await dialog.getByRole("button", { name: "Save" }).click();
  await see("Content updated");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked("decideSuggestions")).toMatchObject([
    {
      params: { outputId: "70" },
      body: { decisions: [{ id: 1, decision: "accept" }], baseVersion: 4 },
    },
  ]);
});

test("all of it goes by keyboard", async () => {
  const { server, first } = await openDialog();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("m");
  await userEvent.keyboard("n");
  await userEvent.keyboard("a");
  await expect.element(dialog.getByText("Ready to save.")).toBeVisible();
  await userEvent.keyboard("p");
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await see("Content updated");
  expect(server.asked("decideSuggestions")).toMatchObject([
    {
      body: {
        decisions: [
          { id: 1, decision: "keep" },
          { id: 2, decision: "accept" },
        ],
      },
    },
  ]);
});

test("the keys are named, and l locks the part at hand", async () => {
  const { server, first } = await openDialog();
  for (const words of ["accept new", "keep mine", "next", "previous", "lock"])
    await expect.element(dialog.getByText(words, { exact: true })).toBeVisible();
  server.change({ setLock: () => output("marketPulse", { version: 4, locks: [lock] }) });
  await userEvent.keyboard("l");
  await expect.element(first.getByText(/Locked by Ines Wolf/u)).toBeInTheDocument();
  await userEvent.keyboard("l");
  await dialog.getByRole("button", { name: "Lock Recommended Actions" }).click();
  expect(server.asked("setLock").map(({ body }) => body)).toEqual([
    { part: "summary", isLocked: true },
    { part: "summary", isLocked: false },
    { part: "b-0000000001", isLocked: true },
  ]);
});

test("what was decided before stays readable, with who decided", async () => {
  await openDialog();
  await dialog.getByText("1 decided before").click();
  await expect.element(dialog.getByText(/Summary, current text kept by Omar Reyes/u)).toBeVisible();
});

test("a section is locked and unlocked; locked, it names the locker and is not edited", async () => {
  const locked = output("marketPulse", { locks: [lock] });
  const server = await renderApp("/jobs/7?report=marketPulse", {
    server: { ...jobAnswers(outputs()), setLock: () => locked },
  });
  await expect.element(summary.getByRole("button", { name: "Edit Summary" })).toBeVisible();
  server.change({ listOutputs: () => outputs({ marketPulse: locked }) });
  await summary.getByRole("button", { name: "Lock Summary" }).click();
  await expect.element(summary.getByText("Locked by Ines Wolf")).toBeInTheDocument();
  await expect
    .element(summary.getByRole("button", { name: "Edit Summary" }))
    .not.toBeInTheDocument();
  await summary.getByRole("button", { name: "Unlock Summary" }).click();
  expect(server.asked("setLock").map(({ body }) => body)).toEqual([
    { part: "summary", isLocked: true },
    { part: "summary", isLocked: false },
  ]);
});
