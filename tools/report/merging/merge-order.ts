type Orders = Record<"base" | "mine" | "next", readonly string[]>;

/**
 * The order of those that stay. Where a person moved something it is theirs, else the new text's; what only the other
 * order has stands after the neighbour it followed there.
 */
export function mergeOrder(
  { base, mine, next }: Orders,
  members: ReadonlySet<string>,
  isKept: boolean,
): string[] {
  const [lead, other] = isKept || isMoved(base, mine) ? [mine, next] : [next, mine];
  const order = lead.filter((key) => members.has(key));
  const known = new Set(order);
  let follows: string | undefined;
  for (const key of other) {
    if (!members.has(key)) continue;
    if (!known.has(key)) {
      order.splice(follows === undefined ? 0 : order.indexOf(follows) + 1, 0, key);
      known.add(key);
    }
    follows = key;
  }
  return order;
}

function isMoved(base: readonly string[], mine: readonly string[]): boolean {
  const before = new Set(base);
  const after = new Set(mine);
  const common = mine.filter((key) => before.has(key));
  return base.filter((key) => after.has(key)).some((key, at) => key !== common[at]);
}
