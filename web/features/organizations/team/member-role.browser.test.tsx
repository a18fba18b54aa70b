import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Problem } from "#contract/problem.ts";
import { member, organizationAnswers } from "#web/test/people.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const rita = member({ id: 2, userId: "rita", name: "Rita Ruiz", role: "recruiter" });
const roleOf = (name: string) => page.getByRole("combobox", { name: `Role of ${name}` });

test("an admin changes a role; the new one shows while it is saved", async () => {
  const saving = Promise.withResolvers<void>();
  let stored = rita;
  const server = await renderApp("/organization", {
    server: {
      ...organizationAnswers(),
      listMembers: () => [member(), stored],
      updateMember: async ({ body: { role } }) => {
        await saving.promise;
        stored = { ...stored, role };
        return stored;
      },
    },
  });
  await roleOf("Rita Ruiz").selectOptions("Admin");
  await expect.element(roleOf("Rita Ruiz")).toHaveValue("admin");
  saving.resolve();
  await see("Role updated");
  await expect.element(roleOf("Rita Ruiz")).toHaveValue("admin");
  expect(server.asked("updateMember")).toMatchObject([
    { params: { organizationId: "3", membershipId: "2" }, body: { role: "admin" } },
  ]);
});

test("a role that may not change is back as it was, with the reason", async () => {
  await renderApp("/organization", {
    server: {
      ...organizationAnswers(),
      updateMember: () => {
        throw new Problem("lastAdmin");
      },
    },
  });
  await roleOf("Maya Chen").selectOptions("Recruiter");
  await see("Role not changed");
  await see("An organization needs at least one admin");
  await expect.element(roleOf("Maya Chen")).toHaveValue("admin");
});
