import type { Finding } from "#contract/examination.ts";
import type { ToolType } from "#contract/output.ts";
import type { Walked } from "#contract/walk.ts";
import { findClient } from "#ledger/facts/client-names.ts";

/** A confidential client stays inside: its name, its distinctive first word and its addresses stand in no text. */
export function checkClient(
  names: readonly string[],
  tool: ToolType,
  { strings }: Walked,
): Finding[] {
  const find = findClient(names);
  return strings.flatMap(({ path, text }) =>
    find(text).map(({ quote, start, end }) => ({
      rule: "client.named",
      severity: "high",
      tool,
      where: path,
      quote,
      what: "This names a confidential client.",
      why: "Candidates and everybody who gets this report would know who hires.",
      citation: null,
      fix: 'Say "our client".',
      start,
      end,
    })),
  );
}
