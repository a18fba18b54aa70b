import { isResidence } from "#ledger/interview/screen-hours.ts";
import type { FactId } from "#ledger/facts/fact.ts";
import type { Reading, Requirement, RequirementKind, Title } from "#ledger/facts/reading.ts";

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
function openDoor({ kind, accepts, isSubstitutable }: Requirement): Judgement | null {
  const isNamed = accepts.some((one) => !vague.test(one));
  if (!isNamed && accepts.length === 0 && !isSubstitutable) return null;
  if (kind === "education") return { supply: "normal", reason: "experience may stand in for it" };
  const isCommon = kind === "skill" || (isNamed && kind === "credential");
  return {
    supply: isCommon ? "common" : "normal",
    reason: "something else is accepted as well",
  };
}

type Rule = (requirement: Requirement, title: Title) => Judgement;

const asked: Rule = () => ({
  supply: "normal",
  reason: "settled in the first call",
});

/** Cards that a course of days gives and renews. */
const courses =
  /\b(?:BLS|ACLS|PALS|NRP|TNCC|CPR|first aid|OSHA|HAZWOPER|forklift|ServSafe|food (?:handler|protection)|alcohol server)\b/iu;

const held: Judgement = { supply: "normal", reason: "people in this occupation usually hold it" };
/** What an office or a doctor issues, and nobody learns beside the work. */
const papers =
  /\blicen[sc]e|\bpermit\b|\bcertificate\b|\bCDL\b|\bmedical (?:card|examiner)|\bDOT (?:medical|physical)/iu;

const rules: Record<RequirementKind, Rule> = {
  credential: ({ credentials, text }) => {
    const isLate = credentials.some(({ timing }) => timing.kind === "within");
    if (isLate || /\bwithin \d/iu.test(text)) {
      return { supply: "common", reason: "it may follow after the start" };
    }
    const said = [text, ...credentials.map(({ name }) => name)].join(" ");
    if (courses.test(said)) return { supply: "common", reason: "earned in a short course" };
    return papers.test(said) || /licen[sc]e|registered|degree/iu.test(said)
      ? held
      : { supply: "scarce", reason: "it takes longer to earn than a notice period" };
  },
  experience: ({ years: span, text }, { specialism }) => {
    const isLong = (span?.min ?? 0) >= 5;
    const isNarrow = specialism !== null && mentions(text, specialism);
    return isLong || isNarrow
      ? { supply: "scarce", reason: "years like these cannot be taught before the start" }
      : { supply: "normal", reason: "time in the work, no specialty" };
  },
  skill: ({ skills, text }) => {
    if (papers.test(text)) return held;
    if (/\bor\b|\//iu.test(text)) return { supply: "normal", reason: "any one of them is enough" };
    // We cannot say how many people know both: "Python and SQL" is any analyst.
    return {
      supply: "normal",
      reason: skills.length > 1 ? "asked for together" : "learned at work",
    };
  },
  education: ({ text }) => ({
    supply: "normal",
    reason: /\bor\b/iu.test(text) ? "any one of them is enough" : "no alternative is named",
  }),
  language: () => ({ supply: "normal", reason: "heard in the first conversation" }),
  schedule: (requirement, title) =>
    isResidence(requirement)
      ? asked(requirement, title)
      : { supply: "scarce", reason: "hours narrow every other requirement" },
  authorization: asked,
  physical: asked,
  trait: asked,
  other: asked,
};

function mentions(text: string, specialism: string): boolean {
  return text.toLowerCase().includes(specialism.toLowerCase());
}
