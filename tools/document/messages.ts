import type { Block } from "#tools/document/block.ts";
import { humanise } from "#tools/report/report.ts";
import { fieldsOf, linesOf, scalarText } from "#tools/document/values.ts";

/** What a message is called by, in this order, and what stands in its own place. */
const titleKeys = ["kind", "name", "touch", "day", "channel"];
const placedKeys = new Set([
  ...titleKeys,
  "workingDay",
  "subject",
  "body",
  "signature",
  "characters",
  "limit",
  "tokens",
]);

/** A text to send, as it will be seen; undefined where the record is something else. */
export function messageOf(record: Record<string, unknown>): Block | undefined {
  const { body, channel, subject = "", signature = "", characters, limit } = record;
  const areTexts = [body, channel, subject, signature].every((part) => typeof part === "string");
  const others = fieldsOf(record).filter(([key]) => !placedKeys.has(key));
  const lines = others.map(([key, value]) => [humanise(key), linesOf(value)?.join("; ")] as const);
  if (!areTexts || lines.some(([, line]) => line === undefined)) return undefined;
  const most = typeof limit === "number" ? ` of at most ${limit}` : "";
  const length = typeof characters === "number" ? [`${characters}${most} characters`] : [];
  return {
    kind: "message",
    title: titleOf(record),
    subject: String(subject),
    text: [body, signature].filter((part) => part !== "").join("\n\n"),
    detail: [...length, ...lines.map((line) => line.join(": "))].join(" · "),
  };
}

function titleOf(record: Record<string, unknown>): string {
  const words: Record<string, (value: string) => string> = {
    touch: (value) => `Message ${value}`,
  };
  return titleKeys
    .flatMap((key) => {
      const value = record[key];
      if (value === undefined || value === null || value === "" || typeof value === "object")
        return [];
      return [(words[key] ?? String)(scalarText(value))];
    })
    .join(" · ");
}
