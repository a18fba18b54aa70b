import { expect, test } from "vitest";
import { readForm } from "#reading/form.ts";
import { readStated } from "#reading/read-stated.ts";
import { readText } from "#reading/read.ts";
import { shippedWeights } from "#reading/weights.ts";

function placesIn(text: string) {
  const lines = readText(text).lines;
  return (words: string) => lines.find((line) => line.text.includes(words))?.place;
}

const courier = `Van Courier
Larkfield Parcels, Dayton, OH

What we need from you
• Two years behind the wheel of a delivery van
• A clean license and a steady temper
Automatic disqualifiers
• More than two speeding tickets in the last 24 months
• Any license revocation in the past five years
• Leaving the scene of a collision
`;

test("what rules a driver out is no demand, however sure the reader is of its list", () => {
  const placeOf = placesIn(courier);
  expect(placeOf("Two years behind")).toBe("must");
  expect(placeOf("A clean license")).toBe("must");
  for (const words of ["speeding tickets", "revocation", "Leaving the scene"])
    expect(placeOf(words)).toBe("terms");
  expect(placeOf("Automatic disqualifiers")).not.toBe("must");
});

test("“no DUI” and “three or more violations” are no demands under any heading", () => {
  const placeOf = placesIn(
    "Shuttle Driver\n\nRequirements\n- Valid class B license\n- No DUI in the last seven years\n- Three or more moving violations in a year\n- No experience with buses needed, we train",
  );
  expect(placeOf("class B")).toBe("must");
  expect(placeOf("No DUI")).toBe("terms");
  expect(placeOf("Three or more")).toBe("terms");
});

const bakery = `Pastry Baker
Hollin Street Bakery, Akron, OH

Consider baking with us so that you can bring joy to every breakfast table.
Our bakers have worked with spelt, rye, emmer and sourdough, and we have a team of experienced bread lovers.
This role represents a rare opportunity to use your skills in a growing shop.
You must be able to lift 50 pounds.

Requirements
- Three years of laminating dough
`;

test("a slogan and the employer's own story are asked of nobody; what says “must” is, without a heading", () => {
  const placeOf = placesIn(bakery);
  for (const words of ["Consider baking", "Our bakers have worked", "This role represents"])
    expect(["must", "nice"]).not.toContain(placeOf(words));
  expect(placeOf("lift 50 pounds")).toBe("must");
  expect(placeOf("laminating")).toBe("must");
});

const archive = `Archive Technician
Wickham County, Reno, NV

We look for the following skills and experience.
Handling of fragile paper
Cataloguing with a database
Preferred skills and experience
Bookbinding
Knowledge of German script
Benefits
Paid holidays
`;

test("a heading among the lines is no line, and over wishes it makes wishes of them", () => {
  const { requirements } = readForm(archive).fields;
  expect(requirements).toMatch(/Cataloguing[^]*Nice to have:\n[^]*Bookbinding/u);
  expect(requirements).not.toMatch(/the following|Preferred skills/u);
});

test("a sentence that takes the list back is told, and asked of nobody", () => {
  const placeOf = placesIn(
    "Gardener\n\nWhat skills and experience do we look for?\nA year of pruning fruit trees\nBut when we're filling this job, if you don't have some of the skills and experience listed here, don't let that stop you from applying!\nWorking with a chainsaw",
  );
  expect(placeOf("pruning")).toBe("must");
  expect(placeOf("don't let that stop")).toBe("terms");
});

test("a board's number and a button are told to nobody, a short name of a skill is", () => {
  const placeOf = placesIn(
    "Payroll Clerk\n\nRequirements\n- Two years of payroll\n- SC900\n\nPreferred\nSpreadsheets\nRF204417755\n\nDuties\n- Click to go to the next section\n- Close the month\n",
  );
  expect(placeOf("SC900")).toBe("must");
  expect(placeOf("RF204417755")).toBe("noise");
  expect(placeOf("Click to go")).toBe("noise");
  expect(placeOf("Close the month")).toBe("duty");
});

test("what a person placed stays where they put it", () => {
  const slogan = "Consider baking with us so that you can bring joy to every breakfast table.";
  const { lines } = readStated(bakery, shippedWeights, new Map([[slogan, "must"]]));
  expect(lines.find(({ text }) => text === slogan)?.place).toBe("must");
});

test("abilities under a heading that stands among the duties are asked for, and the duties before it are not", () => {
  const placeOf = placesIn(
    "Care Aide\n\nDuties and Responsibilities:\nHelps residents with meals and bathing.\nKeeps the daily log of the house.\nMinimum Knowledge, Skills, And Abilities:\nAbility to observe and report what a resident does.\nKnowledge of simple first aid.\n",
  );
  expect(placeOf("Helps residents")).toBe("duty");
  expect(placeOf("Ability to observe")).toBe("must");
  expect(placeOf("simple first aid")).toBe("must");
});
