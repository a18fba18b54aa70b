import { expect, test } from "vitest";
import { readPay } from "#reading/values/pay/pay.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";

const payOf = (country: string | null, ...lines: Told[]) => {
  const pay = readPay(placed(...lines), country).base?.value;
  return pay ? `${pay.min}-${pay.max} ${pay.currency} ${pay.period}` : "none";
};

test.each<[string, string, string | null, Told[]]>([
  [
    "a sign behind the figure, as in French",
    "24.5-28.75 CAD hour",
    "CA",
    [["terms", "24,50 $ à 28,75 $ de l’heure selon l’échelle en vigueur"]],
  ],
  [
    "rupees by their sign and by the lakh",
    "700000-1100000 INR year",
    "IN",
    [["noise", "₹ 7-11 Lacs P.A."]],
  ],
  [
    "a sum among benefits where nothing else is pay",
    "1400-1400 SGD month",
    "SG",
    [["benefit", "S$1,400 a month + transport topped up by us"]],
  ],
  [
    "what the ad says, spoken",
    "36-44 USD hour",
    "US",
    [
      ["pay", "Two hundred bucks for the week flat and then time and a half."],
      ["unplaced", "Okay, so the ad says thirty six to forty four."],
    ],
  ],
  [
    "steps under a monthly schedule, and standby pay apart",
    "4512-5759 USD month",
    "US",
    [
      ["pay", "MONTHLY SALARY SCHEDULE (Range 19, effective July 1)"],
      ["pay", "$4,512"],
      ["pay", "$4,975"],
      ["pay", "$5,223"],
      ["pay", "$5,759"],
      ["pay", "Standby pay: $42.00 per weekday, $65.00 per weekend day or holiday."],
    ],
  ],
])("%s", (_, pay, country, lines) => {
  expect(payOf(country, ...lines)).toBe(pay);
});

test("an insured sum is no pay", () => {
  expect(payOf("IN", ["benefit", "You get Mediclaim for the family, 5 lakh"])).toBe("none");
});

test("where the pro rata is reckoned, the full sum is not the pay", () => {
  const grade: Told = ["pay", "Grade 9 is 52,400–68,100 full time full year, I need the pro rata."];
  const share: Told = ["pay", "So pro rata is $32,750 – $42,560."];
  expect(payOf("US", grade, share)).toBe("32750-42560 USD year");
});
