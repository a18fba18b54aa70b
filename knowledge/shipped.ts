import type { Knowledge } from "#knowledge/knowledge.ts";
import law from "#knowledge/law.json" with { type: "json" };
import playbooks from "#knowledge/playbooks.json" with { type: "json" };
import skillQuestions from "#knowledge/skill-questions.json" with { type: "json" };

/** What `npm run knowledge` writes from the files of this folder, after it has checked them. */
export const shipped = { playbooks, law, skillQuestions } as unknown as Knowledge;
