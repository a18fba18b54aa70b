import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { addressOf } from "./recruiter.ts";

/** Moves by Tab alone until the wanted thing has the focus, which must be visible. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement).catch(() => false)) {
      await expect(wanted).toBeInViewport();
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(wanted)} cannot be reached by Tab`);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press("Enter");
}

test("sign-up, organization, invitation and profile without a mouse @night [X-15]", async ({
  page,
  site,
}) => {
  const base = site.home;
  await page.goto(`${base}/signup`);
  await page.getByLabel("Full Name").waitFor();
  await typeInto(page, page.getByLabel("Full Name"), "Kim Keyboard");
  await typeInto(page, page.getByLabel("Email"), addressOf("Kim Keyboard"));
  await typeInto(page, page.getByLabel(/^Password/u), "correct horse");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");

  const dialog = page.getByRole("dialog", { name: "Organization Required" });
  await dialog.waitFor();
  await typeInto(page, dialog.getByLabel("Organization Name"), "Keys Ltd");
  await press(page, dialog.getByRole("button", { name: "Create Organization" }));
  await expect(page.getByRole("heading", { name: "No Jobs Yet" })).toBeVisible();

  await page.goto(`${base}/organization`);
  await page.getByRole("button", { name: "Invite Member" }).waitFor();
  await press(page, page.getByRole("button", { name: "Invite Member" }));
  await expect(page.getByLabel("Email", { exact: false })).toBeFocused();
  await page.keyboard.type(addressOf("Guest"));
  await press(page, page.getByRole("button", { name: "Send Invitation" }));
  await expect(
    page.getByText("Invitation sent successfully!", { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByText(/\/invite\/[\w-]{43}/u).first()).toBeVisible();

  await page.goto(`${base}/profile`);
  const edit = page.getByRole("button", { name: /^Edit/u }).first();
  await edit.waitFor();
  await press(page, edit);
  await typeInto(page, page.getByLabel("Phone"), "+1 555 0100");
  await press(page, page.getByRole("button", { name: /^Save/u }));
  await expect(
    page.getByText("Profile updated successfully!", { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByText("+1 555 0100")).toBeVisible();
});
