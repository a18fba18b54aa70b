import type { Sender } from "#tools/briefing.ts";
import { clip } from "#tools/writing/clip.ts";

const longestLine = 80;

/** The sender's own block, else name and title; code puts it under messages after writing (readings.md 29). */
function signatureOf({ name, title, signatureBlock }: Sender): string {
  const block = signatureBlock.trim();
  if (block !== "") return block;
  return [name, title].filter((line) => line.trim() !== "").join("\n");
}

/** Where a message shows who wrote it anyway, the first line is enough; a call and a text say who speaks. */
export function signatureFor(channel: string, sender: Sender): string {
  if (/^(?:phone|text message)$/iu.test(channel)) return "";
  const whole = signatureOf(sender);
  if (!/inmail|linkedin|text/iu.test(channel)) return whole;
  return clip(whole.split("\n")[0] ?? "", longestLine);
}

/** A message that ends with the sender's name would be signed twice. */
function withoutName(body: string, name: string): string {
  const rows = body.trimEnd().split("\n");
  const last =
    rows
      .at(-1)
      ?.trim()
      .replace(/^[-–—]\s*/u, "") ?? "";
  const isName = last === "{{sender_name}}" || (last !== "" && last === name.trim());
  return isName && rows.length > 1 ? rows.slice(0, -1).join("\n").trimEnd() : body;
}

/** Every message with its signature and its length as a reader will see it. */
export function signMessages(value: unknown, sender: Sender): unknown {
  if (Array.isArray(value)) return value.map((entry) => signMessages(entry, sender));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(
    ([key, entry]) => [key, signMessages(entry, sender)] as const,
  );
  const signed = Object.fromEntries(entries);
  if (typeof signed.body !== "string" || typeof signed.channel !== "string") return signed;
  const signature = signatureFor(signed.channel, sender);
  const body = signature === "" ? signed.body : withoutName(signed.body, sender.name);
  const characters = Array.from(`${body}\n${signature}`.trim()).length;
  return { ...signed, body, signature, characters };
}
