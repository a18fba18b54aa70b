import { writeFileSync } from "node:fs";
import { readLaw } from "#scripts/data/read-law.ts";
import { readPlaybooks } from "#scripts/data/read-playbooks.ts";
import { readSkillQuestions } from "#scripts/data/read-skill-questions.ts";
import { readVocabulary, vocabularyFolders } from "#scripts/data/read-vocabulary.ts";

const { playbooks, faults } = readPlaybooks();
const { law, faults: faultsOfLaw } = readLaw();
const { skillQuestions, faults: faultsOfSkills } = readSkillQuestions();
const vocabulary = vocabularyFolders.map((folder) => ({ folder, ...readVocabulary(folder) }));
const faultsOfWords = vocabulary.flatMap((one) => one.faults);
const all = [...faults, ...faultsOfLaw, ...faultsOfSkills, ...faultsOfWords];
for (const fault of all) process.stderr.write(`${fault}\n`);
if (all.length > 0) process.exit(1);
const ship = (name: string, data: unknown) =>
  writeFileSync(`knowledge/${name}.json`, `${JSON.stringify(data)}\n`);
ship("playbooks", playbooks);
ship("law", law);
ship("skill-questions", skillQuestions);
for (const { folder, lists } of vocabulary) ship(folder, lists);
const rules = [...law.pay, ...law.history];
const checked = rules.filter((rule) => rule.checked !== null).length;
const entries = vocabulary.map(
  ({ folder, lists }) => `${Object.values(lists).flat().length} entries of ${folder}`,
);
process.stdout.write(
  `${playbooks.length} playbooks, ${skillQuestions.length} questions by skill, ${entries.join(", ")}, ${rules.length} rules of law (${checked} checked against the official text)\n`,
);
