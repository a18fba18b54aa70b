/** Where somebody was in a report: a section, and how far below its top. */
type ReadingPlace = { sectionId: string; offsetPx: number };

const storageKey = "readingPlaces";
const mostKept = 50;

function readPlaces(): [outputId: number, place: ReadingPlace][] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "[]") as [number, ReadingPlace][];
  } catch {
    return [];
  }
}

export function findReadingPlace(outputId: number): ReadingPlace | undefined {
  return readPlaces().find(([id]) => id === outputId)?.[1];
}

/** Kept in this browser, for the reports read last. */
export function keepReadingPlace(outputId: number, place: ReadingPlace): void {
  const others = readPlaces().filter(([id]) => id !== outputId);
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify([[outputId, place], ...others].slice(0, mostKept)),
    );
  } catch {
    // A full or closed storage costs the place, nothing else.
  }
}
