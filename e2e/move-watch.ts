import type { Locator, Page } from "@playwright/test";
import { build } from "vite";

declare global {
  /** Milliseconds from the click or key to the paint that shows the line's new place. */
  var movedMs: Promise<number> | undefined;
}

const timesSlower = 4;

/** A phone: narrow, and a processor that takes four times as long. */
export async function slowPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
}

/** How long it takes a line to stand in its new place after a click or a key, as the person sees it. */
export async function timeMove(
  line: Locator,
  by: "click" | "keydown",
  act: () => Promise<void>,
): Promise<number> {
  await line.evaluate((button, type) => {
    const row = button.closest("li");
    const before = row?.dataset.place;
    let startedMs = Infinity;
    const start = ({ timeStamp }: Event) => (startedMs = timeStamp);
    addEventListener(type, start, { capture: true, once: true });
    globalThis.movedMs = new Promise((resolve) => {
      const painted = new MessageChannel();
      painted.port1.addEventListener("message", () => resolve(performance.now() - startedMs));
      painted.port1.start();
      const noted = new MutationObserver(() => {
        if (row?.dataset.place === before) return;
        noted.disconnect();
        requestAnimationFrame(() => painted.port2.postMessage(null));
      });
      if (row) noted.observe(row, { attributeFilter: ["data-place"] });
    });
  }, by);
  await act();
  return line.evaluate(() => globalThis.movedMs ?? Infinity);
}

/** Shows the bare page in a blank one. */
export async function showBarePage(page: Page): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    build: {
      write: false,
      lib: { entry: "e2e/bare-page.ts", formats: ["es"] },
    },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const code = bundle?.output[0].code;
  if (code === undefined) throw new Error("the bare page was not built");
  await page.goto("about:blank");
  await page.addScriptTag({ content: code, type: "module" });
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;
}
