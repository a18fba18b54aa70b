import type { FactId } from "#contract/examination.ts";
import { isRecord, stringsOf } from "#contract/walk.ts";
import { isListedFact } from "#ledger/facts/changed-facts.ts";
import type { Ledger } from "#ledger/ledger.ts";

/** What a new text was written from, and what the present one was. */
export type TwoLedgers = { newer: Ledger; older: Ledger };

/** What the facts of one ledger are called in another; those without a name are not cited. */
export type FactNames = ReadonlyMap<FactId, FactId>;

/** The same value in which every fact goes by another name. */
export function citeAs(names: FactNames, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => citeAs(names, one));
  if (!isRecord(value)) return value;
  const renamed = (facts: unknown) => stringsOf(facts).flatMap((id) => names.get(id) ?? []);
  const isCited = (key: string) => key === "facts" || key === "covers";
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      isCited(key) ? renamed(part) : citeAs(names, part),
    ]),
  );
}

/** Facts that say the same in both go by the other's names. */
export function namesOfSame(from: Ledger, to: Ledger): FactNames {
  const saidBy = ({ label, text }: Ledger["facts"][number]) => `${label}\n${text}`;
  const ids = new Map(to.facts.map((fact) => [saidBy(fact), fact.id]));
  return new Map(
    from.facts.flatMap((fact) => {
      const id = ids.get(saidBy(fact));
      return id === undefined ? [] : [[fact.id, id] as const];
    }),
  );
}

/**
 * The names that facts of a job's newer ledger have in an older one, and some of their own where it has no such fact. Pay
 * that is another is still the pay; a must-have is the same one only if it says the same, whatever its number.
 */
export function namesInOlder(newer: Ledger, older: Ledger): FactNames {
  const same = namesOfSame(newer, older);
  return new Map(
    newer.facts.map((fact) => {
      const { id } = fact;
      return [id, same.get(id) ?? (isListedFact(fact) ? newName(id) : id)];
    }),
  );
}

/** What a fact of a list that is only in the newer ledger is called among the older one's. */
export function newName(id: FactId): FactId {
  return `new.${id}`;
}

/** The way back: what facts that go by the older ledger's names are called in the newer one. */
export function namesInNewer({ newer, older }: TwoLedgers): FactNames {
  return new Map([...namesInOlder(newer, older)].map(([id, old]) => [old, id]));
}
