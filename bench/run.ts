import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts" && !file.startsWith("measure"))
  .map((file) => file.replace(".ts", ""));
const { positionals } = parseArgs({ allowPositionals: true });
const wanted = positionals.length > 0 ? positionals : names;

for (const name of wanted) {
  if (!names.includes(name))
    throw new Error(`no such measurement: ${name}; there are ${names.join(", ")}`);
  console.log(`\n${name}`);
  const { run } = (await import(`./${name}.ts`)) as { run: () => Promise<boolean> };
  if (!(await run())) process.exitCode = 1;
}
