import type { Document, Line } from "#ledger/read/block.ts";

const label = /^([\p{L}][\p{L} /&'-]{1,40}?)\s?[:：=]\s+(\S.*)$/u;

/** The values a text gives after a label ("Location: Austin") or under a short heading of that name. */
export function listLabelled({ blocks }: Document, name: RegExp): Line[] {
  return blocks.flatMap(({ heading, lines }) => {
    const isNamed = heading !== null && heading.length <= 40 && name.test(heading);
    if (isNamed) return lines.slice(0, 1);
    return lines.flatMap((line) => {
      const found = line.text.length > 400 ? null : label.exec(line.text);
      return found !== null && name.test(found[1] ?? "") ? [{ ...line, text: found[2] ?? "" }] : [];
    });
  });
}
