/** What tells an item of a list: its id, what it says, what it is called by. */
export type Item = { id: string | null; words: string; title: string };

/** For each item after, the place it had before, or null for a new one. */
export function matchItems(before: readonly Item[], after: readonly Item[]): (number | null)[] {
  const places: (number | null)[] = after.map(() => null);
  const free = new Set(before.keys());
  const take = (sameAs: (one: Item, other: Item) => boolean) => {
    for (const [at, item] of after.entries()) {
      if (places[at] !== null) continue;
      const place = [...free].find((index) => {
        const other = before[index];
        return other !== undefined && sameAs(item, other);
      });
      if (place === undefined) continue;
      places[at] = place;
      free.delete(place);
    }
  };
  take((one, other) => one.id !== null && one.id === other.id);
  // Two items that both have ids, and different ones, are two items, whatever they say.
  const mayBeSame = (one: Item, other: Item) => one.id === null || other.id === null;
  take((one, other) => mayBeSame(one, other) && one.words === other.words);
  take((one, other) => mayBeSame(one, other) && one.title !== "" && one.title === other.title);
  take(mayBeSame);
  return places;
}

/** Whether items that are on both sides stand in another order. */
export function isReordered(places: readonly (number | null)[]): boolean {
  const kept = places.filter((place) => place !== null);
  return kept.some((place, at) => at > 0 && place < (kept[at - 1] ?? 0));
}
