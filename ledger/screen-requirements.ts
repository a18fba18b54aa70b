import { inGroups, linesAsWritten, quoteLine, quoteLines } from "#ledger/quote-line.ts";
import type { AskedLine } from "#ledger/quote-line.ts";
import { namedSkills } from "#ledger/named-skills.ts";
import type { DealBreaker, Reading, Requirement, RequirementKind } from "#ledger/reading.ts";
import { askClearance, askGate, isClearance } from "#ledger/screen-gates.ts";
import type { ScreenDraft } from "#ledger/screen-question.ts";
import { joinAnd } from "#ledger/words.ts";

const mostTogether = 3;

/** How the lines of a kind are asked for: one line, or several together. Traits are for the interview. */
type Ask = { about: string; one: string; many: string; record: string };

const asks: Readonly<Partial<Record<RequirementKind, Ask>>> = {
  credential: {
    about: "licenses and certificates",
    one: "Do you hold it today, and if not, by when?",
    many: "Which of these do you hold today, and by when the rest?",
    record: "held / by when",
  },
  education: {
    about: "the degree",
    one: "What do you have, or which experience stands in its place?",
    many: "What do you have, or which experience stands in its place?",
    record: "degree or experience",
  },
  experience: {
    about: "the experience",
    one: "How much of it do you have, and where?",
    many: "How much of this do you have, and where?",
    record: "years and place",
  },
  skill: {
    about: "the skills",
    one: "Where did you last do this?",
    many: "Where did you last do these?",
    record: "where and when",
  },
  other: {
    about: "the rest of the list",
    one: "Does that fit you?",
    many: "Do these fit you?",
    record: "yes / no / open",
  },
  physical: {
    about: "the physical part",
    one: "Can you do this, with or without accommodation?",
    many: "Can you do these, with or without accommodation?",
    record: "yes / no",
  },
};

const order: readonly RequirementKind[] = [
  "authorization",
  "credential",
  "education",
  "experience",
  "skill",
  "language",
  "other",
  "physical",
];

/** Each kind in its own words; what asks the same is one question. */
export function askRequirements(
  musts: readonly Requirement[],
  reading: Reading,
  degrees: readonly DealBreaker[],
): ScreenDraft[] {
  const cleared = musts.filter(isClearance);
  const drafts = order.flatMap((kind) => {
    const some = musts.filter((must) => must.kind === kind && !isClearance(must));
    if (kind === "authorization") return some.map((must) => askGate(must, reading));
    const named = some.filter((must) => namedSkills(must) !== null);
    const lines = linesAsWritten(some.filter((must) => !named.includes(must)));
    const ask = asks[kind === "language" ? "skill" : kind];
    if (ask === undefined) return [];
    return [
      ...inGroups(named, mostTogether).map(askNamed),
      ...inGroups(lines, mostTogether).map((group) => askLines(group, ask)),
    ];
  });
  return withDegrees([...askClearance(cleared), ...drafts], musts, degrees);
}

function askLines(lines: readonly AskedLine[], { about, one, many, record }: Ask): ScreenDraft {
  const quoted = quoteLines(lines.map(({ text }) => text));
  return {
    about,
    question: `The job asks for ${quoted}. ${lines.length === 1 ? one : many}`,
    record,
    covers: lines.flatMap(({ covers }) => covers),
  };
}

function askNamed(musts: readonly Requirement[]): ScreenDraft {
  const names = joinAnd([...new Set(musts.flatMap((must) => namedSkills(must) ?? []))]);
  return {
    about: "the skills",
    question: `Where did you last use ${names} at work?`,
    record: "where and when",
    covers: musts.map(({ id }) => id),
  };
}

/** A degree that ends the process is asked where the degree is asked, else once. */
function withDegrees(
  drafts: readonly ScreenDraft[],
  musts: readonly Requirement[],
  degrees: readonly DealBreaker[],
): ScreenDraft[] {
  const [first] = degrees;
  if (first === undefined) return [...drafts];
  const ids = degrees.map(({ id }) => id);
  const asked = musts.find(({ kind }) => kind === "education");
  return asked === undefined
    ? [
        {
          about: "the degree",
          question: `This would end the process: ${quoteLine(first.text)}. What do you have, or which experience stands in its place?`,
          record: "degree or experience",
          covers: ids,
        },
        ...drafts,
      ]
    : drafts.map((draft) =>
        draft.covers.includes(asked.id) ? { ...draft, covers: [...draft.covers, ...ids] } : draft,
      );
}
