import { describe, expect, test } from "vitest";
import { readStated } from "#reading/read-stated.ts";
import { bucketsOf, sharesOf } from "#reading/values/choice.ts";
import { titleCandidates } from "#reading/values/title/title-candidates.ts";
import { placed, type Told } from "#reading/fixtures/placed-lines.ts";
import { cleanTitle } from "#reading/values/title/title-words.ts";
import { readTitle } from "#reading/values/title/title.ts";
import { shippedWeights } from "#reading/weights.ts";

const read = (...lines: readonly Told[]) =>
  readTitle(placed(...lines), "posting", shippedWeights.titles)?.value ?? "none";

describe("the title that most speaks for", () => {
  test("a talk's small words are no part of it", () => {
    const text =
      "Joanne: Yeah so same as before, it's a bindery operator.\nMark: Okay. Days?\nJoanne: Days, seven to three thirty. The bindery operator runs the folder and the stitcher.";
    expect(readStated(text).title?.value).toBe("Bindery Operator");
  });

  test("the name of a channel is read as words", () => {
    expect(cleanTitle("#hiring-exec-assistant (pasted from Slack)")).toBe("Executive Assistant");
    expect(cleanTitle("#1 Senior Cook")).toContain("Senior Cook");
  });

  test("whom somebody serves is not the job", () => {
    expect(
      read(
        ["title", "Chief of Staff to the CEO"],
        ["terms", "Reports to the Controller"],
        ["duty", "Runs the week of the CEO."],
      ),
    ).toMatch(/^Chief of Staff/u);
  });

  test("nothing is said where nothing speaks", () => {
    expect(read(["benefit", "Medical and dental from day one."])).toBe("none");
  });
});

test("a candidate never goes over a stop, a small word or a figure", () => {
  const lines = placed(["title", "Hiring now: 2 Diesel Techs, Shop Foreman who leads"]);
  const words = titleCandidates(lines, "posting", null).map((one) => one.words);
  expect(words).toContain("Diesel Tech");
  expect(words).toContain("Shop Foreman");
  expect(words.filter((one) => one.includes("2") || one.includes("who"))).toEqual([]);
});

test("a leader's field is a part of the title, whatever stands around it", () => {
  const lines = placed(["unplaced", "we want a Director of Nursing and Quality for the night"]);
  const words = titleCandidates(lines, "notes", null).map((one) => one.words);
  expect(words).toContain("Director of Nursing");
  expect(words).toContain("Director of Nursing and Quality");
  expect(words.filter((one) => one.includes("for"))).toEqual([]);
});

test("answers that nothing tells apart share alike", () => {
  const model = { size: 2, weights: new Float64Array(2) };
  expect(sharesOf([bucketsOf(["a"], 2), bucketsOf(["b"], 2)], model)).toEqual([0.5, 0.5]);
});

describe("somebody else's title", () => {
  test.each([
    [
      "whoever posted it",
      "Dana Reyes • 2nd\nPlant Manager at Corvid Mills | she/her\n2w\nWe are looking for a Sock Knitter in Troy.",
    ],
    [
      "whoever wrote below it",
      "We are looking for a Sock Knitter in Troy.\n\nMost relevant\nLee T. • 3rd+\nPlant Manager\nInterested!",
    ],
    [
      "the hiring manager",
      "Requesting manager: Kai Brandt, Maint. Superintendent\nHRBP: Amrit\nPosition title: Sock Knitter",
    ],
    [
      "the recruiter",
      "Recruiter: Schroeder, Kayla\nHiring Mgr: Brandt, Lucas, Plant Manager\nJob title: Sock Knitter",
    ],
    [
      "a consultant at an agency",
      "CONSULTANT: Nomvula @ Baobab Executive Partners\nSOCK KNITTER – KNITWEAR\nWe are looking for a Sock Knitter in Troy.",
    ],
    ["a button", "[ Signaler cette offre ]\nWe are looking for a Sock Knitter in Troy."],
  ])("of %s is not the job's", (_, text) => {
    expect(readStated(text).title?.value).toBe("Sock Knitter");
  });

  test("a firm of many doers is no job", () => {
    expect(read(["employer", "Quillback Plains Carriers"], ["pay", "$20 an hour"])).toBe("none");
  });

  test("what a manager says may name the job", () => {
    expect(read(["title", "Hiring manager: Line cook for the grill"])).toBe("Line Cook");
  });
});

describe("the whole title", () => {
  test.each([
    ["Manager / Sr. Manager – Quality Assurance", "Quality Assurance Manager"],
    ["Executive – HR (Plant)", "HR Executive"],
    ["Assistant Manager (Field), Rubber Estate", "Assistant Manager, Field"],
    ["Manager - Dallas", "Manager"],
    ["Supervisor - Nights", "Supervisor"],
    ["Organist & Choirmaster", "Organist & Choirmaster"],
    ["Licensed Funeral Director & Embalmer", "Licensed Funeral Director & Embalmer"],
    ["REQ_TITLE Process Technician III", "Process Technician"],
    ["Title Clerk", "Title Clerk"],
    ["*Pastry Sous Chef*", "Pastry Sous Chef"],
    ["Farsi / Dari interpreter", "Farsi / Dari Interpreter"],
    ["commercial refrig tech", "Commercial Refrigeration Technician"],
    ["Pkg Line Opr", "Packaging Line Operator"],
    ["vet tech", "Vet Tech"],
  ])("%s is %s", (text, expected) => {
    expect(read(["title", text])).toBe(expected);
  });

  test.each([
    ["CDL-A FLATBED — HOME EVERY WEEKEND — $0.70 CPM", "CDL-A Flatbed Driver"],
    ["OTR REEFER - CLASS A - SALINA KS", "OTR Reefer Driver"],
  ])("a haulage firm's headline names a driver: %s", (text, expected) => {
    expect(read(["terms", text], ["pay", "$0.70 a mile"])).toBe(expected);
  });

  test("a notice of an apprenticeship names an apprentice, a class for others does not", () => {
    const trade = ["title", "Glazier"] as const;
    const told = ["terms", "Apprentices must drive to the site."] as const;
    expect(read(["employer", "Notice of apprenticeship opening"], trade, told)).toBe(
      "Glazier Apprentice",
    );
    expect(read(["employer", "We train apprentices here."], trade, told)).toBe("Glazier");
    expect(
      read(["employer", "Apprenticeship program"], ["title", "Training Coordinator"], told),
    ).toBe("Training Coordinator");
  });
});

test("whom the job serves is not the job, and its hours are not its name", () => {
  expect(
    read(["title", "Chief of Staff to the CEO"], ["employer", "Our CEO needs a right hand."]),
  ).toMatch(/^Chief of Staff/u);
  expect(read(["title", "Part-Time Barista"])).toBe("Barista");
});

test("a bare noun takes the word before it from the line that opens with it, and no hours", () => {
  expect(
    read(["title", "Subject: paralegal opening"], ["title", "Litigation Paralegal, full time"]),
  ).toBe("Litigation Paralegal");
  expect(read(["title", "Housekeeping Supervisor Full Time"])).toBe("Housekeeping Supervisor");
});
