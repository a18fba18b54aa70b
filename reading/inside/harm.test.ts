import { expect, test } from "vitest";
import { isHarmless } from "#reading/inside/harm.ts";
import { decide } from "#reading/place.ts";
import { places, type Place } from "#reading/places.ts";

test.each(["Terraform", "read prints, GD&T", "Java 17, Spring Boot", "CCNA minimum, 4 yrs+"])(
  "“%s” could do no harm",
  (text) => {
    expect(isHarmless(text)).toBe(true);
  },
);

test.each([
  "Salary real: to 140",
  "she drives it",
  "Denise in Austin",
  "Lewis and Fern techs are the target",
  "(Schaub hat 20,80 bekommen)",
  "don't say why",
])("“%s” could", (text) => {
  expect(isHarmless(text)).toBe(false);
});

test("what could do no harm is asked about less often", () => {
  const chances = (some: Partial<Record<Place, number>>) =>
    Float64Array.from(places, (place) => some[place] ?? 0);
  const doubtful = chances({ must: 0.85, duty: 0.1, internal: 0.05 });
  expect(decide(doubtful).place).toBe("unplaced");
  expect(decide(doubtful, true).place).toBe("must");
});
