import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import playwrightConfig from "../../playwright.config.ts";
import { freePort } from "#scripts/dev/postgres.ts";
import { openShotStage } from "#scripts/pictures/shot-stage.ts";

/** `npm run lighthouse`: the built site on a phone of Lighthouse's, the median of five runs against our bounds. */
const runs = 5;

type Bounds = Readonly<Record<string, number>>;
const landing: Bounds = { performance: 95, accessibility: 100, "best-practices": 95, seo: 100 };
const dashboard: Bounds = { performance: 90, accessibility: 100 };

const stage = await openShotStage();
const port = await freePort();
const { args = [], ...launching } = playwrightConfig.use?.launchOptions ?? {};
const browser = await chromium.launch({
  ...launching,
  args: [...args, `--remote-debugging-port=${port}`],
});
try {
  await check("landing page", "/", landing);
  await check("dashboard", "/dashboard", dashboard, { cookie: stage.cookies.maya });
} finally {
  await browser.close();
  await stage.stop();
}

async function check(
  name: string,
  path: string,
  bounds: Bounds,
  extraHeaders: Record<string, string> = {},
): Promise<void> {
  const scores: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    const options = { port, onlyCategories: Object.keys(bounds), extraHeaders };
    const result = await lighthouse(`${stage.base}${path}`, options);
    if (!result) throw new Error(`Lighthouse has no answer for ${name}`);
    for (const [category, { score }] of Object.entries(result.lhr.categories))
      (scores[category] ??= []).push(Math.round((score ?? 0) * 100));
    report(result.lhr.audits);
  }
  for (const [category, least] of Object.entries(bounds)) {
    const median = (scores[category] ?? []).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
    console.log(`${name}: ${category} ${median}, at least ${least}`);
    if (median < least) process.exitCode = 1;
  }
}

/** The audits that cost points, to know what to mend. */
function report(
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>,
): void {
  for (const { title, score, displayValue = "" } of Object.values(audits))
    if (score !== null && score < 0.9) console.log(`  ${title} ${displayValue}`);
}
