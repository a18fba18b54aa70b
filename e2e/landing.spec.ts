import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { landingButtons, landingWords } from "./landing-sentences.ts";
import { watchPolicy } from "./policy-watch.ts";

test("a visitor reads what the product is, and nothing is loaded but the page [S-103, S-201, S-215, S-217, S-219, S-913]", async ({
  page,
  site,
}) => {
  const base = site.home;
  const faults = watchPolicy(page, base);
  const scripts: string[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") scripts.push(answer.url());
  });
  await page.goto(base);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /One job description.in\..*Six reports out\./u,
  );
  for (const name of landingButtons)
    await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
  for (const words of landingWords)
    await expect(
      page.getByText(words, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  await expect(page.getByText(/ No credit card needed\.$/u)).toBeVisible();
  await expect(page.getByText("Illustrative", { exact: true })).toHaveCount(2);
  await page.getByText("Open source under Apache 2.0.").scrollIntoViewIfNeeded();
  for (const name of ["Features", "Get Started"])
    await expect(page.getByRole("banner").getByRole("link", { name })).toBeInViewport();
  expect(scripts.filter((url) => !/landing-|modulepreload/u.test(url))).toEqual([]);
  expect(faults).toEqual([]);
});

test("a visitor looks through the six sample reports with the arrow keys @night [S-216]", async ({
  page,
  site,
}) => {
  const base = site.home;
  await page.goto(base);
  await page.getByRole("link", { name: "View Examples" }).click();
  await expect(page.getByRole("tablist", { name: "Sample reports" })).toBeInViewport();
  const first = page.getByRole("tab", { name: "Market Pulse Intelligence" });
  await first.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Interview Coach" })).toBeFocused();
  const panel = page.getByRole("tabpanel");
  await expect(panel).toHaveCount(1);
  await expect(panel).toContainText("Orders come in through one database");
  await page.keyboard.press("Home");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(panel).toContainText("How the range compares");
});

test("on a phone the menu opens, leads on, and closes with Escape [S-220]", async ({
  page,
  site,
}) => {
  const base = site.home;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(base);
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  for (const name of ["Key Features", "Sign In", "Get Started"])
    await expect(menu.getByRole("link", { name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole("link", { name: "Key Features" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Six tools/u })).toBeInViewport();
});

test("Book a Demo says that it does nothing yet, and does nothing [S-218]", async ({
  page,
  site,
}) => {
  const base = site.home;
  await page.goto(base);
  const demo = page.getByRole("button", { name: "Book a Demo" });
  await expect(demo).toHaveAttribute("aria-disabled", "true");
  await expect(demo).toHaveAccessibleDescription("not active in beta");
  await demo.click({ force: true });
  await expect(page).toHaveURL(`${base}/`);
});

test("who shares the address shows a card, and search engines find the pages @night", async ({
  request,
  site,
}) => {
  const base = site.home;
  const html = await (await request.get(base)).text();
  expect(html).toContain(`<link rel="canonical" href="${base}/"`);
  const [, image = ""] = /property="og:image" content="([^"]+)"/u.exec(html) ?? [];
  expect((await request.get(image)).headers()["content-type"]).toBe("image/png");
  expect(await (await request.get(`${base}/sitemap.xml`)).text()).toContain(`${base}/terms`);
  expect(await (await request.get(`${base}/robots.txt`)).text()).toContain("Sitemap:");
});

test("/ is the dashboard for somebody signed in, and the landing page again after Logout [S-202, S-225]", async ({
  page,
  context,
  maya,
}) => {
  await maya.enter(page, "/");
  await expect(page.getByRole("heading", { name: "Jobs Dashboard" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: /One job description/u })).toBeVisible();
  // What is left says only that this browser was signed in before.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["roleprint.device"]);
});

test("a cookie that ended, or never was one, leads to the landing page too @night [S-207, X-55]", async ({
  page,
  context,
  site,
}) => {
  const base = site.home;
  await context.addCookies([{ name: "roleprint.session", value: "made-up", url: base }]);
  await page.goto(base);
  await expect(page.getByRole("heading", { name: /One job description/u })).toBeVisible();
  await page.goto(`${base}/jobs/12`);
  await expect(page.getByRole("heading", { name: /One job description/u })).toBeVisible();
  await expect(page).toHaveURL(`${base}/`);
});
