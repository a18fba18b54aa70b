import type { Page } from "@playwright/test";
import type { AgentIntroduction } from "#contract/programs/agent.ts";
import type { SignInWays } from "#contract/sign-in/ways.ts";
import type { Shot } from "#scripts/pictures/shot-stage.ts";

const introduction: AgentIntroduction = {
  name: "Desk assistant",
  redirectHost: "127.0.0.1:43117",
  scopes: ["jobs.read", "reports.read", "jobs.write", "suggestions.write"],
  cancelTo: "http://127.0.0.1:43117/callback?error=access_denied",
};
const introducing = [{ call: "**/api/agents/introduction", reply: introduction }];
const ways = (set: Pick<SignInWays, "company" | "password">) => {
  const reply: SignInWays = { ...set, google: true, github: true, reset: true };
  return [{ call: "**/api/sign-in-ways", reply }];
};
const secondStep = [
  {
    call: "**/api/auth/two-factor/enable",
    reply: {
      totpURI:
        "otpauth://totp/Roleprint:maya.okafor%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Roleprint",
      backupCodes: Array.from({ length: 10 }, (_, at) => `k7f2${at}-m9q4${at}`),
    },
  },
  { call: "**/api/auth/two-factor/verify-totp", reply: { ok: true } },
];

/** The dialog in which two-step sign-in is switched on, so many steps on. */
const switchOn = (steps: number) => async (page: Page) => {
  await page.getByRole("button", { name: "Switch on" }).click();
  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel(/^Your password/u);
  await password.waitFor();
  if (steps === 0) return;
  await password.fill("correct horse");
  await dialog.getByRole("button", { name: "Continue" }).click();
  const code = dialog.getByLabel(/^Code/u);
  await code.waitFor();
  if (steps === 1) return;
  await code.fill("123456");
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await dialog.getByRole("list", { name: "Recovery codes" }).waitFor();
};

/** Who comes in how: an agent by its person, people by their company and by a second step; names are samples. */
export const signInShots: readonly Shot[] = [
  {
    name: "sign-in-consent",
    path: "/consent?client_id=desk",
    as: "maya",
    answers: introducing,
    act: async (page) => page.getByRole("button", { name: "Let in" }).waitFor(),
  },
  { name: "sign-in-consent-over", path: "/consent?client_id=desk", as: "maya" },
  ...["password", "code", "recovery-codes"].map((name, steps): Shot => ({
    name: `sign-in-second-step-${name}`,
    path: "/profile",
    as: "maya",
    answers: secondStep,
    act: switchOn(steps),
  })),
  {
    name: "sign-in-company-button",
    path: "/signin",
    answers: ways({ company: true, password: true }),
    act: async (page) => page.getByRole("button", { name: "Continue with your company" }).waitFor(),
  },
  {
    name: "sign-in-company-alone",
    path: "/signin",
    answers: ways({ company: true, password: false }),
    act: async (page) => page.getByText("Passwords are switched off on this site.").waitFor(),
  },
];
