import { expect, test } from "@playwright/test";
import { openMailedLink } from "#contract/messages.ts";
import { failOnce, freshPage, home, mailedLink, see } from "./people-stage.ts";
import { foundOrganization, signIn, signUp } from "../steps.ts";

/** Organizations, invitations, profile: what people do once they are in. */
export function testTheTeam(): void {
  test("sign-up, the mandatory dialog that nothing closes, and the first organization [S-228, S-237, S-245, S-246, S-503, S-602, S-809, S-813]", async ({
    page,
  }) => {
    await signUp(page, home(), "Ada Admin");
    await see(page, "Account Created Successfully!");
    await page.waitForURL("**/dashboard");
    await see(page, "Organization Required");
    const dialog = page.getByRole("dialog", { name: "Organization Required" });
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Logout" })).toBeVisible();
    await page.goto(`${home()}/organization`);
    await see(page, "No organization found");
    await see(page, "You need to be a member of an organization to view this page.");
    await page.goto(`${home()}/profile`);
    await see(page, "No organizations found");
    await page.goto(`${home()}/dashboard`);
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
    browser,
  }) => {
    await signIn(page, home(), "ada.admin@example.com");
    await page.waitForURL("**/dashboard");
    await page.goto(`${home()}/organization`);
    const invite = page.getByRole("button", { name: "Invite Member" });
    const send = page.getByRole("button", { name: "Send Invitation" });
    await invite.click();
    await page.getByLabel("Email", { exact: false }).fill("rita.recruiter@example.com");
    await send.click();
    await see(page, "Invitation sent successfully!");
    await expect(send).toHaveCount(0);

    const rita = await freshPage(browser);
    await rita.goto(await mailedLink("rita.recruiter@example.com", "/invite/"));
    await expect(rita.getByText("Northwind Talent").first()).toBeVisible();
    await rita
      .getByRole("link", { name: "Sign Up" })
      .or(rita.getByRole("button", { name: "Sign Up" }))
      .first()
      .click();
    await rita.getByLabel("Full Name").fill("Rita Recruiter");
    await expect(rita.getByLabel("Email")).toHaveValue("rita.recruiter@example.com");
    await rita.getByLabel(/^Password/u).fill("correct horse");
    await rita.getByRole("button", { name: "Sign Up", exact: true }).click();
    await rita.waitForURL("**/invite/**");
    await failOnce(rita, "**/accept-invitation");
    await rita.getByRole("button", { name: /^Join/u }).click();
    await see(rita, "Failed to accept invitation");
    await rita.getByRole("button", { name: /^Join/u }).click();
    await see(rita, "Successfully joined organization!");
    await rita.goto(`${home()}/organization`);
    await expect(rita.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(rita.getByRole("button", { name: "Edit Organization" })).toHaveCount(0);
    await expect(rita.getByRole("button", { name: "Invite Member" })).toHaveCount(0);
  });

  test("the Join tab sends a member whose address is not confirmed to the mailed link; two organizations never mix; the choice survives a reload [S-223, S-245, S-246, S-712, R-13]", async ({
    page,
    browser,
  }) => {
    const owner = await freshPage(browser);
    const olderLink = await mailedLink("rita.recruiter@example.com", "/invite/");
    await signUp(owner, home(), "Olga Owner");
    await owner.waitForURL("**/dashboard");
    await foundOrganization(owner, "Southside Hiring");
    await owner.goto(`${home()}/organization`);
    await owner.getByRole("button", { name: "Invite Member" }).click();
    await owner.getByLabel("Email", { exact: false }).fill("rita.recruiter@example.com");
    await owner.getByRole("button", { name: "Send Invitation" }).click();
    await see(owner, "Invitation sent successfully!");

    await signIn(page, home(), "rita.recruiter@example.com");
    await page.waitForURL("**/dashboard");
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
    await expect(dialog.getByText("Your address is not confirmed yet")).toBeVisible();
    await expect(dialog.getByText(openMailedLink)).toBeVisible();
    await dialog.getByRole("button", { name: /^Join/u }).last().click();
    await expect(page.getByText(openMailedLink)).toHaveCount(2);
    const link = () => mailedLink("rita.recruiter@example.com", "/invite/");
    await expect.poll(link, { timeout: 30_000 }).not.toBe(olderLink);
    await page.goto(await link());
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await see(page, "Successfully joined organization!");
    await page.waitForURL("**/dashboard");
    await page.reload();
    await expect(page.getByRole("button", { name: /Southside Hiring/u }).first()).toBeVisible();
    await expect(page.getByText("Northwind Talent")).toHaveCount(0);
  });

  test("the organization is edited, and a stored option outside the edit list survives [S-414, S-809, R-14]", async ({
    page,
  }) => {
    await signIn(page, home(), "ada.admin@example.com");
    await page.waitForURL("**/dashboard");
    const id = await page.evaluate(
      async () =>
        ((await (await fetch("/api/organizations")).json()) as { organizationId: number }[])[0]
          ?.organizationId,
    );
    const patch = await page.evaluate(
      async (organizationId) =>
        (
          await fetch(`/api/organizations/${organizationId}`, {
            method: "PATCH",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ industry: "real-estate", companySize: "5000+" }),
          })
        ).status,
      id,
    );
    expect(patch).toBe(200);
    await page.goto(`${home()}/organization`);
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
    const stored = await page.evaluate(
      async (organizationId) =>
        (await fetch(`/api/organizations/${organizationId}`)).json() as Promise<object>,
      id,
    );
    expect(stored).toMatchObject({
      industry: "real-estate",
      companySize: "5000+",
      website: "https://northwind.example",
    });
  });

  test("the profile is edited and the password changed, which ends the other session [S-258, S-414, S-512, S-513, S-708, S-811, R-15]", async ({
    page,
    browser,
  }) => {
    const phone = await freshPage(browser);
    await signIn(phone, home(), "rita.recruiter@example.com");
    await phone.waitForURL("**/dashboard");
    await signIn(page, home(), "rita.recruiter@example.com");
    await page.waitForURL("**/dashboard");
    await failOnce(page, "**/api/user/accounts");
    await page.goto(`${home()}/profile`);
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
    for (const sentence of [
      "Current password is required",
      "Password must be at least 8 characters",
      "Please confirm your password",
    ] as const) {
      await see(page, sentence);
    }
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
    await phone.goto(`${home()}/dashboard`);
    await phone.waitForURL("**/signin");
  });
}
