import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { readPay, type Pay, type Period } from "#reading/values/pay/pay.ts";
import { placed } from "#reading/fixtures/placed-lines.ts";

const numRuns = Number(process.env.PROPERTY_RUNS ?? 500);
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_115);
vi.setConfig({ testTimeout: 120_000 + numRuns * 20 });

/** A sign or code before or after the amount, where it stands for which currency. */
const marks = (
  "US|$||USD;US|US$||USD;CA|$||CAD;CA|C$||CAD;AU|$||AUD;DE|A$||AUD;DE|€||EUR;GB|£||GBP;US|USD ||USD;US|USD||USD;" +
  "US|USD $||USD;DE|EUR ||EUR;CH|CHF ||CHF;DE|| EUR|EUR;FR|| €|EUR;FR||€|EUR;GB|| GBP|GBP;US|| dollars|USD;DK|| DKK|DKK"
)
  .split(";")
  .map((row) => {
    const [country = "", before = "", after = "", currency = ""] = row.split("|");
    return { country, before, after, currency };
  });
/** What is paid by the hour and so on, and how people say so; figures that could be years are left out. */
const periods: readonly { period: Period; from: number; to: number; words: string }[] = [
  { period: "hour", from: 10, to: 290, words: "/hour|/hr| per hour| an hour| hourly" },
  { period: "day", from: 90, to: 1_800, words: "/day| per day| a day| daily" },
  { period: "week", from: 2_200, to: 6_000, words: "/week| per week| weekly| a week|/wk" },
  { period: "month", from: 2_500, to: 20_000, words: "/month| per month| monthly| a month|/mo" },
  {
    period: "year",
    from: 18_000,
    to: 400_000,
    words: "/year|/yr| per year| a year| annually| p.a.",
  },
];
const groupings = [",", ".", "'", "’", " ", ""] as const;
const separators = ["-", "–", " - ", " – ", " — ", " to ", " through ", "..."] as const;
const openings = "||Salary: |Pay range: |Base salary of |Base pay is |Rate: ".split("|");
const endings =
  "|| + bonus| plus 10% bonus|, DOE| with 401(k)| (negotiable)| + equity|; $5,000 sign-on bonus|, 25 days of vacation|. Founded in 2012|, OTE $999,000".split(
    "|",
  );

type Written = { text: string; country: string; pay: Pay };

const written: fc.Arbitrary<Written> = fc
  .record({
    mark: fc.constantFrom(...marks),
    paid: fc.constantFrom(...periods),
    word: fc.nat({ max: 59 }),
    shares: fc.tuple(fc.nat({ max: 999 }), fc.nat({ max: 999 })),
    grouping: fc.constantFrom(...groupings),
    shape: fc.constantFrom("range", "range", "between", "flat", "upTo", "from", "plus"),
    separator: fc.constantFrom(...separators),
    opening: fc.constantFrom(...openings),
    ending: fc.constantFrom(...endings),
  })
  .map(({ mark, paid, word, shares, grouping, shape, separator, opening, ending }) => {
    const at = (share: number) => Math.round(paid.from + ((paid.to - paid.from) * share) / 1_000);
    const min = at(Math.min(...shares));
    const max = Math.max(at(Math.max(...shares)), min + 1);
    const print = (amount: number) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, grouping);
    const full = (amount: number) => `${mark.before}${print(amount)}${mark.after}`;
    const said = {
      range: { words: `${full(min)}${separator}${full(max)}`, min, max },
      between: { words: `between ${full(min)} and ${full(max)}`, min, max },
      flat: { words: full(max), min: max, max },
      upTo: { words: `up to ${full(max)}`, min: null, max },
      from: { words: `from ${full(max)}`, min: max, max: null },
      plus: { words: `${full(max)}+`, min: max, max: null },
    }[shape];
    const spoken = paid.words.split("|");
    const text = `${opening}${said.words}${spoken[word % spoken.length]}${ending}`;
    return {
      text,
      country: mark.country,
      pay: { min: said.min, max: said.max, currency: mark.currency, period: paid.period },
    };
  });

test("whatever way a known pay is written, the same pay is read", () => {
  fc.assert(
    fc.property(written, ({ text, country, pay }) => {
      expect(readPay(placed(["pay", text]), country).base?.value).toEqual(pay);
    }),
    { numRuns, seed },
  );
});

test("the figures around it are not taken for it", () => {
  fc.assert(
    fc.property(written, ({ text, country, pay }) => {
      const lines = placed(
        ["employer", "We raised $50M and serve 12,000 customers."],
        ["pay", text],
        ["benefit", "Tuition help is up to $5,250 a year."],
        ["contact", "Call 614-555-0100."],
      );
      expect(readPay(lines, country).base?.value).toEqual(pay);
    }),
    { numRuns, seed },
  );
});
