import { describe, expect, test } from "vitest";
import { companySizes } from "#contract/options.ts";
import { shipped } from "#knowledge/shipped.ts";
import { factsOfLaw, historyFact, pictureLaw } from "#ledger/law/apply-rules.ts";
import { notConfirmed, whenChecked } from "#ledger/law/law-picture.ts";
import type { Place } from "#ledger/facts/reading.ts";

const today = new Date("2026-11-16");

function place(text: string, own: Partial<Place> = {}): Place {
  const [city = null, region = null] = text.split(", ");
  const about = { id: "place", label: "Place", text, quotes: [] };
  return { ...about, city, region, country: "US", isRemote: false, remoteReach: null, ...own };
}

const nowhere = { city: null, region: null };
const remote = place("", { ...nowhere, isRemote: true });

const picture = (where: Place, size = "201-500", day = today) =>
  pictureLaw(shipped.law, where, size, day);
const reachOf = (where: Place, size = "201-500", day = today) =>
  Object.fromEntries(picture(where, size, day).rules.map(({ id, reach }) => [id, reach]));
const idsOf = (rules: readonly { id: string }[]) => rules.map(({ id }) => id);

describe("a rule reaches a job by place", () => {
  test("a state's rule reaches its cities, a city's rule only that city of that state", () => {
    expect(reachOf(place("Denver, CO"))).toEqual({ "us-co": "applies" });
    expect(reachOf(place("Columbus, OH"))).toEqual({ "us-oh-columbus": "likely" });
    expect(reachOf(place("Columbus, GA"))).toEqual({});
    expect(reachOf(place("Dayton, OH"))).toEqual({});
    expect(reachOf(place("Austin, TX"))).toEqual({});
  });

  test("Brooklyn is New York City, Albany is not", () => {
    expect(Object.keys(reachOf(place("Brooklyn, NY")))).toEqual(["us-ny", "us-ny-new-york"]);
    expect(Object.keys(reachOf(place("Albany, NY")))).toEqual(["us-ny"]);
  });

  test("a remote job in the United States meets the states whose rule reaches it, to be confirmed", () => {
    const { rules, missing } = picture(remote);
    expect(missing).toBeNull();
    const [duties, counsel] = [true, false].map((isChecked) =>
      idsOf(rules.filter((rule) => rule.isChecked === isChecked)),
    );
    expect(duties).toEqual(["us-ny", "us-il", "us-md", "us-nj"]);
    expect(counsel).toEqual(["us-co", "us-ca", "us-wa", "us-vt", "us-va", "us-de"]);
    expect(rules.filter(({ reach }) => reach !== "confirm").map(({ id }) => id)).toEqual(["us-de"]);
    expect(rules.every(({ isThroughRemote }) => isThroughRemote)).toBe(true);
  });

  test("a remote job that sits in Maryland is Maryland's and perhaps the others'", () => {
    const reach = reachOf(place("Baltimore, MD", { isRemote: true }));
    expect(reach).toMatchObject({ "us-md": "applies", "us-ny": "confirm" });
  });

  test("a rule whose words on remote work were not read is counsel's for a remote job, and a duty on site", () => {
    const california = (where: Place) => picture(where).rules.find(({ id }) => id === "us-ca");
    expect(california(remote)?.isChecked).toBe(false);
    expect(california(place("Fresno, CA"))?.isChecked).toBe(true);
  });

  test("Britain has none, and remote in another country meets no American rule", () => {
    const britain = place("Leeds", { region: null, country: "GB" });
    expect(picture(britain)).toEqual({ missing: null, rules: [], history: [] });
    expect(reachOf({ ...britain, isRemote: true })).toEqual({});
  });

  test("Ontario and the European Union have their own", () => {
    expect(reachOf(place("Toronto, ON", { country: "CA" }))).toEqual({ "ca-on": "likely" });
    const inEurope = (city: string, country: string) =>
      Object.keys(reachOf(place(city, { country, region: null })));
    expect(inEurope("Berlin", "DE")).toEqual(["eu-directive"]);
    expect(inEurope("Kraków", "PL")).toEqual(["eu-directive", "pl"]);
    expect(inEurope("Oslo", "NO")).toEqual([]);
  });
});

describe("a place that is not known names no rule", () => {
  test.each([
    ["no country", place("Springfield", { region: null, country: null }), "country"],
    ["remote and nothing more", { ...remote, country: null }, "country"],
    ["a country whose states decide", place("Springfield", { region: null }), "region"],
    ["Canada without a province", place("London", { region: null, country: "CA" }), "region"],
  ])("%s", (_, where, missing) => {
    expect(picture(where)).toEqual({ missing, rules: [], history: [] });
  });
});

describe("a rule reaches a job by the size of the employer", () => {
  test.each([
    ["1-10", undefined],
    ["11-50", "confirm"],
    ["51-200", "likely"],
    ["5000+", "likely"],
    ["", "confirm"],
    ["a few", "confirm"],
  ])("fifteen or more and a band of %s", (size, reach) => {
    expect(reachOf(place("Chicago, IL"), size)["us-il"]).toBe(reach);
  });

  test("a rule for all reaches employers of every size", () => {
    for (const size of companySizes) {
      expect(reachOf(place("Bethesda, MD"), size)).toEqual({ "us-md": "applies" });
    }
  });

  test("a threshold that nobody read is never taken for met", () => {
    for (const size of ["", ...companySizes]) {
      expect(reachOf(place("Albany, NY"), size)).toEqual({ "us-ny": "confirm" });
    }
  });
});

describe("a rule reaches a job by date", () => {
  test("what is passed and not yet in force is told as such", () => {
    const dover = place("Dover, DE");
    expect(reachOf(dover)).toEqual({ "us-de": "notYet" });
    expect(reachOf(dover, "201-500", new Date("2027-09-26"))).toEqual({ "us-de": "likely" });
  });

  test("Maine and Virginia count since the summer of 2026", () => {
    for (const [where, id] of [
      ["Bangor, ME", "us-me"],
      ["Norfolk, VA", "us-va"],
    ] as const) {
      expect(reachOf(place(where), "201-500", new Date("2026-06-30"))).toEqual({ [id]: "notYet" });
      expect(reachOf(place(where))[id]).not.toBe("notYet");
    }
  });

  test("a look more than a year past is shown as old", () => {
    const [now] = picture(place("Bethesda, MD")).rules;
    const [later] = picture(place("Bethesda, MD"), "", new Date("2028-01-10")).rules;
    expect(now && whenChecked(now)).toBe("2026-11-16");
    expect(later && whenChecked(later)).toBe("2026-11-16, over a year ago");
    const [colorado] = picture(place("Denver, CO")).rules;
    expect(colorado && whenChecked(colorado)).toBe(notConfirmed);
  });
});

describe("past pay", () => {
  const asking = (where: Place, day = today) =>
    Object.fromEntries(picture(where, "", day).history.map((rule) => [rule.id, rule.asking]));

  test("each state has its own, and Alabama forbids only what follows from silence", () => {
    const states = "CA CO CT DC DE HI IL ME MD MA MN NV NJ NY OR PR RI VT VA WA"
      .split(" ")
      .map((region) => [region, Object.values(asking(place(`x, ${region}`)))] as const);
    const limited = new Set(["DC", "NJ"]);
    for (const [region, found] of states) {
      expect([region, found]).toEqual([region, [limited.has(region) ? "limited" : "barred"]]);
    }
    expect(asking(place("Mobile, AL"))).toEqual({ "us-al": "allowed" });
    for (const region of ["TX", "MI", "WI", "FL"])
      expect(asking(place(`x, ${region}`))).toEqual({});
  });

  test("Columbus has one and Dayton has none; nor has Britain", () => {
    expect(asking(place("Columbus, OH"))).toEqual({ "us-oh-columbus": "barred" });
    expect(asking(place("Dayton, OH"))).toEqual({});
    expect(asking(place("London", { country: "GB", region: null }))).toEqual({});
    expect(asking(place("Berlin", { country: "DE", region: null }))).toEqual({
      "eu-directive": "barred",
    });
  });

  test("a remote job meets every state's and no city's", () => {
    const found = Object.keys(asking(remote));
    expect(found).toHaveLength(21);
    expect(found).not.toContain("us-oh-columbus");
  });

  test("what is not yet in force is not told", () => {
    expect(asking(place("Norfolk, VA"), new Date("2026-06-30"))).toEqual({});
  });
});

describe("the rules as facts", () => {
  test("a rule that was read carries its sentence, its address and the day", () => {
    const [fact, history] = factsOfLaw(picture(place("Chicago, IL")));
    expect(fact).toMatchObject({ id: "law.us-il", basis: "data", place: "Illinois" });
    expect(fact?.text).toMatch(/112\/10\(b-25\): Employers with 15 .* since 2025-01-01\. Likely/u);
    expect(fact?.sources).toEqual([
      {
        kind: "citation",
        citation: "Equal Pay Act of 2003, 820 ILCS 112/10(b-25), https://labor.illinois.gov/pay",
        lastChecked: "2026-11-16",
      },
    ]);
    expect(history).toMatchObject({ id: historyFact, basis: "data" });
  });

  test("one that was not is named for counsel and says no duty", () => {
    const facts = factsOfLaw(picture(place("Denver, CO")));
    expect(facts.map(({ text }) => text)).toEqual([
      "Check with counsel: Equal Pay for Equal Work Act, C.R.S. § 8-5-201.",
      "Colorado: check with counsel, Equal Pay for Equal Work Act, C.R.S. § 8-5-102(2).",
    ]);
    expect(facts.map(({ basis }) => basis)).toEqual(["estimate", "estimate"]);
    expect(JSON.stringify(facts)).not.toContain("http");
  });
});
