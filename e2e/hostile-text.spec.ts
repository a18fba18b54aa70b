import { expect, test, type Page } from "@playwright/test";
import { lengths } from "#contract/limits.ts";
import { expectTextOnly, packedPayloads, sendAs } from "./hostile-stage.ts";
import { watchPolicy } from "./policy-watch.ts";
import { startSite, type Site } from "./servers.ts";
import { createFirstJob } from "./steps.ts";
import { xssPayloads } from "./xss-payloads.ts";

let site: Site;
let base = "";
test.beforeAll(async () => {
  site = await startSite(1, 1, {}, "./socket-watch.ts");
  base = site.webs[0]?.url ?? "";
});
test.afterAll(() => site.stop());

const everything = xssPayloads.join("\n");
const shortOnes = packedPayloads(lengths.tag);
const eightFrom = (at: number) =>
  [...shortOnes, ...shortOnes].slice(at % shortOnes.length).slice(0, 8);

async function ownOrganization(page: Page): Promise<string> {
  const answer = await page.request.get(`${base}/api/organizations`);
  const [first] = (await answer.json()) as { organizationId: number }[];
  return `/api/organizations/${first?.organizationId}`;
}

/** The same hostile line in every field of a person, their organization and their job. */
async function fillIn(page: Page, jobPath: string, line: string, round: number): Promise<void> {
  const send = async (path: string, data: object) => {
    const { status } = await sendAs(page.context(), base, "PATCH", path, data);
    expect([path, status]).toEqual([path, 200]);
  };
  await send("/api/user/profile", {
    name: line,
    phone: line,
    title: line,
    location: line,
    linkedinURL: line,
    bio: everything,
    signatureBlock: everything,
  });
  await send(await ownOrganization(page), {
    name: line,
    domain: line,
    description: everything,
    messagingStyle: line,
  });
  await send(`/api${jobPath}`, {
    title: line,
    location: line,
    salaryRange: line,
    description: everything,
    benefits: everything,
    culture: everything,
    requirements: everything,
    dealBreakers: eightFrom(round),
    dealBreakersText: everything,
    preferredBackgrounds: eightFrom(round + 8),
    redFlags: eightFrom(round + 16),
    competitorCompanies: eightFrom(round + 24),
    companyAssets: everything,
  });
}

test("B-07: the corpus in every text field is shown as text and nothing else [W-30]", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const jobPath = await createFirstJob(page, base, "Hana Hostile");
  const faults = watchPolicy(page, base);
  const lines = packedPayloads(lengths.name);
  expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(60);
  for (const [round, line] of lines.entries()) {
    await fillIn(page, jobPath, line, round);
    await page.goto(`${base}${jobPath}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(line.trim().slice(0, 30));
    await expectTextOnly(page, faults);
  }
  for (const path of ["/dashboard", "/organization", "/profile"]) {
    await page.goto(`${base}${path}`);
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

test("B-07: reports made of the corpus, keys and all, stay text [W-30]", async ({ page }) => {
  test.setTimeout(240_000);
  const jobPath = await createFirstJob(page, base, "Rhea Reports");
  await expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6, {
    timeout: 30_000,
  });
  const faults = watchPolicy(page, base);
  const outputs = (await (await page.request.get(`${base}/api${jobPath}/outputs`)).json()) as {
    id: number;
  }[];
  const nested = Object.fromEntries(xssPayloads.map((payload) => [payload.slice(0, 60), payload]));
  for (const [index, { id }] of outputs.entries()) {
    const content = { summary: xssPayloads[index], nested, list: xssPayloads, ...nested };
    const answer = await sendAs(page.context(), base, "PATCH", `/api/outputs/${id}`, { content });
    expect(answer.status).toBe(200);
  }
  for (const tool of ["marketPulse", "attractSourceKit", "interviewCoach"]) {
    await page.goto(`${base}${jobPath}?report=${tool}`);
    await page.getByRole("dialog").getByRole("article").waitFor();
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

test("B-11: an address typed anywhere is never called by the server [W-33]", async ({ page }) => {
  test.setTimeout(240_000);
  const jobPath = await createFirstJob(page, base, "Sven Server");
  const context = page.context();
  const organizationPath = await ownOrganization(page);
  for (const address of inside) {
    const website = await sendAs(context, base, "PATCH", organizationPath, {
      website: address,
    });
    expect([address, website.status]).toEqual([address, address.startsWith("http") ? 200 : 400]);
    await sendAs(context, base, "PATCH", "/api/user/profile", {
      name: "Sven",
      linkedinURL: address,
    });
    await sendAs(context, base, "POST", "/api/auth/update-user", { image: address });
  }
  await sendAs(context, base, "PATCH", `/api${jobPath}`, { companyAssets: inside.join("\n") });
  await sendAs(context, base, "POST", `/api${jobPath}/process`, {});
  await page.goto(`${base}${jobPath}`);
  await expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6, {
    timeout: 30_000,
  });
  const pdf = await page.request.get(`${base}/api${jobPath}/export/combined-pdf`);
  expect(pdf.status()).toBe(200);
  const log = [...site.webs, ...site.workers].map((server) => server.log()).join("");
  const called = [...log.matchAll(/calls <([^>]*)>/gu)].map(([, host]) => host);
  const database = new URL(site.urls.app).host;
  expect(called).toContain(database);
  expect([...new Set(called)].filter((target) => target !== database)).toEqual([]);
});
