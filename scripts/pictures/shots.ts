import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import playwrightConfig from "../../playwright.config.ts";
import { shots } from "#scripts/pictures/shot-list.ts";
import type { Shot } from "#scripts/pictures/shot-stage.ts";
import { openShotStage, type ShotStage } from "#scripts/pictures/shot-stage.ts";

/** `npm run shots [-- part-of-a-name … --width 390]`: every screen and state as pictures in test-results/shots; build first. */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { width: { type: "string", multiple: true, default: ["1440", "1024", "390"] } },
});
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
].filter(({ width }) => values.width.includes(String(width)));
const themes = ["light", "dark"] as const;
const folder = "test-results/shots";

const chosen = shots.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
mkdirSync(folder, { recursive: true });
const stage = await openShotStage();
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  for (const viewport of sizes)
    for (const colorScheme of themes)
      for (const shot of chosen) {
        const context = await openContext(browser, { viewport, colorScheme });
        await take(context, shot, stage, `${shot.name}-${viewport.width}-${colorScheme}.png`);
        await context.close();
      }
  console.log(`${chosen.length * sizes.length * themes.length} pictures in ${folder}`);
} finally {
  await browser.close();
  await stage.stop();
}

async function openContext(
  from: Browser,
  look: { viewport: (typeof sizes)[number]; colorScheme: (typeof themes)[number] },
): Promise<BrowserContext> {
  return from.newContext({ ...look, reducedMotion: "reduce" });
}

async function take(
  context: BrowserContext,
  { path, as, stalls, fails, answers = [], act, isWhole = false }: Shot,
  { base, cookies }: ShotStage,
  name: string,
): Promise<void> {
  if (as) await context.setExtraHTTPHeaders({ cookie: cookies[as] });
  const page = await context.newPage();
  if (stalls) await page.route(stalls, () => undefined);
  if (fails) await page.route(fails, (route) => route.fulfill({ status: 500, body: "" }));
  for (const { call, reply } of answers)
    await page.route(call, (route) => route.fulfill({ json: reply }));
  await page.goto(`${base}${typeof path === "string" ? path : path(stage)}`);
  if (!stalls) await page.locator("h1").first().waitFor({ state: "attached" });
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}/${name}`, fullPage: isWhole });
}
