import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "#web/test/render-app.tsx";

const dialog = page.getByRole("dialog", { name: "Switch on two-step sign-in" });
const backupCodes = ["aaaaa-11111", "bbbbb-22222"];
const answers = new Map<string, object>([
  [
    "/api/auth/two-factor/enable",
    { totpURI: "otpauth://totp/Maya?secret=ABCDEFGH&issuer=Roleprint", backupCodes },
  ],
  ["/api/auth/two-factor/verify-totp", { ok: true }],
]);

/** These calls are better-auth's own, so the call table does not answer them. */
function answerSecondStep(): void {
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string, request?: RequestInit) => {
    const answer = answers.get(address);
    return answer ? Response.json(answer) : others(address, request);
  });
}

test("recovery codes are shown once, and close by their own button alone", async () => {
  await renderApp("/profile", {
    server: {
      getAccounts: () => ({ providers: [], hasPassword: true, canChangePassword: true }),
      listSessions: () => [],
    },
  });
  answerSecondStep();
  await page.getByRole("button", { name: "Switch on" }).click();
  await dialog.getByLabelText(/^Your password/u).fill("correct horse");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect.element(dialog.getByLabelText(/^Code/u)).toHaveFocus();
  await dialog.getByLabelText(/^Code/u).fill("123456");
  await dialog.getByRole("button", { name: "Switch on" }).click();
  const codes = dialog.getByRole("list", { name: "Recovery codes" });
  await expect.element(codes).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(codes).toBeVisible();
  await dialog.getByRole("button", { name: "I have stored them" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
