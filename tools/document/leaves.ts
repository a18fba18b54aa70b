import { isBlockId } from "#contract/block.ts";
import { humanise } from "#tools/report/report.ts";

/** A scalar and the last names that lead to it. */
type Leaf = { names: string[]; value: string | number | boolean | null | undefined };

const namesKept = 3;

/** Every scalar of a value, in order; no depth is too deep. */
export function* leavesOf(value: unknown): Generator<Leaf> {
  const open: { names: string[]; value: unknown }[] = [{ names: [], value }];
  for (let step = open.pop(); step; step = open.pop()) {
    const { names, value: found } = step;
    if (found === null || typeof found !== "object") {
      yield { names, value: found as Leaf["value"] };
      continue;
    }
    const steps = Array.isArray(found)
      ? found.map((entry: unknown) => ({ names, value: entry }))
      : Object.entries(found).flatMap(([key, entry]) =>
          isBlockId(entry)
            ? []
            : {
                names: [...names, key].slice(-namesKept),
                value: entry,
              },
        );
    for (const next of steps.toReversed()) open.push(next);
  }
}

/** A value too deep for any form, as lines of names and text. */
export function flatten(value: unknown): string[] {
  return [...leavesOf(value)].map(({ names, value: leaf }) => {
    const path = names.map(humanise).join(" › ");
    const text = leaf === null || leaf === "" ? "Not provided." : String(leaf);
    return path === "" ? text : `${path}: ${text}`;
  });
}
