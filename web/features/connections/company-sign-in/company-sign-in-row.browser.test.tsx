import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CompanySignIn } from "#contract/sign-in/ways.ts";
import { organizationAnswers } from "#web/test/people.ts";
import { renderApp } from "#web/test/render-app.tsx";

const row = page.getByRole("region", { name: "Company sign-in" });

const openRow = (answer: CompanySignIn) =>
  renderApp("/organization", {
    server: { ...organizationAnswers(), getCompanySignIn: () => answer },
  });

test("an admin reads that company sign-in is on, and who joins by it, and can change nothing", async () => {
  await openRow({
    isOn: true,
    domains: [
      { domain: "northwind.example", role: "recruiter" },
      { domain: "boss.example", role: "admin" },
    ],
  });
  await expect
    .element(row)
    .toHaveTextContent(
      "Company sign-in: on, set by your operator (OIDC). People at northwind.example join as recruiters. People at boss.example join as admins.",
    );
  expect(row.getByRole("button").elements()).toEqual([]);
});

test("an admin reads that it is off, and who can switch it on", async () => {
  await openRow({ isOn: false, domains: [] });
  await expect
    .element(row)
    .toHaveTextContent("Company sign-in: off. Your operator can switch it on (OIDC).");
});
