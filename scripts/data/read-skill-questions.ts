import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Competency } from "#knowledge/playbook.ts";
import { readYaml } from "#scripts/data/read-yaml.ts";

export type ReadSkillQuestions = { skillQuestions: Competency[]; faults: string[] };

/** The bank of questions by skill; what is wrong is told with its file and line. */
export function readSkillQuestions(
  folder = join(import.meta.dirname, "../../knowledge/skill-questions"),
): ReadSkillQuestions {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted();
  return readBank(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** Files with their texts; a key or a word that calls for two questions is a fault. */
export function readBank(files: readonly (readonly [string, string])[]): ReadSkillQuestions {
  const seen = new Map<string, string>();
  const skillQuestions: Competency[] = [];
  const faults: string[] = [];
  for (const [file, text] of files) {
    const read = readYaml(file, text, z.array(Competency));
    faults.push(...read.faults);
    for (const [at, question] of (read.data ?? []).entries()) {
      skillQuestions.push(question);
      const here = `${file}:${read.lineOf([at])}`;
      for (const word of [`key ${question.key}`, ...question.calledBy]) {
        const before = seen.get(word);
        if (before !== undefined) faults.push(`${here}: ${word}: also in ${before}`);
        seen.set(word, before ?? here);
      }
    }
  }
  return { skillQuestions, faults };
}
