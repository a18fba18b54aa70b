import { walkReport } from "#contract/walk.ts";

const wordsPerMinute = 230;

/** How long a report takes to read, at least one minute. */
export function readMinutes(sections: Readonly<Record<string, unknown>>): number {
  const { strings } = walkReport("report", sections);
  const words = strings.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
