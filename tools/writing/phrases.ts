import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { formatOffer } from "#english/money.ts";
import type { OpenQuestion } from "#ledger/questions/open-question.ts";
import type { Conflict, KeptInside, Reading, RedFlag, Requirement } from "#ledger/facts/reading.ts";
import { programmingLanguages } from "#ledger/vocabulary/skills.ts";
import { skills } from "#ledger/vocabulary/skills.ts";
import { titleInSentence } from "#ledger/in-sentence.ts";
import type { ItemBasis } from "#tools/schema.ts";

/** How an item is known, ready to spread into it. */
export type Known = { basis: ItemBasis; facts: FactId[] };

export function known(basis: ItemBasis, ...facts: (FactId | null | undefined)[]): Known {
  return { basis, facts: [...new Set(facts.filter((id) => id !== null && id !== undefined))] };
}

export function idsOf(given: readonly { id: FactId }[]): FactId[] {
  return given.map(({ id }) => id);
}

/** "$36.00 to $48.00 an hour", or null where no amount was given. */
export function rangeOf({ reading }: Ledger): string | null {
  const offer = reading.pay?.offer ?? null;
  return offer === null ? null : formatOffer(offer);
}

export function mustsOf({ reading }: Ledger): Requirement[] {
  return reading.requirements.filter(({ priority }) => priority === "must");
}

/** A license or certificate that has to be there on the first day; a clearance takes its own way, and a portfolio is no paper. */
export function isPaperAtHire({ kind, text, credentials, isSubstitutable }: Requirement): boolean {
  const isPaper = kind === "credential" || credentials.length > 0;
  const isLate =
    /\bwithin \d|\bobtain/iu.test(text) ||
    credentials.some(({ timing }) => timing.kind === "within");
  return isPaper && !isLate && !isSubstitutable && !/\b(?:clearance|portfolio)\b/iu.test(text);
}

/** Where form and posting say different things: of the pay first, then of what somebody must bring. */
export function conflictsOf(ledger: Ledger): { id: string; conflict: Conflict }[] {
  const { pay } = ledger.reading;
  return [...(pay ? [pay] : []), ...mustsOf(ledger)].flatMap(({ id, conflict }) =>
    conflict === null ? [] : [{ id, conflict }],
  );
}

export function listedOf({ reading }: Ledger): Requirement[] {
  return reading.requirements.filter(({ priority }) => priority === "listed");
}

export function nicesOf({ reading }: Ledger): Requirement[] {
  return reading.requirements.filter(({ priority }) => priority === "nice");
}

export function findQuestion({ questions }: Ledger, key: string): OpenQuestion | null {
  return questions.find(({ id }) => id === `unknown.${key}`) ?? null;
}

/** What the text says for the team alone about pay: "can stretch to 115". */
export function moneyInside({ keptInside }: Reading): KeptInside[] {
  return keptInside.filter(({ about }) => about === "money");
}

/** Flags that may be spoken of: not the reason for the opening, where the text keeps it inside. */
export function openFlagsOf({ redFlags, isReasonInside }: Reading): RedFlag[] {
  return redFlags.filter(({ text }) => !isReasonInside || !/\bbackfill|replac/iu.test(text));
}

/** Alternatives the words name; "or similar" names nothing. */
export function alternativesOf({ accepts }: Pick<Requirement, "accepts">): string[] {
  return accepts.filter(
    (one) => !/similar|equivalent|comparable|^(?:higher|above|better|more)$/iu.test(one),
  );
}

/** The first requirement that accepts something else by name. */
export function openRequirementOf({
  reading,
}: Ledger): { requirement: Requirement; alternatives: string[] } | null {
  const requirement = reading.requirements.find((one) => alternativesOf(one).length > 0);
  return requirement === undefined
    ? null
    : { requirement, alternatives: alternativesOf(requirement) };
}

const mostFrontedWords = 3;

/** Units keep their capitals: they are names of places. */
const unitName = /\b(?:Department|Unit|Center|Centre|Ward|Clinic|Office|Division|ICU|ED|ER|OR)\b/u;

/** Names that stand inside titles: spoken languages, and code languages that are words. */
const properNames = new Set(
  [...programmingLanguages, ...skills.filter(({ kind }) => kind === "language")].map(
    ({ name }) => name,
  ),
);

/**
 * The title inside a sentence: "Registered Nurse, Emergency Department" as
 * "Emergency Department registered nurse"; what is too long to stand in front is left out.
 */
export function spokenTitle({ reading: { title } }: Pick<Ledger, "reading">): string {
  const [head = "", beside = ""] = title.clean.split(", ");
  const fronted = beside.split(" ");
  if (beside === "" || fronted.length > mostFrontedWords || !/^[\p{L} &/-]+$/u.test(beside)) {
    return lowerTitle(head);
  }
  const said = unitName.test(beside) ? beside : lowerTitle(beside);
  const base = title.base === "" || !head.endsWith(title.base) ? head : title.base;
  const level = head.slice(0, head.length - base.length);
  return `${lowerTitle(level)}${said} ${lowerTitle(base)}`;
}

function lowerTitle(title: string): string {
  return title
    .split(" ")
    .map((word) => {
      if (properNames.has(word)) return word;
      const isPlain = /^\p{Lu}\p{Ll}+(?:[-/]\p{Lu}\p{Ll}+){1,3}$/u.test(word);
      return isPlain ? word.toLowerCase() : titleInSentence(word);
    })
    .join(" ");
}
