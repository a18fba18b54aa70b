import type { Fact } from "#contract/examination.ts";
import { isClosedTo } from "#contract/programs/closed-facts.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { demandFactPrefix } from "#ledger/questions/protected-demands.ts";
import { fold } from "#reading/segment.ts";

/** What a model may cite. `said` and `open` hold people's words and are framed; `ours` holds none. */
export type SentFacts = { said: Fact[]; ours: Fact[]; open: Fact[] };

/**
 * Every line that may leave is among them, once: by the id of the requirement that has its words, else by its own. What code
 * cut out of a line or reworded is told by the line itself. Code alone speaks of barred demands and of what only lines
 * inside say.
 */
export function factsToSend({ facts }: Pick<Ledger, "facts">): SentFacts {
  const leaving = facts.filter((fact) => !isDemand(fact) && !isClosedTo("model", fact.id));
  const given = leaving.filter(({ basis }) => basis === "given");
  const lines = given.filter(isLine);
  const whole = given.filter((fact) => !isLine(fact) && !isCutFrom(lines, fact));
  const told = new Set(whole.map(keyOf));
  const own = new Map(lines.toReversed().map((line) => [keyOf(line), line]));
  const rest = leaving.filter(({ basis }) => basis !== "given");
  return {
    said: [
      ...whole,
      ...lines.filter((line) => !told.has(keyOf(line)) && own.get(keyOf(line)) === line),
    ],
    ours: rest.filter(isOurs),
    open: rest.filter((fact) => !isOurs(fact)),
  };
}

/** One fact a line: "line.12 | given, terms | Three nights a week", "wage | data, Ohio, May 2025 | P10 $33.14 …". */
export function printFacts({ reading }: Pick<Ledger, "reading">, facts: readonly Fact[]): string {
  const places = new Map<string, string>(reading.lines.map(({ id, place }) => [id, place]));
  return facts
    .map(({ id, basis, text, place, asOf }) => {
      const how = [basis, places.get(id), place, asOf].filter(Boolean).join(", ");
      return `${id} | ${how} | ${fold(text)}`;
    })
    .join("\n");
}

/** Published figures, and what code worked out of them, of the law and of counts: tables and arithmetic, no word of a text. */
function isOurs({ id, basis }: Fact): boolean {
  return /^(?:data|derived)$/u.test(basis) || /^(?:law\.|plan\.funnel$|supply\.)/u.test(id);
}

function isLine({ id }: Fact): boolean {
  return id.startsWith("line.");
}

/** "Triage arriving patients" of the line "Triages arriving patients …"; requirements keep their ids, which reports cover. */
function isCutFrom(lines: readonly Fact[], fact: Fact): boolean {
  if (!/^(?:duty|benefit|culture|company|process|pay)\.(?!range$)/u.test(fact.id)) return false;
  const quotes = quotesOf(fact);
  const isTold = (quote: string) =>
    lines.some((line) => quotesOf(line).some((own) => own.includes(quote)));
  return quotes.length > 0 && quotes.every(isTold);
}

function quotesOf({ sources }: Fact): string[] {
  return sources.flatMap((source) => (source.kind === "quote" ? [fold(source.quote)] : []));
}

function isDemand({ id }: Fact): boolean {
  return id.startsWith(demandFactPrefix);
}

function keyOf({ text }: Fact): string {
  return fold(text)
    .toLowerCase()
    .replace(/[\s.;,]+$/u, "");
}
