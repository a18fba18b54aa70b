import { expect } from "@playwright/test";
import { joinByLink } from "#contract/messages.ts";
import { test } from "../journey.ts";
import { addressOf, hireRecruiter, signUpByCalls } from "../recruiter.ts";
import { see } from "../see.ts";
import { signIn, signUp } from "../steps.ts";
import { failOnce, mailedLink } from "./people-steps.ts";

test("sign-up, the mandatory dialog that nothing closes, and the first organization [S-228, S-237, S-245, S-246, S-503, S-602, S-809, S-813]", async ({
  page,
  mailSite,
}) => {
  const { home } = mailSite.site;
  await signUp(page, home, "Ada Admin", addressOf("Ada Admin"));
  await see(page, "Account Created Successfully!");
  await page.waitForURL("**/dashboard");
  await see(page, "Organization Required");
  const dialog = page.getByRole("dialog", { name: "Organization Required" });
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto(`${home}/organization`);
  await see(page, "No organization found");
  await see(page, "You need to be a member of an organization to view this page.");
  await page.goto(`${home}/profile`);
  await see(page, "No organizations found");
  await page.goto(`${home}/dashboard`);
  await expect(dialog.getByLabel("Domain")).toHaveValue("example.com");
  await dialog.getByRole("button", { name: "Create Organization" }).click();
  await see(page, "Organization name is required");
  await dialog.getByLabel("Organization Name").fill("Northwind Talent");
  await dialog.getByLabel("Website").fill("northwind, soon");
  await failOnce(page, "**/api/organizations/create");
  await dialog.getByRole("button", { name: "Create Organization" }).click();
  await see(page, "Error");
  await see(page, "Failed to create organization");
  await dialog.getByRole("button", { name: "Create Organization" }).click();
  await see(page, "Organization created successfully!");
  await expect(page.getByRole("heading", { name: "No Jobs Yet" })).toBeVisible();
});

test("an admin invites by mail; the invited person signs up, joins and sees no admin controls [S-262, S-414, S-514, S-809, R-12]", async ({
  page,
  openBrowser,
  mailSite,
}) => {
  const { mail, site } = mailSite;
  const { home } = site;
  const ada = await hireRecruiter(home, "Ada Admin", "Northwind Talent");
  const ritasAddress = addressOf("Rita Recruiter");
  await ada.enter(page, "/organization");
  const invite = page.getByRole("button", { name: "Invite Member" });
  const send = page.getByRole("button", { name: "Send Invitation" });
  await invite.click();
  await page.getByLabel("Email", { exact: false }).fill(ritasAddress);
  await send.click();
  await see(page, "Invitation sent successfully!");
  await expect(send).toHaveCount(0);

  const rita = await openBrowser();
  await rita.goto(await mailedLink(mail, ritasAddress, "/invite/"));
  await expect(rita.getByText("Northwind Talent").first()).toBeVisible();
  await rita
    .getByRole("link", { name: "Sign Up" })
    .or(rita.getByRole("button", { name: "Sign Up" }))
    .first()
    .click();
  await rita.getByLabel("Full Name").fill("Rita Recruiter");
  await expect(rita.getByLabel("Email")).toHaveValue(ritasAddress);
  await rita.getByLabel(/^Password/u).fill("correct horse");
  await rita.getByRole("button", { name: "Sign Up", exact: true }).click();
  await rita.waitForURL("**/invite/**");
  await failOnce(rita, "**/accept-invitation");
  await rita.getByRole("button", { name: /^Join/u }).click();
  await see(rita, "Failed to accept invitation");
  await rita.getByRole("button", { name: /^Join/u }).click();
  await see(rita, "Successfully joined organization!");
  await rita.goto(`${home}/organization`);
  await expect(rita.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(rita.getByRole("button", { name: "Edit Organization" })).toHaveCount(0);
  await expect(rita.getByRole("button", { name: "Invite Member" })).toHaveCount(0);
});

test("the Join tab sends a member whose address is not confirmed to the mailed link; two organizations never mix; the choice survives a reload [S-223, S-245, S-246, S-712, R-13]", async ({
  page,
  openBrowser,
  mailSite,
}) => {
  const { mail, site } = mailSite;
  const { home } = site;
  const rita = await hireRecruiter(home, "Rita Recruiter", "Northwind Talent");
  const olga = await hireRecruiter(home, "Olga Owner", "Southside Hiring");
  const owner = await openBrowser();
  await olga.enter(owner, "/organization");
  await owner.getByRole("button", { name: "Invite Member" }).click();
  await owner.getByLabel("Email", { exact: false }).fill(rita.email);
  await owner.getByRole("button", { name: "Send Invitation" }).click();
  await see(owner, "Invitation sent successfully!");

  await rita.enter(page, "/dashboard");
  await page
    .getByRole("button", { name: /Northwind Talent/u })
    .first()
    .click();
  await page.getByRole("menuitem", { name: /Join or create organization/u }).click();
  await see(page, "Set Up Your Organization");
  const dialog = page.getByRole("dialog", { name: "Set Up Your Organization" });
  await expect(dialog.getByRole("tab", { name: /Join Organization/u })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(dialog.getByRole("tab", { name: /Join Organization/u })).toContainText("1");
  await dialog.getByRole("button", { name: "Join Southside Hiring" }).click();
  await expect(dialog.getByText(joinByLink)).toBeVisible();
  await dialog.getByLabel("Invitation link").fill(await mailedLink(mail, rita.email, "/invite/"));
  await dialog.getByRole("button", { name: "Join", exact: true }).click();
  await see(page, "Successfully joined organization!");
  await page.waitForURL("**/dashboard");
  await page.reload();
  await expect(page.getByRole("button", { name: /Southside Hiring/u }).first()).toBeVisible();
  await expect(page.getByText("Northwind Talent")).toHaveCount(0);
});

test("the organization is edited, and a stored option outside the edit list survives [S-414, S-809, R-14]", async ({
  page,
  mailSite,
}) => {
  const { home } = mailSite.site;
  const ada = await signUpByCalls(home, "Ada Admin");
  const founded = { name: "Northwind Talent", website: "northwind, soon" };
  const { id } = await ada.ask<{ id: number }>("POST", "/api/organizations", founded);
  const path = `/api/organizations/${id}`;
  await ada.ask("PATCH", path, { industry: "real-estate", companySize: "5000+" });
  await ada.enter(page, "/organization");
  const edit = page.getByRole("button", { name: "Edit Organization" });
  await expect(page.getByText("northwind, soon")).toBeVisible();
  await expect(page.getByRole("link", { name: /northwind/u })).toHaveCount(0);
  await edit.click();
  await page.getByLabel("Website").fill("https://elsewhere.example");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("northwind, soon")).toBeVisible();
  await expect(page.getByLabel("Website")).toHaveCount(0);
  await edit.click();
  await page.getByRole("button", { name: /^Save/u }).click();
  await expect(page.getByText("Please enter a valid URL").first()).toBeVisible();
  await page.getByLabel("Website").fill("https://northwind.example");
  await failOnce(page, `**/api/organizations/${id}`);
  await page.getByRole("button", { name: /^Save/u }).click();
  await see(page, "Error");
  await see(page, "Failed to update organization");
  await page.getByRole("button", { name: /^Save/u }).click();
  await see(page, "Organization updated successfully!");
  await expect(page.getByLabel("Website")).toHaveCount(0);
  expect(await ada.ask("GET", path)).toMatchObject({
    industry: "real-estate",
    companySize: "5000+",
    website: "https://northwind.example",
  });
});

test("the profile is edited and the password changed, which ends the other session [S-258, S-414, S-512, S-513, S-708, S-811, R-15]", async ({
  page,
  openBrowser,
  mailSite,
}) => {
  const { home } = mailSite.site;
  const rita = await hireRecruiter(home, "Rita Recruiter");
  const phone = await openBrowser();
  await signIn(phone, home, rita.email);
  await phone.waitForURL("**/dashboard");
  await failOnce(page, "**/api/user/accounts");
  await rita.enter(page, "/profile");
  await see(page, "Failed to fetch account information");
  await page.reload();
  const edit = page.getByRole("button", { name: /^Edit/u }).first();
  await edit.click();
  await page.getByLabel("Name", { exact: false }).first().fill("Somebody Else");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: /^Save/u })).toHaveCount(0);
  await expect(page.getByText("Somebody Else")).toHaveCount(0);
  await edit.click();
  await page.getByLabel("Name", { exact: false }).first().fill("");
  await page.getByRole("button", { name: /^Save/u }).click();
  await see(page, "Name is required");
  await page.getByLabel("Name", { exact: false }).first().fill("Rita R.");
  await failOnce(page, "**/api/user/profile");
  await page.getByRole("button", { name: /^Save/u }).click();
  await see(page, "Error");
  await see(page, "Failed to update profile");
  await page.getByRole("button", { name: /^Save/u }).click();
  await see(page, "Profile updated successfully!");
  await expect(page.getByRole("button", { name: /^Save/u })).toHaveCount(0);

  await page.getByRole("button", { name: "Change Password" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  const submit = dialog.getByRole("button", { name: "Change Password" });
  await submit.click();
  await see(page, "Current password is required");
  await see(page, "Password must be at least 8 characters");
  await see(page, "Please confirm your password");
  await dialog.getByLabel(/^Current password/u).fill("correct horse");
  await dialog.getByLabel(/^New password/u).fill("battery staple");
  await dialog.getByLabel(/^Confirm/u).fill("battery stable");
  await submit.click();
  await see(page, "Passwords don't match");
  await dialog.getByLabel(/^Confirm/u).fill("battery staple");
  await failOnce(page, "**/api/auth/change-password");
  await submit.click();
  await see(page, "Error");
  await see(page, "Failed to change password");
  await submit.click();
  await see(page, "Password changed successfully");
  await phone.goto(`${home}/dashboard`);
  await phone.waitForURL("**/signin");
});
