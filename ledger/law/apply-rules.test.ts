import { describe, expect, test } from "vitest";
import { companySizes } from "#contract/options.ts";
import { factsOfLaw, pictureLaw } from "#ledger/law/apply-rules.ts";
import { payRules } from "#ledger/law/pay-rules.ts";
import type { Place } from "#ledger/reading.ts";

const today = new Date("2026-11-14");

function place(text: string, own: Partial<Place> = {}): Place {
  const [city = null, region = null] = text.split(", ");
  const about = { id: "place", label: "Place", text, quotes: [] };
  return { ...about, city, region, country: "US", isRemote: false, remoteReach: null, ...own };
}

const reachOf = (where: Place, size = "201-500", day = today) =>
  Object.fromEntries(pictureLaw(where, size, day).rules.map(({ id, reach }) => [id, reach]));

describe("a rule reaches a job by place", () => {
  test("a state's rule reaches its cities, a city's rule only that city of that state", () => {
    expect(reachOf(place("Denver, CO"))).toEqual({ "us-co": "likely" });
    expect(reachOf(place("Columbus, OH"))).toEqual({ "us-oh-columbus": "likely" });
    expect(reachOf(place("Columbus, GA"))).toEqual({});
    expect(reachOf(place("Dayton, OH"))).toEqual({});
    expect(reachOf(place("Austin, TX"))).toEqual({});
  });

  test("Brooklyn is New York City, Albany is not", () => {
    expect(Object.keys(reachOf(place("Brooklyn, NY")))).toEqual(["us-ny", "us-ny-new-york"]);
    expect(Object.keys(reachOf(place("Albany, NY")))).toEqual(["us-ny"]);
  });

  test("a remote job in the United States meets every rule that reaches remote jobs, to be confirmed", () => {
    const remote = place("", { city: null, region: null, isRemote: true });
    const { rules, parts } = pictureLaw(remote, "201-500", today);
    const reaching = payRules.filter(({ reachesRemote }) => reachesRemote).map(({ id }) => id);
    expect(rules.map(({ id }) => id)).toEqual(reaching);
    expect(rules.filter(({ reach }) => reach !== "confirm").map(({ id }) => id)).toEqual(["us-de"]);
    expect(new Set(parts)).toEqual(new Set(["range", "otherPay", "benefits", "closingDate"]));
  });

  test("a remote job that sits in Colorado is surely Colorado's and perhaps the others'", () => {
    const reach = reachOf(place("Denver, CO", { isRemote: true }));
    expect(reach).toMatchObject({ "us-co": "likely", "us-ca": "confirm" });
  });

  test("remote in another country meets no American rule", () => {
    expect(reachOf(place("", { isRemote: true, country: "GB" }))).toEqual({});
  });

  test("Ontario and the European Union have their own", () => {
    expect(reachOf(place("Toronto, ON", { country: "CA" }))).toEqual({ "ca-on": "likely" });
    expect(reachOf(place("Berlin", { country: "DE", region: null }))).toEqual({
      "eu-directive": "confirm",
    });
    expect(reachOf(place("Utrecht", { country: "NL", region: null }))).toEqual({
      "eu-directive": "confirm",
      nl: "notYet",
    });
  });
});

describe("a rule reaches a job by the size of the employer", () => {
  const cleveland = place("Cleveland, OH");

  test.each([
    ["1-10", undefined],
    ["11-50", "confirm"],
    ["51-200", "likely"],
    ["5000+", "likely"],
    ["", "confirm"],
    ["a few", "confirm"],
  ])("fifteen or more and a band of %s", (size, reach) => {
    expect(reachOf(cleveland, size)["us-oh-cleveland"]).toBe(reach);
  });

  test("a rule without a threshold reaches employers of every size", () => {
    for (const size of companySizes) {
      expect(reachOf(place("Bethesda, MD"), size)).toEqual({ "us-md": "likely" });
    }
  });
});

describe("a rule reaches a job by date", () => {
  test("what is passed and not yet in force is told, and asks for nothing", () => {
    const dover = place("Dover, DE");
    expect(pictureLaw(dover, "201-500", today)).toMatchObject({
      rules: [{ reach: "notYet" }],
      parts: [],
    });
    expect(pictureLaw(dover, "201-500", new Date("2027-09-01"))).toMatchObject({
      rules: [{ reach: "likely" }],
      parts: ["range", "benefits"],
    });
  });

  test("a rule in force counts before it is enforced", () => {
    const { rules, parts } = pictureLaw(place("Columbus, OH"), "201-500", today);
    expect(rules[0]).toMatchObject({ enforcedFrom: "2027-01-01", reach: "likely" });
    expect(parts).toEqual(["range"]);
  });

  test("a rule that speaks at a later stage asks nothing of the posting", () => {
    const { rules, parts } = pictureLaw(place("Reno, NV"), "201-500", today);
    expect(rules.map(({ when }) => when)).toEqual(["later"]);
    expect(parts).toEqual([]);
  });
});

describe("pay history", () => {
  test.each([
    [place("Denver, CO"), true],
    [place("Columbus, OH"), true],
    [place("Dayton, OH"), false],
    [place("Austin, TX"), false],
    [place("", { city: null, region: null, isRemote: true }), true],
    [place("Berlin", { country: "DE" }), true],
    [place("London", { country: "GB" }), false],
  ])("%o", (where, isBarred) => {
    const { salaryHistory } = pictureLaw(where, "201-500", today);
    expect(salaryHistory.isBarred).toBe(isBarred);
    expect(salaryHistory.citation !== null).toBe(isBarred);
  });
});

describe("the rules as facts", () => {
  test("carry their citation, when they were checked, and every figure of the rule", () => {
    const facts = factsOfLaw(pictureLaw(place("Denver, CO"), "201-500", today));
    expect(facts.map(({ id }) => id)).toEqual(["law.us-co", "law.payHistory"]);
    expect(facts[0]).toMatchObject({
      basis: "data",
      place: "Colorado",
      sources: [{ kind: "citation", lastChecked: "2026-11" }],
    });
    const [columbus] = factsOfLaw(pictureLaw(place("Columbus, OH"), "201-500", today));
    expect(columbus?.text).toMatch(/15 or more people.*2025-12-03, enforced from 2027-01-01/u);
  });
});

describe("the table", () => {
  test("has one row for each id, dates that are dates, and a citation everywhere", () => {
    expect(new Set(payRules.map(({ id }) => id)).size).toBe(payRules.length);
    for (const { from, enforcedFrom, citation, rule, parts, when } of payRules) {
      for (const date of [from, enforcedFrom ?? from]) {
        expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      }
      expect(citation.length).toBeGreaterThan(10);
      expect(rule.endsWith(".")).toBe(true);
      expect(parts.length > 0).toBe(when === "posting");
    }
  });
});
