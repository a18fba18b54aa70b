import { isRecord, recordsOf } from "#contract/walk.ts";
import { shortDay } from "#english/days.ts";
import type { AgreedFact } from "#ledger/agreed/agreed-facts.ts";
import { insidePrefix } from "#contract/programs/closed-facts.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Briefing } from "#tools/briefing.ts";
import { labelOf, valueNow } from "#tools/decisions/value-now.ts";
import { keepIn } from "#tools/model/keep-planned.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import type { Draft } from "#tools/tool.ts";
import { clip } from "#tools/writing/clip.ts";
import { known } from "#tools/writing/phrases.ts";

type Alignment = IntakeSync["roleAlignment"];

const longestPoint = 240;

/** What was decided, a line each: "Pay range: $148,000 to $182,000 a year". Who decided it is added after writing. */
export function writeDecided(ledger: Ledger): Alignment["agreed"] {
  return agreedOf(ledger)
    .filter((one) => !isInside(one))
    .map(({ id, settled }) => ({
      point: clip(`${labelOf(ledger, settled)}: ${valueNow(ledger, settled)}`, longestPoint),
      ...known("given", id),
    }));
}

/** Answers that candidates may not read. */
export function writeDecidedInside(ledger: Ledger): NonNullable<Alignment["keptInside"]> {
  return agreedOf(ledger)
    .filter(isInside)
    .map(({ id, settled, text }) => ({
      about: labelOf(ledger, settled),
      words: clip(text, longestPoint),
      ...known("given", id),
    }));
}

/** Whether somebody decided what this fact says. */
export function isDecided(ledger: Ledger, id: string): boolean {
  return agreedOf(ledger).some((one) => one.id === id);
}

/** In a model's words, too, what was decided stands under Agreed as it was decided, and is open no more. */
export function keepDecided(section: unknown, builtIn: unknown, { ledger }: Briefing): unknown {
  if (agreedOf(ledger).length === 0) return section;
  const isAbout = ({ facts }: Draft) =>
    Array.isArray(facts) && facts.some((id) => isDecided(ledger, String(id)));
  return keepIn(section, builtIn, {
    agreed: (rows, ours) =>
      [...ours.filter((row) => isOfOne(row, ledger)), ...rows.filter((row) => !isAbout(row))].slice(
        0,
        mostAgreed,
      ),
    openDecisions: (rows) => rows.filter((row) => !isAbout(row)),
  });
}

export const mostAgreed = 15;

/** Who decided it and when, on every line that was decided: "(Tomas, 18 Nov)". No model sees a name, so this comes last. */
export function nameDeciders(report: Draft, ledger: Ledger): Draft {
  const { roleAlignment } = report;
  if (agreedOf(ledger).length === 0 || !isRecord(roleAlignment)) return report;
  const sign = (field: string) => (row: Draft) => {
    const by = isOfOne(row, ledger);
    return by ? { ...row, [field]: `${String(row[field])} (${nameOf(by)})` } : row;
  };
  const { agreed, keptInside } = roleAlignment;
  return {
    ...report,
    roleAlignment: {
      ...roleAlignment,
      agreed: recordsOf(agreed).map(sign("point")),
      ...(keptInside === undefined ? {} : { keptInside: recordsOf(keptInside).map(sign("words")) }),
    },
  };
}

function agreedOf({ agreed = [] }: Ledger): readonly AgreedFact[] {
  return agreed;
}

function isInside({ id }: AgreedFact): boolean {
  return id.startsWith(insidePrefix);
}

/** The decision that a line is about and nothing else. */
function isOfOne({ facts }: Draft, ledger: Ledger): AgreedFact | undefined {
  const [only, ...others] = Array.isArray(facts) ? facts : [];
  return others.length === 0 ? agreedOf(ledger).find(({ id }) => id === only) : undefined;
}

/** "Tomas, 18 Nov" */
function nameOf({ decidedBy: { byName, at } }: AgreedFact): string {
  const first = byName.split(" ").find((part) => !part.endsWith("."));
  return `${first ?? byName}, ${shortDay(at)}`;
}
