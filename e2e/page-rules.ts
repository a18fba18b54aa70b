import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const isNight = process.env.NIGHTLY !== undefined;

/** The themes differ in colors alone, which web/ui/brand/contrast.test.ts holds for both: dark is looked at by night. */
export const colorSchemes: ("light" | "dark")[] = isNight ? ["light", "dark"] : ["light"];

/** No serious or critical finding of axe, nothing to scroll sideways, a sound outline, targets large enough. */
export async function expectGood(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.locator("main h1").first().waitFor();
  await expectReflow(page, where);
  await expectOutline(page, where);
  await expectTargets(page, where);
  await expectNoGraveFinding(page, where);
}

export async function expectNoGraveFinding(page: Page, where: string): Promise<void> {
  const grave = (await findingsOf(page)).filter(
    ({ impact }) => impact === "serious" || impact === "critical",
  );
  expect(grave.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

export async function expectNoFinding(page: Page): Promise<void> {
  expect((await findingsOf(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}

/** In legacy mode axe opens no second page to put frames together, and there are none. */
async function findingsOf(page: Page) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  return (await axe.analyze()).violations;
}

export async function expectReflow(page: Page, where: string): Promise<void> {
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > window.innerWidth,
  );
  expect([where, isWide]).toEqual([where, false]);
}

/** A language, one main, one h1, and no skipped level. */
async function expectOutline(page: Page, where: string): Promise<void> {
  const outline = await page.evaluate(() => ({
    language: document.documentElement.lang,
    mains: document.querySelectorAll("main").length,
    levels: [...document.querySelectorAll("main :is(h1,h2,h3,h4,h5,h6)")].map((heading) =>
      Number(heading.tagName.slice(1)),
    ),
  }));
  const skips = outline.levels.filter((level, at) => level > (outline.levels[at - 1] ?? 0) + 1);
  const firsts = outline.levels.filter((level) => level === 1).length;
  const { language, mains } = outline;
  expect({ where, language, mains, firsts, skips }).toEqual({
    where,
    language: "en",
    mains: 1,
    firsts: 1,
    skips: [],
  });
}

/** WCAG 2.5.8: 24 by 24 pixels, but for links in running text and what its label enlarges. */
async function expectTargets(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const isInText = (one: Element) =>
      one.tagName === "A" && getComputedStyle(one).display === "inline";
    return [...document.querySelectorAll("a[href], button, input, select, textarea, [role=tab]")]
      .filter((one) => one.checkVisibility() && !isInText(one))
      .map((one) => one.closest("label") ?? one)
      .map((one) => ({ html: one.outerHTML.slice(0, 120), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ html, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`);
  });
  expect([where, small]).toEqual([where, []]);
}

/** WCAG 1.4.12: readers may widen the spacing of all text. */
export async function expectRoomForSpacing(page: Page, where: string): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await expectReflow(page, `${where} with wide spacing`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
