import { describe, expect, test } from "vitest";
import { matchJob } from "#ledger/occupations/match.ts";

function match(title: string, duties: readonly string[] = []) {
  return matchJob({ title, duties });
}

test("a sure title has the figures, the everyday names and the family of its occupation", () => {
  expect(match("RN - ICU - Nights")).toMatchObject({
    certainty: "sure",
    family: "clinical",
    occupation: { soc: "29-1141", title: "Registered Nurse", officialTitle: "Registered Nurses" },
  });
  expect(match("RN - ICU - Nights").occupation?.aliases.length).toBeGreaterThan(8);
});

test("an occupation that we do not list has figures and its official name", () => {
  expect(match("Orthodontist")).toMatchObject({
    certainty: "sure",
    family: "clinical",
    occupation: { soc: "29-1023", title: "Orthodontists", aliases: [] },
  });
});

test("choices carry the names recruiters use, the likeliest first, with why", () => {
  const { certainty, occupation, choices } = match("Electrician / Plumber");
  expect(certainty).toBe("choose");
  expect(choices.map(({ title }) => title)).toEqual(expect.arrayContaining(["Plumber"]));
  expect(choices[0]).toMatchObject({ soc: occupation?.soc, why: "This is one of its titles." });
});

describe("the family of a job that is not settled", () => {
  test("is the first choice's where another choice shares it", () => {
    expect(match("Electrician / Plumber").family).toBe("trades");
  });

  test("is the one that lists the title word for word", () => {
    expect(match("Sr. Customer Success Manager (Remote)")).toMatchObject({
      certainty: "choose",
      family: "support",
      occupation: { soc: "41-3091" },
    });
  });

  test("is nobody's where the first choice stands alone", () => {
    const { certainty, family } = match("Branch Manager");
    expect({ certainty, family }).toEqual({ certainty: "choose", family: null });
  });
});

test.each(["", "Chief Happiness Officer", "Associate"])(
  "%j is unknown: no occupation, no family, no choices",
  (title) => {
    expect(match(title)).toEqual({
      isAgainstTitle: false,
      isLikeliest: false,
      certainty: "unknown",
      occupation: null,
      family: null,
      choices: [],
    });
  },
);

test("an unknown title keeps what its duties sound like, without figures or family", () => {
  const duties = [
    "Scan OB/GYN and breast cases with ultrasound when the list is heavy",
    "Own the ultrasound QA program and keep the imaging accreditation in good standing",
    "Review imaging protocols with the physicians every month",
  ];
  const { certainty, occupation, family, choices } = match("Sonography Manager", duties);
  expect({ certainty, occupation, family }).toEqual({
    certainty: "unknown",
    occupation: null,
    family: null,
  });
  expect(choices.map(({ soc }) => soc)).toContain("29-2032");
});
