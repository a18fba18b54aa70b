import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { lengths } from "#contract/limits.ts";
import { expectTextOnly, packedPayloads } from "./hostile-stage.ts";
import { watchPolicy } from "./policy-watch.ts";
import { openReport, type Recruiter } from "./recruiter.ts";
import { xssPayloads } from "./xss-payloads.ts";

const everything = xssPayloads.join("\n");
const shortOnes = packedPayloads(lengths.tag);
const eightFrom = (at: number) =>
  [...shortOnes, ...shortOnes].slice(at % shortOnes.length).slice(0, 8);

/** The same hostile line in every short field of a person, their organization and their job. */
async function fillIn(maya: Recruiter, jobId: number, line: string, round: number): Promise<void> {
  await maya.ask("PATCH", "/api/user/profile", {
    name: line,
    phone: line,
    title: line,
    location: line,
    linkedinURL: line,
  });
  const organization = { name: line, domain: line, messagingStyle: line };
  await maya.ask("PATCH", `/api/organizations/${maya.organizationId}`, organization);
  await maya.editJob(jobId, {
    title: line,
    location: line,
    salaryRange: line,
    dealBreakers: eightFrom(round),
    preferredBackgrounds: eightFrom(round + 8),
    redFlags: eightFrom(round + 16),
    competitorCompanies: eightFrom(round + 24),
  });
}

/** All of the corpus in every field that has room for it. */
async function fillLongFields(maya: Recruiter, jobId: number): Promise<void> {
  const person = { name: "Maya", bio: everything, signatureBlock: everything };
  await maya.ask("PATCH", "/api/user/profile", person);
  const description = { description: everything };
  await maya.ask("PATCH", `/api/organizations/${maya.organizationId}`, description);
  await maya.editJob(jobId, {
    description: everything,
    benefits: everything,
    culture: everything,
    requirements: everything,
    dealBreakersText: everything,
    companyAssets: everything,
  });
}

test("B-07: the corpus in every text field is shown as text and nothing else [W-30]", async ({
  page,
  maya,
}) => {
  test.setTimeout(300_000);
  const job = await maya.makeJob({ title: "Welder", location: "Leeds" });
  // A draft has no reports that each change would have to be compared with.
  const { id: jobId } = await maya.ask<{ id: number }>("POST", `/api/jobs/${job.id}/duplicate`);
  await fillLongFields(maya, jobId);
  await maya.signIn(page);
  const faults = watchPolicy(page, maya.home);
  const lines = packedPayloads(lengths.name);
  expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(60);
  for (const [round, line] of lines.entries()) {
    await fillIn(maya, jobId, line, round);
    await page.goto(`${maya.home}/jobs/${jobId}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(line.trim().slice(0, 30));
    await expectTextOnly(page, faults);
  }
  for (const path of ["/dashboard", "/organization", "/profile"]) {
    await page.goto(`${maya.home}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page.getByText("window.__xss=1").first()).toBeVisible();
    await expectTextOnly(page, faults);
    const edit = page.getByRole("button", { name: /^Edit/u }).first();
    if (path === "/dashboard") continue;
    await edit.click();
    await expect(page.getByRole("textbox").first()).toBeVisible();
    await expectTextOnly(page, faults);
  }
  await page.keyboard.press("Control+k");
  await expect(
    page.getByRole("dialog", { name: "Search" }).getByRole("option").first(),
  ).toBeVisible();
  await expectTextOnly(page, faults);
});

test("B-07: reports made of the corpus, keys and all, stay text @night [W-30]", async ({
  page,
  maya,
}) => {
  const jobId = await maya.writeJob();
  const faults = watchPolicy(page, maya.home);
  const nested = Object.fromEntries(xssPayloads.map((payload) => [payload.slice(0, 60), payload]));
  for (const [index, output] of (await maya.listOutputs(jobId)).entries()) {
    const content = { summary: xssPayloads[index], nested, list: xssPayloads, ...nested };
    await maya.store(output, content);
  }
  for (const tool of ["marketPulse", "attractSourceKit", "interviewCoach"]) {
    await openReport(page, maya, jobId, tool);
    await page.keyboard.press("Shift+O");
    await expect(page.getByRole("dialog").getByText("window.__xss=1").first()).toBeVisible({
      timeout: 30_000,
    });
    await expectTextOnly(page, faults);
  }
});

const inside = [
  "http://169.254.169.254/latest/meta-data/",
  "http://[::1]:80/",
  "http://0x7f.1/",
  "http://localtest.me/",
  "http://2130706433/",
  "https://rebind.example/redirect?to=http://10.0.0.1",
  "file:///etc/passwd",
  "gopher://127.0.0.1:25/",
];

test("B-11: an address typed anywhere is never called by the server @night [W-33]", async ({
  site,
  maya,
}) => {
  const servers = [...site.webs, ...site.workers];
  const before = servers.map((server) => server.log().length);
  const { id: jobId } = await maya.makeJob();
  for (const website of inside) {
    const path = `/api/organizations/${maya.organizationId}`;
    const { status } = await maya.send("PATCH", path, { website });
    expect([website, status]).toEqual([website, website.startsWith("http") ? 200 : 400]);
    await maya.send("PATCH", "/api/user/profile", { name: "Maya", linkedinURL: website });
    await maya.send("POST", "/api/auth/update-user", { image: website });
  }
  await maya.send("PATCH", `/api/jobs/${jobId}`, { companyAssets: inside.join("\n") });
  await maya.send("POST", `/api/jobs/${jobId}/process`, {});
  await maya.written(jobId);
  const headers = { cookie: maya.cookie() };
  const pdf = await fetch(`${maya.home}/api/jobs/${jobId}/export/combined-pdf`, { headers });
  expect(pdf.status).toBe(200);
  // By which processes the log is written: what was called before this test is others' business.
  const log = servers.map((server, at) => server.log().slice(before[at])).join("");
  const whole = servers.map((server) => server.log()).join("");
  const calledIn = (text: string) => [...text.matchAll(/calls <([^>]*)>/gu)].map(([, to]) => to);
  const database = new URL(site.urls.app).host;
  expect(calledIn(whole)).toContain(database);
  expect([...new Set(calledIn(log))].filter((target) => target !== database)).toEqual([]);
});
