import type { Ledger } from "#ledger/ledger.ts";
import { readLanguage } from "#reading/language.ts";

/** What a report lacks so much that it can only be thin; it is stored with the report. */
type ThinReason =
  | { lacks: "occupation" }
  | { lacks: "language"; language: string }
  /** Almost no text, or a text in which hardly any line says what the work is. */
  | { lacks: "text" | "lines"; lines: number };

/** Languages in which texts were labelled for the reader. */
const readable = new Set(["en", "de", "es", "fr", "it", "nl", "pt"]);

/** Fewer words than this tell no language and no job. */
const fewestWords = 40;
/** Duties and requirements together. */
const fewestLines = 2;

/** Why a report written from this ledger is thin; nothing where it is not. */
export function findThin({ reading, occupation }: Pick<Ledger, "reading" | "occupation">) {
  const reasons: ThinReason[] = [];
  const isShort = (reading.text.match(/\S+/gu)?.length ?? 0) < fewestWords;
  const language = isShort ? "en" : readLanguage(reading.text);
  const lines = reading.duties.length + reading.requirements.length;
  if (occupation.match.certainty === "unknown") reasons.push({ lacks: "occupation" });
  if (!readable.has(language)) reasons.push({ lacks: "language", language });
  else if (lines < fewestLines) reasons.push({ lacks: isShort ? "text" : "lines", lines });
  return reasons;
}
