import { expect, test } from "vitest";
import { askAboutColleagues } from "#reading/inside/colleagues.ts";
import { placed } from "#reading/fixtures/placed-lines.ts";

test("whom lines inside speak of is named to no candidate", () => {
  const asked = askAboutColleagues(
    placed(
      ["internal", "Sjaak would go to 3.800 for the right one"],
      ["process", "Coffee with Sjaak in the greenhouse"],
      ["process", "Half a day along the rows"],
    ),
  );
  expect(asked.map(({ place }) => place)).toEqual(["internal", "unplaced", "process"]);
});

test("a firm, and a tool that lines inside name, are nobody", () => {
  const asked = askAboutColleagues(
    placed(
      ["internal", "Kestrel would rather wait"],
      ["internal", "They argued about Kafka for an hour"],
      ["employer", "Kestrel builds barges"],
      ["duty", "Learn how Kestrel plans"],
      ["must", "Kafka in production"],
    ),
  );
  expect(asked.slice(2).map(({ place }) => place)).toEqual(["employer", "duty", "must"]);
});
