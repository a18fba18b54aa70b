import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Wordless } from "#web/test/fake-server.ts";
import { organizationAnswers } from "#web/test/people.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const invite = page.getByRole("button", { name: "Invite Member" });
const send = page.getByRole("button", { name: "Send Invitation" });
const email = page.getByLabelText(/^Email/u);

const sent = {
  id: 9,
  email: "rita@example.com",
  role: "admin" as const,
  createdAt: "2026-11-18T09:00:00.000Z",
  expiresAt: "2026-11-25T09:00:00.000Z",
  link: "https://roleprint.example/invite/abc",
};

test("an invitation goes to an address, as the role that was chosen", async () => {
  const server = await renderApp("/organization", {
    server: {
      ...organizationAnswers(),
      inviteMember: () => {
        throw new Wordless();
      },
    },
  });
  await invite.click();
  await expect.element(email).toHaveFocus();
  await email.fill("not an address");
  await send.click();
  await see("Please enter a valid email address");
  expect(server.asked("inviteMember")).toEqual([]);

  await email.fill(" Rita@Example.com ");
  await page.getByText("Admin", { exact: true }).first().click();
  await send.click();
  await see("Error");
  await see("Failed to send invitation");
  await expect.element(email).toHaveValue("Rita@Example.com");

  server.change({ inviteMember: () => sent, listInvitations: () => [sent] });
  await send.click();
  await see("Invitation sent successfully!");
  expect(server.asked("inviteMember").at(-1)).toMatchObject({
    params: { organizationId: "3" },
    body: { email: "rita@example.com", role: "admin" },
  });
  await expect.element(send).not.toBeInTheDocument();
  await expect.element(page.getByText(sent.link)).toBeVisible();
  const open = page.getByRole("list", { name: "Open invitations" });
  await expect.element(open.getByText("rita@example.com")).toBeVisible();
});

test("somebody is invited as a recruiter unless said otherwise, and Cancel sends nothing", async () => {
  const server = await renderApp("/organization", {
    server: { ...organizationAnswers(), inviteMember: () => sent },
  });
  await invite.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(send).not.toBeInTheDocument();
  await invite.click();
  await email.fill("rita@example.com");
  await send.click();
  await see("Invitation sent successfully!");
  expect(server.asked("inviteMember")).toMatchObject([{ body: { role: "recruiter" } }]);
});

test("a recruiter sees the team and nothing that changes it", async () => {
  await renderApp("/organization", { server: organizationAnswers("recruiter") });
  await expect.element(page.getByText(/^maya@northwind.example/u).first()).toBeVisible();
  await expect.element(invite).not.toBeInTheDocument();
  await expect.element(page.getByRole("combobox", { name: /^Role of/u })).not.toBeInTheDocument();
  await expect.element(page.getByText("AI model", { exact: true })).not.toBeInTheDocument();
});
