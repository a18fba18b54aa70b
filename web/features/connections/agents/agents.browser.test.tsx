import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Agent, AgentIntroduction } from "#contract/programs/agent.ts";
import { dashboardAnswers } from "#web/test/jobs.ts";
import { membership, organizationAnswers } from "#web/test/people.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const address = "https://roleprint.example/mcp";
const desk: Agent = {
  id: 7,
  name: "Desk assistant",
  redirectHost: "assistant.example",
  scopes: ["jobs.read", "reports.read", "suggestions.write"],
  letInBy: "Ines Holloway",
  letInAt: "2026-11-09T09:00:00.000Z",
  lastCalledAt: new Date().toISOString(),
  lastCall: "Read a report",
};
const notes: Agent = {
  ...desk,
  id: 8,
  name: "Notes taker",
  scopes: ["jobs.write"],
  lastCalledAt: null,
  lastCall: null,
};

test("an admin sees which agents are let in, by whom and for what, and disconnects one", async () => {
  const section = page.getByRole("region", { name: "Connected agents" });
  let agents = [desk, notes];
  const server = await renderApp("/organization#agents", {
    server: {
      ...organizationAnswers(),
      listAgents: () => ({ address, agents }),
      disconnectAgent: () => {
        agents = [notes];
        return { ok: true };
      },
    },
  });
  await expect.element(section.getByText(address)).toBeVisible();
  await expect.element(section.getByText("Reads jobs and reports, suggests edits.")).toBeVisible();
  await expect
    .element(section.getByText(/^Let in by Ines Holloway, 9 Nov 2026.+just now: read a report\./u))
    .toBeVisible();
  await expect.element(section.getByText(/Not used yet\.$/u)).toBeVisible();
  await section.getByRole("button", { name: "Disconnect Desk assistant" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Disconnect “Desk assistant”?" });
  expect(server.asked("disconnectAgent")).toEqual([]);
  await dialog.getByRole("button", { name: "Disconnect" }).click();
  await see("Agent disconnected");
  await expect.element(section.getByText("Desk assistant")).not.toBeInTheDocument();
  expect(server.asked("disconnectAgent")).toMatchObject([
    { params: { organizationId: "3", agentId: "7" } },
  ]);
});

/** Leads nowhere else: to a place on the page of the test itself. */
const here = (hash: string) => `${window.location.href.split("#")[0]}#${hash}`;
const introduction = (): AgentIntroduction => ({
  name: "Desk <b>assistant</b>",
  redirectHost: "127.0.0.1:43117",
  scopes: ["jobs.read", "reports.read", "jobs.write"],
  cancelTo: here("cancelled"),
});

async function openConsent() {
  const second = {
    ...membership,
    id: 2,
    organizationId: 4,
    organization: { id: 4, name: "Quillwater", domain: "" },
  };
  const server = await renderApp("/consent?client_id=x&sig=y", {
    server: {
      ...dashboardAnswers(),
      listOrganizations: () => [membership, second],
      introduceAgent: introduction,
      letAgentIn: () => ({ continueTo: here("let-in") }),
    },
  });
  await see("Let an agent in?");
  return server;
}

test("whoever is asked sees who asks and where it answers; reading is ticked, writing is not", async () => {
  const server = await openConsent();
  await expect.element(page.getByText("Desk <b>assistant</b>")).toBeVisible();
  await expect
    .element(page.getByText(/127\.0\.0\.1:43117, a program on this computer/u))
    .toBeVisible();
  const box = (name: string) => page.getByRole("checkbox", { name });
  await expect.element(box("Read jobs")).toBeChecked();
  await expect.element(box("Read reports")).toBeChecked();
  await expect.element(box("Create and edit jobs")).not.toBeChecked();
  await expect.element(box("Read internal lines")).not.toBeInTheDocument();
  await expect.element(box("Read spending")).not.toBeInTheDocument();
  await box("Read reports").click();
  await box("Create and edit jobs").click();
  await page.getByLabelText("Organization").selectOptions("Quillwater");
  await page.getByRole("button", { name: "Let in" }).click();
  await expect
    .poll(() => server.asked("letAgentIn"))
    .toMatchObject([
      {
        params: { organizationId: "4" },
        body: { query: "client_id=x&sig=y", scopes: ["jobs.read", "jobs.write"] },
      },
    ]);
  await expect.poll(() => window.location.hash).toBe("#let-in");
});

test("nothing ticked lets nobody in, and Cancel leads back with a no", async () => {
  const server = await openConsent();
  await page.getByRole("checkbox", { name: "Read jobs" }).click();
  await page.getByRole("checkbox", { name: "Read reports" }).click();
  await expect
    .element(page.getByRole("button", { name: "Let in" }))
    .toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => window.location.hash).toBe("#cancelled");
  expect(server.asked("letAgentIn")).toEqual([]);
});
