import { randomBytes } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Locator, type Page } from "@playwright/test";
import type { Room } from "#contract/room/room.ts";
import { backendEngineer } from "#scripts/sample-jobs/backend-engineer.ts";
import { signUpAt } from "#server/test/rig/processes.ts";
import { expectGood, isNight } from "../page-rules.ts";
import { startSite, type Site } from "../servers.ts";
import { startReading } from "./reading-pace.ts";

test.describe.configure({ mode: "serial" });

type Person = Awaited<ReturnType<typeof signUpAt>>;
let site: Site;
let base = "";
let rita: Person;
let jobId = 0;
let recruiter: Page;
let manager: Page;
let link = "";

test.beforeAll(async ({ browser }) => {
  const SIGN_OFF_KEY = randomBytes(32).toString("base64url");
  site = await startSite(1, 1, { EMAIL_VERIFICATION: "off", SIGN_OFF_KEY });
  const [web] = site.webs;
  if (!web) throw new Error("there is no web process");
  base = web.url;
  rita = await signUpAt(web, "Rita Recruiter");
  const { job, reading } = backendEngineer;
  const body = { ...job, reading, organizationId: rita.organizationId };
  jobId = (await rita.send<{ id: number }>("POST", "/api/jobs", body)).body.id;
  const signedIn = await browser.newContext({ extraHTTPHeaders: { cookie: rita.cookie() } });
  recruiter = await signedIn.newPage();
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  manager = await phone.newPage();
});
test.afterAll(() => site.stop());

/** What waits for a server on a busy machine. */
const patient = { timeout: 30_000 };

const dialog = () => recruiter.getByRole("dialog", { name: "Decide together" });
const cards = () => manager.getByRole("radiogroup").filter({ visible: true });

/** Moves on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((one) => one.contains(document.activeElement))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

async function expectNoFinding(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}

test("a recruiter asks for six decisions from the job, and gets a link", async () => {
  await recruiter.goto(`${base}/jobs/${jobId}`);
  await recruiter.getByRole("button", { name: "Decide together" }).click();
  await dialog().getByLabel("Who decides").fill("Tomas Lindqvist");
  await expect(
    dialog().getByRole("group", { name: "Decisions" }).getByRole("checkbox", { checked: true }),
  ).toHaveCount(6);
  await dialog().getByRole("button", { name: "Make the link" }).click();
  link = (await dialog().locator("output").first().textContent()) ?? "";
  expect(link).toMatch(/\/room#[\w-]{43}$/u);
  await expect(dialog().getByText(/0 of 6 decided\. Not opened yet/u)).toBeVisible();
});

test("a program that renders the page opens and counts nothing", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText(/Rita Recruiter asks for six decisions/u)).toBeVisible();
  await context.close();
  const { body } = await rita.send<Room[]>("GET", `/api/jobs/${jobId}/rooms`);
  expect(body[0]).toMatchObject({ openedCount: 0, lastOpenedAt: null });
});

test("neither who asks nor the fresh room has a fault for assistive technology", async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Open" })).toBeVisible(patient);
  await expectNoFinding(page);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("0 of 6 decided")).toBeVisible(patient);
  await expectNoFinding(page);
  await context.close();
});

test("on a slow phone, by keyboard alone, a manager decides six things and signs in four minutes", async () => {
  test.slow();
  const session = await manager.context().newCDPSession(manager);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await manager.goto(link);
  await expect(manager.getByRole("button", { name: "Open" })).toBeVisible();
  await expectGood(manager, "closed room");
  const startedMs = Date.now();
  const reading = startReading(manager);
  await reading.look();
  await tabTo(manager, manager.getByRole("button", { name: "Open" }));
  await manager.keyboard.press("Enter");
  await expect(manager).toHaveURL(`${base}/room`, patient);
  await expect(cards()).toHaveCount(6);
  await reading.look();
  for (let at = 0; at < 6; at += 1) {
    await tabTo(manager, cards().nth(at));
    // The first option on the first card, the second on the others.
    await manager.keyboard.press("Space");
    if (at > 0) await manager.keyboard.press("ArrowDown");
    const progress = at === 5 ? "All decided" : `${at + 1} of 6 decided`;
    await expect(manager.getByText(progress)).toBeVisible();
    await reading.look();
  }
  const role = manager.getByLabel("Your role");
  await tabTo(manager, role);
  await manager.keyboard.type("Platform Engineering Manager");
  await manager.keyboard.press("Enter");
  await expect(manager.getByText("Signed off by Tomas Lindqvist")).toBeVisible(patient);
  await reading.look();
  const tookSeconds = Math.round((Date.now() - startedMs + reading.unwaitedMs()) / 1_000);
  const waited = isNight ? "waited for" : "counted";
  process.stdout.write(
    `six decisions and a sign-off: ${tookSeconds} s, ${reading.words()} words, reading ${waited}\n`,
  );
  expect(tookSeconds).toBeLessThan(isNight ? 240 : 600);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expectGood(manager, "signed room");
  await expectNoFinding(manager);
});

test("answers are there again on another device, with What if as a sheet and nothing to scroll sideways", async ({
  browser,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole("button", { name: "Open" }).click();
    await expect(page.getByText("Signed off by Tomas Lindqvist")).toBeVisible(patient);
    await page.getByRole("button", { name: "Change an answer" }).click();
    await expect(page.getByText("All decided").first()).toBeVisible();
    await expectGood(page, `reopened room at ${viewport.width}`);
    await expectNoFinding(page);
    if (viewport.width === 390) {
      await page.getByRole("button", { name: "What if" }).click();
      await expect(page.getByRole("dialog", { name: "What if" })).toBeVisible();
      await expectNoFinding(page);
    }
    await context.close();
  }
});

test("the recruiter sees that it is agreed, by whom and in which words", async () => {
  await recruiter.reload();
  await expect(recruiter.getByText(/^Agreed with Tomas, /u)).toBeVisible(patient);
  await recruiter.getByRole("button", { name: "Decide together" }).click();
  await expect(dialog().getByText(/Signed off .* Opened/u)).toBeVisible();
  await dialog()
    .getByRole("tab", { name: /Decided/u })
    .click();
  await expect(dialog().getByText("1. Tomas Lindqvist")).toBeVisible();
  await expect(dialog().getByText(/Tomas Lindqvist, .*by link, signed/u)).toHaveCount(6);
  await expectNoFinding(recruiter);
});

test("the manager's file is proven on a page that sends nothing", async () => {
  const file = await (await manager.request.get(`${base}/api/room/sign-off`)).text();
  const page = await manager.context().newPage();
  await page.goto(`${base}/verify`);
  await expect(page.getByLabel("Public key")).toHaveValue(/^[\w-]{43}$/u);
  await page.context().setOffline(true);
  await page.getByLabel("Text of the sign-off file").fill(file);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("Proven", { exact: true })).toBeVisible();
  await page.getByLabel("Text of the sign-off file").fill(file.replace("Platform", "Qlatform"));
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("Not proven: sign-off 1")).toBeVisible();
  await expectGood(page, "verify");
  await page.context().setOffline(false);
  await page.close();
});

test("a signed fact that changes is named on both pages, with the reason, and agreed to", async () => {
  const changed = { salaryRange: "$140,000 - $150,000" };
  await rita.send("PATCH", `/api/jobs/${jobId}`, changed);
  const strip = recruiter.getByRole("region", { name: "Changed since it was signed" });
  // The very next load names it, whether a worker has compared the job by then or not.
  await recruiter.goto(`${base}/jobs/${jobId}`);
  await expect(strip.getByRole("heading").first()).toBeVisible(patient);
  await strip.getByLabel("Why it was changed").first().fill("Finance capped the band.");
  await strip.getByRole("button", { name: "Save reason" }).first().click();
  await expect(recruiter.getByText("Reason saved").first()).toBeVisible();
  await manager.reload();
  await expect(manager.getByText("Changed since you signed").first()).toBeVisible(patient);
  await expect(manager.getByText("“Finance capped the band.”")).toBeVisible();
  await expectGood(manager, "drifted room");
  await expectNoFinding(manager);
  await manager
    .getByRole("button", { name: /^Agree to/u })
    .first()
    .click();
  await expect(manager.getByText(/then Rita, .*, agreed/u)).toBeVisible(patient);
});

test("an ended link tells nobody anything", async () => {
  await recruiter.goto(`${base}/jobs/${jobId}`);
  await recruiter.getByRole("button", { name: "Decide together" }).click();
  await dialog().getByRole("button", { name: "End the link of Tomas Lindqvist" }).click();
  await expect(dialog().getByText(/Ended /u)).toBeVisible();
  await manager.reload();
  await expect(manager.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expect(manager.getByText(/Tomas|Rita|Backend/u)).toHaveCount(0);
  await expectGood(manager, "ended room");
});
