import { expect, type Locator, type Page } from "@playwright/test";
import type { RoomProposal } from "#contract/room/decision.ts";
import { roomBounds, type ManagerRoom, type NewRoom, type Room } from "#contract/room/room.ts";
import { backendEngineer } from "#scripts/sample-jobs/backend-engineer.ts";
import { visit } from "#server/test/rig/processes.ts";
import { test as journey } from "../journey.ts";
import { expectGood, expectNoFinding, isNight } from "../page-rules.ts";
import { hireRecruiter, type Recruiter } from "../recruiter.ts";
import { startReading } from "./reading-pace.ts";

const test = journey.extend<{ rita: Recruiter }>({
  rita: async ({ site }, use) => use(await hireRecruiter(site.home, "Rita Recruiter")),
});

/** What waits for a server on a busy machine. */
const patient = { timeout: 30_000 };
const phone = { width: 390, height: 844 };

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Decide together" });
const cards = (page: Page) => page.getByRole("radiogroup").filter({ visible: true });

async function makeJob(rita: Recruiter): Promise<number> {
  const { job, reading } = backendEngineer;
  return (await rita.makeJob({ ...job, reading })).id;
}

/** A room in which Tomas Lindqvist is asked for six decisions, made by calls. */
async function askTomas(rita: Recruiter) {
  const jobId = await makeJob(rita);
  const path = `/api/jobs/${jobId}/rooms`;
  const proposal = await rita.ask<RoomProposal>("GET", `${path}/proposal`);
  const { token } = await rita.ask<NewRoom>("POST", path, {
    name: "Tomas Lindqvist",
    email: null,
    decisions: proposal.decisions.slice(0, roomBounds.decisions).map(({ key }) => key),
    questions: [],
    days: roomBounds.days,
  });
  return { jobId, token, link: `${rita.home}/room#${token}` };
}

/** The same room, opened, decided and signed by calls. */
async function signWithTomas(rita: Recruiter) {
  const room = await askTomas(rita);
  const { send, cookie } = visit({ url: rita.home });
  await send("POST", "/api/room/open", { token: room.token });
  const { body } = await send<ManagerRoom>("GET", "/api/room");
  for (const { id } of body.decisions) {
    const answer = await send("PUT", `/api/room/decisions/${id}`, { choice: 0 });
    expect(answer.status).toBe(200);
  }
  const form = { name: "Tomas Lindqvist", role: "Platform Engineering Manager" };
  const signed = await send("POST", "/api/room/sign-off", form);
  expect(signed.status, JSON.stringify(signed.body)).toBeLessThan(300);
  return { ...room, cookie: cookie() };
}

/** Moves on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((one) => one.contains(document.activeElement))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

test("a recruiter asks for six decisions from the job, and gets a link", async ({ page, rita }) => {
  await rita.enter(page, `/jobs/${await makeJob(rita)}`);
  await page.getByRole("button", { name: "Decide together" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Who decides").fill("Tomas Lindqvist");
  await expect(
    dialog.getByRole("group", { name: "Decisions" }).getByRole("checkbox", { checked: true }),
  ).toHaveCount(6);
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect(dialog.locator("output").first()).toHaveText(/\/room#[\w-]{43}$/u);
  await expect(dialog.getByText(/0 of 6 decided\. Not opened yet/u)).toBeVisible();
});

test("rendering the page opens and counts nothing; neither it nor the fresh room has a fault for assistive technology @night", async ({
  page,
  rita,
}) => {
  const { jobId, link } = await askTomas(rita);
  await page.setViewportSize(phone);
  await page.goto(link);
  await expect(page.getByText(/Rita Recruiter asks for six decisions/u)).toBeVisible(patient);
  const [room] = await rita.ask<Room[]>("GET", `/api/jobs/${jobId}/rooms`);
  expect(room).toMatchObject({ openedCount: 0, lastOpenedAt: null });
  await expectNoFinding(page);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("0 of 6 decided")).toBeVisible(patient);
  await expectNoFinding(page);
});

/** By day nothing is timed, so nothing is slowed. */
test("on a slow phone, by keyboard alone, a manager decides six things and signs in four minutes", async ({
  page: manager,
  rita,
}) => {
  const { link } = await askTomas(rita);
  await manager.setViewportSize(phone);
  test.slow();
  const session = await manager.context().newCDPSession(manager);
  await session.send("Emulation.setCPUThrottlingRate", { rate: isNight ? 4 : 1 });
  await manager.goto(link);
  await expect(manager.getByRole("button", { name: "Open" })).toBeVisible();
  await expectGood(manager, "closed room");
  const startedMs = Date.now();
  const reading = startReading(manager);
  await reading.look();
  await tabTo(manager, manager.getByRole("button", { name: "Open" }));
  await manager.keyboard.press("Enter");
  await expect(manager).toHaveURL(`${rita.home}/room`, patient);
  await expect(cards(manager)).toHaveCount(6);
  await reading.look();
  for (let at = 0; at < 6; at += 1) {
    await tabTo(manager, cards(manager).nth(at));
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

test("answers are there again on another device, with What if as a sheet and nothing to scroll sideways @night", async ({
  page,
  rita,
}) => {
  const { link } = await signWithTomas(rita);
  await page.setViewportSize(phone);
  await page.goto(link);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("Signed off by Tomas Lindqvist")).toBeVisible(patient);
  await page.getByRole("button", { name: "Change an answer" }).click();
  await expect(page.getByText("All decided").first()).toBeVisible();
  await expectGood(page, "reopened room on a phone");
  await expectNoFinding(page);
  await page.getByRole("button", { name: "What if" }).click();
  await expect(page.getByRole("dialog", { name: "What if" })).toBeVisible();
  await expectNoFinding(page);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectGood(page, "reopened room on a desk");
  await expectNoFinding(page);
});

test("the recruiter sees that it is agreed, by whom and in which words @night", async ({
  page,
  rita,
}) => {
  const { jobId } = await signWithTomas(rita);
  await rita.enter(page, `/jobs/${jobId}`);
  await expect(page.getByText(/^Agreed with Tomas, /u)).toBeVisible(patient);
  await page.getByRole("button", { name: "Decide together" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/Signed off .* Opened/u)).toBeVisible();
  await dialog.getByRole("tab", { name: /Decided/u }).click();
  await expect(dialog.getByText("1. Tomas Lindqvist")).toBeVisible();
  await expect(dialog.getByText(/Tomas Lindqvist, .*by link, signed/u)).toHaveCount(6);
  await expectNoFinding(page);
});

test("the manager's file is proven on a page that sends nothing @night", async ({ page, rita }) => {
  const { cookie } = await signWithTomas(rita);
  const answer = await fetch(`${rita.home}/api/room/sign-off`, { headers: { cookie } });
  const file = await answer.text();
  await page.goto(`${rita.home}/verify`);
  await expect(page.getByLabel("Public key")).toHaveValue(/^[\w-]{43}$/u);
  await page.context().setOffline(true);
  await page.getByLabel("Text of the sign-off file").fill(file);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("Proven", { exact: true })).toBeVisible();
  await page.getByLabel("Text of the sign-off file").fill(file.replace("Platform", "Qlatform"));
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("Not proven: sign-off 1")).toBeVisible();
  await expectGood(page, "verify");
});

test("a signed fact that changes is named on both pages, with the reason, and agreed to @night", async ({
  page: recruiter,
  openBrowser,
  rita,
}) => {
  const { jobId, cookie } = await signWithTomas(rita);
  await rita.editJob(jobId, { salaryRange: "$140,000 - $150,000" });
  const strip = recruiter.getByRole("region", { name: "Changed since it was signed" });
  // The very next load names it, whether a worker has compared the job by then or not.
  await rita.enter(recruiter, `/jobs/${jobId}`);
  await expect(strip.getByRole("heading").first()).toBeVisible(patient);
  await strip.getByLabel("Why it was changed").first().fill("Finance capped the band.");
  await strip.getByRole("button", { name: "Save reason" }).first().click();
  await expect(recruiter.getByText("Reason saved").first()).toBeVisible();
  const asTomas = { viewport: phone, extraHTTPHeaders: { cookie } };
  const manager = await openBrowser(asTomas);
  await manager.goto(`${rita.home}/room`);
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

test("an ended link tells nobody anything @night", async ({
  page: recruiter,
  openBrowser,
  rita,
}) => {
  const { jobId, cookie } = await signWithTomas(rita);
  const asTomas = { viewport: phone, extraHTTPHeaders: { cookie } };
  const manager = await openBrowser(asTomas);
  await manager.goto(`${rita.home}/room`);
  await expect(manager.getByText("Signed off by Tomas Lindqvist")).toBeVisible(patient);
  await rita.enter(recruiter, `/jobs/${jobId}`);
  await recruiter.getByRole("button", { name: "Decide together" }).click();
  const dialog = dialogOf(recruiter);
  await dialog.getByRole("button", { name: "End the link of Tomas Lindqvist" }).click();
  await expect(dialog.getByText(/Ended /u)).toBeVisible();
  await manager.reload();
  await expect(manager.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expect(manager.getByText(/Tomas|Rita|Backend/u)).toHaveCount(0);
  await expectGood(manager, "ended room");
});
