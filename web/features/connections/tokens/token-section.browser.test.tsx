import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lengths } from "#contract/limits.ts";
import type { ApiToken } from "#contract/programs/token.ts";
import { organizationAnswers } from "#web/test/people.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const section = page.getByRole("region", { name: "API tokens" });
const dialog = page.getByRole("dialog");

function token(changes: Partial<ApiToken>): ApiToken {
  return {
    id: 1,
    name: "ATS sync",
    end: "x9Rt",
    scopes: ["jobs.read", "reports.read"],
    createdByName: "Maya Chen",
    createdAt: inDays(-30),
    lastUsedAt: null,
    endsAt: inDays(60),
    isEnded: false,
    ...changes,
  };
}

const secret = "rp_0123456789abcdefghijABCDEFGHIJ0123456789abcdefghij";

/** The section of an admin, with the tokens that the server keeps. */
async function openSection(first: ApiToken[]) {
  const stored = { tokens: first };
  const server = await renderApp("/organization#api-tokens", {
    server: {
      ...organizationAnswers(),
      listTokens: () => stored.tokens,
      createToken: ({ body: { name, scopes } }) => {
        const made = token({ id: 9, name, scopes, end: "ghij" });
        stored.tokens = [made, ...stored.tokens];
        return { ...made, token: secret };
      },
      endToken: ({ params: { tokenId } }) => {
        const ended = token({ id: Number(tokenId), isEnded: true, endsAt: inDays(0) });
        stored.tokens = stored.tokens.map((one) => (one.id === ended.id ? ended : one));
        return ended;
      },
    },
  });
  await expect.element(section).toBeVisible();
  return server;
}

test("an admin makes a token, sees it once, and Escape does not take it away unread", async () => {
  const server = await openSection([]);
  await expect.element(section.getByText("No tokens yet")).toBeVisible();
  await section.getByRole("button", { name: "Create token" }).click();
  await expect.element(dialog.getByLabelText(/^Name/u)).toHaveFocus();
  await dialog.getByRole("button", { name: "Create token" }).click();
  await see("Name is required");
  await dialog.getByLabelText(/^Name/u).fill("Intake form");
  await dialog.getByRole("checkbox", { name: "Read jobs" }).click();
  await dialog.getByRole("checkbox", { name: "Read reports" }).click();
  await dialog.getByRole("button", { name: "Create token" }).click();
  await see("Choose what the token may do");
  expect(server.asked("createToken")).toEqual([]);
  await dialog.getByRole("checkbox", { name: "Create and edit jobs" }).click();
  await dialog.getByText("1 year").click();
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect.element(dialog.getByText(secret, { exact: true })).toBeVisible();
  expect(server.asked("createToken")).toMatchObject([
    { body: { name: "Intake form", scopes: ["jobs.write"], days: 365 } },
  ]);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog.getByText(secret, { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "I have stored it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section.getByText("rp_…ghij")).toBeVisible();
  expect(document.body.innerHTML).not.toContain(secret);
});

test("a name is cut where the server would refuse it", async () => {
  const server = await openSection([]);
  await section.getByRole("button", { name: "Create token" }).click();
  await dialog.getByLabelText(/^Name/u).fill("n".repeat(lengths.name + 30));
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect.element(dialog.getByText(secret, { exact: true })).toBeVisible();
  expect(server.asked("createToken")).toMatchObject([{ body: { name: "n".repeat(lengths.name) } }]);
});

test("a token that ends soon counts its days in red, and one that ended is struck through", async () => {
  await openSection([
    token({ id: 1, name: "Intake form", endsAt: inDays(2.5) }),
    token({ id: 2, name: "Old import", isEnded: true, endsAt: inDays(-3) }),
    token({ id: 3, name: "Of somebody gone", isEnded: true, createdByName: null }),
  ]);
  const soon = section.getByText("in 3 days");
  await expect.element(soon).toHaveClass("text-red");
  const struck = () =>
    getComputedStyle(section.getByText("Old import").element()).textDecorationLine;
  expect(struck()).toBe("line-through");
  await expect.element(section.getByText("Ended 3 days ago")).toBeVisible();
  await expect.element(section.getByText("Ended: its maker left")).toBeVisible();
  await expect
    .element(section.getByRole("button", { name: "Old import: actions" }))
    .not.toBeInTheDocument();
});

test("a token is ended after a question", async () => {
  const server = await openSection([token({ lastUsedAt: inDays(-0.003) })]);
  await expect.element(section.getByText("Read jobs, read reports")).toBeVisible();
  await expect.element(section.getByText("4 minutes ago")).toBeVisible();
  await section.getByRole("button", { name: "ATS sync: actions" }).click();
  await page.getByRole("menuitem", { name: "End token" }).click();
  const question = page.getByRole("alertdialog", { name: "End “ATS sync”?" });
  await question.getByRole("button", { name: "End token" }).click();
  await expect.element(section.getByText("Ended just now")).toBeVisible();
  expect(server.asked("endToken")).toHaveLength(1);
});

test("a recruiter sees nothing of tokens", async () => {
  const server = await renderApp("/organization", { server: organizationAnswers("recruiter") });
  await see("Members");
  await expect.element(section).not.toBeInTheDocument();
  expect(server.asked("listTokens")).toEqual([]);
});
