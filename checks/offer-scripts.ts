import type { Finding } from "#contract/examination.ts";
import type { ReportString, Walked } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { shorten } from "#checks/check.ts";
import type { StatedFigure } from "#checks/figures/figure.ts";
import { findFigures } from "#checks/figures/find-figures.ts";

/** What a recruiter says aloud: candidates hear it as it stands. */
const spoken =
  /^offerNavigator\.(?:negotiationGuidance\[\d+\]\.youSay|objectionHandling\[\d+\]\.reply|closePlan\.byStage\[\d+\]\.ask)$/u;

const sums = String.raw`(?:[$€£]\s?\d|\d[\d,.]*\s?(?:k\b|an? (?:hour|year|week|month)))`;
const tellsReach = [
  /\b(?:I|we|they)(?:['’](?:d|ll)| can| could| may| might| will| would)(?: also| still| probably| even| just)? (?:go|move|stretch|come|get|rise|climb)(?: you)?(?: up| as high)? (?:to|as|beyond|above|past)\b/iu,
  new RegExp(String.raw`\b(?:up|as high|as far|as much) (?:to|as) ${sums}`, "iu"),
  /\b(?:walk-?away|our (?:limit|ceiling|maximum|target|opening)|(?:last|final|second|next) step is|the (?:most|highest|maximum) (?:that )?(?:I|we) (?:can|could|may)|room (?:to|of|for) (?:go|move|negotiat)\w*)\b/iu,
];

/** Scripts that tell a candidate how far the employer would go. */
export function checkOfferScripts(ledger: Ledger, { strings }: Walked): Finding[] {
  const stated = statedAmounts(ledger);
  const top = ledger.reading.pay?.offer?.max ?? null;
  const said = textsOf(ledger).join("\n").toLowerCase();
  const isStated = (quote: string) => said.includes(quote.toLowerCase());
  return strings
    .filter(({ path }) => spoken.test(path))
    .flatMap((string) => {
      const words = tellsReach
        .map((pattern) => pattern.exec(string.text)?.[0])
        // "A bonus of up to 20k", as the posting says it.
        .find((quote) => quote !== undefined && !isStated(quote));
      if (words !== undefined) return [found(string, words)];
      const amounts = findFigures(string.text).filter(({ kind }) => kind === "money");
      const ours = amounts.filter(({ value }) => !stated.has(value));
      const [first] = ours;
      if (first === undefined) return [];
      const tooHigh = ours.find(({ value }) => top === null || value > top);
      const isSecond = new Set(amounts.map(({ value }) => value)).size > 1;
      return tooHigh === undefined && !isSecond ? [] : [found(string, (tooHigh ?? first).quote)];
    });
}

/** Every amount that stands in what candidates may read: the range's ends and the stated parts of pay. */
function statedAmounts(ledger: Ledger): Set<number> {
  const { pay } = ledger.reading;
  const said: StatedFigure[] = textsOf(ledger).flatMap((text) => findFigures(text));
  const ends = [pay?.offer?.min, pay?.offer?.max].filter((end) => typeof end === "number");
  return new Set([...said.map(({ value }) => value), ...ends]);
}

function textsOf({ reading }: Ledger): string[] {
  const { pay, payParts, lines, benefits } = reading;
  return [...(pay === null ? [] : [pay]), ...payParts, ...lines, ...benefits].map(
    ({ text }) => text,
  );
}

function found({ path, text }: ReportString, quote: string): Finding {
  const start = text.indexOf(quote);
  return {
    rule: "offer.reach",
    severity: "high",
    tool: "offerNavigator",
    where: path,
    quote: shorten(quote),
    what: "This tells a candidate how far the employer would go.",
    why: "Opening, target and walk-away are for the team; a candidate who hears the next figure waits for it.",
    citation: null,
    fix: "Name the stated range or a stated part of pay, and no other amount.",
    start,
    end: start + quote.length,
  };
}
