import type { ReadLine, TextReading } from "#contract/reading.ts";

type Stated = Pick<ReadLine, "text" | "place"> & Partial<ReadLine>;

/** A reading of these lines, for tests. */
export function readingOf(kind: TextReading["kind"], lines: readonly Stated[]): TextReading {
  return {
    kind,
    language: "en",
    lines: lines.map((line, index) => ({
      id: index * 10,
      heading: null,
      likely: [],
      reader: "trained",
      by: null,
      at: null,
      ...line,
    })),
    values: [],
    comparedWith: {
      certainty: "choose",
      code: "15-1252",
      title: "Software Developers",
      chosenBy: null,
      options: [
        { code: "15-1252", title: "Software Developers", why: "", median: 135_980 },
        { code: "15-1254", title: "Web Developers", why: "", median: 92_650 },
      ],
    },
    privateNotes: [],
  };
}

export const posting = readingOf("posting", [
  { text: "Fwd: final version", place: "noise" },
  { text: "We can stretch to $185k.", place: "internal" },
  { text: "Senior Backend Engineer", place: "title" },
  { text: "Terraform", place: "must" },
  { text: "A bias for action", place: "unplaced", likely: ["must", "culture"] },
  { text: "Level 5, band 3", place: "unplaced", likely: ["internal", "pay"] },
  { text: "401(k)", place: "benefit" },
]);

export const notes = readingOf("notes", [
  { text: "call w/ Tomas", place: "noise" },
  { text: "kotlin or java", place: "must" },
  { text: "four steps", place: "process" },
  { text: "can stretch to 185", place: "internal" },
  { text: "has seen a bill go wrong", place: "unplaced" },
]);
