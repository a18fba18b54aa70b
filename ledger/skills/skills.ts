import { clinical } from "#ledger/skills/clinical.ts";
import { cloud } from "#ledger/skills/cloud.ts";
import { data } from "#ledger/skills/data.ts";
import { databases } from "#ledger/skills/databases.ts";
import { design } from "#ledger/skills/design.ts";
import { education } from "#ledger/skills/education.ts";
import { engineering } from "#ledger/skills/engineering.ts";
import { finance } from "#ledger/skills/finance.ts";
import { frameworks } from "#ledger/skills/frameworks.ts";
import { legal } from "#ledger/skills/legal.ts";
import { marketing } from "#ledger/skills/marketing.ts";
import { office } from "#ledger/skills/office.ts";
import { operations } from "#ledger/skills/operations.ts";
import { people } from "#ledger/skills/people.ts";
import { programmingLanguages } from "#ledger/skills/programming-languages.ts";
import { sales } from "#ledger/skills/sales.ts";
import { science } from "#ledger/skills/science.ts";
import { security } from "#ledger/skills/security.ts";
import { service } from "#ledger/skills/service.ts";
import type { ListedSkill } from "#ledger/skills/skill.ts";
import { softwareMethods } from "#ledger/skills/software-methods.ts";
import { spokenLanguages } from "#ledger/skills/spoken-languages.ts";
import { trades } from "#ledger/skills/trades.ts";

/** The dictionary by subject. */
export const skillsBySubject: Record<string, readonly ListedSkill[]> = {
  clinical,
  cloud,
  data,
  databases,
  design,
  education,
  engineering,
  finance,
  frameworks,
  legal,
  marketing,
  office,
  operations,
  people,
  programmingLanguages,
  sales,
  science,
  security,
  service,
  softwareMethods,
  spokenLanguages,
  trades,
};

export const skills: readonly ListedSkill[] = Object.values(skillsBySubject).flat();
