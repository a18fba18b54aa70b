import { expect, type Page } from "@playwright/test";
import { codeFor } from "#server/test/model/outside-providers.ts";
import { test } from "../journey.ts";
import { addressOf, hireRecruiter, signUpByCalls } from "../recruiter.ts";
import { see } from "../see.ts";
import { foundOrganization, signIn, signUp } from "../steps.ts";
import { failOnce, mailedLink } from "./people-steps.ts";

const hosts = { Google: "accounts.google.com", GitHub: "github.com" };

/** Somebody new whose address an outside provider vouches for. */
function guestOf(provider: keyof typeof hosts) {
  const email = addressOf(`Gus ${provider}`);
  return {
    provider,
    id: email.replaceAll(/\D/gu, ""),
    name: `Gus ${provider}`,
    email,
    isVerified: true,
  };
}

/** Comes in by an outside provider. */
async function enterBy(
  page: Page,
  home: string,
  { provider, ...person }: ReturnType<typeof guestOf>,
): Promise<void> {
  await page.route(`https://${hosts[provider]}/**`, (route) => {
    const outside = new URL(route.request().url());
    const back = new URL(outside.searchParams.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({
      code: codeFor(person),
      state: outside.searchParams.get("state") ?? "",
    }).toString();
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
  await page.goto(`${home}/signin`);
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  await page.waitForURL("**/dashboard");
}

test("wrong words at the door are answered in the specification's sentences [S-511, S-802, S-804, S-813, R-11]", async ({
  page,
  mailSite,
}) => {
  const { home } = mailSite.site;
  const ada = await hireRecruiter(home, "Ada Admin");
  await page.goto(`${home}/profile`);
  await see(page, "Please log in to view your profile.");
  await page.goto(`${home}/signin`);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await see(page, "Please enter your email address first");
  await failOnce(page, "**/api/auth/sign-in/email");
  await signIn(page, home, ada.email, "wrong horse");
  await see(page, "Error");
  await see(page, "Failed to sign in");
  await page.route("**/api/auth/sign-in/email", (route) => route.abort(), { times: 1 });
  await signIn(page, home, ada.email, "wrong horse");
  await see(page, "Something went wrong. Please try again.");
  await failOnce(page, "**/api/auth/request-password-reset");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await see(page, "Failed to send reset email. Please try again.");
  await page.goto(`${home}/signin`);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await see(page, "Failed to sign in with google");
  await page.getByRole("button", { name: "Continue with GitHub" }).click();
  await see(page, "Failed to sign in with github");
  await signUp(page, home, "Ada Admin", ada.email);
  await see(page, "Account already exists");
  await see(page, "An account with this email already exists. Please sign in instead.");
  await failOnce(page, "**/api/auth/sign-up/email");
  await signUp(page, home, "Ada Again", addressOf("Ada Again"));
  await see(page, "Failed to create account");
});

test("ten checks without a session lead back to the sign-in tab [S-204, S-410, R-10]", async ({
  page,
  mailSite,
}) => {
  const { home } = mailSite.site;
  test.setTimeout(240_000);
  await page.goto(`${home}/signup?signupSuccess=true`);
  await see(page, "Account Created Successfully!");
  await see(page, "Signup completed");
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
});

test("a forgotten password is reset by mail [S-707, S-804]", async ({ page, mailSite }) => {
  const { home } = mailSite.site;
  const { mail } = mailSite;
  const { email } = await signUpByCalls(home, "Olga Owner");
  await page.goto(`${home}/signin`);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await see(page, "Reset email sent");
  await see(page, "Check your email for password reset instructions");
  await page.goto(await mailedLink(mail, email, "/reset-password"));
  await page.getByLabel(/^New password/u).fill("a whole new horse");
  await page.getByLabel(/^Confirm/u).fill("a whole new horse");
  await page
    .getByRole("button", { name: /password/iu })
    .last()
    .click();
  await page.waitForURL("**/signin");
  await signIn(page, home, email, "a whole new horse");
  await page.waitForURL("**/dashboard");
});

test("with verification required: 403, resend, and a mail server that is down @night [S-801, R-9]", async ({
  page,
  strictSite,
}) => {
  const { home: strict } = strictSite.site;
  const { mail } = strictSite;
  const email = addressOf("Vera Verify");
  await signUp(page, strict, "Vera Verify", email);
  await see(page, "Account Created Successfully!");
  await signIn(page, strict, email);
  await see(page, "Email verification required");
  await see(page, "Please check your email and verify your account before signing in.");
  await page.getByRole("button", { name: "Resend verification email" }).first().click();
  await expect
    .poll(() => mail.received.filter((one) => one.to.includes(email)).length, {
      timeout: 30_000,
    })
    .toBe(2);
  mail.behave("refuse");
  await signUp(page, strict, "Late Larry", addressOf("Late Larry"));
  await see(page, "Account created");
  await see(
    page,
    "Successfully created user, but failed to send verification email. You can request a new verification email below.",
  );
  await expect(
    page.getByRole("button", { name: "Resend verification email" }).first(),
  ).toBeVisible();
  mail.behave("accept");
});

for (const provider of ["Google", "GitHub"] as const) {
  test(`${provider}, unmodified, brings a person in who has no password to change @night [S-260, S-706]`, async ({
    page,
    strictSite,
  }) => {
    const { home } = strictSite.site;
    await enterBy(page, home, guestOf(provider));
    await page.goto(`${home}/profile`);
    await see(page, "Password managed by OAuth provider");
  });
}

test("somebody whose address is confirmed joins from the Join tab; the admin page says how addresses are confirmed @night [S-210, R-18]", async ({
  page,
  openBrowser,
  strictSite,
}) => {
  const { home: strict } = strictSite.site;
  const { mail } = strictSite;
  const vera = await signUpByCalls(strict, "Vera Verify");
  await page.goto(await mailedLink(mail, vera.email, "/verify-email"));
  await page.waitForURL("**/dashboard");
  await foundOrganization(page, "Strict Hiring");
  await page.goto(`${strict}/admin`);
  await expect(page.getByText(/^Addresses are confirmed by email\./u)).toBeVisible();
  await page.goto(`${strict}/organization`);
  await page.getByRole("button", { name: "Invite Member" }).click();
  const gus = guestOf("GitHub");
  await page.getByLabel("Email", { exact: false }).fill(gus.email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await see(page, "Invitation sent successfully!");

  const browserOfGus = await openBrowser();
  await enterBy(browserOfGus, strict, gus);
  const dialog = browserOfGus.getByRole("dialog", { name: "Organization Required" });
  await expect(dialog.getByText("Strict Hiring")).toBeVisible();
  await expect(dialog.getByLabel("Invitation link")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Join Strict Hiring" }).click();
  await see(browserOfGus, "Successfully joined organization!");
  await expect(browserOfGus.getByRole("button", { name: /Strict Hiring/u }).first()).toBeVisible();
});
