import type { Quote } from "#ledger/facts/fact.ts";
import { readTitleParts } from "#ledger/read/title/title-parts.ts";
import type { Title } from "#ledger/facts/reading.ts";

const leading =
  /\b(?:direct reports|manag(?:e|es|ing) (?:a|the|our) (?:\w+ ){0,2}team|lead(?:s|ing)? (?:a|the|our) (?:\w+ ){0,2}team of|supervis(?:e|es|ing) (?:a |the |our )?(?:\w+ ){0,2}(?:staff|team|employees|crew))\b/i;

/** Form and posting together; people may be led by the duties, too. */
export function settleTitle(
  raw: string,
  posting: { text: string; quote: string } | null,
  duties: string,
): Title {
  const isGiven = raw.trim() !== "";
  const parts = readTitleParts(isGiven ? raw : (posting?.text ?? ""));
  const quotes: Quote[] = [
    ...(isGiven ? [{ where: "title" as const, quote: raw.trim() }] : []),
    ...(posting === null ? [] : [{ where: "posting" as const, quote: posting.quote }]),
  ];
  return {
    id: "title",
    label: "Title",
    text: parts.clean,
    quotes,
    ...parts,
    leadsPeople: parts.leadsPeople || leading.test(duties),
  };
}
