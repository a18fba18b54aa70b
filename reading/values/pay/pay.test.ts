import { describe, expect, test } from "vitest";
import { readPay } from "#reading/values/pay/pay.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

function read(...lines: readonly Told[]): string {
  const pay = readPay(placed(...lines), "US").base?.value;
  return pay ? `${pay.min}-${pay.max} ${pay.currency} ${pay.period}` : "none";
}

describe("one line on pay", () => {
  test.each([
    ["$165k–195k", "165000-195000 USD year"],
    ["120-140K EUR", "120000-140000 EUR year"],
    ["€60.000–75.000", "60000-75000 EUR year"],
    ["£45/hour", "45-45 GBP hour"],
    ["up to 90k", "null-90000 USD year"],
    ["from $80,000", "80000-null USD year"],
    ["$120k+ DOE", "120000-null USD year"],
    ["$25 an hour and up", "25-null USD hour"],
    ["$25 per hour or more", "25-null USD hour"],
    ["$25/hr+", "25-null USD hour"],
    ["$44 an hour max", "null-44 USD hour"],
    ["$25 an hour and up to 40 hours a week", "25-25 USD hour"],
    ["from $34 an hour up to $44 an hour", "34-44 USD hour"],
    ["45-50 DKK per hour", "45-50 DKK hour"],
    ["one hundred to one hundred twenty thousand dollars", "100000-120000 USD year"],
    ["CHF 110'000.-", "110000-110000 CHF year"],
    ["¥8,000,000", "8000000-8000000 JPY year"],
    ["18-25 LPA", "1800000-2500000 INR year"],
    ["A$120k", "120000-120000 AUD year"],
    ["$80-100,000", "80000-100000 USD year"],
    ["195k-165k", "165000-195000 USD year"],
    ["25-30", "25-30 USD hour"],
    ["$1,200 per week", "1200-1200 USD week"],
    ["CAD $75,000 to $90,000", "75000-90000 CAD year"],
    ["$52,000-$58,000 DOE, paid semi-monthly", "52000-58000 USD year"],
    ["The hiring range is $82,000 to $104,500 a year.", "82000-104500 USD year"],
    ["We pay 4,000 to 4,800 USD a month by invoice.", "4000-4800 USD month"],
    ["CHF 95'000 to CHF 112'000 gross p.a. (13 monthly salaries)", "95000-112000 CHF year"],
    ["A gross monthly salary between € 3,650 and € 4,900, scale 9", "3650-4900 EUR month"],
    ["PAY GRADE H7 $33.00 – $42.50 / hr", "33-42.5 USD hour"],
    ["Annual Pay Range Minimum $58,240 Midpoint $65,070 Maximum $71,900", "58240-71900 USD year"],
    ["Sixty-five to seventy-five an hour, W-2.", "65-75 USD hour"],
    ["Twenty-three fifty to twenty-six.", "23.5-26 USD hour"],
    ["Ninety-five to one-ten, bonus ten percent", "95000-110000 USD year"],
    [
      "thirty-eight thousand six hundred and eighty-two up to forty-six five eighty",
      "38682-46580 USD year",
    ],
    ["52 base / 80 OTE, uncapped", "52000-52000 USD year"],
    ["post 188-212 base, 15% bonus, RSUs (~60k/yr)", "188000-212000 USD year"],
    ["$$ posted range 27-34 + 2.25 shift prem.", "27-34 USD hour"],
    ["1st shift 6a-2:30p $16.25, 2nd 3p-11:30p $17.00, wknd nights $18.50", "16.25-18.5 USD hour"],
    ["$16.75 NEW CNA, UP TO $20.50 AT TEN YEARS.", "16.75-20.5 USD hour"],
    ["$200/12, 1.5x after, $10/day kit", "200-200 USD day"],
    ["$31.50 – $38.OO / hr.", "31.5-38 USD hour"],
    ["Excavator $51.74 $26.22 $77.96", "51.74-51.74 USD hour"],
    ["$104.10 an hour in year 1 rising to $188.65 in year 12", "104.1-188.65 USD hour"],
    ["62 to 68 cents a mile, all miles", "0.62-0.68 USD null"],
    ["I pay by the visit: $70 for a small place, $95 for a monster", "70-95 USD null"],
  ])("%s", (text, expected) => {
    expect(read(["pay", text])).toBe(expected);
  });

  test.each([
    ["$19.25 + 1.00 2nd shift diff", "19.25-19.25 USD hour"],
    ["$5,000 sign-on bonus, $90,000 base", "90000-90000 USD year"],
    ["OTE $200k (base 100k)", "100000-100000 USD year"],
    ["19.50/hr on our payroll, moves to 21.75 when the plant brings you on", "19.5-19.5 USD hour"],
    ["$18.92 per hour with overtime, if any, at $28.38 per hour", "18.92-18.92 USD hour"],
    ["$14.25/hr, goes up to $16 Thanksgiving weekend", "14.25-14.25 USD hour"],
    ["£21,923 a year (the whole-time figure is £27,400)", "21923-21923 GBP year"],
    ["$48-55/hr for the contract, converts at 95-105k", "48-55 USD hour"],
    ["$17.50 to start, raise of $1.50 every six months", "17.5-17.5 USD hour"],
    ["Gross weekly $2,412 (taxable $1,008 + stipends $1,404)", "2412-2412 USD week"],
    ["Full day $165. Half day $90.", "165-165 USD day"],
    ["Starting pay: $18.75 per hour, increasing to $19.50 after 90 days", "18.75-18.75 USD hour"],
    [
      "Total compensation $180,000-$220,000 (base $150,000-$180,000 + bonus)",
      "150000-180000 USD year",
    ],
  ])("what comes on top or later widens nothing: %s", (text, expected) => {
    expect(read(["pay", text])).toBe(expected);
  });

  test.each([
    "DOE",
    "Competitive base, annual management bonus.",
    "OTE 180k",
    "$50M ARR",
    "in 2026",
    "Grade 9",
    "No base, no draw, no salary.",
    "YOU KEEP 60% OF EVERY SESSION, 70% ONCE YOU PASS 40 IN A MONTH.",
    "Paid weekly, 401(k) after 90 days",
  ])("no pay is made of %s", (text) => {
    expect(read(["pay", text])).toBe("none");
  });
});

describe("several lines", () => {
  test("zones and levels go from the lowest to the highest", () => {
    expect(read(["pay", "NYC base $228,000–$285,000;"], ["pay", "Durham $201,000–$251,000."])).toBe(
      "201000-285000 USD year",
    );
  });
  test("a step table goes from the first to the last step, by the period over it", () => {
    expect(
      read(
        ["pay", "Monthly rates in force from July 6, 2025:"],
        ["pay", "Step A $7,214"],
        ["pay", "Step B $7,575"],
        ["pay", "Step C $7,953"],
      ),
    ).toBe("7214-7953 USD month");
  });
  test("a second single rate is another's", () => {
    expect(read(["pay", "$20.85 per hour"], ["pay", "Returning rangers: $21.90"])).toBe(
      "20.85-20.85 USD hour",
    );
  });
  test("commission tiers are no base", () => {
    expect(
      read(
        ["pay", "Base salary: $46,000 to $52,000 a year."],
        ["pay", "a commission on written sales, every month:"],
        ["pay", "$90,000 – $139,999 1.5%"],
      ),
    ).toBe("46000-52000 USD year");
  });
  test("a range far from the first is another job's", () => {
    expect(
      read(
        ["pay", "Teachers: $52,000 - $88,000 a year"],
        ["pay", "Aides: $18,000 - $24,000 a year"],
      ),
    ).toBe("52000-88000 USD year");
  });
  test("another currency is another offer", () => {
    expect(
      read(
        ["pay", "$118,000 to $138,000, same for every US location."],
        ["pay", "For colleagues in Canada: CAD 112,000 to 131,000."],
      ),
    ).toBe("118000-138000 USD year");
  });
  test("a board of shifts is read from the terms", () => {
    expect(
      read(
        ["terms", "A Tue–Sat 2200–0600 yard $23"],
        ["terms", "B Fri+Sat 1800–0200 music hall door $26"],
        ["terms", "C Sun 0700–1900 lobby, ARMED $34"],
      ),
    ).toBe("23-34 USD hour");
  });
});

describe("outside the lines on pay", () => {
  test.each([
    [
      "terms",
      "This is a full-time position, 37.5 hours a week, at $46,500 to $50,000.",
      "46500-50000 USD year",
    ],
    ["benefit", "Pay: $30-$40/hour", "30-40 USD hour"],
    ["unplaced", "now 22-28/hr DOE", "22-28 USD hour"],
    ["title", "MOVERS & DRIVERS $20-24 + CASH TIPS", "20-24 USD hour"],
  ] as const)("%s: %s", (place, text, expected) => {
    expect(read([place, text])).toBe(expected);
  });

  test.each([
    ["internal", "can stretch to $225,000 a year"],
    ["employer", "We raised $50M and have $12M in ARR."],
    ["benefit", "Tuition help up to $5,250 a year."],
    ["duty", "You will close deals of $50k to $200k."],
    ["duty", "Rate is 22 pallets per hr after wk 3"],
    ["benefit", "$600/yr for boots"],
    ["terms", "35 hr guarantee, Nov–Feb"],
    ["must", "E&O coverage, about $38 a month"],
    ["benefit", "401(k) with a match up to $4,000, $500 home office stipend."],
  ] as const)("%s: no pay is made of %s", (place, text) => {
    expect(read([place, text])).toBe("none");
  });
});

test.each([
  ["$3,000 sign on paid half at 90 days", ["sign-on"]],
  ["Plus equity and a 10% target bonus.", ["bonus", "equity"]],
  ["24/hr + pooled gratuity.", ["tips"]],
  ["Nights +$4.75, weekends +$2.50 per hour", ["differential"]],
  ["62 cpm loaded and empty", ["piece rate"]],
])("extras of %s", (text, names) => {
  const extras = readPay(placed(["pay", text]), "US").extras.map(({ value }) => value);
  expect(extras.toSorted()).toEqual(names);
});
