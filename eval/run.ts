import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { evaluateCorpus } from "#eval/corpus.ts";
import { evaluate, findFailures } from "#eval/evaluate.ts";
import { printTable } from "#eval/table.ts";

/** `npm run eval`: the table; `-- --json`: the same as JSON; `-- --write`: into docs/eval.md; a folder: its descriptions too. */
const options = process.argv.slice(2);
const folder = options.find((option) => !option.startsWith("--"));
const result = evaluate();
const corpus = folder === undefined ? null : evaluateCorpus(folder);
const failures = [...findFailures(result), ...(corpus?.faults ?? [])];

if (options.includes("--json")) {
  process.stdout.write(`${JSON.stringify({ ...result, corpus, failures }, null, 2)}\n`);
} else {
  const table = printTable(result, corpus);
  process.stdout.write(
    `${table}\n\n${failures.length === 0 ? "Every goal is met." : failures.join("\n")}\n`,
  );
  if (options.includes("--write")) {
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      encoding: "utf8",
    }).trim();
    const date = new Date().toISOString().slice(0, 10);
    const head = `# Evaluation\n\nBuilt-in writer, ${date}, on top of commit ${commit}. Run it again with \`npm run eval\`; what each column means stands in [eval/](../eval).\n`;
    writeFileSync("docs/eval.md", `${head}\n${table}\n`);
  }
}
process.exitCode = failures.length === 0 ? 0 : 1;
