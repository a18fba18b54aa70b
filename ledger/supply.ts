import type { FactId } from "#ledger/fact.ts";
import type { Reading, Requirement, RequirementKind, Title } from "#ledger/reading.ts";
import { joinAnd, joinOr } from "#ledger/words.ts";

export type Supply = "scarce" | "normal" | "common";

/** How many people have it, by the kind of thing it is; always an estimate, always with its reason. */
export type RequirementSupply = { requirementId: FactId; supply: Supply; reason: string };

type Judgement = Omit<RequirementSupply, "requirementId">;

export function judgeSupply({ requirements, title }: Reading): RequirementSupply[] {
  return requirements
    .filter(({ priority, kind }) => priority !== "nice" && kind !== "trait")
    .map((requirement) => ({
      requirementId: requirement.id,
      ...(openDoor(requirement) ?? rules[requirement.kind](requirement, title)),
    }));
}

const vague = /\b(?:degree|similar|equivalent|comparable)\b/iu;

/** What the words accept in its place, whatever the kind. */
function openDoor({ kind, accepts, isSubstitutable, skills }: Requirement): Judgement | null {
  const named = accepts.filter((one) => !vague.test(one));
  if (named.length > 0) {
    const isSkill = kind === "skill" || kind === "credential";
    return { supply: isSkill ? "common" : "normal", reason: `${joinOr(named)} counts too` };
  }
  if (accepts.length === 0 && !isSubstitutable) return null;
  if (kind === "education") return { supply: "normal", reason: "experience may stand in" };
  const [skill] = skills;
  return {
    supply: kind === "skill" ? "common" : "normal",
    reason: skill ? `people next to ${skill.name} count too` : "an equivalent counts",
  };
}

type Rule = (requirement: Requirement, title: Title) => Judgement;

const asked: Rule = () => ({ supply: "normal", reason: "asked, not searched" });

/** Cards that a course of days gives and renews. */
const courses =
  /\b(?:BLS|ACLS|PALS|NRP|TNCC|CPR|first aid|OSHA|HAZWOPER|forklift|ServSafe|food (?:handler|protection)|alcohol server)\b/iu;

/** Reasons of three words and fewer stand in a cell; longer ones name what they are about. */
const rules: Record<RequirementKind, Rule> = {
  credential: ({ credentials, text }) => {
    const late = credentials.find(({ timing }) => timing.kind === "within");
    if (late?.timing.kind === "within") {
      return { supply: "common", reason: `${late.name} may follow ${late.timing.text}` };
    }
    const names = joinAnd(credentials.map(({ name }) => name).slice(0, 3));
    if (courses.test(`${text} ${names}`)) return { supply: "common", reason: "earned by course" };
    if (/licen[sc]e|registered|degree/iu.test(`${text} ${names}`)) {
      return { supply: "normal", reason: "goes with the occupation" };
    }
    return {
      supply: "scarce",
      reason: names === "" ? "needed on day one" : `${names} takes longer than any notice period`,
    };
  },
  experience: ({ years: span, text }, { specialism }) => {
    const isLong = (span?.min ?? 0) >= 5;
    const isNarrow = specialism !== null && mentions(text, specialism);
    if (isLong || isNarrow) return { supply: "scarce", reason: "cannot be trained" };
    return { supply: "normal", reason: "no specialty named" };
  },
  skill: ({ skills, text }) => {
    const names = skills.map(({ name }) => name);
    if (/\bor\b|\//iu.test(text)) return { supply: "normal", reason: "any one suffices" };
    if (names.length > 1) {
      return { supply: "scarce", reason: `${joinAnd(names.slice(0, 3))} together in one person` };
    }
    return {
      supply: "normal",
      reason:
        names[0] === undefined
          ? "learned at work"
          : `${names[0]} is learned beside people who use it`,
    };
  },
  education: () => ({ supply: "normal", reason: "no alternative named" }),
  language: () => ({ supply: "normal", reason: "tested by speaking" }),
  schedule: () => ({ supply: "scarce", reason: "narrows everything else" }),
  authorization: asked,
  physical: asked,
  trait: asked,
  other: asked,
};

function mentions(text: string, specialism: string): boolean {
  return text.toLowerCase().includes(specialism.toLowerCase());
}
