import type { CredentialRule } from "#ledger/families/family-rules.ts";
import type { Document } from "#ledger/read/document.ts";
import { understand, type Demand } from "#ledger/read/requirements-demand.ts";
import { groupAlternatives, readLines } from "#ledger/read/requirements-lines.ts";

const most = 80;

/** The form's own list: every line asks for something, unless it says it only wishes. */
export function readForm(requirements: Document, rules: readonly CredentialRule[]): Demand[] {
  return requirements.blocks
    .filter(({ kind }) => kind !== "legal")
    .flatMap(({ kind, lines }) =>
      groupAlternatives(lines.slice(0, 200)).flatMap((group) =>
        readLines(group, kind === "nice" ? "nice" : "must", "requirements"),
      ),
    )
    .slice(0, most)
    .map((one) => understand(one, rules));
}
