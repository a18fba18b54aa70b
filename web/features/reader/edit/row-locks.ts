import { isRecord } from "#contract/walk.ts";
import { placeOf, type Path, type Texts } from "#web/features/reader/edit/fields.ts";

/** The id of the row at this place; one that was just added has none. */
export function rowIdAt(value: unknown, path: Path): string | undefined {
  const row = stepsTo(value, path).at(-1);
  return isRecord(row) && typeof row["id"] === "string" ? row["id"] : undefined;
}

/** Whether this place is in one of these rows. */
export function isInRow(value: unknown, path: Path, ids: ReadonlySet<string>): boolean {
  return stepsTo(value, path).some(
    (one) => isRecord(one) && typeof one["id"] === "string" && ids.has(one["id"]),
  );
}

/** Whether anything was written in the row at this place that is not saved. */
export function isWritten(saved: Texts, texts: Texts, path: Path): boolean {
  const within = `${placeOf(path).slice(0, -1)},`;
  return [...texts].some(
    ([place, text]) =>
      (place === placeOf(path) || place.startsWith(within)) && text !== saved.get(place),
  );
}

/** The value itself and all that is on the way. */
function stepsTo(value: unknown, path: Path): unknown[] {
  const steps = [value];
  for (const step of path) {
    const last = steps.at(-1);
    if (typeof last !== "object" || last === null) break;
    steps.push((last as Readonly<Record<string | number, unknown>>)[step]);
  }
  return steps;
}
