import type { Page } from "@playwright/test";
import { isNight } from "../page-rules.ts";

/** A person reads about four words a second. */
const msPerWord = 250;

/** Reads as a person does: in each state the lines that were not there before. By day the time it takes is counted, by night it is waited for. */
export function startReading(page: Page) {
  const read = new Set<string>();
  let words = 0;
  return {
    words: () => words,
    unwaitedMs: () => (isNight ? 0 : words * msPerWord),
    async look(): Promise<void> {
      let fresh = 0;
      for (const line of (await page.locator("main").innerText()).split("\n")) {
        if (read.has(line)) continue;
        read.add(line);
        fresh += line.split(/\s+/u).filter((word) => word !== "").length;
      }
      words += fresh;
      if (isNight) await page.waitForTimeout(fresh * msPerWord);
    },
  };
}
