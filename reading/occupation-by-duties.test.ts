import { describe, expect, test } from "vitest";
import { titleTable } from "#reading/data/load-titles.ts";
import { matchOccupation } from "#reading/occupation.ts";

describe("a title that nobody lists", () => {
  const scanning = [
    "Scan OB/GYN and breast cases with ultrasound when the list is heavy",
    "Own the ultrasound QA program and keep the imaging accreditation in good standing",
    "Review imaging protocols with the physicians every month",
  ];
  const source = { title: "Sonography Manager", duties: scanning };

  test("stays unknown, and what its duties sound like is offered to a person", () => {
    const { certainty, code, choices } = matchOccupation(source, titleTable);
    expect({ certainty, code }).toEqual({ certainty: "unknown", code: null });
    expect(choices.map((choice) => choice.code)).toContain("29-2032");
    expect(choices[0]?.why).toBe("The title is not known, and the duties sound like it.");
  });

  test("is offered nothing where the duties say little", () => {
    const vague = { ...source, duties: ["Be there", "Have fun with us", "Grow"] };
    expect(matchOccupation(vague, titleTable).choices).toEqual([]);
  });
});
