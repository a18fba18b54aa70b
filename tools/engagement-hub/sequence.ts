import type { Given } from "#ledger/facts/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { readLanguage } from "#reading/language.ts";
import type { Briefing } from "#tools/briefing.ts";
import { isByPost } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { known, type Known } from "#tools/writing/phrases.ts";
import { inStyle, styleOf } from "#tools/writing/voice.ts";
import { fitLineFor } from "#tools/writing/fit-line.ts";
import { greetingOf } from "#tools/writing/message.ts";
import {
  benefitLines,
  dutyLines,
  goodTerms,
  isAsWritten,
  longestLine,
  payLines,
  statedBenefits,
  tellable,
} from "#tools/writing/message-lines.ts";
import { atCompanyOf, day, quote, say, titleOf } from "#tools/writing/say.ts";
import { firstContactDate, messageDates, messageDaysOf } from "#tools/writing/search-calendar.ts";

type News = Pick<Given, "id" | "text">;
type Message = { subject: string; text: string } & Known;

/** What comes after the InMail and the first e-mail: something new of the job each time, then a last word. */
export function writeSequence(briefing: Briefing): EngagementHub["nurtureSequences"] {
  const { ledger } = briefing;
  const { reading, plan } = ledger;
  const workingDays = messageDaysOf(briefing);
  const dates = messageDates(briefing);
  const style = styleOf(ledger.company);
  const channel = isByPost(ledger) ? "text message" : "e-mail";
  return [
    {
      name: say`${titleOf(ledger)}: follow-ups`,
      startRule: say`After the first contact in the Attract & Source Kit, here on ${day(firstContactDate(briefing))}`,
      stopRule: "At any answer",
      sendWindow: "In working hours, their time",
      touches: writeMessages(ledger).map(({ subject, text, ...from }, at) => ({
        touch: at + 1,
        workingDay: workingDays[at] ?? at + 1,
        day: dates[at] ?? "",
        channel,
        // Only e-mails have a subject.
        subject: channel === "e-mail" ? subject : "",
        body: inStyle(`${greetingOf(ledger)}\n\n${text}`, style),
        limit: null,
        ...from,
      })),
      ...known("plan", plan.id, reading.urgency?.id),
    },
  ];
}

function writeMessages(ledger: Ledger): Message[] {
  // Quoted lines of another language would stand between English sentences.
  const [first, second] = readLanguage(ledger.reading.text) === "en" ? newsOf(ledger) : [];
  return [withNews(ledger, first), withMore(second), lastWord(ledger)];
}

const longestNews = 160;

/**
 * What the first message has not told: benefits, those with a figure first, then pay beside the base, terms that speak for
 * the job, what is special of the employer; a duty where there is nothing else, and people are written to.
 */
function newsOf(ledger: Ledger): News[] {
  const { payParts, lines, culture, companyFacts } = ledger.reading;
  const told = new Set([...benefitLines(ledger), ...payLines(ledger)].map(({ line }) => line));
  const given = [...statedBenefits(ledger), ...payParts.filter(({ text }) => /\d/u.test(text))];
  const isFit = fitLineFor(ledger, longestNews);
  // "Must work weekends and be flexible" is no reason to come.
  const terms = lines.filter(
    ({ place, text }) => place === "terms" && goodTerms.test(text) && !/\bmust\b/iu.test(text),
  );
  const special = [...culture, ...companyFacts].filter(
    ({ text }) => /\d/u.test(text) && text.split(/\s+/u).length >= fewestOfEmployer,
  );
  const news = [
    ...tellable(ledger, given, longestNews)
      .filter(({ line }) => !told.has(line))
      .map(({ line, facts: [id = ""] }) => ({ id, text: line })),
    ...[...terms, ...special].filter(({ text }) => isFit(text)),
  ].filter(({ text }) => text.split(/\s+/u).length >= fewestWords);
  return news.length > 0 || isByPost(ledger) ? news : untoldDuties(ledger).slice(0, 1);
}

/** Duties that the first message left out, as they were written. */
function untoldDuties(ledger: Ledger): News[] {
  const isFit = fitLineFor(ledger, longestLine);
  const told = dutyLines(ledger).map(({ line }) => line.toLowerCase());
  return ledger.reading.duties.filter(
    ({ text }) =>
      isFit(text) &&
      isAsWritten(ledger, text) &&
      text.split(/\s+/u).length >= fewestWords &&
      !told.some((line) => line.includes(text.toLowerCase())),
  );
}

/** “Life insurance” is no news. */
const fewestWords = 4;
/** Nor is “11 people” of an employer. */
const fewestOfEmployer = 6;

function withNews(ledger: Ledger, news: News | undefined): Message {
  const title = titleOf(ledger);
  return news === undefined
    ? {
        subject: say`The ${title} job`,
        text: say`I wrote to you about the ${title} job${atCompanyOf(ledger)}. Is it of interest? I am glad to answer questions by message, too.`,
        ...known("plan", "title", "company"),
      }
    : {
        subject: say`The ${title} job`,
        text: say`One more point about the ${title} job${atCompanyOf(ledger)}: ${quote(news)}. Would you like to hear more?`,
        ...known("plan", "title", "company", news.id),
      };
}

function withMore(news: News | undefined): Message {
  return news === undefined
    ? {
        subject: "A question back",
        text: "What would you want to know before a first call? I will answer in writing if you prefer.",
        ...known("plan", "title"),
      }
    : {
        subject: "From the posting",
        text: say`Also from the posting: ${quote(news)}. What else would you want to know before a first call?`,
        ...known("plan", "title", news.id),
      };
}

function lastWord(ledger: Ledger): Message {
  return {
    subject: "Later, perhaps",
    text: say`This is my last message about the ${titleOf(ledger)} job. If another time suits you better, tell me when and I will write then.`,
    ...known("plan", "title"),
  };
}
