import type { FactId } from "#contract/examination.ts";
import type { PlaybookSlot } from "#knowledge/playbook.ts";
import type { Ledger } from "#ledger/ledger.ts";

/** The facts that fill a playbook's sentence. */
export function factsOfNeeds({ reading }: Ledger, needs: readonly PlaybookSlot[]): FactId[] {
  const facts: Partial<Record<PlaybookSlot, FactId | undefined>> = {
    place: reading.place.id,
    range: reading.pay?.id,
    schedule: reading.schedule?.id,
    workplace: reading.workType?.id ?? reading.place.id,
  };
  return needs.flatMap((need) => facts[need] ?? []);
}
