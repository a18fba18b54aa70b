import type { AudienceOf } from "#contract/walk.ts";
import type { ToolType } from "#contract/output.ts";
import type { Finding } from "#contract/examination.ts";
import { shorten } from "#checks/check.ts";
import { findSentences } from "#english/sentences.ts";
import type { Walked } from "#contract/walk.ts";

const label = "candidate [a-d]";
const someone = `(?:${label}|(?:the|this|that|our|your|one) (?:candidate|applicant|finalist)|(?:the )?candidates|(?:the )?applicants)`;

/** A verdict on a person: a score, a rank, or a recommendation. Answers may be scored by people; persons never by us. */
const verdicts: readonly RegExp[] = [
  `(?:score[sd]?|rating|rate[sd]?)[^.?!]{0,25}\\d{1,3} ?(?:\\/|out of) ?(?:5|10|100)[^.?!]{0,30}${someone}`,
  `${someone}[^.?!]{0,40}(?:scores?|scored|rates?|rated|gets?|earns?|at)[^.?!]{0,12}\\d{1,3}(?: ?(?:\\/|out of) ?(?:5|10|100)| ?%| points)`,
  `${label}[^.?!\\d]{0,25}\\d{1,3} ?(?:\\/|out of) ?(?:5|10|100)`,
  `${label}\\W{1,5}\\d{1,3} ?(?:%|points)`,
  `(?:the |our |your |a )?(?:top|best|strongest|weakest|leading|preferred|winning|ideal|number one) (?:candidate|applicant|finalist)(?!s)`,
  `(?:top|best|strongest|weakest)[- ](?:ranked|scoring|rated) (?:candidates?|applicants?|people)`,
  `(?:recommend(?:s|ed)?|suggest|prefer(?:s|red)?|hire|reject(?:s|ed)?|choose|pick|select|advance|shortlist|decline|drop|eliminate|disqualify)(?: hiring| rejecting| advancing)? ${label}`,
  `${label} (?:over|ahead of|before|above|beats|ranks|is ranked|comes first|is (?:the )?(?:best|better|strongest|stronger|weaker|weakest|first choice|top|a (?:strong|weak|poor|good|great) (?:hire|fit|match|candidate))|should (?:be (?:hired|rejected|advanced|preferred)|not be hired))`,
  `(?:rank|score|rate|grade|stack[- ]rank) (?:the |all |your |these |each |every )?(?:candidates?|applicants?|people|persons?)(?! answers?|['’]s? answers?)`,
  `(?:the )?best (?:fit|match|hire) (?:is|would be|for this (?:job|role) is)`,
  `(?:fit|match|candidate|talent|suitability) (?:score|ranking|rating)s?`,
].map((source) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu"));

const anyVerdict = new RegExp(verdicts.map(({ source }) => source).join("|"), "iu");

/** Every verdict has one of these words; looking for them first is cheap. */
const mayJudge = /candidate|applicant|finalist|people|person|best|fit|match|talent|suitab/iu;

const saysNobodyIs =
  /\b(?:no|never|not|nobody|nothing|without|don['’]t|cannot|instead of|refuse to)\b[^.?!]{0,60}\b(?:scor|rank|rat|grad|recommend|reject|prefer|best|top|verdict)/iu;

/** Sentences that score, rank or recommend a person. */
export function findVerdicts(text: string, about: { tool: ToolType; where: string }): Finding[] {
  if (!mayJudge.test(text) || !anyVerdict.test(text)) return [];
  return findSentences(text)
    .filter((sentence) => anyVerdict.test(sentence.text) && !saysNobodyIs.test(sentence.text))
    .map(({ text: quote, start, end }) => ({
      ...about,
      rule: "people.scored",
      severity: "high",
      quote: shorten(quote),
      what: "This sentence judges a person.",
      why: "Reports advise on offers and answers; people decide about people.",
      citation: null,
      fix: "Speak of the situation, the offer or the answer, and leave the choice to the team.",
      start,
      end,
    }));
}

/** "The ideal candidate is a dependable team player" is an employer's own line about nobody in particular. */
const wantsSomebody =
  /\b(?:ideal|best|top|preferred) (?:candidate|applicant)\b(?! (?:is|was|would be) candidate\b)/iu;

export function checkPeople(
  tool: ToolType,
  { strings }: Walked,
  audienceOf: AudienceOf,
): Finding[] {
  return strings
    .flatMap(({ path, text }) => findVerdicts(text, { tool, where: path }))
    .filter(({ where, quote }) => audienceOf(where) !== "candidate" || !wantsSomebody.test(quote));
}
