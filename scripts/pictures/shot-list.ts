import type { Page } from "@playwright/test";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { compareShots } from "#scripts/pictures/compare-shots.ts";
import { mailShots } from "#scripts/pictures/mail-shots.ts";
import { modelShots } from "#scripts/pictures/model-shots.ts";
import { programShots } from "#scripts/pictures/program-shots.ts";
import { roomShots } from "#scripts/pictures/room-shots.ts";
import { shareShots } from "#scripts/pictures/share-shots.ts";
import { signInShots } from "#scripts/pictures/sign-in-shots.ts";
import type { Shot, ShotStage } from "#scripts/pictures/shot-stage.ts";

const press = (name: RegExp | string) => (page: Page) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click();
const exportSample = async (page: Page) => {
  await press(/^Export sample PDF/u)(page);
  await page.getByText("HTTP status").waitFor();
};
const examined = (page: Page) =>
  page.getByRole("button", { name: /^Coverage/u }).waitFor({ state: "attached" });
const jobDone = ({ jobs }: ShotStage) => `/jobs/${jobs.done}`;

/** The report failed and has no text. */
async function failOne(page: Page): Promise<void> {
  await page.route("**/api/jobs/*/outputs", async (route) => {
    const answer = await route.fetch({
      headers: { ...route.request().headers(), "if-none-match": "" },
    });
    const outputs: unknown[] = await answer.json();
    const failed = {
      status: "failed",
      content: null,
      error: "The model did not answer in time.",
      errorCode: "timedOut",
    };
    await route.fulfill({ json: outputs.map((output) => Object.assign(output as object, failed)) });
  });
  await page.reload();
  await page.getByText("The model did not answer in time.").first().waitFor();
}

function readerOf(toolType: ToolType): Shot {
  const path = (stage: ShotStage) => `${jobDone(stage)}?report=${toolType}`;
  return { name: `reader-${toolType}`, path, as: "maya", act: examined };
}

/** A section of the intake brief as it is edited. */
function editorOf(section: string): Shot {
  const act = async (page: Page) => {
    await examined(page);
    await page.keyboard.press("Shift+O");
    await press(`Edit ${section}`)(page);
    await page.getByRole("form", { name: `Edit ${section}` }).scrollIntoViewIfNeeded();
  };
  return { ...readerOf("intakeSync"), name: `reader-edit-${section.toLowerCase()}`, act };
}

export const shots: readonly Shot[] = [
  { name: "landing", path: "/", isWhole: true },
  {
    name: "landing-interview-tab",
    path: "/",
    act: (page) => page.getByRole("tab", { name: "Interview Coach" }).click(),
  },
  { name: "sign-in", path: "/signin" },
  { name: "sign-up", path: "/signup" },
  {
    name: "sign-in-empty",
    path: "/signin",
    act: (page) => page.getByRole("button", { name: "Sign In", exact: true }).click(),
  },
  { name: "sign-up-success", path: "/signup?signupSuccess=true" },
  { name: "reset-password", path: "/reset-password?token=abc" },
  { name: "invitation-unknown", path: "/invite/not-a-valid-invitation-token" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "profile-signed-out", path: "/profile" },
  { name: "not-found-visitor", path: "/nowhere" },
  { name: "dashboard", path: "/dashboard", as: "maya" },
  { name: "dashboard-loading", path: "/dashboard", as: "maya", stalls: "**/api/jobs?*" },
  { name: "dashboard-error", path: "/dashboard", as: "maya", fails: "**/api/jobs?*" },
  { name: "dashboard-empty", path: "/dashboard", as: "founder" },
  { name: "dashboard-no-organization", path: "/dashboard", as: "newcomer" },
  { name: "session-loading", path: "/dashboard", as: "maya", stalls: "**/api/auth/get-session" },
  { name: "create-dialog", path: "/dashboard", as: "maya", act: press(/^Create New Job/u) },
  { name: "new-job", path: "/jobs/new", as: "maya" },
  { name: "job-done", path: jobDone, as: "maya", isWhole: true },
  { name: "job-printing", path: ({ jobs }) => `/jobs/${jobs.printing}`, as: "maya", isWhole: true },
  { name: "job-thin", path: ({ jobs }) => `/jobs/${jobs.thin}`, as: "maya", isWhole: true },
  {
    ...readerOf("marketPulse"),
    name: "reader-thin",
    path: ({ jobs }) => `/jobs/${jobs.thin}?report=marketPulse`,
  },
  {
    name: "reader-printing",
    path: ({ jobs }) => `/jobs/${jobs.printing}?report=marketPulse`,
    as: "maya",
  },
  {
    name: "reader-failed",
    path: (stage) => `${jobDone(stage)}?report=marketPulse`,
    as: "maya",
    act: failOne,
  },
  { name: "job-error", path: jobDone, as: "maya", fails: "**/api/jobs/*" },
  {
    name: "reading",
    path: (stage) => `${jobDone(stage)}/reading`,
    as: "maya",
    act: (page) => page.locator("[data-line]").first().waitFor(),
  },
  { name: "job-not-found", path: "/jobs/999999", as: "maya" },
  ...toolTypes.map(readerOf),
  {
    ...readerOf("marketPulse"),
    name: "reader-all-open",
    act: async (page) => {
      await examined(page);
      await page.keyboard.press("Shift+O");
    },
  },
  ...["Summary", "Risks"].map(editorOf),
  { name: "organization", path: "/organization", as: "maya", isWhole: true },
  {
    name: "organization-edit",
    path: "/organization",
    as: "maya",
    act: press(/^Edit Organization/u),
  },
  ...compareShots,
  ...modelShots,
  ...programShots,
  ...signInShots,
  { name: "profile", path: "/profile", as: "maya", isWhole: true },
  { name: "profile-password", path: "/profile", as: "maya", act: press(/^Change Password/u) },
  { name: "admin", path: "/admin", as: "maya" },
  {
    name: "operator",
    path: "/admin",
    as: "operator",
    isWhole: true,
    act: (page) => page.getByText("Send again").waitFor(),
  },
  {
    name: "operator-menu",
    path: "/admin",
    as: "operator",
    act: press(/^Manage Finn Founder/u),
  },
  { name: "pdf-test", path: "/pdftest", as: "maya", act: exportSample },
  {
    name: "pdf-test-failed",
    path: "/pdftest",
    as: "maya",
    fails: "**/api/test-pdf",
    act: exportSample,
  },
  ...shareShots,
  ...mailShots,
  ...roomShots,
  { name: "not-found", path: "/nowhere", as: "maya" },
  { name: "palette", path: jobDone, as: "maya", act: (page) => page.keyboard.press("Control+k") },
  { name: "shortcuts", path: "/dashboard", as: "maya", act: (page) => page.keyboard.press("?") },
  {
    name: "offline",
    path: "/dashboard",
    as: "maya",
    act: (page) => page.context().setOffline(true),
  },
];
