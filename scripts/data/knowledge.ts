import { writeFileSync } from "node:fs";
import { readLaw } from "#scripts/data/read-law.ts";
import { readPlaybooks } from "#scripts/data/read-playbooks.ts";
import { readSkillQuestions } from "#scripts/data/read-skill-questions.ts";

const { playbooks, faults } = readPlaybooks();
const { law, faults: faultsOfLaw } = readLaw();
const { skillQuestions, faults: faultsOfSkills } = readSkillQuestions();
const all = [...faults, ...faultsOfLaw, ...faultsOfSkills];
for (const fault of all) process.stderr.write(`${fault}\n`);
if (all.length > 0) process.exit(1);
writeFileSync("knowledge/playbooks.json", `${JSON.stringify(playbooks)}\n`);
writeFileSync("knowledge/law.json", `${JSON.stringify(law)}\n`);
writeFileSync("knowledge/skill-questions.json", `${JSON.stringify(skillQuestions)}\n`);
const rules = [...law.pay, ...law.history];
const checked = rules.filter((rule) => rule.checked !== null).length;
process.stdout.write(
  `${playbooks.length} playbooks, ${skillQuestions.length} questions by skill, ${rules.length} rules of law (${checked} checked against the official text)\n`,
);
