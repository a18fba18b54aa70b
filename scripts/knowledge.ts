import { writeFileSync } from "node:fs";
import { readPlaybooks } from "#scripts/read-playbooks.ts";

const { playbooks, faults } = readPlaybooks();
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exit(1);
writeFileSync("knowledge/playbooks.json", `${JSON.stringify(playbooks)}\n`);
process.stdout.write(`${playbooks.length} playbooks\n`);
