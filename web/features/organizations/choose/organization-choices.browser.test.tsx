import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { PendingInvitation } from "#contract/invitation.ts";
import { joinByLink } from "#contract/messages.ts";
import { dashboardAnswers } from "#web/test/jobs.ts";
import { maya, membership } from "#web/test/people.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const create = page.getByRole("button", { name: "Create New Job" });

test("without a chosen organization the dashboard asks for one, and no job can be begun [S-229, S-233]", async () => {
  localStorage.setItem("lastSelectedOrg", "999999");
  const second = { id: 4, name: "Second Home", domain: "" };
  await renderApp("/dashboard", {
    server: {
      ...dashboardAnswers(),
      listOrganizations: () => [
        membership,
        { ...membership, id: 2, organizationId: 4, organization: second },
      ],
    },
  });
  await see("Select Organization");
  await expect.element(create).toBeDisabled();
  await page.getByRole("main").getByRole("button", { name: "Second Home" }).click();
  await expect.element(create).toBeEnabled();
});

const invitation: PendingInvitation = {
  id: 9,
  token: "listed-token-that-opens-nothing",
  organizationName: "Southside Hiring",
  role: "recruiter",
  createdAt: "2026-11-02T09:00:00.000Z",
};

/** Somebody without an organization, where nobody confirms addresses. */
async function meetInvitation(accepted: string[]) {
  await renderApp("/dashboard", {
    user: { ...maya, emailVerified: false },
    server: {
      ...dashboardAnswers(),
      listOrganizations: () => (accepted.length > 0 ? [membership] : []),
      listPendingInvitations: () => [invitation],
      acceptInvitation: ({ body }) => {
        accepted.push(body.token);
        return membership;
      },
    },
  });
  await page.getByRole("button", { name: "Join Southside Hiring" }).click();
}

test("where addresses are not confirmed, Join says that it needs the link and joins by it", async () => {
  const accepted: string[] = [];
  await meetInvitation(accepted);
  await see(joinByLink);
  const link = page.getByRole("textbox", { name: "Invitation link" });
  await expect.element(link).toHaveFocus();
  await link.fill("https://roleprint.example/invite/Kx8Zr2Vq9mWc4TbY7LpD3s");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await see("Successfully joined organization!");
  expect(accepted).toEqual(["Kx8Zr2Vq9mWc4TbY7LpD3s"]);
});

test("what is no invitation link is not sent anywhere", async () => {
  const accepted: string[] = [];
  await meetInvitation(accepted);
  await page.getByRole("textbox", { name: "Invitation link" }).fill("from Ada");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect.element(page.getByText(/^Paste the whole link\./u)).toBeVisible();
  expect(accepted).toEqual([]);
});
