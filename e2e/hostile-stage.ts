import { expect, type Page } from "@playwright/test";
import { xssPayloads } from "./xss-payloads.ts";

/** The whole corpus, packed into lines that fit a field of `length` characters. */
export function packedPayloads(length: number): string[] {
  const lines: string[] = [];
  for (const payload of xssPayloads) {
    const last = lines.at(-1);
    const joined = `${last} ${payload}`;
    if (last !== undefined && joined.length <= length) lines[lines.length - 1] = joined;
    else if (payload.length <= length) lines.push(payload);
  }
  return lines;
}

/** Nothing ran, and no link or picture leads anywhere but to us, https or mail. */
export async function expectTextOnly(page: Page, faults: readonly string[]): Promise<void> {
  const found = await page.evaluate(() => ({
    hasRun: "__xss" in window,
    addresses: [...document.querySelectorAll("[href], [src], [action], [formaction]")].flatMap(
      (one) => ["href", "src", "action", "formaction"].map((name) => one.getAttribute(name) ?? ""),
    ),
    handlers: document.querySelectorAll(
      "main [onerror], main [onload], main [onfocus], main script",
    ).length,
  }));
  const strange = found.addresses.filter(
    (one) =>
      /^\s*[a-z][\w+.-]*:/iu.test(one) &&
      !/^(?:https?:|mailto:|blob:|data:image\/(?:png|svg\+xml)[,;])/u.test(one),
  );
  expect({ ...found, addresses: strange, faults }).toEqual({
    hasRun: false,
    addresses: [],
    handlers: 0,
    faults: [],
  });
}
