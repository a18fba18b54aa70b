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
import { atCompanyOf, day, quote, say, titleOf } from "#tools/writing/say.ts";
import { firstContactDate, messageDates, messageDaysOf } from "#tools/writing/search-calendar.ts";
import { wholeLines } from "#tools/writing/whole-lines.ts";

type News = Pick<Given, "id" | "text">;
type Message = { subject: string; text: string } & Known;

/** What comes after the InMail and the first e-mail: something new of the job each time, then a last word. */
export function writeSequence(briefing: Briefing): EngagementHub["nurtureSequences"] {
  const { ledger } = briefing;
  const { reading, plan } = ledger;
  const workingDays = messageDaysOf(ledger);
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

const longestNews = 140;

/**
 * What the first message has not told: of the work, where people are written to, then what is paid beside the base, then
 * benefits, those with a figure first.
 */
function newsOf(ledger: Ledger): News[] {
  const { duties, payParts, benefits } = ledger.reading;
  const isFit = fitLineFor(ledger, longestNews);
  const work = isByPost(ledger) ? [] : duties.filter(({ text }) => isFit(text));
  const parts = payParts.filter(({ text }) => /\d/u.test(text));
  const stated = benefits
    .filter(({ isClaim }) => !isClaim)
    .toSorted((left, right) => Number(/\d/u.test(right.text)) - Number(/\d/u.test(left.text)));
  const untold = (given: readonly News[], told: number) =>
    wholeLines(ledger, given, longestNews)
      .slice(told)
      // “Life insurance” is no news.
      .filter(({ text }) => text.split(/\s+/u).length >= fewestWords);
  return [...untold(work, toldDuties).slice(0, 1), ...untold(parts, told), ...untold(stated, told)];
}

const fewestWords = 4;
const told = 2;
const toldDuties = 3;

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
