import { diffArrays } from "diff";

/** A text on both sides; empty on the side that has none. */
export type ChangedText = { label: string; before: string; after: string };

/** Lines of a list that changed: those between the same neighbours belong together, the others came or went. */
export function compareLines(
  label: string,
  before: readonly string[],
  after: readonly string[],
): ChangedText[] {
  const texts: ChangedText[] = [];
  let gone: string[] = [];
  const tellGone = () => {
    texts.push(...gone.map((line) => ({ label, before: line, after: "" })));
    gone = [];
  };
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (removed) gone = value;
    else if (added) {
      texts.push(...value.map((line) => ({ label, before: gone.shift() ?? "", after: line })));
      tellGone();
    } else tellGone();
  }
  tellGone();
  return texts;
}
