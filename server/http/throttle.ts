type Update = () => void | Promise<void>;

/** Slots in the order in which waiting updates of one thing are let through. */
const slots = ["state", "partial"] as const;
type Slot = (typeof slots)[number];

/**
 * Lets at most one update of a thing through per interval: the first at once, and of those that come meanwhile the
 * newest of each slot. An update is finished before the next one of the same thing begins.
 */
export function openThrottle(intervalMs: number) {
  const waiting = new Map<number, Map<Slot, Update>>();

  async function letThrough(id: number, update: Update): Promise<void> {
    await update();
    setTimeout(() => next(id), intervalMs).unref();
  }

  function next(id: number): void {
    const updates = waiting.get(id);
    const slot = slots.find((name) => updates?.has(name));
    const update = slot && updates?.get(slot);
    if (!update) return void waiting.delete(id);
    updates?.delete(slot);
    void letThrough(id, update);
  }

  return (id: number, slot: Slot, update: Update): void => {
    const updates = waiting.get(id);
    if (updates) return void updates.set(slot, update);
    waiting.set(id, new Map());
    void letThrough(id, update);
  };
}
