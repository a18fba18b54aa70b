import { describe, expect, test } from "vitest";
import { fillPattern, namesOfSlots } from "#ledger/families/slots.ts";

const slots = {
  duty: "keep booking latency under 300 ms",
  specialism: "ICU",
  person: "nurse",
  skill: "iOS",
};

describe("a pattern becomes a sentence of the job", () => {
  test("with the job's words in it", () => {
    expect(fillPattern("Tell me how you had to {duty} in {specialism} work.", slots)).toBe(
      "Tell me how you had to keep booking latency under 300 ms in ICU work.",
    );
  });

  test("or nothing, where the job does not say the word", () => {
    expect(fillPattern("You stand in {setting}. What do you do?", slots)).toBeNull();
    expect(fillPattern("You stand in {setting}.", { setting: "  " })).toBeNull();
    expect(fillPattern("You see {nonsense}.", slots)).toBeNull();
  });

  test("a sentence starts with a capital, the middle of one does not", () => {
    expect(fillPattern("{duty}. {duty}: is it {duty}?", slots)).toBe(
      "Keep booking latency under 300 ms. Keep booking latency under 300 ms: is it keep booking latency under 300 ms?",
    );
  });

  test("a name with capitals of its own keeps them", () => {
    expect(fillPattern("{skill} is asked.", slots)).toBe("iOS is asked.");
  });

  test("braces and brackets in the job's own words are only words", () => {
    const duty = "write [clean] {skill} and $& code";
    expect(fillPattern("You {duty}.", { duty })).toBe(`You ${duty}.`);
  });
});

describe("a choice takes the first reading whose slots are filled", () => {
  const pattern = "Tell me about a fault[ in {setting}| in {specialism} work]. What did you do?";

  test.each([
    [{ setting: "the plant", specialism: "TIG" }, "a fault in the plant."],
    [{ specialism: "TIG" }, "a fault in TIG work."],
    [{}, "a fault. What"],
  ])("%o", (given, expected) => {
    expect(fillPattern(pattern, given)).toContain(expected);
  });

  test("and starts a sentence with a capital", () => {
    expect(fillPattern("Listen. [{specialism} first|{person} first].", { person: "nurse" })).toBe(
      "Listen. Nurse first.",
    );
  });
});

describe("a or an", () => {
  test.each([
    ["ICU nurse", "an ICU nurse"],
    ["NICU nurse", "a NICU nurse"],
    ["RN", "an RN"],
    ["UX designer", "a UX designer"],
    ["SaaS seller", "a SaaS seller"],
    ["HVAC technician", "an HVAC technician"],
    ["X-ray technologist", "an X-ray technologist"],
    ["user researcher", "a user researcher"],
    ["union electrician", "a union electrician"],
    ["utility worker", "a utility worker"],
    ["underwriter", "an underwriter"],
    ["unimpaired driver", "an unimpaired driver"],
    ["NURSE MANAGER", "a NURSE MANAGER"],
    ["usher", "an usher"],
    ["urban planner", "an urban planner"],
    ["European buyer", "a European buyer"],
    ["hourly cook", "an hourly cook"],
    ["host", "a host"],
    ["one-person team", "a one-person team"],
    ["onboarding lead", "an onboarding lead"],
    ["18-bed unit", "an 18-bed unit"],
    ["12-hour shift", "a 12-hour shift"],
    ["8-hour shift", "an 8-hour shift"],
    ["110-seat room", "a 110-seat room"],
    ["electrician", "an electrician"],
    ["welder", "a welder"],
  ])("%s", (person, expected) => {
    expect(fillPattern("We hire {a:person}.", { person })).toBe(`We hire ${expected}.`);
  });

  test("starts a sentence as well", () => {
    expect(fillPattern("{a:person} is wanted.", { person: "electrician" })).toBe(
      "An electrician is wanted.",
    );
  });
});

test("the slots of a pattern can be listed", () => {
  expect(namesOfSlots("[In {setting}|Now], {a:person} must {duty}.")).toEqual([
    "setting",
    "person",
    "duty",
  ]);
});

test("a hostile pattern or phrase does not hold anybody up", { retry: 3 }, () => {
  const started = process.threadCpuUsage();
  const junk = "[{a:".repeat(25_000);
  expect(fillPattern(junk, slots)).toBe(junk);
  expect(fillPattern("{duty}", { duty: "u ".repeat(50_000) })).toHaveLength(99_999);
  expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(500);
});
