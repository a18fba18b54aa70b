import { describe, expect, test } from "vitest";
import { readPay } from "#reading/values/pay/pay.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

function read(...lines: readonly Told[]): string {
  const pay = readPay(placed(...lines), "US").base?.value;
  return pay ? `${pay.min}-${pay.max} ${pay.period}` : "none";
}

describe("steps and levels of one pay", () => {
  test("a row of rising figures is a pay table wherever it stands", () => {
    expect(read(["pay", "Grade 9 (hourly)"], ["unplaced", "19.85 20.45 21.06 21.70"])).toBe(
      "19.85-21.7 hour",
    );
    expect(read(["must", "0 51,300 53,900 56,250"], ["unplaced", "1 52,800 55,400 57,750"])).toBe(
      "51300-57750 year",
    );
  });
  test.each([
    ["Rate 20.25 start, 21.50 when certified, 22.75 at one yr.", "20.25-22.75 hour"],
    ["Pay is 15 an hour to start, 17 after six months, 19 in the second year", "15-19 hour"],
    ["Pay 38–44/hr, new grads 34.", "34-44 hour"],
    ["31.50-40 /hr uncertified, 36-48 certified", "31.5-48 hour"],
    ["Pay is 18 an hour, 25 in the crew", "18-18 hour"],
  ])("%s", (text, expected) => {
    expect(read(["pay", text])).toBe(expected);
  });
  test("the years of a step are not its pay", () => {
    expect(
      read(
        ["pay", "Step 1 (0-2)"],
        ["pay", "$24.10"],
        ["pay", "Step 2 (3-9)"],
        ["pay", "$25.60"],
        ["pay", "Step 3 (10+)"],
        ["pay", "$27.05"],
      ),
    ).toBe("24.1-27.05 hour");
  });
  test("one level's cell is a rate, the next one's a range", () => {
    expect(read(["pay", "$21.00"], ["pay", "$24.50 – $29.00"])).toBe("21-29 hour");
  });
  test("the cells of one column belong together though one is placed elsewhere", () => {
    expect(
      read(["terms", "Sat 9–5"], ["terms", "£29/hr"], ["terms", "Sun 10–4"], ["pay", "£33/hr"]),
    ).toBe("29-33 hour");
  });
});

describe("figures that are somebody else's or for something else", () => {
  test("what the scale is reckoned from", () => {
    expect(
      read(
        ["pay", "WAGES, % of journeyman (now $41.20 on the check)"],
        ["pay", "$26.78"],
        ["pay", "$30.90"],
      ),
    ).toBe("26.78-30.9 hour");
  });
  test("what the others make", () => {
    expect(read(["pay", "$19 - $25 an hour"], ["pay", "Our good cutters make $30-$36/hr"])).toBe(
      "19-25 hour",
    );
  });
  test("what a job site shows of other firms", () => {
    const lines = placed(["pay", "$41 - $47 an hour"], ["pay", "$23 - $30 an hour"]).map(
      (line) => ({
        ...line,
        heading: line.id === 1 ? "Similar jobs" : null,
      }),
    );
    expect(readPay(lines, "US").base?.value).toMatchObject({ min: 41, max: 47 });
  });
  test("a line that goes on is about what the sentence began with", () => {
    const lines = placed(
      ["terms", "standby one week in five"],
      ["pay", "($240 per week, more if you are called)"],
      ["pay", "€52,000"],
    ).map((line) => ({ ...line, goesOn: line.id === 1 }));
    expect(readPay(lines, "NL").base?.value).toMatchObject({ min: 52_000, period: "year" });
  });
});

describe("in lines that are not on pay", () => {
  test("what the first rate of a line is, the second is too", () => {
    expect(read(["unplaced", "$38/hr, $52 w/ own van"])).toBe("38-52 hour");
    expect(read(["unplaced", "27/hr top, 22 bottom"])).toBe("22-27 hour");
  });
  test.each([
    ["terms", "Standby one week in five, $260/wk"],
    ["terms", "a week at a time, $500 for the week, $500 a week"],
    ["terms", "36 hr week, two weekends off"],
    ["unplaced", "they ate a $14k invoice"],
    ["benefit", "Housing in town, studio $900/mo incl. heat"],
    ["noise", "Pay is still $29–$34/hr?"],
  ] as const)("%s: %s is no pay", (place, text) => {
    expect(read([place, text])).toBe("none");
  });
  test("a bonus that is said twice in a line is no wage", () => {
    expect(read(["pay", "Bonus 20% target, up to 35."])).toBe("none");
  });
  test("the answer to a question is the pay, not what was asked", () => {
    expect(read(["pay", "Is it still $29–$34/hr?"], ["pay", "$31-$36/hr since May."])).toBe(
      "31-36 hour",
    );
  });
});
