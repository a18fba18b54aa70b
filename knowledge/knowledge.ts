import type { Law } from "#knowledge/law.ts";
import type { Competency, Playbook } from "#knowledge/playbook.ts";

/** What people wrote down as data; the pure rooms get it as a value. */
export type Knowledge = {
  playbooks: readonly Playbook[];
  law: Law;
  /** What to ask about a skill that a posting names, in whatever trade. */
  skillQuestions: readonly Competency[];
};
