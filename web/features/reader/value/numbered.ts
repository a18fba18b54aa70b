/** Entries with their places: in a report the place is what tells two alike entries apart. */
export function numbered<Value>(values: readonly Value[]): { at: number; value: Value }[] {
  return values.map((value, at) => ({ at, value }));
}
