import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { jobOf, lineOf } from "./reading-lines.ts";
import { medianOf, showBarePage, slowPhone, timeMove } from "./move-watch.ts";
import { longPosting, posting } from "./reading-texts.ts";

const mostMs = 100;
/** A busy machine takes longer for everything: then it is held beside a page that is React and a list. */
const mostTimesBare = 3;
const moves = 10;
const turns = 4;

for (const by of ["tap", "key"] as const) {
  test(`a line of a 900-word text is moved by a ${by} within 100 ms on a slowed phone`, async ({
    context,
    maya,
  }) => {
    test.setTimeout(600_000);
    const [bare, page] = [await context.newPage(), await context.newPage()];
    await showBarePage(bare);
    const said: string[] = [];
    let isHeld = false;
    for (let turn = 0; turn < turns && !isHeld; turn += 1) {
      const job = await maya.makeJob(jobOf(longPosting));
      await maya.storedReading(job.id);
      await maya.enter(page, `/jobs/${job.id}/reading`);
      const duties = page.locator('[data-place="duty"] [data-line]');
      await duties.first().waitFor();
      const ids = await duties.evaluateAll((all) => all.map((one) => one.dataset.line));
      await bare.reload();
      await showBarePage(bare);
      for (const one of [bare, page]) await slowPhone(one);
      const [bareMs, ms]: [number[], number[]] = [[], []];
      for (let at = 0; at < moves; at += 1) {
        await bare.bringToFront();
        const other = bare.locator(`[data-line="${at * 3}"]`);
        bareMs.push(await timeMove(other, "click", () => other.click()));
        await page.bringToFront();
        const line = page.locator(`[data-line="${ids[at * 3]}"]`);
        await line.focus();
        if (by === "key") {
          ms.push(await timeMove(line, "keydown", () => page.keyboard.press("n")));
        } else {
          await line.press("Enter");
          const place = page.getByRole("button", { name: "Nice-to-have", exact: true });
          await place.hover();
          ms.push(await timeMove(line, "click", () => place.click()));
        }
        await expect(line).toContainText("Nice-to-have");
        await expect(line).toBeFocused();
      }
      const [median, bareMedian] = [medianOf(ms), medianOf(bareMs)];
      isHeld = median <= mostMs || median <= mostTimesBare * bareMedian;
      said.push(`${Math.round(median)} ms, bare React ${Math.round(bareMedian)} ms`);
    }
    const description = `moved by a ${by}, median of ${moves}: ${said.join("; ")}`;
    test.info().annotations.push({ type: "measured", description });
    process.stdout.write(`${description}\n`);
    expect(isHeld, description).toBe(true);
  });
}

test("no line is styled anew when the sheet of places opens or closes", async ({ page, maya }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const job = await maya.makeJob(jobOf(posting));
  await maya.enter(page, `/jobs/${job.id}/reading`);
  const line = lineOf(page, "Strong written English");
  await line.click();
  await expect(page.getByRole("dialog", { name: /^Move line/u })).toBeVisible();
  const inherited = await page.evaluate(() => {
    // As where a scroll bar had to go.
    document.body.style.setProperty("--removed-body-scroll-bar-size", "7px");
    const styles = [document.body, ...document.querySelectorAll(".reading-line")].map((node) =>
      getComputedStyle(node),
    );
    const [body, ...lines] = styles.map((style) => [
      style.pointerEvents,
      style.getPropertyValue("--removed-body-scroll-bar-size"),
    ]);
    return { body, lines: [...new Set(lines.map(String))] };
  });
  expect(inherited).toEqual({ body: ["none", "7px"], lines: ["auto,0px"] });
});
