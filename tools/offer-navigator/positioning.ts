import type { Ledger } from "#ledger/ledger.ts";
import type { Given } from "#ledger/facts/fact.ts";
import { payPartName } from "#ledger/market/difficulty.ts";
import { capital, joinAnd } from "#english/words.ts";
import { inSentence } from "#ledger/in-sentence.ts";
import { clip } from "#tools/writing/clip.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { idsOf, known, mustsOf } from "#tools/writing/phrases.ts";
import { wholeLines } from "#tools/writing/whole-lines.ts";

type Row = OfferNavigator["positioning"][number];

const mostRows = 4;
const longestLine = 160;

/** What the job gives besides the base, as it was written, and what it answers. */
export function writePositioning(ledger: Ledger): Row[] {
  const all = [...besideBase(ledger), ...others(ledger), ...theBenefits(ledger)];
  const rows = all.filter(({ point }, at) => all.findIndex((one) => one.point === point) === at);
  return coverMusts(ledger, (rows.length === 0 ? theWork(ledger) : rows).slice(0, mostRows));
}

function besideBase(ledger: Ledger): Row[] {
  const parts = ledger.reading.payParts.filter(({ text }) => /\d/u.test(text));
  return wholeLines(ledger, parts, longestLine)
    .slice(0, 2)
    .map((line) => {
      const kind = parts.find(({ id }) => id === line.id)?.kind ?? "bonus";
      return row(line, capital(payPartName(kind)));
    });
}

/** "Home every weekend". */
function others(ledger: Ledger): Row[] {
  const stated = ledger.reading.benefits.filter(
    ({ kind, isClaim }) => kind === "other" && !isClaim,
  );
  return wholeLines(ledger, stated, longestLine)
    .slice(0, 1)
    .map((benefit) => row(benefit, "Beside pay"));
}

const benefitNames = {
  leave: "Time off",
  health: "Health cover",
  retirement: "Retirement",
} as const;

/** One row a line, with what it answers. */
function theBenefits({ reading }: Ledger): Row[] {
  const found = Object.entries(benefitNames).flatMap(([kind, name]) => {
    const benefit = reading.benefits.find((one) => one.kind === kind && !one.isClaim);
    if (benefit === undefined) return [];
    const whole = reading.lines.find(
      ({ place, text }) =>
        place === "benefit" && text.length <= longestLine && text.includes(benefit.text),
    );
    return [{ name, line: whole ?? benefit }];
  });
  const lines = new Map(found.map(({ line }) => [line.id, line]));
  return Array.from(lines.values(), (line) => {
    const names = found.filter((one) => one.line === line).map(({ name }) => name);
    return row(line, capital(joinAnd(names.map(inSentence))));
  });
}

function row({ id, text }: Pick<Given, "id" | "text">, against: string): Row {
  return {
    point: clip(text, longestLine),
    against,
    proof: "In the posting",
    covers: [],
    ...known("given", id),
  };
}

/** The weightiest duty, where nothing is said of what the job gives. */
function theWork({ reading }: Ledger): Row[] {
  const [duty] = reading.duties.toSorted((left, right) => right.weight - left.weight);
  return [row(duty ?? { id: "title", text: reading.title.clean }, "The work itself")];
}

/** What somebody must bring is argued for where the job says what it gives for it: in the first row. */
function coverMusts(ledger: Ledger, [first, ...rest]: readonly Row[]): Row[] {
  if (first === undefined) return [];
  const covers = idsOf(mustsOf(ledger)).slice(0, 40);
  return [{ ...first, covers, ...known(first.basis, ...first.facts, ...covers) }, ...rest];
}
