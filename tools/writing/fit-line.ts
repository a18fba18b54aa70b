import { wordingCheckFor } from "#checks/wording/check-wording.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isWhole } from "#tools/writing/whole-lines.ts";

/** "3 assistant managers under them", "they report to me": who is meant stands elsewhere. */
export const aboutSomebody =
  /\bI(?=['’]| (?:am|have|will|can|need|want|do|would)\b)|\b(?:[Mm]e|[Mm]y|[Hh]e|[Hh]im|[Ss]he|[Tt]hey|[Tt]hem)\b/u;

/** What may stand in a message as written: short, whole, none that shouts or leans on the line before, none about somebody who is not named, none with a word that the checks would mark. */
export function fitLineFor({ playbook, reading }: Ledger, longest: number) {
  const check = wordingCheckFor([...playbook.wordingExceptions, reading.title.clean]);
  return (text: string): boolean =>
    text.length <= longest &&
    isWhole(text) &&
    !aboutSomebody.test(text) &&
    !/[!?]|:$|^(?:it|they|this|these|those|that)\b/iu.test(text) &&
    check(text, { tool: null, where: "" }).every(({ severity }) => severity === "info");
}
