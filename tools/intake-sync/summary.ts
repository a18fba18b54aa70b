import { withArticle } from "#ledger/families/article.ts";
import { mostMusts } from "#ledger/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { disputableLines } from "#ledger/open-questions.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { inSentence } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { firstFitting } from "#tools/clip.ts";
import { askedFor } from "#tools/demands.ts";
import { followGuidance } from "#tools/guidance.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { conflictsOf, idsOf, known, mustsOf, rangeOf, spokenTitle } from "#tools/phrases.ts";

const longestAnswer = 260;

export function writeSummary({ ledger, guidance }: Briefing): IntakeSync["summary"] {
  const { questions, reading } = ledger;
  const asked = questions.slice(0, 4);
  const musts = mustsOf(ledger);
  const lines = [
    ...writeSettled(ledger),
    ...writeLength(ledger),
    ...writeMissing(ledger),
    ...followGuidance(
      guidance,
      questions.map(({ question }) => question),
    ),
  ];
  return {
    answer: firstFitting(writeAnswers(ledger), longestAnswer),
    text:
      lines.join(" ").slice(0, 4_000) ||
      `The ${spokenTitle(ledger)} search starts from a title and a place.`,
    ...known(
      "derived",
      "title",
      "requirements.count",
      reading.pay?.id,
      reading.workType?.id,
      reading.schedule?.id,
      reading.team?.id,
      ...idsOf(musts),
      ...idsOf(disputableLines(ledger.reading)),
      ...idsOf(reading.dealBreakers),
      ...idsOf(asked),
    ),
  };
}

/** The finding for the hiring manager: the first of these that this job gives rise to, from its fullest form on. */
function writeAnswers(ledger: Ledger): string[] {
  const musts = mustsOf(ledger);
  const [first] = conflictsOf(ledger);
  if (musts.length === 0) return withoutMusts(ledger);
  if (first !== undefined) {
    const { used, other } = first.conflict;
    const about = inSentence(first.conflict.about);
    return [
      `One line is not agreed: ${about} is "${used}" in the form and "${other}" in the posting, and all that follows depends on it.`,
      `One line is not agreed: ${about}; form and posting differ.`,
    ];
  }
  const listed = disputableLines(ledger.reading);
  if (listed.length > 0 && musts.length + listed.length > mostMusts) return tooMany(ledger);
  return agreed(ledger);
}

function withoutMusts({ reading, occupation, questions }: Ledger): string[] {
  const [first] = questions;
  return [
    `We agree on a title and ${reading.place.text}; what ${withArticle(occupation.person)} must bring is still to be said, and ${first?.thing ?? "the range"} with it.`,
    `We agree on a title; what ${withArticle(occupation.person)} must bring is still to be said.`,
  ];
}

function tooMany(ledger: Ledger): string[] {
  const musts = mustsOf(ledger).length;
  const listed = disputableLines(ledger.reading);
  const names = listed.slice(0, 2).map((one) => `"${nameOfMust(one)}"`);
  return [
    `Form and posting share ${musts} must-haves; the posting adds more, such as ${names.join(" and ")}, and the first decision is which of them count.`,
    `Form and posting share ${musts} must-haves; the posting adds more, such as ${names[0] ?? ""}: decide which count.`,
    `The posting adds must-haves to the form's ${musts}: decide which count.`,
  ];
}

function agreed(ledger: Ledger): string[] {
  const range = rangeOf(ledger);
  const [first] = ledger.questions;
  const [lead] = mustsOf(ledger);
  const person = withArticle(spokenTitle(ledger));
  const bring = lead === undefined ? null : askedFor(lead);
  const who = bring === null ? person : `${person} with ${bring}`;
  const at = range === null ? "with no range yet" : `at ${range}`;
  const open = first === undefined ? "nothing basic is open" : `first to answer: ${first.thing}`;
  return [`We agree on ${who}, ${at}; ${open}.`, `We agree on ${person}, ${at}; ${open}.`];
}

function writeSettled(ledger: Ledger): string[] {
  const { reading, company } = ledger;
  const parts = [
    ...(reading.workType ? [inSentence(reading.workType.text)] : []),
    ...(reading.schedule ? [inSentence(reading.schedule.text)] : []),
    ...(reading.team?.reportsTo ? [`reporting to ${withThe(reading.team.reportsTo)}`] : []),
  ];
  const name = company.name === "" ? "" : ` at ${company.name}`;
  return parts.length === 0
    ? []
    : [`Settled for the ${spokenTitle(ledger)}${name}: ${parts.join("; ")}.`];
}

function withThe(name: string): string {
  return /^(?:the|our|an?)\s/iu.test(name) ? inSentence(name) : `the ${name}`;
}

function writeLength(ledger: Ledger): string[] {
  const musts = mustsOf(ledger);
  const breakers = ledger.reading.dealBreakers.slice(0, 3);
  const ends =
    breakers.length === 0
      ? []
      : [`What ends the process: ${breakers.map(({ text }) => inSentence(text)).join("; ")}.`];
  if (musts.length === 0) return ends;
  const names = musts.slice(0, 3).map(nameOfMust);
  return musts.length > mostMusts
    ? [
        `${musts.length} must-haves are more than people usually bring: rank them, from ${names[0] ?? ""} on.`,
        ...ends,
      ]
    : [
        `The list is short enough to keep: ${names.join("; ")}${musts.length > 3 ? "; and the rest" : ""}.`,
        ...ends,
      ];
}

function writeMissing({ questions }: Ledger): string[] {
  const asked = questions.slice(0, 4).map(({ thing }) => thing);
  return asked.length === 0 ? [] : [`Missing before the first call: ${asked.join("; ")}.`];
}
