import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { signUpByCalls } from "../recruiter.ts";
import { see } from "../see.ts";
import { foundOrganization } from "../steps.ts";
import { dropFile, expectAccessible, failOnce, posting, welder } from "./jobs-steps.ts";
import { textPdf } from "#server/test/files/make-pdf.ts";

const titlesOf = (page: Page) => page.getByRole("listitem").getByRole("heading", { level: 2 });

test("an empty dashboard says what comes next and offers a sample to try @night [S-229, S-234]", async ({
  page,
  site,
}) => {
  const nora = await signUpByCalls(site.home, "Nora New");
  await nora.enter(page, "/dashboard");
  await see(page, "No Organizations");
  await foundOrganization(page, "Northwind Talent");
  await see(page, "Jobs Dashboard");
  await see(page, "No Jobs Yet");
  await see(page, "Create New Job");
  await see(page, "Create Your First Job");
  await page.getByRole("button", { name: "Try a sample description" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Job" });
  await expect(dialog.getByLabel(/Job Title/u)).toHaveValue("Senior Data Engineer");
  await expect(dialog.getByLabel(/Location/u)).toHaveValue("Chicago, IL");
  await dialog.getByRole("button", { name: "Next Step" }).click();
  await dialog.getByRole("button", { name: "Start AI Processing" }).click();
  await dialog.getByRole("button", { name: "Continue in background" }).click();
  await see(page, "Job Created");
  await expect(page.getByRole("link", { name: /Senior Data Engineer/u })).toBeVisible();
  await expect(page.getByText(/One search at Northwind Talent\./u)).toBeVisible();
});

test("filter, status and order live in the address and are answered by the server [S-235, S-909, R-23]", async ({
  page,
  maya,
}) => {
  const long = "Keep the ovens hot. ".repeat(10);
  const baker = await maya.makeJob({
    title: "Baker",
    location: "Oslo",
    salaryRange: "30 an hour",
    description: long,
  });
  await maya.makeJob({ title: "Árbitro", location: "São Paulo", urgencyLevel: "critical" });
  await maya.makeJob({ title: "Senior Data Engineer", location: "Chicago, IL" });
  await maya.editJob(baker.id, { status: "paused" });
  await maya.enter(page, "/dashboard");
  const titles = titlesOf(page);
  await expect(titles).toHaveText(["Senior Data Engineer", "Árbitro", "Baker"]);
  const card = page.getByRole("link", { name: /Baker/u });
  for (const words of ["paused", "Oslo", "30 an hour", /Created .*20\d\d/u])
    await expect(card).toContainText(words);
  await expect(card).toHaveAttribute("href", `/jobs/${baker.id}`);
  await expect(page.getByText(`${long.slice(0, 100)}...`, { exact: true })).toBeVisible();
  await expectAccessible(page, "dashboard");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("oslo");
  await expect(titles).toHaveText(["Baker"]);
  expect(new URL(page.url()).search).toBe("?q=oslo");
  await expect(page.getByRole("link", { name: "All 1" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("oslo");
  await expect(titles).toHaveText(["Baker"]);
  await page.getByRole("searchbox").fill("nobody has this title");
  await expect(page.getByRole("heading", { name: "No jobs match" })).toBeVisible();
  await expectAccessible(page, "no match");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(titles).toHaveCount(3);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.getByRole("link", { name: /^paused 1$/iu }).click();
  await expect(titles).toHaveText(["Baker"]);
  expect(new URL(page.url()).search).toBe("?status=paused");
  await page.getByRole("link", { name: /^All/u }).click();
  await page.getByLabel("Sort").selectOption("By title");
  await expect(titles).toHaveText(["Árbitro", "Baker", "Senior Data Engineer"]);
  await page.getByLabel("Sort").selectOption("By urgency");
  await expect(titles.first()).toHaveText("Árbitro");
  expect(new URL(page.url()).search).toBe("?sort=urgency");
});

test("long lists come page by page, and nobody is missed or shown twice @night [R-23]", async ({
  page,
  maya,
}) => {
  const { id } = await maya.makeJob({ title: "Copy me", location: "Riga" });
  for (let copy = 0; copy < 29; copy += 1) await maya.ask("POST", `/api/jobs/${id}/duplicate`);
  await maya.enter(page, "/dashboard?q=Riga");
  const cards = page.getByRole("link", { name: /Copy me/u });
  await expect(cards).toHaveCount(24);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(cards).toHaveCount(30);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(paths).size).toBe(30);
});

test("whoever comes back within 10 s is shown the list as it was, but their own changes at once @night [S-704]", async ({
  page,
  maya,
}) => {
  await maya.makeJob({ title: "Tuner", location: "Wells" });
  await maya.enter(page, "/dashboard?q=Wells");
  const card = page.getByRole("link", { name: /Tuner/u });
  await card.click();
  await page.getByRole("button", { name: "Edit Job" }).waitFor();
  const listed: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/jobs(\/counts)?$/u.test(pathname)) listed.push(request.url());
  });
  await page.goBack();
  await expect(card).toBeVisible();
  expect(listed).toEqual([]);

  await card.click();
  await page.getByRole("button", { name: /^Status:/u }).click();
  await page.getByRole("menuitemradio", { name: "paused" }).click();
  await see(page, "Job updated");
  await page.goBack();
  await expect(card).toContainText("paused");
  expect(listed.length).toBeGreaterThan(0);
});

test("a list that cannot be loaded says so and tries again @night [S-703]", async ({
  page,
  maya,
}) => {
  await maya.makeJob(welder);
  await failOnce(page, "**/api/jobs?*");
  await maya.enter(page, "/dashboard");
  await expect(page.getByRole("heading", { name: "The jobs could not be loaded" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(titlesOf(page).first()).toBeVisible();
});

test("while the list is on its way its place is kept [S-231]", async ({ page, maya }) => {
  await maya.makeJob(welder);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/jobs?*", async (route) => {
    await held;
    await route.continue();
  });
  await maya.enter(page, "/dashboard");
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(1);
  await expect(page.getByRole("main").locator("li:has([aria-hidden=true])")).toHaveCount(6);
  release();
  await expect(titlesOf(page).first()).toBeVisible();
});

test("a PDF dropped on the dashboard becomes a job with its six reports [S-238]", async ({
  page,
  maya,
}) => {
  await maya.enter(page, "/dashboard");
  await page.getByRole("heading", { name: "No Jobs Yet" }).waitFor();
  const lines = posting.split("\n").map((text, at) => ({ x: 72, y: 760 - at * 20, text }));
  await dropFile(page, "posting.pdf", textPdf([lines.filter(({ text }) => text !== "")]));
  const dialog = page.getByRole("dialog", { name: "Create New Job" });
  await expect(dialog.getByLabel(/Job Title/u)).toHaveValue("ICU Nurse");
  await expect(dialog.getByLabel(/Location/u)).toHaveValue("Columbus, OH");
  await dialog.getByRole("button", { name: "Next Step" }).click();
  await expect(dialog.getByLabel("Benefits")).toHaveValue(/Health insurance/u);
  await dialog.getByRole("button", { name: "Start AI Processing" }).click();
  await expect(dialog).toHaveCount(0, { timeout: 30_000 });
  await page
    .getByRole("link", { name: /ICU Nurse/u })
    .first()
    .click();
  const reports = page.getByRole("button", { name: "View Report" });
  await expect(reports).toHaveCount(6, { timeout: 30_000 });
});

test("c begins a job; on a phone the button is at the bottom edge @night", async ({
  page,
  maya,
}) => {
  await maya.makeJob(welder);
  await maya.enter(page, "/dashboard");
  await titlesOf(page).first().waitFor();
  await page.keyboard.press("c");
  await page.getByLabel(/Job Title/u).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${maya.home}/dashboard`);
  const create = page.getByRole("button", { name: "Create New Job" });
  await expect(create).toHaveCount(1);
  const box = await create.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800);
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(40);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect([width, isWide]).toEqual([width, false]);
  }
});
