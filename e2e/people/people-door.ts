import { expect, test, type Page } from "@playwright/test";
import { codeFor } from "#server/test/model/outside-providers.ts";
import { failOnce, freshPage, home, mail, mailedLink, see, strictHome } from "./people-stage.ts";
import { foundOrganization, signIn, signUp } from "../steps.ts";

/** Comes in by an outside provider, who says that the address is the person's. */
async function enterBy(page: Page, provider: string, host: string): Promise<void> {
  const person = {
    id: `4711${provider.length}`,
    name: `Gus ${provider}`,
    email: `gus.${provider.toLowerCase()}@example.com`,
    isVerified: true,
  };
  await page.route(`https://${host}/**`, (route) => {
    const outside = new URL(route.request().url());
    const back = new URL(outside.searchParams.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({
      code: codeFor(person),
      state: outside.searchParams.get("state") ?? "",
    }).toString();
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
  await page.goto(`${strictHome()}/signin`);
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  await page.waitForURL("**/dashboard");
}

/** Getting in: sign-in, reset, verification, outside providers. */
export function testTheDoor(): void {
  test("wrong words at the door are answered in the specification's sentences [S-511, S-802, S-804, S-813, R-11]", async ({
    page,
  }) => {
    await page.goto(`${home()}/profile`);
    await see(page, "Please log in to view your profile.");
    await page.goto(`${home()}/signin`);
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await see(page, "Please enter your email address first");
    await failOnce(page, "**/api/auth/sign-in/email");
    await signIn(page, home(), "ada.admin@example.com", "wrong horse");
    await see(page, "Error");
    await see(page, "Failed to sign in");
    await page.route("**/api/auth/sign-in/email", (route) => route.abort(), { times: 1 });
    await signIn(page, home(), "ada.admin@example.com", "wrong horse");
    await see(page, "Something went wrong. Please try again.");
    await failOnce(page, "**/api/auth/request-password-reset");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await see(page, "Failed to send reset email. Please try again.");
    for (const provider of ["Google", "GitHub"]) {
      await page.goto(`${home()}/signin`);
      await page.getByRole("button", { name: `Continue with ${provider}` }).click();
      await see(
        page,
        provider === "Google" ? "Failed to sign in with google" : "Failed to sign in with github",
      );
    }
    await signUp(page, home(), "Ada Admin");
    await see(page, "Account already exists");
    await see(page, "An account with this email already exists. Please sign in instead.");
    await failOnce(page, "**/api/auth/sign-up/email");
    await signUp(page, home(), "Ada Again");
    await see(page, "Failed to create account");
  });

  test("ten checks without a session lead back to the sign-in tab [S-204, S-410, R-10]", async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.goto(`${home()}/signup?signupSuccess=true`);
    await see(page, "Account Created Successfully!");
    await see(page, "Signup completed");
    await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  test("a forgotten password is reset by mail [S-707, S-804]", async ({ page }) => {
    await page.goto(`${home()}/signin`);
    await page.getByLabel("Email").fill("olga.owner@example.com");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await see(page, "Reset email sent");
    await see(page, "Check your email for password reset instructions");
    await page.goto(await mailedLink("olga.owner@example.com", "/reset-password"));
    await page.getByLabel(/^New password/u).fill("a whole new horse");
    await page.getByLabel(/^Confirm/u).fill("a whole new horse");
    await page
      .getByRole("button", { name: /password/iu })
      .last()
      .click();
    await page.waitForURL("**/signin");
    await signIn(page, home(), "olga.owner@example.com", "a whole new horse");
    await page.waitForURL("**/dashboard");
  });

  test("with verification required: 403, resend, and a mail server that is down [S-801, R-9]", async ({
    page,
  }) => {
    await signUp(page, strictHome(), "Vera Verify");
    await see(page, "Account Created Successfully!");
    await signIn(page, strictHome(), "vera.verify@example.com");
    await see(page, "Email verification required");
    await see(page, "Please check your email and verify your account before signing in.");
    await page.getByRole("button", { name: "Resend verification email" }).first().click();
    await expect
      .poll(
        () => mail().received.filter((one) => one.to.includes("vera.verify@example.com")).length,
        {
          timeout: 30_000,
        },
      )
      .toBe(2);
    mail().behave("refuse");
    await signUp(page, strictHome(), "Late Larry");
    await see(page, "Account created");
    await see(
      page,
      "Successfully created user, but failed to send verification email. You can request a new verification email below.",
    );
    await expect(
      page.getByRole("button", { name: "Resend verification email" }).first(),
    ).toBeVisible();
    mail().behave("accept");
  });

  const providers = [
    ["Google", "accounts.google.com"],
    ["GitHub", "github.com"],
  ] as const;
  for (const [provider, host] of providers) {
    test(`${provider}, unmodified, brings a person in who has no password to change [S-260, S-706]`, async ({
      page,
    }) => {
      await enterBy(page, provider, host);
      await page.goto(`${strictHome()}/profile`);
      await see(page, "Password managed by OAuth provider");
    });
  }

  test("somebody whose address is confirmed joins from the Join tab; the admin page says how addresses are confirmed [S-210, R-18]", async ({
    page,
    browser,
  }) => {
    await page.goto(await mailedLink("vera.verify@example.com", "/verify-email"));
    await page.waitForURL("**/dashboard");
    await foundOrganization(page, "Strict Hiring");
    await page.goto(`${strictHome()}/admin`);
    await expect(page.getByText(/^Addresses are confirmed by email\./u)).toBeVisible();
    await page.goto(`${strictHome()}/organization`);
    await page.getByRole("button", { name: "Invite Member" }).click();
    await page.getByLabel("Email", { exact: false }).fill("gus.github@example.com");
    await page.getByRole("button", { name: "Send Invitation" }).click();
    await see(page, "Invitation sent successfully!");

    const gus = await freshPage(browser);
    await enterBy(gus, ...providers[1]);
    const dialog = gus.getByRole("dialog", { name: "Organization Required" });
    await expect(dialog.getByText("Strict Hiring")).toBeVisible();
    await expect(dialog.getByText("Your address is not confirmed yet")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Join Strict Hiring" }).click();
    await see(gus, "Successfully joined organization!");
    await expect(gus.getByRole("button", { name: /Strict Hiring/u }).first()).toBeVisible();
  });
}
