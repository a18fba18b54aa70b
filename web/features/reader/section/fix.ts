import type { Finding } from "#contract/examination.ts";
import { isRecord } from "#contract/walk.ts";
import { capital } from "#english/words.ts";

/** What stands in place of the quote; undefined where a person has to think. */
function replacementOf({ fix, quote }: Finding): string | undefined {
  if (fix === null || quote.endsWith("…")) return undefined;
  if (fix.startsWith("Delete it.")) return "";
  const [, words] = /^Say "([^"]+)"\.$/u.exec(fix) ?? [];
  return words?.split(/, | or /u)[0]?.trim();
}

export function canFix(finding: Finding): boolean {
  return finding.start !== undefined && replacementOf(finding) !== undefined;
}

/** The report with a finding's words replaced where they stand; undefined when they stand there no more. */
export function applyFix(
  report: Record<string, unknown>,
  finding: Finding,
): Record<string, unknown> | undefined {
  const words = replacementOf(finding);
  if (words === undefined) return undefined;
  const steps = [...finding.where.matchAll(/[^.[\]]+/gu)].map(([step]) => step).slice(1);
  let isDone = false;
  const change = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) {
      if (typeof value !== "string" || !value.includes(finding.quote)) return value;
      isDone = true;
      return replaceAt(value, finding, words);
    }
    if (Array.isArray(value))
      return value.map((entry, at) => (at === Number(step) ? change(entry, rest) : entry));
    return isRecord(value) && Object.hasOwn(value, step)
      ? { ...value, [step]: change(value[step], rest) }
      : value;
  };
  const changed = change(report, steps) as Record<string, unknown>;
  return isDone ? changed : undefined;
}

function replaceAt(text: string, { quote, start = 0 }: Finding, words: string): string {
  const at = text.startsWith(quote, start) ? start : text.indexOf(quote);
  const isCapital = /^\p{Lu}/u.test(quote) && words !== "";
  const said = isCapital ? capital(words) : words;
  const joined = text.slice(0, at) + said + text.slice(at + quote.length);
  return words === "" ? joined.replace(/ {2,}/gu, " ").replace(/ ([,.;:!?])/gu, "$1") : joined;
}
