import type { Fact, FactId } from "#ledger/facts/fact.ts";
import { pluralise } from "#english/words.ts";

/** A fact that one of two ledgers of a job has, or has with other words. */
export type ChangedFact = {
  kind: "added" | "removed" | "changed";
  /** In the older ledger; one that was added has the newer one's. */
  id: FactId;
  /** As a recruiter would call it: "Pay", "Must-haves". */
  label: string;
  /** Somebody said it, or took it back; others follow from what was said. */
  isGiven: boolean;
};

/**
 * What two ledgers of a job do not share. Facts of a list are numbered by their order ("must.3"), so they are told by their
 * words: of nine must-haves of which the first is taken away, one has changed.
 */
export function findChangedFacts(
  before: readonly Fact[],
  after: readonly Fact[],
): readonly ChangedFact[] {
  const said = new Set(before.map(saidBy));
  const saysStill = new Set(after.map(saidBy));
  const gone = before.filter((fact) => !saysStill.has(saidBy(fact)));
  const come = after.filter((fact) => !said.has(saidBy(fact)));
  const comeIds = new Set(come.map(({ id }) => id));
  const goneIds = new Set(gone.map(({ id }) => id));
  const lost = gone.map((fact) =>
    change(fact, !isListedFact(fact) && comeIds.has(fact.id) ? "changed" : "removed"),
  );
  const added = come.filter((fact) => isListedFact(fact) || !goneIds.has(fact.id));
  return [...lost, ...added.map((fact) => change(fact, "added"))];
}

/** What a person would say has changed between two ledgers of a job: "Pay", "Must-haves". */
export function listChangedFacts(before: readonly Fact[], after: readonly Fact[]): string[] {
  return nameChanges(findChangedFacts(before, after));
}

/** Whether a fact is one of a list, numbered by its place in it: "must.3". */
export function isListedFact({ id, basis }: Fact): boolean {
  return basis === "given" && numbered.test(id);
}

/** Whether two facts of a list stand in one: "must.2" and "must.9". */
export function isSameList(one: FactId, other: FactId): boolean {
  return numbered.test(one) && one.replace(numbered, "") === other.replace(numbered, "");
}

/**
 * What people would say has changed about whatever cites these facts: what was said and it cites, else all that was said,
 * and what only follows from that last. "Pay", not "Gap to the market" nor the line of the posting it stands in.
 */
export function nameChanges(
  changes: readonly ChangedFact[],
  isCited: (change: ChangedFact) => boolean = () => true,
): string[] {
  const given = changes.filter(({ isGiven }) => isGiven);
  const named = given.filter((one) => !isPostingLine(one));
  const choices = [named.filter(isCited), named, given, changes];
  const told = choices.find(({ length }) => length > 0) ?? [];
  return [...new Set(told.map(({ label }) => label))];
}

/** Every line that was read is a fact too; what it says has one of its own. */
export function isPostingLine({ label }: ChangedFact): boolean {
  return label === postingLabel;
}

const numbered = /\.\d+$/u;
const postingLabel = "The posting";

/** What a list is called where its facts are not called by the plural. */
const listNames: Readonly<Record<string, string>> = {
  "The posting's line": postingLabel,
  "Posting's must-have": "Must-haves",
  "Nice to have": "Nice-to-haves",
  "The employer": "The employer",
  Culture: "Culture",
};

function saidBy({ label, text }: Fact): string {
  return `${label}\n${text}`;
}

function change(fact: Fact, kind: ChangedFact["kind"]): ChangedFact {
  const { id, label, basis } = fact;
  const name = isListedFact(fact) ? (listNames[label] ?? pluralise(label)) : label;
  return { kind, id, label: name, isGiven: basis === "given" };
}
