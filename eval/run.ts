import { execFileSync } from "node:child_process";
import { toolTypes } from "#contract/output.ts";
import { evaluateCorpus } from "#eval/corpus.ts";
import { evaluateModel, openEvalModels } from "#eval/evaluate-model.ts";
import { evaluate, findFailures } from "#eval/evaluate.ts";
import { runRecorded } from "#eval/recorded/command.ts";
import { replacePart } from "#eval/eval-page.ts";
import { printTable, printWriters } from "#eval/table.ts";

/**
 * `npm run eval`: the table; `-- --json`: the same as JSON; `-- --write`: into docs/eval.md; `-- --model`, or a MODEL in the
 * settings: the configured model through the same measures; a folder: its descriptions too. `-- --recorded`: answers that a model
 * gave once (eval/recorded).
 */
const options = process.argv.slice(2);
const recorded = await runRecorded(options);
if (recorded) {
  process.stdout.write(`${recorded.text}\n`);
  process.exit(recorded.isMet ? 0 : 1);
}
const folder = options.find((option) => !option.startsWith("--"));
const models = openEvalModels(process.env);
const hasModel = toolTypes.every((tool) => models.namesFor(tool).length > 0);
if (options.includes("--model") && !hasModel) {
  throw new Error("--model needs a MODEL in the settings, such as MODEL=compatible/llama-3.3");
}
const result = evaluate();
const byModel = hasModel ? await evaluateModel(models) : null;
const corpus = folder === undefined ? null : evaluateCorpus(folder);
const failures = [
  ...findFailures(result),
  ...(byModel ? findFailures(byModel).map((one) => `${byModel.writer.name}: ${one}`) : []),
  ...(corpus?.faults ?? []),
];

if (options.includes("--json")) {
  process.stdout.write(`${JSON.stringify({ ...result, byModel, corpus, failures }, null, 2)}\n`);
} else {
  const table = printTable(result, corpus);
  const tables = byModel
    ? [table, printTable(byModel, null), printWriters([result, byModel])].join("\n\n")
    : table;
  process.stdout.write(
    `${tables}\n\n${failures.length === 0 ? "Every goal is met." : failures.join("\n")}\n`,
  );
  if (options.includes("--write")) {
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      encoding: "utf8",
    }).trim();
    const date = new Date().toISOString().slice(0, 10);
    const head = `## Writing\n\nBuilt-in writer, ${date}, on top of commit ${commit}. Run it again with \`npm run eval\`; what each column means stands in [eval/](../eval).\n`;
    replacePart("writing", `${head}\n${table}`);
  }
}
process.exitCode = failures.length === 0 ? 0 : 1;
