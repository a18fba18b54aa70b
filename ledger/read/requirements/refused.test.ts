import { describe, expect, test } from "vitest";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { saidOf } from "#ledger/fixtures/sample-said.ts";
import { isRefusal } from "#ledger/read/requirements/refused.ts";
import { readRequirements } from "#ledger/read/requirements/requirements.ts";
import { readDealBreakers } from "#ledger/read/terms/deal-breakers.ts";

const musts = (text: string) =>
  readRequirements({ said: saidOf("must", text), isOfPosting: () => true }, "Driver", []);

describe("whom the employer does not take", () => {
  test.each([
    "SAP drivers we can't, sorry",
    "Not hiring assistants at this time, sorry.",
    "No first-time travelers on this one, sorry loves",
    "No new-grads on overnights either, but ask us about days.",
    "Unfortunately they can't look at people without Canadian experience this time.",
    "No agencies please.",
    "We don't take Java candidates from bootcamps.",
    "Career changers will not be considered.",
  ])("%s is no must-have and ends the process in its own words", (text) => {
    expect(musts(text)).toEqual([]);
    expect(readDealBreakers([], saidOf("must", text))).toMatchObject([{ text, kind: "refused" }]);
  });

  test.each([
    "We are not able to sponsor visas for this position now or in future.",
    "Unable to provide visa sponsorship.",
  ])("%s is no must-have and stays a matter of the right to work", (text) => {
    expect(musts(text)).toEqual([]);
    expect(readDealBreakers([], saidOf("must", text))).toMatchObject([{ kind: "authorization" }]);
  });

  test.each([
    "No more than 2 movers",
    "No live non-compete in your niche (send it, we'll read it)",
    "You can't have an open bankruptcy or money owed to a carrier.",
    "Has run the machines personally – we do not hire desk-only programmers",
    "Work authorization is needed, as we can't sponsor visas.",
    "You don't accept a flaky test",
    "Can't take no for an answer",
    "CAN'T BE COLOR BLIND",
  ])("%s asks for something", (text) => {
    expect(isRefusal(text)).toBe(false);
    expect(musts(text)).not.toEqual([]);
  });

  test.each(["No DUI in 5 years", "No felony conviction", "Two or more moving violations"])(
    "%s rules out, and asks for nothing",
    (text) => {
      expect(musts(text)).toEqual([]);
      expect(readDealBreakers([], saidOf("terms", text))).toMatchObject([{ kind: "refused" }]);
    },
  );

  test("nobody is asked about it, and the letters are no skill of a driver", () => {
    const { reading, plan } = ledgerOf({
      title: "CDL-A Truck Driver",
      rawExtractedJd:
        "Requirements\n- SAP drivers we can't, sorry\n- Never failed a test, no SAP program\n- Class A CDL\n- 18 months of tractor trailer experience",
    });
    expect(reading.dealBreakers.map(({ text }) => text)).toContain("SAP drivers we can't, sorry");
    const skills = reading.requirements.flatMap((one) => one.skills.map(({ name }) => name));
    expect(skills).toEqual(["Tractor-trailer"]);
    expect(plan.screen.map(({ question }) => question).join("\n")).not.toContain("SAP drivers");
  });

  test("in an office the same letters are software", () => {
    const { requirements } = ledgerOf({
      title: "Senior Accountant",
      rawExtractedJd: "Requirements\n- Two years with SAP",
    }).reading;
    expect(requirements.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual(["SAP"]);
  });
});
