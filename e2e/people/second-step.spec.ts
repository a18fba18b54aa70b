import { expect } from "@playwright/test";
import { codeOf } from "#server/test/rig/authenticator.ts";
import { expectGood } from "../page-rules.ts";
import { test } from "../journey.ts";
import { signIn } from "../steps.ts";

test("somebody switches two-step sign-in on, comes in with app and recovery code, and switches it off", async ({
  page,
  maya: tess,
}) => {
  const { home, email } = tess;
  await tess.enter(page, "/profile");
  await page.getByRole("button", { name: "Switch on" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Your password/u).fill("correct horse");
  await dialog.getByRole("button", { name: "Continue" }).click();
  const link = dialog.getByRole("link", { name: "open it in an app on this device" });
  const address = (await link.getAttribute("href")) ?? "";
  await expectGood(page, "/profile");
  await dialog.getByLabel(/^Code/u).fill("000000");
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await expect(dialog.getByText("Invalid code").first()).toBeVisible();
  await dialog.getByLabel(/^Code/u).fill(codeOf(address));
  await dialog.getByRole("button", { name: "Switch on" }).click();
  const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have stored them" }).click();
  await expect(page.getByText("Two-step sign-in is on.")).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, home, email);
  await page.getByLabel(/^Code/u).fill(codeOf(address, 1));
  await expectGood(page, "/signin");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/dashboard");

  await page.context().clearCookies();
  await signIn(page, home, email);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel(/^Recovery code/u).fill(recovery);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/dashboard");

  await page.goto(`${home}/profile`);
  await page.getByRole("button", { name: "Switch off" }).click();
  await dialog.getByLabel(/^Your password/u).fill("correct horse");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Two-step sign-in is off.").first()).toBeVisible();
});
