import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { companyRefusals } from "#contract/sign-in/refusals.ts";
import { employee, startCompany, type Company } from "#server/test/rig/company-provider.ts";
import { expectGood } from "../page-rules.ts";
import { startSite, type Site } from "../servers.ts";
import { hireRecruiter } from "../recruiter.ts";

let company: Company;
const sites: Site[] = [];

/** The first organization of a new installation has the number 1. */
async function start(changes: Record<string, string> = {}): Promise<string> {
  const settings = { ...company.settings("northwind.example=1:recruiter"), ...changes };
  const site = await startSite(1, 0, settings);
  sites.push(site);
  return site.webs[0]?.url ?? "";
}

test.beforeAll(async () => {
  company = await startCompany();
});
test.afterAll(async () => {
  for (const site of sites) await site.stop();
  await company.server.stop();
});

const companyButton = (page: Page) =>
  page.getByRole("button", { name: "Continue with your company", exact: true });

test("somebody comes in by their company, is a member at once, and colleagues of another are told why not @night", async ({
  page,
  openBrowser,
}) => {
  const home = await start();
  const ada = await hireRecruiter(home, "Ada Admin", "Northwind");
  await ada.enter(page, "/organization#company-sign-in");
  await expect(page.getByRole("region", { name: "Company sign-in" })).toContainText(
    "on, set by your operator (OIDC). People at northwind.example join as recruiters.",
  );

  company.tell(employee("Nora"));
  const nora = await openBrowser();
  await nora.goto(`${home}/signin`);
  const names = nora.getByRole("button", { name: /^Continue with/u });
  await expect(names).toHaveText([
    "Continue with Google",
    "Continue with GitHub",
    "Continue with your company",
  ]);
  await expect(nora.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  await expectGood(nora, "/signin");
  await companyButton(nora).click();
  await nora.waitForURL("**/dashboard");
  await nora.goto(`${home}/organization`);
  await expect(nora.getByText("Northwind").first()).toBeVisible();
  await nora.goto(`${home}/profile`);
  await expect(nora.getByText("Your company", { exact: true })).toBeVisible();

  company.tell(employee("Eve", { email: "eve@elsewhere.example" }));
  const eve = await openBrowser();
  await eve.goto(`${home}/signin`);
  await companyButton(eve).click();
  await eve.waitForURL("**/signin?*error=companyDomainUnknown*");
  await expect(
    eve.getByText("Your email address is not at a company that can sign in here."),
  ).toBeVisible();
});

test("while the company's sign-in does not answer, the screen says so, and it brings people in once it is back @night", async ({
  page: uwe,
}) => {
  await company.server.stop();
  const home = await start();
  await hireRecruiter(home, "Ada Admin", "Northwind");
  company.tell(employee("Uwe"));
  await uwe.goto(`${home}/signin`);
  await companyButton(uwe).click();
  await expect(uwe.getByText(companyRefusals.companyUnavailable).first()).toBeVisible();
  await company.server.start(company.port, "localhost");
  await companyButton(uwe).click();
  await uwe.waitForURL("**/dashboard");
});

test("where passwords are off, the forms are gone and the buttons stay @night", async ({
  page,
}) => {
  const home = await start({ PASSWORD_SIGN_IN: "off" });
  for (const path of ["/signin", "/signup"]) {
    await page.goto(`${home}${path}`);
    await expect(page.getByText("Passwords are switched off on this site.")).toBeVisible();
    await expect(companyButton(page)).toBeVisible();
    await expect(page.getByLabel(/^Password/u)).toHaveCount(0);
    await expectGood(page, path);
  }
});
