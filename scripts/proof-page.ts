import type { Figure } from "#scripts/proof-figures.ts";

type Row = Figure & { claim: string; goal: string; command: string };

/** When, of what and on what kind of machine; nothing that names the machine. */
type Circumstances = { date: string; commit: string; machine: string; seed: string; form: string };

/** docs/proof.md: one row a claim, whether it is held or not. */
export function proofPage(
  rows: Row[],
  { date, commit, machine, seed, form }: Circumstances,
): string {
  const held = rows.filter(({ isHeld }) => isHeld).length;
  const cell = (text: string) => text.replaceAll("|", String.raw`\|`).replaceAll(/\s+/gu, " ");
  const lines = rows.map(({ claim, goal, figure, isHeld, command }) =>
    ["", claim, goal, figure, isHeld ? "held" : "**not held**", `\`${command}\``, ""]
      .map(cell)
      .join(" | ")
      .trim(),
  );
  return `# Proof

Written by \`npm run prove\` (${form} form) on ${date}, commit ${commit}, seed ${seed}; ${machine}. ${held} of ${rows.length} claims held.

| Claim | Goal | Figure | Held | Command |
|---|---|---|---|---|
${lines.join("\n")}
`;
}
