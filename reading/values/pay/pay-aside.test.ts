import { describe, expect, test } from "vitest";
import { readPay } from "#reading/values/pay/pay.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

function read(...lines: readonly Told[]): string {
  const pay = readPay(placed(...lines), "US").base?.value;
  return pay ? `${pay.min}-${pay.max} ${pay.period}` : "none";
}

describe("beside a rate by the mile, the visit or the piece", () => {
  test.each([
    [
      "71 cents a mile",
      ["Layover 140.", "Stop pay $30.", "$45 stops after the third"],
      "0.71-0.71",
    ],
    ["$61 per visit", ["Paid for team calls at $27/hr", "Intake $95."], "61-61"],
    ["$3.80 a lamb, rams double", ["Breakdown $120/day"], "3.8-3.8"],
    ["70 ¢/mile loaded or empty", ["Waiting after 2 hr $26/hr"], "0.7-0.7"],
  ])("%s stays the pay", (first, others, expected) => {
    const asides = others.map((text): Told => ["pay", text]);
    expect(read(["pay", first], ...asides)).toBe(`${expected} null`);
  });
  test("the headline of an advertisement says it", () => {
    const headline: Told = ["terms", "CDL-A TANKER, HOME FRIDAYS, $0.70 TO $0.79 CPM"];
    expect(read(headline, ["pay", "Plus stop pay 30, layover 140."])).toBe("0.7-0.79 null");
  });
  test("a text that pays by the visit makes no hour's pay of bare sums", () => {
    const sums: Told[] = [
      ["unplaced", "Evaluation"],
      ["pay", "$97"],
    ];
    expect(read(["terms", "Non-exempt, paid per visit"], ...sums)).toBe("none");
    expect(read(["terms", "Non-exempt"], ...sums)).toBe("97-97 hour");
  });
  test("an hour's pay that is said first stays the base", () => {
    expect(read(["pay", "$18 an hour"], ["pay", "$0.40 per piece on top"])).toBe("18-18 hour");
  });
  test.each([
    ["A yard Mon–Fri $21, B gate Sat $24, C lobby Sun $27", "21-27 hour"],
    ["$52,000 a year", "52000-52000 year"],
    ["$95 a night, $120 on New Year's Eve", "95-120 day"],
  ])("no piece is made of %s", (text, expected) => {
    expect(read(["pay", text])).toBe(expected);
  });
});

describe("what the rate of others or of other hours is", () => {
  test("the journeyman's rate is no end of an apprentice's scale", () => {
    const scale: Told[] = [
      ["pay", "Journeyman rate $47.10"],
      ["pay", "$23.55"],
      ["pay", "$37.68"],
    ];
    expect(read(["title", "Glazier Apprentice"], ...scale)).toBe("23.55-37.68 hour");
    expect(read(["title", "Journeyman Glazier"], ["pay", "Journeyman rate $47.10"])).toBe(
      "47.1-47.1 hour",
    );
  });
  test("a percent of the journeyman's rate is not the rate", () => {
    expect(read(["pay", "Percent of Journeyman rate, now $51.40:"])).toBe("none");
  });
  test.each([
    ["£33,400 FTE, pro rata (£20,040 actual)", "33400-33400 year"],
    ["£41,000 – £44,500 pro rata (actual salary £24,600 – £26,700)", "41000-44500 year"],
    ["£19,300 a year (FTE £25,733)", "19300-19300 year"],
    ["Band A £28,000 - £31,000, band B £32,000 - £36,000 pro rata", "28000-36000 year"],
    ["14.50 an hour, 16 after six months, 18 in the second year", "14.5-18 hour"],
  ])("of the full sum and its share the first is read: %s", (text, expected) => {
    expect(read(["pay", text])).toBe(expected);
  });
  test("what the best made is no base", () => {
    expect(
      read(
        ["pay", "$20.40/hr start"],
        ["pay", "Average pickers make $24-$27 an hour, the best are over $31."],
      ),
    ).toBe("20.4-20.4 hour");
  });
  test("what is paid for stands before the bracket", () => {
    expect(read(["pay", "$19/hr"], ["pay", "a training day in May (paid $60)"])).toBe("19-19 hour");
  });
  test("a sum for the week on standby is no wage", () => {
    expect(read(["pay", "comped $550/wk on call"], ["pay", "comp: 150-180 base"])).toBe(
      "150000-180000 year",
    );
  });
  test("parts of a week's package are no wage", () => {
    const parts: Told[] = [
      ["pay", "Taxable: $21.00/hr = $840.00"],
      ["pay", "M&IE non tax: $260.00"],
      ["pay", "Weekly gross: $1,690.00"],
    ];
    expect(read(...parts)).toBe("1690-1690 week");
  });
  test("from one sum upwards a lower one is another's", () => {
    expect(
      read(
        ["pay", "From $19.25 an hour"],
        ["pay", "From $19.25 an hour, full-time"],
        ["pay", "(level one starts at 17.50)"],
      ),
    ).toBe("19.25-null hour");
  });
  test("a job site's other jobs are no better than an open range", () => {
    expect(read(["pay", "From $19.25 an hour"], ["noise", "Aide, Boise, $15 - $18 an hour"])).toBe(
      "19.25-null hour",
    );
  });
});

test("of two ranges the one to be posted is the pay, and none that is not to be", () => {
  const full: Told = ["pay", "23.10–33.40 hourly full range."];
  expect(read(full, ["unplaced", "Post 25.00–29.50."])).toBe("25-29.5 hour");
  expect(read(full, ["unplaced", "Do not post 25.00–29.50."])).toBe("23.1-33.4 hour");
});
