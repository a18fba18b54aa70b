import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Problem } from "#contract/problem.ts";
import type { WebhookDelivery, WebhookEndpoint } from "#contract/programs/webhook-endpoint.ts";
import { organizationAnswers } from "#web/test/people.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const section = page.getByRole("region", { name: "Webhooks" });
const dialog = page.getByRole("dialog");
const address = "https://hooks.northwind.example/roleprint";
const secret = "whsec_canaryOfThisTestCanaryOfThisTestCanaryOfT=";

const endpoint: WebhookEndpoint = {
  id: 5,
  address,
  events: ["report.completed"],
  addedBy: "Maya Okafor",
  addedAt: "2026-11-18T09:00:00.000Z",
  oldSecretUntil: null,
  switchedOff: null,
};

const minute = 60_000;
const delivered: WebhookDelivery = {
  id: 9,
  type: "report.completed",
  jobId: 7,
  tool: "marketPulse",
  sequence: 2,
  status: "delivered",
  tries: 1,
  answer: 200,
  fault: null,
  at: new Date(Date.now() - 2 * minute).toISOString(),
  nextTryAt: null,
};
const failing: WebhookDelivery = {
  ...delivered,
  id: 8,
  type: "room.signed",
  tool: null,
  status: "waiting",
  tries: 3,
  answer: 503,
  nextTryAt: new Date(Date.now() + 13.5 * minute).toISOString(),
};

/** The section of an admin, with what the server keeps of it. */
async function openSection(first: WebhookEndpoint[], deliveries: WebhookDelivery[] = []) {
  const stored = { endpoints: first, deliveries };
  const server = await renderApp("/organization#webhooks", {
    server: {
      ...organizationAnswers(),
      listWebhookEndpoints: () => ({ endpoints: stored.endpoints, obstacle: null }),
      listWebhookDeliveries: () => stored.deliveries,
      addWebhookEndpoint: ({ body }) => {
        stored.endpoints = [{ ...endpoint, ...body }];
        return { endpoint: { ...endpoint, ...body }, secret };
      },
      editWebhookEndpoint: ({ body: { events, isOn } }) => {
        const [before = endpoint] = stored.endpoints;
        const after = { ...before, ...(events && { events }), ...(isOn && { switchedOff: null }) };
        stored.endpoints = [after];
        return after;
      },
      renewWebhookSecret: () => ({
        endpoint: { ...endpoint, oldSecretUntil: "2026-11-19T09:00:00.000Z" },
        secret,
      }),
      testWebhookEndpoint: () => {
        const sent = { ...delivered, id: 10, type: "test", tool: null, answer: 204 } as const;
        stored.deliveries = [sent, ...stored.deliveries];
        return sent;
      },
      replayWebhookDelivery: () => {
        const again = { ...delivered, id: 11 };
        stored.deliveries = [again, ...stored.deliveries];
        return again;
      },
      removeWebhookEndpoint: () => {
        stored.endpoints = [];
        return { ok: true };
      },
    },
  });
  await expect.element(section).toBeVisible();
  return server;
}

const choose = async (item: string) => {
  await section.getByRole("button", { name: `Change ${address}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("an admin adds an endpoint; its secret is shown once, and closes by its own button alone", async () => {
  const server = await openSection([]);
  await expect.element(section.getByText("No endpoints yet")).toBeVisible();
  await section.getByRole("button", { name: "Add endpoint" }).click();
  await expect.element(dialog.getByLabelText(/^Address/u)).toHaveFocus();
  await dialog.getByRole("button", { name: "Add endpoint" }).click();
  await see("Enter a full address");
  await see("Choose at least one event");
  expect(server.asked("addWebhookEndpoint")).toEqual([]);
  await dialog.getByLabelText(/^Address/u).fill(address);
  await dialog.getByLabelText("A report is written").click();
  await dialog.getByRole("button", { name: "Add endpoint" }).click();
  await expect.element(dialog.getByText(secret)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog.getByText(secret)).toBeVisible();
  await dialog.getByRole("button", { name: "I have stored it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section.getByText(address)).toBeVisible();
  expect(document.body.innerHTML).not.toContain("canary");
});

test("why an endpoint was not added is said once, in the dialog", async () => {
  const server = await openSection([]);
  server.change({
    addWebhookEndpoint: () => {
      throw new Problem("tooManyEndpoints");
    },
  });
  await section.getByRole("button", { name: "Add endpoint" }).click();
  await dialog.getByLabelText(/^Address/u).fill(address);
  await dialog.getByLabelText("A report is written").click();
  await dialog.getByRole("button", { name: "Add endpoint" }).click();
  await expect.element(dialog.getByText("Not saved")).toBeVisible();
  expect(page.getByText("Not saved").elements()).toHaveLength(1);
});

/** Minutes count down while the test runs. */
const nextTry = /room\.signed, next try in 1\d min$/u;

test("the last calls say what was answered and when they are tried again, and each can be replayed", async () => {
  const server = await openSection([endpoint], [delivered, failing]);
  const [good, bad] = [section.getByText("200"), section.getByText("503, try 3 of 12")];
  await expect.element(good).toBeVisible();
  await expect.element(bad).toBeVisible();
  await expect.element(section.getByText("report.completed, Market Pulse")).toBeVisible();
  await expect.element(section.getByText(nextTry)).toBeVisible();
  await expect.element(section.getByText(/^\d+ minutes ago$/u).first()).toBeVisible();
  await section.getByRole("button", { name: nextTry }).click();
  await expect.element(section.getByText("200").nth(1)).toBeVisible();
  expect(server.asked("replayWebhookDelivery")).toHaveLength(1);
});

test("from the menu an admin sends a test call, edits the events, makes a new secret and removes the endpoint", async () => {
  const server = await openSection([endpoint]);
  await expect.element(section.getByText("No calls yet.")).toBeVisible();
  await choose("Send a test call");
  await expect.element(section.getByText("204")).toBeVisible();

  await choose("Edit events");
  await dialog.getByLabelText("A hiring manager signs").click();
  await dialog.getByRole("button", { name: "Save events" }).click();
  await expect.element(section.getByText("room.signed")).toBeVisible();

  await choose("New secret");
  await page.getByRole("button", { name: "Make a new secret" }).click();
  await expect.element(dialog.getByText(/signed with the old secret too/u)).toBeVisible();
  await dialog.getByRole("button", { name: "I have stored it" }).click();

  await choose("Remove");
  expect(server.asked("removeWebhookEndpoint")).toEqual([]);
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(section.getByText("No endpoints yet")).toBeVisible();
});

test("an endpoint that was switched off says why, and is turned on again", async () => {
  const off = { at: "2026-11-18T09:00:00.000Z", because: "failing" } as const;
  await openSection([{ ...endpoint, switchedOff: off }]);
  await expect.element(section.getByText(/Nothing got through for three days/u)).toBeVisible();
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect.element(section.getByText("Switched off")).not.toBeInTheDocument();
});

test("a recruiter has no such section", async () => {
  const server = await renderApp("/organization", { server: organizationAnswers("recruiter") });
  await expect.element(page.getByRole("region", { name: "Members" })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
  expect(server.asked("listWebhookEndpoints")).toEqual([]);
});
