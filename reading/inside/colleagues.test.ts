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
    "notes",
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
    "notes",
  );
  expect(asked.slice(2).map(({ place }) => place)).toEqual(["employer", "duty", "must"]);
});

test("who talks in a transcript is a colleague, also where others name them", () => {
  const lines = placed(
    ["terms", "Declan Prout: Full time, Friday finishes at two."],
    ["must", "Declan Prout: English."],
    ["duty", "Declan Prout: First month is reading."],
    ["process", "Then a case, to Declan"],
  );
  const asked = askAboutColleagues(lines, "notes");
  expect(asked.map(({ place }) => place)).toEqual(["terms", "must", "duty", "unplaced"]);
  expect(askAboutColleagues(lines, "posting").at(-1)?.place).toBe("process");
});

test.each(["Dale won't have it", "Svenja is at 64,8", "Raghav (client mgr) said so"])(
  "“%s” speaks of a colleague",
  (text) => {
    const asked = askAboutColleagues(
      placed(["internal", text], ["process", `Coffee at ${text.split(" ")[0]}`]),
      "notes",
    );
    expect(asked.at(-1)?.place).toBe("unplaced");
  },
);
