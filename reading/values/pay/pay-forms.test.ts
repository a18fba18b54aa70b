import { describe, expect, test } from "vitest";
import { readPay } from "#reading/values/pay/pay.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

/** Ways to say pay that were written down before the reader was tried on them. */
function read(country: string, ...lines: readonly Told[]): string {
  const pay = readPay(placed(...lines), country).base?.value;
  return pay ? `${pay.min}-${pay.max} ${pay.currency} ${pay.period}` : "none";
}

describe("money of other countries", () => {
  test.each([
    ["DE", "3.200 € – 3.800 € brutto/Monat", "3200-3800 EUR month"],
    ["DE", "3.400 bis 3.900 Euro brutto im Monat", "3400-3900 EUR month"],
    ["ES", "1.750 a 1.950 € netos al mes", "1750-1950 EUR month"],
    ["NL", "Een salaris tussen € 2.900 en € 3.850 bruto per maand", "2900-3850 EUR month"],
    ["IN", "₹12,00,000 – ₹18,00,000 per annum", "1200000-1800000 INR year"],
    ["ZA", "R30 000 - R40 000 per month", "30000-40000 ZAR month"],
    ["PH", "₱35,000 to ₱45,000 per month", "35000-45000 PHP month"],
    ["GB", "£28,500 pro rata", "28500-28500 GBP year"],
    ["NL", "€2.750 – €3.300 gross p/m", "2750-3300 EUR month"],
    ["IE", "Base €2,600 x 13", "2600-2600 EUR month"],
    ["GB", "£420 p/w", "420-420 GBP week"],
    ["ZA", "Salary R18 500 - R21 000 p/m", "18500-21000 ZAR month"],
    ["IN", "CTC 2.4 to 3.1 LPA", "240000-310000 INR year"],
    ["IN", "19-27 Lacs P.A.", "1900000-2700000 INR year"],
    ["IN", "upto 31 LPA", "null-3100000 INR year"],
    ["IN", "₹9 - ₹12 lakh per annum", "900000-1200000 INR year"],
    ["IN", "1.1 to 1.4 crore a year", "11000000-14000000 INR year"],
    ["IN", "Rs. 32,000 - Rs. 38,000 per month", "32000-38000 INR month"],
    ["ZA", "R52.30 p/h + night allowance", "52.3-52.3 ZAR hour"],
    ["ZA", "R131,40/h", "131.4-131.4 ZAR hour"],
    ["ZA", "Cost to company R48 to R55 thousand a month", "48000-55000 ZAR month"],
    ["MX", "Sueldo de $41,000 a $53,000 brutos mensuales", "41000-53000 MXN month"],
    ["AT", "ein Mindestgehalt von EUR 3.400,– brutto pro Monat", "3400-null EUR month"],
    ["BE", "15,40 € brut de l'heure, chèques-repas de 8 €", "15.4-15.4 EUR hour"],
  ])("%s: %s", (country, text, expected) => {
    expect(read(country, ["pay", text])).toBe(expected);
  });
});

describe("a period that nobody says", () => {
  test.each([
    ["DE", "2.900 – 3.400 €", "2900-3400 EUR month"],
    ["SG", "3.1 to 3.9k + bonus", "3100-3900 SGD month"],
    ["IN", "Salary ₹28,000 - ₹35,000", "28000-35000 INR month"],
    ["IN", "Salary ₹450,000", "450000-450000 INR year"],
    ["US", "Salary $3,100", "none"],
    ["US", "Salary: $3,100 - $3,900", "3100-3900 USD month"],
    ["US", "$1,150/wk, $1,400 from month two", "1150-1400 USD week"],
    ["US", "Base $74-82", "74000-82000 USD year"],
  ])("%s: %s", (country, text, expected) => {
    expect(read(country, ["pay", text])).toBe(expected);
  });
});

test("a text that speaks of a salary and never of an hour means thousands", () => {
  expect(read("US", ["terms", "Exempt, annual review in May"], ["pay", "48-55"])).toBe(
    "48000-55000 USD year",
  );
  expect(read("US", ["terms", "Exempt staff are paid hourly too"], ["pay", "48-55"])).toBe(
    "48-55 USD hour",
  );
});

describe("what the figure is for", () => {
  test.each([
    ["Drivers average $1,800/week; guaranteed $1,400 minimum weekly", "1400-1400 USD week"],
    ["$1,500-$1,850/WK AVG", "1500-1850 USD week"],
    ["$5.00/hr + tips, average $28-35/hr with tips", "5-5 USD hour"],
    ["Total compensation $180,000-$220,000: base of $130,000-$160,000", "130000-160000 USD year"],
    ["Draw of $3,000 a month against commission. Base $40,000.", "40000-40000 USD year"],
    ["$ 52–58k sal + on time bonus up to $600/mo", "52000-58000 USD year"],
    ["Day rate $250-300", "250-300 USD day"],
    ["max rate 70/hr w2", "null-70 USD hour"],
    ["£11.90 ph rising to £13.40 ph after training", "11.9-13.4 GBP hour"],
    ["$80 per signing, prints included", "80-80 USD null"],
    ["$55 per one-hour session, tips are yours", "55-55 USD null"],
    ["$80 per signing, E&O $25,000", "80-80 USD null"],
    ["What we pay: seventy-two to eighty-eight thousand, truck $650/month", "72000-88000 USD year"],
    ["eighty-five to a hundred base", "85000-100000 USD year"],
    ["Forty-three to forty-eight five", "43000-48500 USD year"],
    ["Guys are running 2400-2800 mi a week", "none"],
    ["that × 12.96 is the year's", "none"],
    ["whichever is more: $16 an hour, or commission", "16-16 USD hour"],
    ["$14/hr plus tip pool; realistic total 70–84k", "14-14 USD hour"],
    ["$61,000 base, $500/wk on-call stipend", "61000-61000 USD year"],
    ["$500/wk oncall stipend", "none"],
    ["$27/hr, weekend differentials $2.50 and $9", "27-27 USD hour"],
    ["Step A 22.10 B 23.40 C 24.90", "22.1-24.9 USD hour"],
    ["EARNINGS: $750 DAILY GUARANTEE OR 32% OF PRODUCTION", "750-750 USD day"],
  ])("%s", (text, expected) => {
    expect(read("US", ["pay", text])).toBe(expected);
  });

  test("what the client is billed is not what the worker is paid", () => {
    expect(
      read("US", ["pay", "$19.25"], ["unplaced", "BILL RATE"], ["pay", "$28.49 (48% mu)"]),
    ).toBe("19.25-19.25 USD hour");
  });
  test("a heading about budgets does not make a salary something else", () => {
    const [line] = placed(["pay", "$85,000–$100,000 + quarterly profit bonus"]);
    const lines = line ? [{ ...line, heading: "tuition, budgets and money" }] : [];
    expect(readPay(lines, "US").base?.value).toMatchObject({ min: 85_000, max: 100_000 });
  });
  test("a firm's name over a salary does not make it a commission", () => {
    expect(
      read("GB", ["unplaced", "Welsh Commission for Older Adults"], ["pay", "£36,500 – £41,200"]),
    ).toBe("36500-41200 GBP year");
  });
  test("a rate by the visit stands under its own label", () => {
    const lines = [
      ["unplaced", "Pay per visit"],
      ["terms", "Routine $48 / Saturday $56 / Joint visit $30"],
    ] as const;
    expect(read("US", ...lines)).toBe("none");
  });
});

describe("several lines and torn tables", () => {
  test("two rates with a sign are a range", () => {
    expect(read("US", ["pay", "$24.75/HR to start w/ CDL"], ["pay", "$19.50/HR without"])).toBe(
      "19.5-24.75 USD hour",
    );
  });
  test("a cell that is money alone belongs to the pay around it", () => {
    expect(read("GB", ["unplaced", "£31/hr"], ["pay", "£28.50/hr"], ["pay", "£34/hr"])).toBe(
      "28.5-34 GBP hour",
    );
  });
  test("shifts with their rates win over a bare figure", () => {
    expect(
      read(
        "US",
        ["terms", "1st shift $16.25, 2nd $17.00, wknd nights $18.50"],
        ["unplaced", "rate is 85 an hr after week 2"],
        ["unplaced", "boots $35"],
      ),
    ).toBe("16.25-18.5 USD hour");
  });
});

test("sums with cents outside the lines on pay are wages when nothing else is", () => {
  expect(read("US", ["title", "Pickers 20.00"], ["terms", "Leads 26.00"])).toBe("20-26 USD hour");
  expect(read("US", ["terms", "uh thirty an hour firm, seven to six"])).toBe("30-30 USD hour");
});

describe("in notes", () => {
  test.each([
    ["an answer to a question", "78000-92000 USD year", "Lena: pay?", "Ken: 78 to 92"],
    ["a bare range that opens a line", "92000-104000 USD year", "ok", "92-104 + 8% swing diff."],
    ["a range and its limit", "62000-70000 USD year", "ok", "62 to 70 and they won't go higher"],
    ["two ranges of one line", "115000-150000 USD year", "ok", "Package 115-130, 140-150 with it."],
    ["a day's cash", "150-150 USD day", "ok", "150 cash end of day + lunch on us."],
    ["what to print", "24-28 USD hour", "ok", "Put 24–28."],
    ["a range that depends", "18-22 USD hour", "ok", "18 TO 22 DEPENDING."],
    ["a count is none", "none", "ok", "10 to 12 reqs at a time."],
    ["hours are none", "none", "ok", "8 to 530, and some evenings"],
    ["people are none", "none", "ok", "400 of them hourly."],
  ])("%s", (_, expected, before, text) => {
    expect(read("US", ["noise", before], ["unplaced", text])).toBe(expected);
  });
});

describe("in lines about something else", () => {
  test.each([
    ["benefit", "€72,000–€92,000 incl. 8% holiday allowance", "72000-92000 EUR year"],
    ["employer", "THE NUMBERS → Base $65,000.", "65000-65000 USD year"],
    ["noise", "Comp: 120–140 posted.", "120000-140000 USD year"],
    ["employer", "We manage $650,000 for our members.", "none"],
    ["must", "21–26 LPA fixed + ESOPs", "2100000-2600000 INR year"],
    ["benefit", "Mediclaim of 5 lakh for the family", "none"],
    ["employer", "0 to ₹140 Cr in 4 years", "none"],
  ] as const)("%s: %s", (place, text, expected) => {
    expect(read("US", [place, text])).toBe(expected);
  });
});
