import type { LinePlace, ReadLine } from "#contract/reading.ts";

/** A line's place, or `unplaced` while somebody has to decide. */
export type ShownPlace = ReadLine["place"];

/** What becomes of a line: five ways, not fourteen, and what is still to decide. */
export type Destiny = "todo" | "work" | "deal" | "around" | "inside" | "out";

type PlaceWords = {
  label: string;
  destiny: Destiny;
  /** The letter that moves a line there. */
  key: string;
  /** Completes "It reads as …". */
  reads: string;
};

export const placeWords: Readonly<Record<ShownPlace, PlaceWords>> = {
  title: { label: "Title", destiny: "work", key: "t", reads: "the job's title" },
  duty: { label: "Duty", destiny: "work", key: "d", reads: "a duty" },
  must: { label: "Must-have", destiny: "work", key: "m", reads: "a requirement" },
  nice: { label: "Nice-to-have", destiny: "work", key: "n", reads: "a plus" },
  pay: { label: "Pay", destiny: "deal", key: "p", reads: "pay" },
  benefit: { label: "Benefit", destiny: "deal", key: "b", reads: "a benefit" },
  terms: { label: "Terms", destiny: "deal", key: "r", reads: "terms of the job" },
  employer: { label: "Employer", destiny: "around", key: "e", reads: "about the employer" },
  culture: { label: "Culture", destiny: "around", key: "c", reads: "how the team works" },
  process: { label: "Hiring steps", destiny: "around", key: "h", reads: "a step of hiring" },
  legal: { label: "Legal", destiny: "around", key: "l", reads: "a legal note" },
  internal: { label: "Internal", destiny: "inside", key: "i", reads: "something to keep inside" },
  contact: { label: "Contact", destiny: "inside", key: "o", reads: "a person's contact" },
  noise: { label: "Noise", destiny: "out", key: "x", reads: "page furniture" },
  unplaced: { label: "Decide", destiny: "todo", key: "", reads: "" },
};

/** The menu of places, as it is grouped on the screen. */
export const placeGroups: readonly { title: string; places: readonly LinePlace[] }[] = [
  { title: "The work", places: ["title", "duty", "must", "nice"] },
  { title: "About and process", places: ["employer", "culture", "process", "legal"] },
  { title: "The deal", places: ["pay", "benefit", "terms"] },
  { title: "Kept inside, or left out", places: ["internal", "contact", "noise"] },
];

export const destinyLabels: Readonly<Record<Destiny, string>> = {
  todo: "To decide",
  work: "The work",
  deal: "The deal",
  around: "About and process",
  inside: "Kept inside",
  out: "Left out",
};

export function destinyOf({ place }: Pick<ReadLine, "place">): Destiny {
  return placeWords[place].destiny;
}
