import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SignInWays } from "#contract/sign-in/ways.ts";
import { notSetUp } from "#contract/messages.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { see } from "#web/test/see.ts";

const passwordOnly: SignInWays = {
  company: false,
  password: true,
  google: false,
  github: false,
  reset: false,
};

/** Nobody answers calls that a test does not foresee: whoever makes one fails it. */
async function meetSignIn(ways: Partial<SignInWays> = {}) {
  await renderApp("/signin", {
    user: null,
    server: {
      getSignUpRule: () => ({ mode: "open", domains: [] }),
      getSignInWays: () => ({ ...passwordOnly, ...ways }),
    },
  });
}

test("where Google and GitHub are not set up, that stands under their buttons and is the reason they give", async () => {
  await meetSignIn();
  await see("Google and GitHub are not set up here.");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await see("Failed to sign in with google");
  await expect.element(page.getByText("Google is not set up here.").first()).toBeVisible();
});

test("a provider that is set up is not spoken of", async () => {
  await meetSignIn({ google: true });
  await see("GitHub is not set up here.");
  expect(page.getByText("Google is not set up here.").elements()).toHaveLength(0);
});

test("where no mail can leave, Forgot password? says so and whom to ask", async () => {
  await meetSignIn({ google: true, github: true });
  await page.getByLabelText(/^Email/u).fill("maya@northwind.example");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await see("Failed to send reset email. Please try again.");
  await expect.element(page.getByText(notSetUp.reset).first()).toBeVisible();
});
