import type { PaletteCommand, PaletteGroup } from "#web/features/palette/command.ts";

/** How well a name fits: 2 begins with what was typed, 1 has every word of it, 0 is found by other words. */
function fitOf({ label, name = label }: PaletteCommand, typed: string): number {
  const start = typed.toLowerCase();
  if ([label, name].some((words) => words.toLowerCase().startsWith(start))) return 2;
  return hasWords(typed, [label]) ? 1 : 0;
}

/** What was typed in each group, and groups and rows in which a name fits best first; otherwise in their order. */
export function findCommands(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const wanted = typed.trim();
  return groups
    .map((group) => {
      const rows = group.commands
        .filter(
          ({ label, detail = "", words = "" }) =>
            group.isFound === true || hasWords(wanted, [label, detail, words]),
        )
        .map((command) => ({ command, fit: fitOf(command, wanted) }))
        .toSorted((left, right) => right.fit - left.fit);
      return {
        best: rows[0]?.fit ?? -1,
        group: { ...group, commands: rows.slice(0, group.most).map(({ command }) => command) },
      };
    })
    .filter(({ best }) => best >= 0)
    .toSorted((left, right) => right.best - left.best)
    .map(({ group }) => group);
}

/** Whether each typed word stands in one of the texts. */
export function hasWords(typed: string, texts: readonly string[]): boolean {
  const text = texts.join(" ").toLowerCase();
  const words = typed.toLowerCase().split(/\s+/u);
  return words.every((word) => text.includes(word));
}
