import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Output } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import { Wordless } from "#web/test/fake-server.ts";
import { contents, jobAnswers, output, outputs } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const summary = page.getByRole("region", { name: "Summary" });
const bottomLine = summary.getByLabelText("Bottom line", { exact: true });
const edit = summary.getByRole("button", { name: "Edit Summary" });

function summarized(answer: string) {
  const { summary: before } = contents.offerNavigator;
  return { ...contents.offerNavigator, summary: { ...(before as object), answer } };
}

test("a change made meanwhile is not overwritten: the newer text is offered [S-810, R-7]", async () => {
  const theirs = { version: 2, content: summarized("Their words.") };
  const server = await renderApp("/jobs/7?report=offerNavigator", {
    server: {
      ...jobAnswers(),
      updateOutput: () => {
        throw new Problem("conflict");
      },
    },
  });
  await edit.click();
  await bottomLine.fill("My words.");
  server.change({ listOutputs: () => outputs({ offerNavigator: theirs }) });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await see("Update failed");
  await expect
    .element(summary.getByText("Somebody else has changed this in the meantime"))
    .toBeVisible();
  await expect.element(summary.getByText("Their words.").first()).toBeVisible();
  await expect.element(bottomLine).toHaveValue("My words.");

  const mine = output("offerNavigator", { version: 3, content: summarized("My words.") });
  server.change({
    listOutputs: () => outputs({ offerNavigator: mine }),
    updateOutput: () => mine,
  });
  await summary.getByRole("button", { name: "Keep mine, then save" }).click();
  await summary.getByRole("button", { name: "Save" }).click();
  await see("Content updated");
  await expect.element(summary.getByText("My words.").first()).toBeVisible();
  const versions = server.asked("updateOutput").map(({ body }) => body.baseVersion);
  expect(versions).toEqual([1, 2]);
});

test("a text that could not be saved stays in its field", async () => {
  await renderApp("/jobs/7?report=offerNavigator", {
    server: {
      ...jobAnswers(),
      updateOutput: () => {
        throw new Wordless();
      },
    },
  });
  await edit.click();
  await bottomLine.fill("My words.");
  await summary.getByRole("button", { name: "Save" }).click();
  await see("Update failed");
  await see("Failed to update content");
  await expect.element(bottomLine).toHaveValue("My words.");
  await expect
    .element(summary.getByText("Somebody else has changed this in the meantime"))
    .not.toBeInTheDocument();
});

test("Escape leaves the section as it was, and the report open", async () => {
  const server = await renderApp("/jobs/7?report=offerNavigator", { server: jobAnswers() });
  await edit.click();
  await expect.element(bottomLine).toHaveFocus();
  await bottomLine.fill("Never mind.");
  await userEvent.keyboard("{Escape}");
  await expect.element(bottomLine).not.toBeInTheDocument();
  await expect.element(edit).toBeVisible();
  expect(server.asked("updateOutput")).toEqual([]);
});

const actions = page.getByRole("region", { name: "Next Actions" });
const listed = contents.offerNavigator["nextActions"] as Record<string, unknown>[];

async function openRows(changes: Partial<Output> = {}) {
  const server = await renderApp("/jobs/7?report=offerNavigator#nextActions", {
    server: {
      ...jobAnswers(outputs({ offerNavigator: changes })),
      updateOutput: () => output("offerNavigator", { version: 2 }),
    },
  });
  await actions.getByRole("button", { name: "Edit Next Actions" }).click();
  const sent = () => {
    const contentsSent = server.asked("updateOutput").map(({ body }) => body.content);
    return contentsSent.map((content) => (content as Record<string, unknown>)["nextActions"])[0];
  };
  return { server, sent };
}

test("a row is moved by its button, which keeps the focus, and all that was typed goes along", async () => {
  const { sent } = await openRows();
  const [first, second, ...others] = listed;
  await actions.getByLabelText("Action", { exact: true }).first().fill("Ring the manager");
  await actions.getByRole("button", { name: "Move row 1 down" }).click();
  await expect.element(actions.getByRole("button", { name: "Move row 2 down" })).toHaveFocus();
  await actions.getByRole("button", { name: "Save" }).click();
  await see("Content updated");
  expect(sent()).toEqual([second, { ...first, action: "Ring the manager" }, ...others]);
});

test("a row is removed and another added: the focus goes on, an empty one is not saved", async () => {
  const { sent } = await openRows();
  await actions.getByRole("button", { name: "Remove row 1" }).click();
  await expect.element(actions.getByRole("button", { name: "Remove row 1" })).toHaveFocus();
  await actions.getByRole("button", { name: "Add row to Next Actions" }).click();
  await expect.element(actions.getByLabelText("Action", { exact: true }).last()).toHaveFocus();
  await userEvent.keyboard("Send the contract");
  await actions.getByRole("button", { name: "Add row to Next Actions" }).click();
  await actions.getByRole("button", { name: "Save" }).click();
  await see("Content updated");
  expect(sent()).toEqual([
    ...listed.slice(1),
    { action: "Send the contract", owner: "", due: "", basis: "given", facts: [] },
  ]);
});

test("a row is locked where it stands: its words rest, and one that was written in is saved first", async () => {
  const part = "b-0000000001";
  const nextActions = listed.map((row, at) => ({ ...row, id: `b-000000000${at + 1}` }));
  const content = { ...contents.offerNavigator, nextActions };
  const lock = {
    part,
    section: "nextActions",
    lockedBy: "Ines Wolf",
    lockedAt: "2026-11-17T09:00:00.000Z",
  };
  const locked = output("offerNavigator", { content, locks: [lock] });
  const { server } = await openRows({ content });
  server.change({
    setLock: () => locked,
    listOutputs: () => outputs({ offerNavigator: locked }),
  });
  const words = actions.getByLabelText("Action", { exact: true });
  await words.nth(1).fill("Ring the manager");
  await expect.element(actions.getByRole("button", { name: "Lock row 2" })).toBeDisabled();
  await actions.getByRole("button", { name: "Lock row 1" }).click();
  await expect.element(actions.getByRole("button", { name: "Unlock row 1" })).toBeVisible();
  await expect.element(words.first()).toHaveAttribute("readonly");
  await expect.element(words.nth(1)).toHaveValue("Ring the manager");
  await expect.element(actions.getByRole("button", { name: "Remove row 1" })).toBeDisabled();
  await expect.element(actions.getByText("1 row locked")).toBeInTheDocument();
  expect(server.asked("setLock").map(({ body }) => body)).toEqual([{ part, isLocked: true }]);
});
