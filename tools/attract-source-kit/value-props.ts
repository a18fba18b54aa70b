import type { Ledger } from "#ledger/ledger.ts";
import type { ToldPlace } from "#ledger/facts/reading.ts";
import { capital } from "#english/words.ts";
import { linesIn } from "#tools/attract-source-kit/post-lines.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { isCalm, withoutStop, withStop } from "#tools/writing/clip.ts";
import { itemsOf } from "#tools/writing/list-items.ts";
import { goodTerms, sayGiven } from "#tools/writing/message-lines.ts";
import { isWhole } from "#tools/writing/whole-lines.ts";
import { known } from "#tools/writing/phrases.ts";

type Prop = AttractSourceKit["valueProps"][number];

/** Lines that speak for the job by themselves, the places in the order in which they are said. */
const shares: readonly (readonly [ToldPlace, number, RegExp])[] = [
  ["pay", 1, /\d/u],
  ["benefit", 2, /\d/u],
  ["terms", 1, goodTerms],
];

const longest = 240;
/** "27.44 28.82" is a piece of a table. */
const namesMoney = /[$€£₹]|\b(?:hour|hr|week|wk|month|year|yr|annum|per|salary|rate)\b/iu;
/** What people have everywhere is no reason to come. */
const weak =
  /\b(?:1|one) (?:wk|week) (?:of )?(?:paid )?(?:vacation|pto|holiday)|\brefer(?:ral)?\b|\?|\bmust\b|\bbusy\b|\bcandidates?\b|\bapplicants?\b|\bapply\b/iu;

/** What the posting itself gives people a reason with, in its own words; nothing that it does not say. */
export function writeValueProps(ledger: Ledger): Prop[] {
  return shares.flatMap(([place, most, words]) =>
    linesIn(ledger, place)
      // The pay of one zone of three is not what the job pays.
      .filter(({ text }) => !/^(?:zone|tier|level|step|grade) ?\d/iu.test(text))
      .flatMap(({ text, facts }) =>
        (place === "benefit" ? itemsOf(text, 2) : [text]).map((item) => ({ text: item, facts })),
      )
      .map(({ text, facts }) => ({ text: inPlace(sayGiven(text), place, words), facts }))
      .filter(({ text }) => text.length <= longest && words.test(text) && !weak.test(text))
      .filter(({ text }) =>
        place === "pay" ? namesMoney.test(text) && isCalm(text) : isWhole(withoutStop(text)),
      )
      .slice(0, most)
      .map(({ text, facts }) => ({
        prop: withStop(capital(text)),
        proof: "In the posting.",
        status: "proven",
        covers: [],
        ...known("given", ...facts),
      })),
  );
}

/** Of terms the sentences that speak for the job: "45 hrs/wk real life" does not. */
function inPlace(text: string, place: ToldPlace, words: RegExp): string {
  if (place !== "terms") return text;
  return text
    .split(/(?<=[.;!]) /u)
    .filter((sentence) => words.test(sentence))
    .join(" ");
}
