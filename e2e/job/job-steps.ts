import { expect, type Page } from "@playwright/test";

/** The card of one report. */
export const card = (page: Page, name: string) =>
  page.getByRole("article", { name: new RegExp(`^${name}`, "u") });

export const allReady = (page: Page) =>
  expect(page.getByRole("button", { name: "View Report" })).toHaveCount(6, { timeout: 30_000 });

/** Answers one call with a failure that carries no message, so that the screen must use the specification's own words. */
export async function failOnce(page: Page, method: string, path: string): Promise<void> {
  let hasFailed = false;
  await page.route(path, async (route) => {
    const isMeant = !hasFailed && route.request().method() === method;
    if (!isMeant) return route.fallback();
    hasFailed = true;
    return route.fulfill({ status: 500, body: "" });
  });
}
