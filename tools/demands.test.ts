import { expect, test } from "vitest";
import { askedFor, bendableMusts, sayableMusts, tellingMusts } from "#tools/demands.ts";
import { bareJob, briefOn } from "#tools/sample-briefing.ts";

test.each([
  ["6+ years backend", "6+ years of backend"],
  ["4+ years", "4+ years of experience"],
  ["3+ years closing B2B SaaS", "3+ years closing B2B SaaS"],
  ["Two years of professional experience", "two years of professional experience"],
  ["4 yrs setup + run", "4 years of setup and run"],
  ["Ohio or multistate RN license", "an Ohio or multistate RN license"],
  ["BLS now", "current BLS"],
  ["Own tools", "your own tools"],
  ["Class C license", "a Class C license"],
  ["Portfolio with two shipped projects", "a portfolio with two shipped projects"],
  ["Kotlin or Java", "Kotlin or Java"],
])("%j is asked for as %j", (text, asked) => {
  expect(askedFor({ text })).toBe(asked);
});

test.each(["Hit quota 2 of last 3 years", "You speak Spanish", "Able to lift 50 lbs", "2 in B2B"])(
  "%j is no thing to ask for inside a sentence",
  (text) => {
    expect(askedFor({ text })).toBeNull();
  },
);

const { ledger } = briefOn({
  ...bareJob,
  title: "Registered Nurse",
  requirements:
    "Two years of ICU experience. Ohio RN license. Epic. Works nights and weekends. Team player with a positive attitude. Master's degree in nursing.",
});

test("traits, hours and bare degrees are not said as demands in a message", () => {
  const said = sayableMusts(ledger).map(({ asked }) => asked);
  expect(said.join("; ")).toMatch(/Ohio RN license/u);
  expect(said.join("; ")).not.toMatch(/nights|attitude|master/iu);
});

test("a named license or tool is told before mere years", () => {
  expect(tellingMusts(ledger)[0]?.asked).toMatch(/license|Epic|ICU/u);
});

test("nobody is asked to read a license less strictly", () => {
  expect(bendableMusts(ledger).map(({ kind }) => kind)).not.toContain("credential");
});
