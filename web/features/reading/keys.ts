import { linePlaces, type LinePlace } from "#contract/reading.ts";
import { placeWords } from "#web/features/reading/places.ts";

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** What a key does on the line that has the focus. */
export type LineAction =
  | { do: "next" | "previous" | "first" | "last" | "undo" | "confirm" }
  | { do: "move"; place: LinePlace };

const always: Readonly<Record<string, LineAction>> = {
  ArrowDown: { do: "next" },
  ArrowUp: { do: "previous" },
  Home: { do: "first" },
  End: { do: "last" },
};

const letters: Readonly<Record<string, LineAction>> = {
  j: { do: "next" },
  k: { do: "previous" },
  z: { do: "undo" },
  y: { do: "confirm" },
  ...Object.fromEntries(
    linePlaces.map((place) => [placeWords[place].key, { do: "move", place } as const]),
  ),
};

/** Letters can be switched off; arrows stay. */
export function lineAction(pressed: Pressed, areLettersOn: boolean): LineAction | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  return always[pressed.key] ?? (areLettersOn ? letters[pressed.key.toLowerCase()] : undefined);
}
