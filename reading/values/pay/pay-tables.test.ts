import { describe, expect, test } from "vitest";
import { readPay } from "#reading/values/pay/pay.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

function read(...lines: readonly Told[]): string {
  const pay = readPay(placed(...lines), "US").base?.value;
  return pay ? `${pay.min}-${pay.max} ${pay.period}` : "none";
}

const cells = (...texts: readonly string[]) => texts.map((text): Told => ["pay", text]);

describe("a table of steps", () => {
  test("the number of a range or of a spine point is no money", () => {
    expect(
      read(["pay", "Salary Schedule C, Range 38 (eff."], ...cells("24.10", "24.70", "25.32")),
    ).toBe("24.1-25.32 hour");
    expect(read(["pay", "Grade 7, SCP 27–30"])).toBe("none");
    expect(read(["pay", "Pay range 24 an hour"])).toBe("24-24 hour");
  });
  test("figures in one cell each are one table, and what other work pays is none of it", () => {
    expect(
      read(...cells("24.10", "24.70", "25.32"), ["pay", "Field trips are paid at $21.00/hr"]),
    ).toBe("24.1-25.32 hour");
  });
  test("several rows go from the lowest to the highest", () => {
    expect(
      read(
        ...cells(
          "Step 1",
          "51,200",
          "53,400",
          "55,900",
          "Step 2",
          "54,100",
          "56,300",
          "58,800",
          "Step 3",
          "61,700",
        ),
      ),
    ).toBe("51200-61700 year");
  });
  test("the period stands under the table", () => {
    expect(read(...cells("3.104,20", "3.298,75", "3.511,60", "(brutto, €/Monat)"))).toBe(
      "3104.2-3511.6 month",
    );
  });
  test("what the last of a row says is true of all, beside a sum with a sign too", () => {
    expect(
      read(["pay", "Range 12 A 3,710 B 3,895 C 4,090 per month, relief staff as Step A ($21.40)"]),
    ).toBe("3710-4090 month");
  });
});

describe("the fields of an export", () => {
  test.each([
    [
      "two labels",
      cells("Posted Min: 20.30", "Posted Max: 22.80", "Midpoint: 21.55"),
      "20.3-22.8 hour",
    ],
    [
      "noise",
      [
        ["noise", "Posted Min: 20.30"],
        ["noise", "Posted Max: 22.80"],
      ],
      "20.3-22.8 hour",
    ],
    [
      "two cells",
      [...cells("PAY_RATE_MIN", "56.00", "PAY_RATE_MAX"), ["unplaced", "61.00"]],
      "56-61 hour",
    ],
    [
      "three cells",
      cells("PAY_MIN", "26.10", "PAY_MID", "30.40", "PAY_MAX", "34.70"),
      "26.1-34.7 hour",
    ],
    [
      "a limit of one's own",
      [
        ["pay", "Pay to show: 2nd yr $30.25, 3rd yr $34.00 /hr."],
        ["unplaced", "Pay real max: 37"],
      ],
      "30.25-34 hour",
    ],
    [
      "no pay",
      [
        ["terms", "Hours min: 20"],
        ["terms", "Hours max: 30"],
      ],
      "none",
    ],
    [
      "not for candidates",
      [
        ["internal", "Pay min: 20.30"],
        ["internal", "Pay max: 22.80"],
      ],
      "none",
    ],
  ] as const)("%s", (_, lines, expected) => {
    expect(read(...lines)).toBe(expected);
  });
});
