import { expect } from "@playwright/test";
import { codeFor } from "#server/test/model/outside-providers.ts";
import { expectGood } from "./page-rules.ts";
import { test } from "./journey.ts";
import { startSite, type Site } from "./servers.ts";

const sentence = "New accounts cannot be created here. If you have one, sign in.";
let site: Site;
let base = "";
test.beforeAll(async () => {
  const settings = { SIGN_UP: "closed", GITHUB_CLIENT_ID: "id", GITHUB_CLIENT_SECRET: "secret" };
  site = await startSite(1, 0, settings, "../server/test/model/play-providers.ts");
  base = site.webs[0]?.url ?? "";
});
test.afterAll(() => site.stop());

test("where sign-up is closed, the landing page and the Sign Up tab keep their parts and say why nobody comes in @night [S-227]", async ({
  page,
}) => {
  await page.goto(base);
  await expect(page.getByText(sentence)).toBeVisible();
  await expectGood(page, "/");
  for (const name of ["Get Started", "Try Free"]) {
    await page.goto(base);
    await page.getByRole("link", { name, exact: true }).first().click();
    await page.waitForURL("**/signup");
    await expect(page.getByText("Sign-up is closed", { exact: true })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  for (const provider of ["Google", "GitHub"])
    await expect(page.getByRole("button", { name: `Continue with ${provider}` })).toBeVisible();
  await page.getByLabel("Full Name").fill("Nora New");
  await page.getByLabel("Email").fill("nora@example.com");
  await page.getByLabel(/^Password/u).fill("correct horse");
  const button = page.getByRole("button", { name: "Sign Up", exact: true });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel(/^Password/u).press("Enter");
  await expect(page).toHaveURL(`${base}/signup`);
  await expectGood(page, "/signup");
});

test("where sign-up is closed, somebody new who comes back from GitHub is told why @night", async ({
  page,
}) => {
  const person = { id: "4712", name: "Nora", email: "nora@example.com", isVerified: true };
  await page.route("https://github.com/**", (route) => {
    const outside = new URL(route.request().url());
    const back = new URL(outside.searchParams.get("redirect_uri") ?? "");
    const state = outside.searchParams.get("state") ?? "";
    back.search = new URLSearchParams({ code: codeFor(person), state }).toString();
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
  await page.goto(`${base}/signin`);
  await page.getByRole("button", { name: "Continue with GitHub" }).click();
  await page.waitForURL("**/signin?error=*");
  await expect(page.getByText(sentence)).toBeVisible();
});
