import { tickBounds } from "#contract/limits.ts";

/** The name under which an item's tick is kept: its own words, so that it survives a new order. */
export function tickKey(sectionKey: string, text: string): string {
  return `${sectionKey}: ${text.trim().replace(/\s+/gu, " ")}`
    .slice(0, tickBounds.keyLength)
    .toWellFormed();
}
