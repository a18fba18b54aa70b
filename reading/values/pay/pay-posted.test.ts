import { describe, expect, test } from "vitest";
import { payWords } from "#reading/typed/pay-words.ts";
import { readPay } from "#reading/values/pay/pay.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

const payOf = (...lines: Told[]) => {
  const pay = readPay(placed(...lines), "US").base?.value;
  return pay ? `${pay.min}-${pay.max} ${pay.period}` : "none";
};

describe("what candidates are to read, said in a line that stays inside", () => {
  test.each([
    ["Comp: 120–140 posted.", "120000-140000 year"],
    ["We've got twenty-eight to thirty-four posted right now.", "28-34 hour"],
    ["Publish 108–126 (the law is coming anyway)", "108000-126000 year"],
    ["Posting range is ninety-five to one eighteen, by law.", "95000-118000 year"],
    ["but in the ad say twenty-six to twenty-nine.", "26-29 hour"],
    ["so 21–23 in the ad", "21-23 hour"],
    ["Put 25–29.", "25-29 hour"],
  ])("%s", (text, pay) => {
    expect(payOf(["internal", text])).toBe(pay);
  });

  test.each([
    "don't post 120–140k",
    "120–140k, not posted",
    "120–140k is not in the ad",
    "He could go 120–140k, but posted is another thing",
    "real ceiling 120–140k",
    "I had 25–29 in my head",
  ])("not %s", (text) => {
    expect(payOf(["internal", text])).toBe("none");
  });

  test("goes before the whole range, and nothing else of the line is printed", () => {
    const lines = placed(
      ["pay", "Grade M3: 104,000–131,000."],
      ["internal", "Publish one-oh-eight to one twenty-six, Gabe would stretch."],
    );
    const { base } = readPay(lines, "US");
    expect(base?.value).toMatchObject({ min: 108_000, max: 126_000 });
    expect(base && payWords(base)).toBe("$108,000 to $126,000 a year");
  });
});

test("a line that is likely about pay counts as one, unless it may have to stay inside", () => {
  const first: Told = ["pay", "Regular: 88-104k."];
  const second: Told = ["unplaced", "Senior: 108-130k."];
  const read = (internalChance: number) => {
    const lines = placed(first, second).map((line, at) =>
      at === 1 ? { ...line, likely: ["pay" as const], internalChance } : line,
    );
    return readPay(lines, "US").base?.value.max;
  };
  expect(read(0.02)).toBe(130_000);
  expect(read(0.4)).toBe(104_000);
});

test.each<[string, string, Told[]]>([
  [
    "a sentence that opens with per takes no hour's pay away",
    "41.18-61.77 hour",
    [
      ["terms", "Per the union contract, members bid first."],
      ["pay", "$41.18 - $61.77 / hour"],
    ],
  ],
  [
    "hours from and to are no pay beside it",
    "13.2-14.5 hour",
    [["pay", "4 days, 8.30 – 5, so 32 hrs. £13.20 to £14.50 per hour + tips."]],
  ],
  [
    "a form's next field is another thing",
    "19-23 hour",
    [["pay", "Job Type: Full-time Salary: $19.00 - $23.00 per hour Benefits: Dental insurance"]],
  ],
  ["a rate beside a bonus", "23.5-23.5 hour", [["pay", "$3,000 sign-on bonus and $23.50/hr"]]],
  [
    "two numbers that and joins, spoken",
    "80000-95000 year",
    [["pay", "somewhere between eighty and ninety-five thousand"]],
  ],
  ["a base beside all of it", "110000-110000 year", [["pay", "$130K TC, $110K base"]]],
  ["what others make beside tips", "15-15 hour", [["pay", "$15/hr + tips, most make $25-30/hr"]]],
  [
    "an old advertisement's pay",
    "22-28 hour",
    [
      ["pay", "pay old ad said 20-24."],
      ["pay", "now 22-28 hr DOE"],
    ],
  ],
  ["a grade is none", "none", [["pay", "Pay grade: 112"]]],
  ["days off are none", "none", [["pay", "12 sick/12 vac to start"]]],
  [
    "a share of a journeyman's rate is told by hours",
    "27.72-31.57 hour",
    [
      ["pay", "No crawlspaces 4001-6000 72% $27.72 (ok almost no crawlspaces)"],
      ["pay", "6001-8000 82% $31.57 once logged"],
    ],
  ],
  [
    "each kind of visit has its price",
    "70-95 null",
    [["unplaced", "I pay by the visit: $70 for a small place, $95 for the big two."]],
  ],
])("%s", (_, pay, lines) => {
  expect(payOf(...lines)).toBe(pay);
});
