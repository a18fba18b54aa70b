import { isPastDay, monthNames } from "#english/day-in-text.ts";

const month = String.raw`(?:${monthNames.join("|")})\p{L}*\.?`;
const date = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|${month} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?:,? \d{4})?)`;

const closing =
  /\b(?:clos(?:es|ing)|applications? close|deadline|apply\b.{0,80}\b(?:by|before)|(?:applications?|resumes?|cvs?)\b.{0,60}\b(?:by|due|until|through|before)|posting ends|post(?:ed|ing) (?:until|through)|open until)\b/iu;
const until = new RegExp(
  String.raw`,? ?\(?\b(?:(?:on or )?before|no later than|by|until|through)(?: the)?(?: end of)?(?: \d{1,2}(?::\d{2})? ?[ap]\.?m\.?(?: on)?)?,? ${date}(?:,? (?:at )?\d{1,2}(?::\d{2})? ?[ap]\.?m\.?)?\)?`,
  "iu",
);
/** How to apply, which stays true after the day: an address, or a verb. */
const way = /@|\bhttps?:|\bwww\.|\.\p{L}{2,8}\/|\b(?:apply|send|e-?mail|call|submit|upload)\b/iu;

/** A line without a closing date that is past: "Apply online by October 24" as "Apply online", "Closes October 24" as nothing. */
export function withoutPastClosing(text: string, now: Date): string {
  if (!closing.test(text) || !isPastDay(text, now)) return text;
  const rest = text.replace(until, "");
  return rest !== text && way.test(rest) ? rest : "";
}
