import { wordingCheckFor } from "#checks/wording/check-wording.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isWhole } from "#tools/writing/whole-lines.ts";

/** What may stand in a message as written: short, whole, none that shouts or leans on the line before, none with a word that the checks would mark. */
export function fitLineFor({ playbook, reading }: Ledger, longest: number) {
  const check = wordingCheckFor([...playbook.wordingExceptions, reading.title.clean]);
  return (text: string): boolean =>
    text.length <= longest &&
    isWhole(text) &&
    !/[!?]|:$|^(?:it|they|this|these|those|that)\b/iu.test(text) &&
    check(text, { tool: null, where: "" }).every(({ severity }) => severity === "info");
}
