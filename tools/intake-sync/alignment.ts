import type { Ledger } from "#ledger/ledger.ts";
import type { KeptInside, ToldLine, ToldPlace } from "#ledger/facts/reading.ts";
import { capital } from "#english/words.ts";
import { bossIn } from "#ledger/read/terms/boss.ts";
import { namesAmount } from "#ledger/market/money.ts";
import { clip } from "#tools/writing/clip.ts";
import {
  isDecided,
  mostAgreed,
  writeDecided,
  writeDecidedInside,
} from "#tools/intake-sync/decided.ts";
import { writeDecisions } from "#tools/intake-sync/decisions.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { idsOf, known, listedOf, mustsOf, nicesOf } from "#tools/writing/phrases.ts";
import { count, quote, rangeOf, say } from "#tools/writing/say.ts";

type Alignment = IntakeSync["roleAlignment"];
type Point = Alignment["agreed"][number];

const longestPoint = 180;
const mostInside = 8;

export function writeAlignment(ledger: Ledger): Alignment {
  return {
    agreed: writeAgreed(ledger),
    openDecisions: writeDecisions(ledger),
    keptInside: [
      ...writeDecidedInside(ledger),
      ...ledger.reading.keptInside.map((line) => ({
        about: topics[line.about],
        words: quote(line).text,
        ...known("given", line.id),
      })),
    ].slice(0, mostInside),
  };
}

const topics: Record<KeptInside["about"], string> = {
  money: "What may be paid",
  offLimits: "Off limits",
  embargo: "Not to be said yet",
};

/** What was said and nobody disputes, as it was written. */
function writeAgreed(ledger: Ledger): Point[] {
  const { reading } = ledger;
  const { title, place, team, workType, schedule } = reading;
  const isSaid = workType?.text.toLowerCase() === place.text.toLowerCase();
  const where = [
    ...(isNamed(place) ? [place.text] : []),
    ...(workType === null || isSaid ? [] : [workType.text]),
  ];
  return [
    point([title.clean, ...where].join(", "), "title", "place", workType?.id),
    ...writeDecided(ledger),
    ...(team?.reportsTo ? [point(`Reports to: ${team.reportsTo}`, team.id)] : []),
    ...payPoints(ledger),
    ...asWritten(ledger, "terms", schedule === null ? [] : [schedule], /[\s-]/u),
    ...countMusts(ledger),
  ].slice(0, mostAgreed);
}

/** Nobody has to be told that no place was stated. */
function isNamed({ city, region, country, isRemote }: Ledger["reading"]["place"]): boolean {
  return city !== null || region !== null || country !== null || isRemote;
}

function point(text: string, ...facts: (string | undefined)[]): Point {
  return { point: capital(clip(text, longestPoint)), ...known("given", ...facts) };
}

function payPoints(ledger: Ledger): Point[] {
  const { pay } = ledger.reading;
  if (pay?.conflict) return [];
  const range = rangeOf(ledger);
  const isTold = pay === null || range === null || isDecided(ledger, pay.id);
  const told = isTold ? [] : [{ id: pay.id, text: `Pay: ${range.text}` }];
  return asWritten(ledger, "pay", told, namesAmount);
}

const mostLines = 2;

/** The posting's own lines of a place; where it has none, what the form says. */
function asWritten(
  { reading }: Ledger,
  place: ToldPlace,
  otherwise: readonly { id: string; text: string }[],
  worthSaying: RegExp,
): Point[] {
  const placed = reading.lines.filter(
    (line) => line.place === place && worthSaying.test(line.text),
  );
  const city = reading.place.city ?? reading.place.text;
  const boss = reading.team?.reportsTo ?? "";
  const isBoss = (text: string) => boss !== "" && bossIn(text) !== undefined;
  const isTold = ({ text }: { text: string }) =>
    text.includes(city) || isBoss(text) || isFragment(text) || /\bratio\b/iu.test(text);
  const whole = placed.filter(
    (line) => !isTold(line) && placed.every((one) => one === line || !holds(one, line)),
  );
  const isTwice = (line: ToldLine, at: number) =>
    place === "pay" && whole.some((one, of) => of !== at && tellsAmountsOf(one, line, of < at));
  const lines = whole.filter((line, at) => !isTwice(line, at));
  return (lines.length > 0 ? lines : otherwise)
    .slice(0, mostLines)
    .map(({ id, text }) => point(text, id));
}

/** "3 nos.", "Reports vols.", "Time type Full time": torn off, or a page's label. */
function isFragment(text: string): boolean {
  const isShort = text.trim().split(/\s+/u).length < fewestWords;
  return (
    (isShort &&
      !/\d[:.]?\d|\p{L}{4}.*\p{L}{3}.*\p{L}{4}|day|hour|shift|night|time|remote|site|[$€£]/iu.test(
        text,
      )) ||
    pageLabel.test(text)
  );
}

const fewestWords = 3;
const pageLabel = /^(?:time|job|employment|position) type:?\s/iu;

/** "The $24-$29 is base rate; add $2 on nights" tells what "$24 - $29 an hour" tells. */
function tellsAmountsOf(one: { text: string }, line: { text: string }, isBefore: boolean): boolean {
  const [all, own] = [amounts(one.text), amounts(line.text)];
  const isWithin = [...own].every((amount) => all.has(amount));
  return own.size > 0 && isWithin && (own.size < all.size || isBefore);
}

function amounts(text: string): Set<number> {
  const found = text.matchAll(/\d[\d,]*(?:\.\d+)?/gu);
  return new Set([...found].map(([words]) => Number(words.replaceAll(",", ""))));
}

/** The form's "$23-$31/hr" stands in the posting's longer line as well. */
function holds(one: { text: string }, line: { text: string }): boolean {
  return one.text.length > line.text.length && one.text.includes(line.text);
}

function countMusts(ledger: Ledger): Point[] {
  const musts = [...mustsOf(ledger), ...listedOf(ledger)];
  if (musts.length === 0) return [];
  const nices = nicesOf(ledger).length;
  const must = count(musts.length, "must-have", "must-haves");
  const text =
    nices === 0
      ? say`${must}, listed under Candidate Persona`
      : say`${must} and ${count(nices, "nice-to-have", "nice-to-haves")}, listed under Candidate Persona`;
  return [{ point: text, ...known("derived", "requirements.count", ...idsOf(musts)) }];
}
