import type { Ledger } from "#ledger/ledger.ts";
import type { ToldLine, ToldPlace } from "#ledger/reading.ts";
import { capital, inSentence, joinAnd } from "#ledger/words.ts";
import { splitWords } from "#checks/split-sentences.ts";
import { stockWords, toStem } from "#checks/stock-words.ts";
import { clip } from "#tools/clip.ts";
import { isEnglish } from "#tools/offer-navigator/pay-form.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { oncePerLedger } from "#tools/once-per-ledger.ts";
import { idsOf, known, mustsOf } from "#tools/phrases.ts";

type Row = OfferNavigator["positioning"][number];

/** What people of the trade ask for, and the line of the posting that answers it. */
type Stated = { asked: string; line: ToldLine };

/** Where a phrase of the trade answers a wish; elsewhere two of its own words have to stand. */
const termsOfWork = new Set<ToldPlace>(["title", "pay", "benefit", "terms"]);
const offered = new Set<ToldPlace>(["title", "pay", "benefit", "terms", "culture", "employer"]);
const mostStated = 2;
const mostRows = 4;
const fewestRows = 2;
const longestLine = 160;

/** What the job states, as it was written, beside what people of the trade ask for. */
export function writePositioning(ledger: Ledger): Row[] {
  const stated = statedFor(ledger)
    .slice(0, mostStated)
    .map(({ asked, line }) => row(line.text, asked, "In the posting", line.id));
  const rows = [...theWork(ledger), ...stated, ...theBenefits(ledger, stated)];
  const silent = silentOn(ledger).map((asked) =>
    row("Not stated", asked, "Ask the hiring manager before the offer talk", "occupation"),
  );
  const fewest = isEnglish(ledger) ? fewestRows : 1;
  const filled = [...rows, ...silent.slice(0, Math.max(0, fewest - rows.length))];
  return coverMusts(ledger, filled.slice(0, mostRows));
}

const benefitNames = {
  leave: "Time off",
  health: "Health cover",
  retirement: "Retirement",
} as const;
const longestBenefits = 160;

/** One row a line, with what it answers; a line that stands above already is left out. */
function theBenefits({ reading }: Ledger, above: readonly Row[]): Row[] {
  const found = Object.entries(benefitNames).flatMap(([kind, name]) => {
    const benefit = reading.benefits.find((one) => one.kind === kind && !one.isClaim);
    if (benefit === undefined) return [];
    const whole = reading.lines.find(
      ({ place, text }) =>
        place === "benefit" && text.length <= longestBenefits && text.includes(benefit.text),
    );
    return [{ name, line: whole ?? benefit }];
  });
  const lines = new Map(found.map(({ line }) => [line.id, line]));
  return Array.from(lines.values(), (line) => {
    const names = found.filter((one) => one.line === line).map(({ name }) => name);
    return row(line.text, capital(joinAnd(names.map(inSentence))), "In the posting", line.id);
  }).filter(({ point }) => above.every((one) => !one.point.includes(point)));
}

/** Wishes of which no telling word stands anywhere in the text. */
function silentOn({ playbook, reading }: Ledger): string[] {
  const said = new Set(splitWords(reading.text).map(toStem));
  const silent = playbook.movesThem.filter(
    (asked) => !tellingStems(asked).some((stem) => said.has(stem)),
  );
  return silent.length > 0 ? silent : playbook.movesThem.slice(-1);
}

function row(point: string, against: string, proof: string, fact: string): Row {
  return {
    point: clip(point, longestLine),
    against,
    proof,
    covers: [],
    ...known("estimate", fact),
  };
}

/** The weightiest duty. */
function theWork({ reading }: Ledger): Row[] {
  const [duty] = reading.duties.toSorted((left, right) => right.weight - left.weight);
  if (duty === undefined) return [];
  return [row(duty.text, "Work that uses what they bring", "In the posting", duty.id)];
}

/** What somebody must bring is argued for where the job says what it gives for it: in the first row. */
function coverMusts(ledger: Ledger, [first, ...rest]: readonly Row[]): Row[] {
  if (first === undefined) return [];
  const covers = idsOf(mustsOf(ledger)).slice(0, 40);
  return [{ ...first, covers, ...known(first.basis, ...first.facts, ...covers) }, ...rest];
}

function tellingStems(phrase: string): string[] {
  return splitWords(phrase)
    .map(toStem)
    .filter((stem) => !stockWords.has(stem));
}

/** A question is about a wish where it has more than half of the wish's telling words. */
function isAbout(thing: string, wish: readonly string[]): boolean {
  const stems = tellingStems(thing);
  return wish.filter((stem) => stems.includes(stem)).length * 2 > wish.length;
}

/** A line answers a wish by the phrases of the question about it, else by two telling words of the wish itself. */
export const statedFor = oncePerLedger(({ playbook, reading }: Ledger): Stated[] => {
  const used = new Set<string>();
  const lines = reading.lines.filter(({ place }) => offered.has(place));
  return playbook.movesThem.flatMap((asked) => {
    const wish = tellingStems(asked);
    const phrases = playbook.askFirst
      .filter(({ thing }) => isAbout(thing, wish))
      .flatMap(({ answeredBy }) => answeredBy);
    const line = lines.find(({ id, text, place }) => {
      if (used.has(id)) return false;
      const words = ` ${splitWords(text).join(" ")} `;
      const stems = new Set(splitWords(text).map(toStem));
      return (
        (termsOfWork.has(place) &&
          phrases.some((phrase) => words.includes(` ${splitWords(phrase).join(" ")} `))) ||
        wish.filter((stem) => stems.has(stem)).length >= 2
      );
    });
    if (line === undefined) return [];
    used.add(line.id);
    return [{ asked, line }];
  });
});
