import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ModelConnection, ModelSettings } from "#contract/connection.ts";
import { dashboardAnswers } from "#web/test/jobs.ts";
import { organization, organizationAnswers } from "#web/test/people.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const at = "2026-11-18T09:00:00.000Z";
const section = page.getByRole("region", { name: "AI model" });
const button = (name: string) => section.getByRole("button", { name });
const model = section.getByRole("textbox", { name: "Model" });

const connection: ModelConnection = {
  provider: "anthropic",
  model: "claude-test",
  address: null,
  keyEnd: "7Q4f",
  addedBy: "Maya Chen",
  addedAt: at,
  lastTest: { at, isGood: true, seconds: 1.2, costMicros: 900, sentence: "It works." },
  spending: {
    month: "2026-11-01",
    resetsAt: "2026-12-01T00:00:00.000Z",
    usedMicros: 2_000_000,
    capUsd: 50,
    atCap: "built-in",
    state: "free",
    byReport: [],
  },
};

function settingsOf(stored: ModelConnection | null): ModelSettings {
  return { connection: stored, obstacle: null, serverModel: null };
}

/** The section of an admin, with what the server keeps of the connection. */
async function openSection(first: ModelConnection | null) {
  const stored = { connection: first };
  const settings = () => settingsOf(stored.connection);
  const server = await renderApp("/organization#ai-model", {
    server: {
      ...organizationAnswers(),
      getModelSettings: settings,
      connectModel: ({ body: { provider, model: name, key } }) => {
        const keyEnd = key?.slice(-4) ?? stored.connection?.keyEnd ?? null;
        stored.connection = { ...connection, provider, model: name, keyEnd, lastTest: null };
        return settings();
      },
      testModel: () => {
        stored.connection &&= { ...stored.connection, lastTest: connection.lastTest };
        return settings();
      },
      limitSpending: ({ body }) => {
        const before = stored.connection ?? connection;
        stored.connection = { ...before, spending: { ...before.spending, ...body } };
        return settings();
      },
      disconnectModel: () => {
        stored.connection = null;
        return settings();
      },
    },
  });
  await expect.element(section).toBeVisible();
  return { server, stored };
}

test("an admin connects a model; it is tested at once, and only the end of its key is shown", async () => {
  const { server } = await openSection(null);
  await expect.element(section.getByText("Not connected", { exact: true })).toBeVisible();
  await button("Connect a model").click();
  await expect.element(section.getByLabelText("Provider")).toHaveFocus();
  await model.fill("claude-test");
  await button("Connect and test").click();
  await see("Enter the key");
  expect(server.asked("connectModel")).toEqual([]);
  await section.getByLabelText(/^Key/u).fill("canary-first-0123456789-9k3z");
  await button("Connect and test").click();
  await expect.element(section.getByText(/^It works\. Answered in /u)).toBeVisible();
  await expect.element(section.getByText("Connected", { exact: true })).toBeVisible();
  await expect.element(section.getByText("Ends in 9k3z")).toBeVisible();
  expect(server.asked("testModel")).toHaveLength(1);
  expect(document.body.innerHTML).not.toContain("canary");
});

test("another provider is asked for its own key and model; the stored ones come back [X-20]", async () => {
  const { server } = await openSection(connection);
  await section.getByLabelText("Provider").selectOptions("openai");
  await expect
    .element(section.getByText(/stored key cannot be used with a different/u))
    .toBeVisible();
  await button("Save and test").click();
  await see("Name a model");
  await see("Enter the key");
  expect(server.asked("connectModel")).toEqual([]);
  await button("Cancel").click();
  await expect.element(model).toHaveValue("claude-test");
  await button("Replace the key").click();
  await expect.element(section.getByLabelText(/^New key/u)).toHaveFocus();
  await userEvent.keyboard("canary-second-0123456789-Zz9k{Enter}");
  await expect.element(section.getByText("Ends in Zz9k")).toBeVisible();
});

test("a test that fails says what the provider said and what still works [X-20]", async () => {
  const { server } = await openSection(connection);
  const lastTest = { at, isGood: false, seconds: 0.3, costMicros: 0, sentence: "Refused." };
  server.change({ testModel: () => settingsOf({ ...connection, lastTest }) });
  await button("Test again").click();
  await expect
    .element(section.getByText(/^The test failed.+Refused\..+built-in writer/u))
    .toBeVisible();
  await expect.element(section.getByText("Not working")).toBeVisible();
});

test("cap, what happens at it, and reading are saved as they are chosen [X-20]", async () => {
  const { server } = await openSection(connection);
  const cap = section.getByLabelText("Monthly cap");
  await cap.selectOptions("Another amount…");
  await expect.element(cap).toHaveFocus();
  await userEvent.keyboard("0{Enter}");
  await expect.element(section.getByText(/^Enter at least \$1/u)).toBeVisible();
  await cap.fill("$49.50");
  await userEvent.keyboard("{Enter}");
  await expect.element(section.getByText("of $49.50 this month")).toBeVisible();
  await expect.element(section.getByText("warning at $39.60")).toBeVisible();
  await section.getByLabelText("When it is reached").selectOptions("Write no reports");
  await expect
    .poll(() => server.asked("limitSpending").map(({ body }) => body))
    .toEqual([{ capUsd: 49.5 }, { atCap: "stop" }]);
  server.change({ updateOrganization: () => ({ ...organization, textReader: "built-in" }) });
  const reading = section.getByRole("switch", { name: "Let the model read" });
  await expect.element(reading).toBeChecked();
  reading.element().focus();
  await userEvent.keyboard(" ");
  await see("The model reads no texts");
  await expect.element(reading).not.toBeChecked();
  expect(server.asked("updateOrganization")).toMatchObject([{ body: { textReader: "built-in" } }]);
});

test("an admin is warned on every screen from 80 percent of the cap, and led to it [X-20]", async () => {
  const spending = { ...connection.spending, usedMicros: 41_000_000, state: "warned" as const };
  await renderApp("/dashboard", {
    server: {
      ...dashboardAnswers(),
      ...organizationAnswers(),
      getModelSettings: () => settingsOf({ ...connection, spending }),
    },
  });
  await expect
    .element(page.getByText(/^\$41\.00 of \$50 has been spent on the AI model/u))
    .toBeVisible();
  await page.getByRole("link", { name: "See spending" }).click();
  await expect.element(page.getByRole("heading", { name: "AI model" })).toHaveFocus();
});

test("disconnecting asks, and leads back to the start", async () => {
  const { server } = await openSection(connection);
  await button("Disconnect").click();
  const dialog = page.getByRole("alertdialog", { name: "Disconnect the model?" });
  await expect.element(dialog.getByText(/built-in writer/u)).toBeVisible();
  expect(server.asked("disconnectModel")).toEqual([]);
  await dialog.getByRole("button", { name: "Disconnect" }).click();
  await expect.element(section.getByText("No model connected")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "AI model" })).toHaveFocus();
});

test("a recruiter has no such section, and asks for nothing of it [X-20]", async () => {
  const server = await renderApp("/organization#ai-model", {
    server: organizationAnswers("recruiter"),
  });
  await expect.element(page.getByRole("heading", { name: "Organization info" })).toBeVisible();
  await expect.element(page.getByText("AI model", { exact: true })).not.toBeInTheDocument();
  expect(server.asked("getModelSettings")).toEqual([]);
});
