/**
 * Where labels stand under their ticks so that none covers another: each as near to its tick as its neighbours allow. Places are
 * in order and, like `least`, the room each label needs, in one unit.
 */
export function spreadLabels(
  ticks: readonly number[],
  least: number,
  [from, to]: readonly [number, number],
): number[] {
  const pushed: number[] = [];
  for (const tick of ticks) {
    const earliest = pushed.length === 0 ? from : (pushed.at(-1) ?? from) + least;
    pushed.push(Math.max(tick, earliest));
  }
  for (let at = pushed.length - 1, latest = to; at >= 0; at -= 1) {
    pushed[at] = Math.min(pushed[at] ?? to, latest);
    latest = (pushed[at] ?? to) - least;
  }
  return pushed;
}
