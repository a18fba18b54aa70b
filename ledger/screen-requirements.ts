import { withArticle } from "#ledger/families/article.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import type { DealBreaker, Reading, Requirement, RequirementKind } from "#ledger/reading.ts";
import { askGate } from "#ledger/screen-gates.ts";
import type { ScreenDraft } from "#ledger/screen-question.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";

const order: readonly RequirementKind[] = [
  "authorization",
  "credential",
  "education",
  "experience",
  "skill",
  "language",
  "other",
  "schedule",
  "physical",
];

/** Each kind in its own words; what asks the same is one question. Traits are for the interview. */
export function askRequirements(
  musts: readonly Requirement[],
  reading: Reading,
  degrees: readonly DealBreaker[],
): ScreenDraft[] {
  const drafts = order.flatMap((kind) => {
    const some = musts.filter((must) => must.kind === kind);
    if (some.length === 0) return [];
    switch (kind) {
      case "skill":
        return inGroups(some).map(askSkills);
      case "other":
        return inGroups(some).map(askLines);
      case "authorization":
        return some.map((must) => askGate(must, reading));
      default:
        return some.map(askOne);
    }
  });
  return degrees.length === 0 ? drafts : withDegrees(drafts, musts, degrees);
}

/** A degree that ends the process is asked where the degree is asked, else once. */
function withDegrees(
  drafts: readonly ScreenDraft[],
  musts: readonly Requirement[],
  degrees: readonly DealBreaker[],
): ScreenDraft[] {
  const ids = degrees.map(({ id }) => id);
  const asked = musts.find(({ kind, text }) => kind === "education" || degree.test(text));
  if (asked === undefined) {
    const question = "Which degree do you have, or which experience stands in its place?";
    return [
      { about: "the degree", question, record: "degree or experience", covers: ids },
      ...drafts,
    ];
  }
  return drafts.map((draft) =>
    draft.covers.includes(asked.id) ? { ...draft, covers: [...draft.covers, ...ids] } : draft,
  );
}

const degree = /\b(?:degree|bachelor|master|MLS|MBA|diploma|BSN|BA|BS|MS)\b/u;

const mostTogether = 4;

function inGroups(musts: readonly Requirement[]): Requirement[][] {
  const size = Math.ceil(musts.length / Math.ceil(musts.length / mostTogether));
  return Array.from({ length: Math.ceil(musts.length / size) }, (_, at) =>
    musts.slice(at * size, (at + 1) * size),
  );
}

function askSkills(musts: readonly Requirement[]): ScreenDraft {
  const names = musts.map(nameOfMust);
  return {
    about: names.join(", "),
    question:
      names.length === 1
        ? `Where have you used ${names[0] ?? ""} at work, and how lately?`
        : `Where have you used these at work, and how lately: ${names.join("; ")}?`,
    record: "where and when",
    covers: musts.map(({ id }) => id),
  };
}

function askLines(musts: readonly Requirement[]): ScreenDraft {
  const lines = musts.map((must) => `"${nameOfMust(must)}"`);
  return {
    about: lines.join(", "),
    question:
      lines.length === 1
        ? `How does this line of our list fit you: ${lines[0] ?? ""}?`
        : `How do these lines of our list fit you: ${joinAnd(lines)}?`,
    record: "what they name",
    covers: musts.map(({ id }) => id),
  };
}

function askOne(must: Requirement): ScreenDraft {
  const { id, kind } = must;
  const name = nameOfMust(must);
  const draft = (question: string, record: string): ScreenDraft => ({
    about: name,
    question,
    record,
    covers: [id],
  });
  switch (kind) {
    case "credential":
      return degree.test(name) ? askDegree(draft, name) : draft(askPaper(must), "number and date");
    case "education":
      return askDegree(draft, name);
    case "language": {
      const languages = must.skills.map((skill) => skill.name);
      return draft(`When have you used ${joinAnd(languages) || name} at work?`, "situations");
    }
    case "physical":
      return draft(`Can you ${toDuty(must.text)}, with or without accommodation?`, "yes / no");
    case "schedule":
      return draft(`Can you work this schedule: ${name}?`, "yes / no / open");
    default:
      return draft(`How much of this do you have, and where: ${name}?`, "years and place");
  }
}

/** Time allowed, or a disagreement about it, is asked openly: held today, else by when. */
function askPaper(must: Requirement): string {
  const name = toPaper(nameOfMust(must).replace(/^(?:active|current|valid) /iu, ""));
  const mayFollow = must.credentials.some((one) => one.timing.kind === "within");
  return mayFollow || must.conflict !== null
    ? `Do you hold ${name} today, and if not, by when could you?`
    : `Do you hold ${name}, valid today?`;
}

const papers =
  /(?:licen[cs]e|certificate|certification|card|degree|diploma|clearance|permit|registration)$|^(?:bachelor|master|associate|doctor)/iu;

function askDegree(draft: (question: string, record: string) => ScreenDraft, name: string) {
  const question = `What do you have toward ${withPaperArticle(name)}, or which experience stands in its place?`;
  return draft(question, "degree or experience");
}

/** "ServSafe manager" is said with the paper's name; BLS and ACLS are papers by themselves. */
function toPaper(name: string): string {
  const isWord = /\p{Ll}{3}$/u.test(name) && !papers.test(name);
  return isWord ? `${name} certification` : withPaperArticle(name);
}

function withPaperArticle(name: string): string {
  return papers.test(name) && !/^(?:an?|the) /iu.test(name) ? withArticle(name) : name;
}

/** "Able to lift 45 lbs" as "lift 45 lbs". */
function toDuty(text: string): string {
  const duty = inSentence(text).replace(
    /^(?:must )?(?:be )?(?:physically )?(?:able|ability|capable|capacity)(?: to| of)? /iu,
    "",
  );
  return duty === inSentence(text) ? `meet this: ${duty}` : duty;
}
