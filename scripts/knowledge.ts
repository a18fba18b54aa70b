import { writeFileSync } from "node:fs";
import { readLaw } from "#scripts/read-law.ts";
import { readPlaybooks } from "#scripts/read-playbooks.ts";

const { playbooks, faults } = readPlaybooks();
const { law, faults: faultsOfLaw } = readLaw();
const all = [...faults, ...faultsOfLaw];
for (const fault of all) process.stderr.write(`${fault}\n`);
if (all.length > 0) process.exit(1);
writeFileSync("knowledge/playbooks.json", `${JSON.stringify(playbooks)}\n`);
writeFileSync("knowledge/law.json", `${JSON.stringify(law)}\n`);
const rules = [...law.pay, ...law.history];
const checked = rules.filter((rule) => rule.checked !== null).length;
process.stdout.write(
  `${playbooks.length} playbooks, ${rules.length} rules of law (${checked} checked against the official text)\n`,
);
