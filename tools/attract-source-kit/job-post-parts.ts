import type { Ledger } from "#ledger/ledger.ts";
import type { ToldPlace } from "#ledger/facts/reading.ts";
import { withoutPastClosing } from "#tools/attract-source-kit/closing-date.ts";
import { headlineOf } from "#tools/attract-source-kit/headline.ts";
import { linesIn, type PostLine } from "#tools/attract-source-kit/post-lines.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import { withoutStop } from "#tools/writing/clip.ts";
import { toStaff } from "#tools/writing/to-staff.ts";

/** Labels of a system's or a board's field: "Time Type: Full time" says "Full time". */
const fieldLabel =
  /^(?:(?:time|job|employment|position|contract|work|remote) type|type|(?:(?:primary|job|work|main) )?location|compensation|comp|(?:base )?(?:pay|salary)(?: rate| range)?|rate|(?:benefits|perks|extras)(?: to mention)?|must[- ]?haves?|nice(?:[- ]to[- ]haves?|s)?|(?:key )?(?:duties|responsibilities|requirements)|(?:interview |hiring )?process|work (?:arrangement|model)|facility|co(?:mpany)?|employer|shift|sched|bens?|benes|loc|must|needs?|required|preferred|(?:a )?plus(?:es)?|money)\s?:\s+(?=\S)/iu;
/** What is checked of a person before they start; it is no promise of equal treatment. */
const checked =
  /\bdrug[- ](?:screen|test|free)|\bbackground (?:check|screen|investigation)|\bclearance\b|\bDBS\b|\bfingerprint|\bcredit check\b|\bmotor vehicle record\b|\bauthori[sz](?:ed|ation) to work\b|\bwork authori[sz]ation\b|\bright to work\b|\bsponsor|\bvisas?\b|\bITAR\b|\bU\.?S\.? (?:person|citizen)|\breferences (?:needed|required)\b/iu;
/** The promise of equal treatment, and help with applying. */
const equal =
  /equal[- ](?:employment )?opportunit|\bEEO\b|\bE\/?OE\b|discriminat|affirmative action|all qualified applicants|accommodation|without regard to|regardless of/iu;
/** Words to other recruiters, not to candidates. */
const toAgencies =
  /\b(?:unsolicited|agenc(?:y|ies))\b.*\b(?:resumes?|fees?|calls?(?! cent(?:re|er))|recruiters?|accept|submissions?)\b|\b(?:resumes?|calls?) from (?:agencies|recruiters)\b|^no (?:recruiters|agencies)\b/iu;

/** The posting's lines by the section of the post they stand in. */
export function partsOf(ledger: Ledger, now: Date) {
  const of = (...places: ToldPlace[]) =>
    linesIn(ledger, ...places)
      .map((line) => ({
        ...line,
        text: withoutPastClosing(withoutFieldLabel(line.text), now),
      }))
      .filter(({ text }) => text !== "" && !toAgencies.test(text) && !toStaff.test(text));
  const isCheck = ({ text }: PostLine) => checked.test(text) && !equal.test(text);
  const head = headlineOf(ledger.reading);
  const titled = of("title").filter(
    ({ text }) =>
      withoutStop(text) !== head &&
      !isPath.test(text) &&
      !ofMail.test(text) &&
      text.split(" ").length >= leastTitleSentence,
  );
  const told = [[...titled, ...of("employer")], of("culture")] as const;
  const legal = of("legal");
  // "Hollis Supply. Hollis Supply is the largest …": the line behind it has the name.
  const name = keyOfText(ledger.company.name);
  const lines = told[0].map(({ text }) => keyOfText(text));
  const isNamed =
    name !== "" && (lines.length === 1 || lines.some((one) => one !== name && one.includes(name)));
  const isName = (text: string) => isNamed && keyOfText(text) === name;
  const isToKnow = (line: PostLine) => isCheck(line) && line.text.length <= longestCheck;
  return {
    duties: of("duty"),
    musts: of("must"),
    nices: of("nice"),
    terms: [
      ...of("terms").filter(
        ({ text, isTyped }) => isTyped || !(isInHead(text, ledger) || isQuestion.test(text)),
      ),
      ...legal.filter((line) => isCheck(line) && !isQuestion.test(line.text)),
      ...told.flat().filter(isToKnow),
    ],
    benefits: of("benefit"),
    pay: of("pay"),
    legal: legal.filter((line) => !isCheck(line)),
    employer: told[0].filter((line) => !isToKnow(line) && !isName(line.text)),
    culture: told[1].filter((line) => !isToKnow(line)),
    process: of("process"),
  };
}

/** "Join us > Open positions > Welder", "welder jobs in Duluth": where a page stands, and what was searched. */
const isPath = /\s[>»]\s|\bjobs? in\b/u;

/** The head of a mail: "Subject: RE: RE: DevOps Engineer". */
const ofMail = /^(?:subject|re|fwd?|aw|wg)\s?:/iu;
/** "Was yours 75 hours a week?" tells nobody what is so; "Tues thru Sat?" of notes does. */
const isQuestion =
  /^(?:was|were|is|are|do|does|did|can|could|will|would|have|has|what|which|who|why|how|when|where)\b.*\?["”')]?$/iu;

/** "We're bringing on 8 seasonal sales associates for our downtown shop" says more than the title. */
const leastTitleSentence = 9;

/** A longer sentence says more than what is checked. */
const longestCheck = 80;

export function withoutFieldLabel(text: string): string {
  return text.replace(fieldLabel, "");
}

/** What the head of the post says already: "Charlotte, North Carolina", "Greenville, SC (Hybrid)"; and "Reports to me" says nobody. */
export function isInHead(text: string, { reading }: Pick<Ledger, "reading">): boolean {
  const bare = text.replace(/[.\s]+$/u, "");
  if (/^reports to me$/iu.test(bare)) return true;
  const { city } = reading.place;
  const rest = city !== null && bare.startsWith(city) ? bare.slice(city.length) : null;
  return (
    rest !== null &&
    /^,? ?(?:\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?)?(?:,? (?:USA?|United States|Canada|UK|United Kingdom|Australia|Ireland))?,? ?(?:\d{5}(?:-\d{4})?)?(?: \((?:Hybrid|Remote|On-?site)\))?$/u.test(
      rest,
    )
  );
}
