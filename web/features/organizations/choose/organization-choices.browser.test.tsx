import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { dashboardAnswers } from "#web/test/jobs.ts";
import { membership } from "#web/test/people.ts";
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
