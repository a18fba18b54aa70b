import type { Ledger } from "#ledger/ledger.ts";
import type { PayPartKind } from "#ledger/reading.ts";

const away = /\b(?:travel|overnight|field|job sites?)/iu;

/** Usual parts of pay nobody mentioned; no tips for those who lead, no per diem for those who stay. */
export function unstatedParts({
  rules,
  reading,
}: Pick<Ledger, "rules" | "reading">): PayPartKind[] {
  return rules.payParts
    .filter((kind) => reading.payParts.every((one) => one.kind !== kind))
    .filter((kind) => kind !== "tips" || !reading.title.leadsPeople)
    .filter((kind) => kind !== "perDiem" || away.test(reading.text));
}
