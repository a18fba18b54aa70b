import type { ProofFigure } from "#scripts/proof/proof-figures.ts";

/** A claim as it was found; `run` says when and of which commit. */
type Row = ProofFigure & {
  claim: string;
  goal: string;
  command: string;
  run: string;
  limitedBy?: string;
};

/** What the whole page rests on; nothing that names the machine. */
type Circumstances = { machine: string; form: string };

const head = "| Claim | Goal | Figure | Held | Run | Command |\n|---|---|---|---|---|---|\n";
const notRun = "not run";

export function proofRow({ claim, goal, figure, isHeld, limitedBy, run, command }: Row): string {
  const verdict = isHeld ? "held" : `**not held**${limitedBy ? `: ${limitedBy}` : ""}`;
  const cells = [claim, goal, figure, verdict, run, `\`${command}\``];
  return `| ${cells.map(inCell).join(" | ")} |`;
}

function inCell(text: string): string {
  return text.replaceAll("|", String.raw`\|`).replaceAll(/\s+/gu, " ");
}

/** The rows of an earlier page by their claims: what is not run again stays as it was found. */
export function rowsOf(page: string): Map<string, string> {
  const isRun = (line: string) => !line.includes(` | ${notRun} | `);
  const lines = page
    .split("\n")
    .filter((line) => line.startsWith("| ") && !head.includes(line) && isRun(line));
  return new Map(lines.map((line) => [line.slice(2, line.indexOf(" | ")), line]));
}

/** docs/proof.md: one row a claim, in the claims' order, whether it is held, not held or never run. */
export function proofPage(
  claims: readonly { claim: string; goal: string; command: string; waitsFor?: string }[],
  rows: ReadonlyMap<string, string>,
  { machine, form }: Circumstances,
): string {
  const lines = claims.map(({ claim, goal, command, waitsFor }) => {
    const why = waitsFor ? `${notRun}: ${waitsFor}` : notRun;
    const cells = [claim, goal, why, notRun, "", `\`${command}\``].map(inCell);
    return rows.get(inCell(claim)) ?? `| ${cells.join(" | ")} |`;
  });
  const held = lines.filter((line) => line.includes(" | held | ")).length;
  return `# Proof

Written by \`npm run prove\` (${form} form); ${machine}. ${held} of ${lines.length} claims held. Each row says on which day, of which commit and
with which seed it was run last.

${head}${lines.join("\n")}
`;
}
