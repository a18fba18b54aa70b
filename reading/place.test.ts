import { expect, test } from "vitest";
import { decide, isInner } from "#reading/place.ts";
import { places, type Place } from "#reading/places.ts";
import { readText } from "#reading/read.ts";
import { hasTelltale, isFurniture, namesSomebody } from "#reading/telltales.ts";

const chances = (some: Partial<Record<Place, number>>) =>
  Float64Array.from(places, (place) => some[place] ?? 0);

test("a line is placed where it most likely belongs", () => {
  expect(decide(chances({ duty: 0.9, must: 0.1 }))).toMatchObject({
    place: "duty",
    reader: "trained",
  });
});

test("a line that may have to stay inside is asked about, however likely another place is", () => {
  expect(decide(chances({ pay: 0.9, internal: 0.1 })).place).toBe("unplaced");
  expect(decide(chances({ pay: 0.98, contact: 0.02 })).place).toBe("pay");
});

test("a line nobody can tell is unplaced, and candidates never read it", () => {
  const { place } = decide(chances({ duty: 0.3, must: 0.3, nice: 0.2, terms: 0.2 }));
  expect(place).toBe("unplaced");
  expect(isInner(place)).toBe(true);
});

test.each([
  "can stretch to 115 for the right person",
  "(don't mention Kayla is leaving)",
  "Competitors to poach: ShipLoop",
  "no young moms this time",
])("“%s” gives itself away, whatever place it was given", (text) => {
  expect(hasTelltale(text)).toBe(true);
  const { lines } = readText(
    `Customer Success Manager\n\nWhat you will do\n- Own 40 accounts\n- ${text}\n`,
  );
  const told = lines.filter((line) => hasTelltale(line.text));
  expect(told.map(({ place }) => isInner(place))).toEqual(told.map(() => true));
});

test.each([
  "You will stretch, lift and carry",
  "Reports to the RIFT team lead",
  "A pipeline of young talent",
  "Keep answers under 300 ms at peak",
])("“%s” is an ordinary line", (text) => {
  expect(hasTelltale(text)).toBe(false);
});

test("an aside is not shown without the line it belongs to", () => {
  const { lines } = readText(
    "Senior Backend Engineer\n\nWhat you will do\n- Design, build and run the Go services behind booking\n- Run the mail services, don't print the name (Kafka, Postgres, Redis and a lot of Java)\n- Own the Kafka pipeline\n",
  );
  const shown = lines.filter(({ place }) => !isInner(place)).map(({ text }) => text);
  expect(shown.join("\n")).not.toContain("Redis");
});

test("a promise of equal treatment is whole, whatever it names", () => {
  const promise =
    "All qualified applicants will receive consideration for employment without regard to race, color, religion, sex (including pregnancy), national origin, age or disability.";
  const { lines } = readText(
    `Line Cook\n\nEqual Opportunity\nFen Mutual is an Equal Opportunity Employer. ${promise}`,
  );
  expect(lines.at(-1)).toMatchObject({ place: "legal", text: promise });
  expect(
    readText("Line Cook\n\nRequirements\n- Two years\n- No pregnancy this year, please").lines.at(
      -1,
    )?.place,
  ).toBe("unplaced");
});

test("an aside in brackets stays with its line, unless it must stay inside", () => {
  const lineOf = (aside: string) =>
    readText(
      `Warehouse Supervisor\n\nResponsibilities:\n- Run the start-of-shift meeting\n- Coach, document and discipline in partnership with HR (${aside})\n- Written handoff to first shift`,
    ).lines.map(({ text }) => text);
  expect(lineOf("HR is on site until 11 PM Mon & Wed")).toContain(
    "Coach, document and discipline in partnership with HR (HR is on site until 11 PM Mon & Wed)",
  );
  expect(lineOf("can stretch to 98k for somebody good")).toContain(
    "(can stretch to 98k for somebody good)",
  );
});

test("a text of a hundred thousand signs is read as far as a posting can reach, and the rest is asked about", () => {
  const { lines } = readText("Run the grill and close the line.\n".repeat(2_900));
  expect(lines.at(-1)?.place).toBe("unplaced");
});

test("the address of a team is where to apply, a person's is nobody's business", () => {
  const placeOf = (address: string) =>
    readText(`Line Cook\n\nHow to apply\nSend your resume to ${address} by June 15.`).lines.at(-1)
      ?.place;
  expect(placeOf("jobs@fen.example")).toBe("process");
  expect(placeOf("dana.reyes@fen.example")).not.toBe("process");
});

test.each([
  "Cookie Settings",
  "© Fen Mutual. All rights reserved.",
  "* indicates a required field",
])("“%s” is of the page, not of the job", (text) => {
  expect(isFurniture(text)).toBe(true);
  const { lines } = readText(
    `Line Cook\n\nBenefits\n- Health insurance\n- Free meals\n- ${text}\n`,
  );
  expect(lines.filter((line) => isFurniture(line.text)).map(({ place }) => place)).toEqual([
    "noise",
  ]);
});

test("in notes a line that names somebody is asked about, whoever says it", () => {
  expect(namesSomebody("reports to denise (solid)")).toBe(true);
  expect(namesSomebody("Denise: she closes the month in SAP")).toBe(false);
  const notes =
    "call w/ hiring mgr 3/4\nplant controller, wausau\nbudget 105, can stretch to 115\nclose the month in SAP\nclose the month with Denise\nCPA is a must\nlast one left for a competitor, don't mention\n";
  const { kind, lines } = readText(notes);
  expect(kind).toBe("notes");
  const named = lines.filter(({ text }) => namesSomebody(text));
  expect(named.map(({ place }) => isInner(place))).toEqual([true]);
});
