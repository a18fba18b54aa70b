import { inGroups, linesAsWritten, quoteLine, quoteLines } from "#ledger/facts/quote-line.ts";
import type { AskedLine } from "#ledger/facts/quote-line.ts";
import { namedSkills } from "#ledger/facts/named-skills.ts";
import type { DealBreaker, Reading, Requirement, RequirementKind } from "#ledger/facts/reading.ts";
import { askClearance, askGate, isClearance } from "#ledger/interview/screen-gates.ts";
import { isAboutWriting } from "#ledger/interview/must-questions.ts";
import { readLanguage } from "#reading/language.ts";
import type { ScreenDraft } from "#ledger/interview/screen-question.ts";
import { joinAnd } from "#english/words.ts";

const mostTogether = 3;

/** What is said before the lines of a kind, and what is asked after them: about one line, or several. Traits are for the interview. */
type Ask = { about: string; before: string; one: string; many: string; record: string };

type Asked = RequirementKind | "portfolio" | "things" | "people" | "checks";

const fits = {
  one: "Does that fit you?",
  many: "Do all of these fit you?",
  record: "yes / no / open",
};

const asks: Readonly<Partial<Record<Asked, Ask>>> = {
  credential: {
    about: "licenses and certificates",
    before: "This job asks for",
    one: "Do you hold it today, and if not, when will you?",
    many: "Which of these do you hold today, and when will you have the others?",
    record: "held / by when",
  },
  portfolio: {
    about: "the portfolio",
    before: "This job asks for",
    one: "Which piece would you show us first, and what was your part in it?",
    many: "Which piece would you show us first, and what was your part in it?",
    record: "link and piece",
  },
  education: {
    about: "the degree",
    before: "This job asks for",
    one: "Which degree or training do you have?",
    many: "Which degree or training do you have?",
    record: "degree or training",
  },
  experience: {
    about: "the experience",
    before: "This job asks for",
    one: "How long have you done that, and where?",
    many: "How long have you done each, and where?",
    record: "years and place",
  },
  skill: {
    about: "the skills",
    before: "This job asks for",
    one: "Where did you last do that?",
    many: "Where did you last do each?",
    record: "where and when",
  },
  things: {
    about: "what to bring",
    before: "This job asks for",
    one: "Do you have that?",
    many: "Do you have these?",
    record: "yes / no / open",
  },
  people: {
    about: "leading people",
    before: "This job asks for",
    one: "Whom have you led, how many, and for how long?",
    many: "Whom have you led, how many, and for how long?",
    record: "whom and how long",
  },
  checks: {
    about: "the fixed points",
    before: "This job asks for",
    ...fits,
  },
  other: {
    about: "the rest of the list",
    before: "This job asks for",
    one: "Where does that show in your work?",
    many: "Where does each show in your work?",
    record: "in their words",
  },
  physical: {
    about: "the physical part",
    before: "Part of this job:",
    one: "Can you do that, with or without accommodation?",
    many: "Can you do these, with or without accommodation?",
    record: "yes / no",
  },
};

const order: readonly Asked[] = [
  "authorization",
  "credential",
  "portfolio",
  "education",
  "experience",
  "skill",
  "language",
  "people",
  "other",
  "things",
  "checks",
  "physical",
];

/** Each kind in its own words; what asks the same is one question. */
export function askRequirements(
  musts: readonly Requirement[],
  reading: Reading,
  degrees: readonly DealBreaker[],
): ScreenDraft[] {
  const cleared = musts.filter(isClearance);
  const isEnglish = readLanguage(reading.text) === "en";
  const drafts = order.flatMap((kind) => {
    const some = musts.filter((must) => askedAs(must) === kind && !isClearance(must));
    if (kind === "authorization") return some.map((must) => askGate(must, reading));
    if (kind === "language") return inGroups(some, mostTogether).flatMap(askLanguages);
    const named =
      kind === "other" || kind === "things"
        ? []
        : some.filter((must) => namedSkills(must) !== null);
    const lines = linesAsWritten(some.filter((must) => !named.includes(must)));
    const ask = asks[kind];
    if (ask === undefined) return [];
    return [
      ...inGroups(named, mostTogether).map(askNamed),
      ...inGroups(lines, mostTogether).map((group) =>
        askLines(
          group,
          kind === "other" && isYesOrNo(group, isEnglish) ? { ...ask, ...fits } : ask,
        ),
      ),
    ];
  });
  return withDegrees([...askClearance(cleared), ...drafts], musts, degrees);
}

/** What the body does or bears is asked as a task, whatever it was read as: "Push cart up to 50 lbs", "Exposure to heat"; "reads drawings cold" is none. */
const bodily =
  /\b(?:lbs?|pounds|kg|push(?:ing)?|pull(?:ing)?|lift(?:ing)?|stand(?:ing)?(?!-)|walk(?:ing)?|climb(?:ing)?|kneel(?:ing)?|bend(?:ing)?(?! tests?)|colou?r discrimination|vision|hearing|exposure|heat(?! (?:pump|treat|exchang))|(?:in|to|extreme)[ /](?:the )?cold|fumes|noise|ladders?|crawl)\b/iu;

const things =
  /\b(?:boots|(?:hand )?tools|uniform|transport\p{L}*|vehicle|car|truck(?! driv)|laptop|smartphone|internet|webcam)\b/iu;
/** Papers that go by a name of their own: "H2S Alive, first aid", "Red Seal". */
const ticket =
  /\b(?:red seal|tickets?(?! (?:system|queue))|first aid|CPR|WHMIS|H2S|OSHA[- ]?(?:10|30)|WWCC|blue card|registration with|certifi(?:ed|cate|cation)s?)\b/iu;
/** What is so or is not, or is checked. */
const fixed =
  /\b(?:drug|alcohol|background|driving record|MVR|criminal|convict\p{L}*|DUI|violations?|fingerprints?|vaccin\p{L}*|immuni[sz]\p{L}*|credit check|years? (?:of age|old)|at least (?:18|21)|over (?:18|21)|(?:18|21)\+)(?!\p{L})/iu;

/** Who is of age, and what people are ready to do. */
const plain =
  /\b\d\d (?:years )?(?:of age )?(?:or|and) (?:older|over|above)\b|\b(?:willing\p{L}*|available (?:to|for|on)|able to work|open to)\b/iu;

/** Nobody's work shows their age or the shifts they take; what a foreign line asks is not known. */
function isYesOrNo(lines: readonly AskedLine[], isEnglish: boolean): boolean {
  return !isEnglish || lines.some(({ text }) => plain.test(text));
}

function askedAs({ kind, text }: Requirement): Asked {
  if (kind === "other" && bodily.test(text)) return "physical";
  // People have tools and a car, or they do not.
  if (/^own\b/iu.test(text) || (kind === "other" && things.test(text))) return "things";
  if (kind === "other" && ticket.test(text)) return "credential";
  if (kind === "other" && fixed.test(text)) return "checks";
  if (kind === "other" && /^(?:proven |strong )?(?:people|team) (?:manager|leader)\b/iu.test(text))
    return "people";
  // What reads like hours and is asked as none.
  if (kind === "schedule") return "other";
  return kind === "credential" && /\bportfolio\b/iu.test(text) ? "portfolio" : kind;
}

function askLines(
  lines: readonly AskedLine[],
  { about, before, one, many, record }: Ask,
): ScreenDraft {
  const quoted = quoteLines(lines.map(({ text }) => text));
  return {
    about,
    question: `${before} ${quoted}. ${lines.length === 1 ? one : many}`,
    record,
    covers: lines.flatMap(({ covers }) => covers),
  };
}

/** By name, and never the language the call is held in. */
function askLanguages(musts: readonly Requirement[]): ScreenDraft[] {
  const names = [...new Set(musts.flatMap(({ skills }) => skills.map(({ name }) => name)))];
  const others = names.filter((name) => name !== "English");
  const covers = musts.map(({ id }) => id);
  const asksFor = `This job asks for ${quoteLines(musts.map(({ text }) => text))}.`;
  const question =
    others.length > 0
      ? `How well do you use ${joinAnd(others)} at work?`
      : musts.every(isAboutWriting)
        ? `${asksFor} What do you write at work, and for whom?`
        : `${asksFor} Are you comfortable doing the work in English?`;
  return [{ about: "languages", question, record: "in their words", covers }];
}

function askNamed(musts: readonly Requirement[]): ScreenDraft {
  const names = joinAnd([...new Set(musts.flatMap((must) => namedSkills(must) ?? []))]);
  return {
    about: "the skills",
    question: `Where did you last use ${names}, and for what?`,
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
          question: `One point is fixed: ${quoteLine(first.text)}. Which degree or training do you have?`,
          record: "degree or training",
          covers: ids,
        },
        ...drafts,
      ]
    : drafts.map((draft) =>
        draft.covers.includes(asked.id) ? { ...draft, covers: [...draft.covers, ...ids] } : draft,
      );
}
