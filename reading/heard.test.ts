import { describe, expect, test } from "vitest";
import type { HeardReading } from "#contract/reading.ts";
import { hearLines } from "#reading/heard.ts";
import type { PlacedLine } from "#reading/place.ts";
import { readStated } from "#reading/read-stated.ts";

const heardOf = (
  lines: HeardReading["lines"],
  values: HeardReading["values"] = [],
): HeardReading => ({ lines, values });

function line(text: string, more: Partial<PlacedLine>): PlacedLine {
  return {
    id: 0,
    start: 0,
    end: text.length,
    text,
    layout: "sentence",
    heading: null,
    goesOn: false,
    place: "unplaced",
    confidence: 0.4,
    reader: "trained",
    likely: ["must", "nice"],
    internalChance: 0,
    ...more,
  };
}

describe("two readers of one line", () => {
  const hear = (one: PlacedLine, place: HeardReading["lines"][number]["place"]) => {
    const [read] = hearLines([one], heardOf([{ words: one.text, place }]));
    return read;
  };

  test("a line that the trained reader left open is the model's", () => {
    expect(hear(line("Kafka", {}), "must")).toMatchObject({ place: "must", reader: "model" });
  });

  test("a place that the trained reader is not sure of gives way", () => {
    const read = hear(line("Kafka a plus", { place: "must", confidence: 0.7 }), "nice");
    expect(read).toMatchObject({ place: "nice", reader: "model" });
  });

  test("where the trained reader is sure of another place, the person is asked", () => {
    const read = hear(line("Kafka a plus", { place: "must", confidence: 0.97 }), "nice");
    expect(read).toMatchObject({ place: "unplaced", likely: ["nice", "must"] });
  });

  test.each<[string, Partial<PlacedLine>]>([
    [
      "that the trained reader keeps inside, however unsure",
      { place: "internal", confidence: 0.5 },
    ],
    ["with somebody's number", { place: "contact", confidence: 0.5 }],
    ["that may belong inside", { internalChance: 0.3 }],
  ])("no line %s is let out by a model alone", (_, more) => {
    expect(hear(line("Team of three after the reorg", more), "terms")?.place).toBe("unplaced");
  });

  test("words that must stay inside are asked about, whatever a model says", () => {
    expect(hear(line("We can stretch to 140 between us", {}), "pay")?.place).toBe("unplaced");
  });

  test("what a model keeps inside stays there", () => {
    const read = hear(
      line("Beto wants it done", { place: "process", confidence: 0.6 }),
      "internal",
    );
    expect(read).toMatchObject({ place: "internal", internalChance: 1 });
  });

  test("a line that a model did not name stays as it was", () => {
    const own = line("Kafka", { place: "must" });
    expect(hearLines([own], heardOf([{ words: "Flink", place: "nice" }]))).toEqual([own]);
  });
});

describe("values that a model points at", () => {
  const text = `Night Lead\n\nHarbor Foods runs a cold store.\n\nTerms\n- Our store is in Tacoma, WA\n- The rate is $27 to $31 an hour\n- Full-time\n`;
  const lines = (values: HeardReading["values"]) =>
    readStated(text, undefined, undefined, {
      lines: readStated(text).lines.map(({ text: words }) => ({ words, place: "terms" as const })),
      values,
    });

  test("are typed from their words by our own readers", () => {
    const read = lines([
      { name: "title", line: "Night Lead", words: "Night Lead" },
      { name: "place", line: "Our store is in Tacoma, WA", words: "Tacoma, WA" },
      { name: "pay", line: "The rate is $27 to $31 an hour", words: "$27 to $31 an hour" },
    ]);
    expect(read.title?.value).toBe("Night Lead");
    expect(read.places[0]?.value).toMatchObject({ city: "Tacoma", region: "WA" });
    expect(read.pay?.value).toMatchObject({ min: 27, max: 31, period: "hour" });
  });

  test.each<[string, HeardReading["values"][number]]>([
    ["words that do not stand in the line", { name: "title", line: "Night Lead", words: "Chief" }],
    ["half a word", { name: "title", line: "Night Lead", words: "Nigh" }],
    ["a line that is not there", { name: "title", line: "Day Lead", words: "Day Lead" }],
    [
      "a figure of its own",
      { name: "pay", line: "The rate is $27 to $31 an hour", words: "$27 to $45 an hour" },
    ],
    ["pay without a figure", { name: "pay", line: "Full-time", words: "Full-time" }],
  ])("and not taken from %s", (_, value) => {
    const { title, pay } = readStated(text);
    const read = lines([value]);
    expect([read.title?.value, read.pay?.value]).toEqual([title?.value, pay?.value]);
  });

  test("nor from a line that stays inside", () => {
    const words = "The rate is $27 to $31 an hour";
    const read = readStated(text, undefined, new Map([[words, "internal" as const]]), {
      lines: [],
      values: [{ name: "pay", line: words, words: "$27 to $31 an hour" }],
    });
    expect(read.pay).toBeNull();
  });
});
