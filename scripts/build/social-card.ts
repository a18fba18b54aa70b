import { readdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import playwrightConfig from "../../playwright.config.ts";
import { ridgePaths, printViewBox } from "#tools/report/ridge-paths.ts";

/** `node scripts/build/social-card.ts`: draws the picture that is shown when somebody shares the address; build first. */
const assets = "dist/web/assets";
const fontFile = readdirSync(assets).find((name) =>
  name.startsWith("bricolage-grotesque-latin-opsz"),
);
const font = readFileSync(`${assets}/${fontFile}`).toString("base64");
const ridges = ridgePaths(21)
  .map((path) => `<path d="${path}"/>`)
  .join("");

const card = `<!doctype html><style>
@font-face{font-family:B;src:url(data:font/woff2;base64,${font});font-weight:200 800}
body{margin:0;width:1200px;height:630px;background:#2230d2;color:#fff;font-family:B;position:relative;overflow:hidden}
.print{position:absolute;right:-70px;top:60px;width:620px;stroke:#5863f0;stroke-width:3.8;fill:none;stroke-linecap:round}
.print path:nth-child(2),.print path:nth-child(4){stroke:#fff}
h1{position:absolute;left:76px;top:190px;margin:0;font:700 88px/.98 B;letter-spacing:-.03em}
p{position:absolute;left:76px;bottom:64px;margin:0;font:600 30px/1.2 B;letter-spacing:-.02em}
.lockup{position:absolute;left:76px;top:72px;display:flex;gap:16px;align-items:center;font:680 40px/1 B;letter-spacing:-.03em}
.lockup svg{width:48px;height:54px;stroke:#fff;fill:none;stroke-width:5;stroke-linecap:round}
mark{background:#ffd24a;color:#14151a;border-radius:6px;padding:0 10px 3px}</style>
<svg class="print" viewBox="${printViewBox}">${ridges}</svg>
<div class="lockup"><svg viewBox="0 0 48 54"><path d="M4 50V24a20 20 0 0 1 40 0c0 6 .4 9 1.4 13"/><path d="M14 43V24a10 10 0 0 1 20 0c0 11 1.6 18 6 26"/><path d="M24 50V25"/></svg>Roleprint</div>
<h1>One job<br>description in.<br>Six reports out.</h1><p><mark>Free in beta</mark></p>`;

const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(card);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: "web/public/social-card.png" });
await browser.close();
