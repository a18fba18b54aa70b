import { capital } from "#english/words.ts";
import { decodeEntities } from "#reading/source/page-source.ts";

/** Characters people do not see: zero-width ones, soft hyphens, marks of direction and byte order. */
const unseenCharacters = "\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\uFEFF";
const unseen = new RegExp(`[${unseenCharacters}]`, "g");
/** Pictures people put around headings and in front of lines. */
const picture = "(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F)";
const pictures = new RegExp(`^(?:${picture}\\s?){1,5}|(?:\\s?${picture}){1,5}$`, "gu");

/** A line without tags, Markdown signs, entities and unseen characters, its quotes straight, its spaces folded. */
export function cleanText(text: string): string {
  return foldSpaces(
    straightenQuotes(
      decodeEntities(
        text
          .replaceAll(/\\(?=[*_~`#])/g, "")
          .replaceAll(/\{[{%][^{}]{0,300}[}%]\}/g, " ")
          .replaceAll(/<\/?[a-zA-Z][^<>]{0,300}>/g, " ")
          .replaceAll(/!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, "$1"),
      ),
    ).replaceAll(/\*\*|__|`|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, ""),
  )
    .replaceAll(pictures, "")
    .trim();
}

/** One space wherever spaces of any kind stand; unseen characters go. */
export function foldSpaces(text: string): string {
  return text.replaceAll(unseen, "").replaceAll(/\s+/g, " ").trim();
}

function straightenQuotes(text: string): string {
  return text.replaceAll(/[‘’‚‛ʼ`´]/g, "'").replaceAll(/[“”„‟«»]/g, '"');
}

/** How somebody begins in a chat or a mail, and how they ask for a line: "Oh and the", "yep", "Ya -", "yes 👍", "post it at $20". */
const opener =
  /^(?:(?:ya|yes|ok(?:ay)?|sure)\s?(?:[,!.:–—-]|\p{Extended_Pictographic}\uFE0F?)+\s+(?=[\p{L}\d$€£])|(?:oh(?:,? and)?|yep|yup|yeah|btw|fyi|lol|haha)\b[,!.:]?\s+(?=[\p{L}\d$€£])|(?:money: )?(?:post|advertise|list|put|print|use|write)(?: it| us| down)?(?: at| as| for)? (?=[$€£]\s?\d))/iu;
const closer = /[\s,(]*(?:\b(?:lol|haha|lmk|tbh|tho)\b|[:;]-?\))[)\s]*(?=[.!]?$)/iu;

/** What somebody asks themselves in the middle of a line: "(UPMC plan i think?? check)". */
const doubt = /\s?\([^()]{0,80}\?[^()]{0,40}\)/gu;

/** Sounds between words, as a recorder writes them down. "Um" is a word in German, and letters in a name. */
const fillers = /(?<![\p{L}\d-])(?:[Uu]h+|[Uu]mm+|[Ee]rm|[Hh]mm+)(?![\p{L}\d-])[,.]*\s*/gu;
const softFillers = /(?<![\p{L}\d-])[Uu]m(?![\p{L}\d-])[,.]*\s*/gu;

/** A line of a talk without "uh"; `isSpoken`: whether the text has several, so that "um" is one as well. */
export function withoutFillers(text: string, isSpoken: boolean): string {
  const bare = (isSpoken ? text.replaceAll(softFillers, "") : text).replaceAll(fillers, "").trim();
  return bare === text ? text : capital(bare);
}

const fewestFillers = 2;

export function isRecorded(text: string): boolean {
  return (text.match(fillers) ?? []).length >= fewestFillers;
}

/** What stands before a value where people say what it is: "Benefits (from the template): dental". */
const frames: readonly (readonly [string, RegExp])[] = [
  [
    "benefit",
    /^benefits?(?:\s?\([^()]{2,40}\)|\s(?:same as|as for|like)\b[^:]{2,40})\s?:\s+|^benefits (?:are |include )?(?=(?:health|medical|dental|insurance|pto|free|paid|401|\d|one|two|three|four)\b)/iu,
  ],
  ["nice", /^(?:a |the )?nice[- ]to[- ]haves? (?:would be|is|are|would include)\s+/iu],
  ["must", /^(?:(?:you |they )?(?:got to|gotta)|have to) have\s?:\s+/iu],
  [
    "legal",
    /^(?:EEOC?|EOE|equal opportunity)(?: statement| line)?\s?:\s+(?:(?:the )?(?:standard|usual|normal|same|our)(?: (?:line|statement|one|text|boilerplate|wording))?\s*[-–—:]\s*)?(?=["“]?\p{Lu}.*\b(?:equal|discriminat\p{L}*|regardless|regard)\b)/iu,
  ],
];

/** "EEO: standard line - Fen Mills is an equal opportunity employer" without what is said to whoever writes. */
export function withoutFrame(text: string, place: string): string {
  const frame = frames.find(([of]) => of === place)?.[1];
  const bare = frame === undefined ? text : text.replace(frame, "");
  if (bare === text) return text;
  return capital(
    place === "legal" ? bare.replace(/^["“](?<words>[^"“”]+)["”]$/u, "$<words>") : bare,
  );
}

export function withoutChat(text: string): string {
  const bare = text.replace(opener, "").replace(closer, "").replaceAll(doubt, "");
  return bare === text ? text : capital(bare);
}

/** "Background check?" and "yes after the offer" say together what neither says alone; "no" says nothing to candidates. */
export function answered(text: string, place: string, under: string | null): string {
  if (place !== "legal" || under === null) return text;
  const isAlone = text.split(" ").length <= mostOfAnswer && under.split(" ").length <= mostOfAnswer;
  if (!isAlone) return text;
  if (/^(?:no|nope|nah|none)[\s.!]*$/iu.test(text)) return "";
  const yes = /^(?:yes|yep|yeah|yup|ya|sure)\b[\s,.!:;–—-]*/iu.exec(text)?.[0];
  return yes === undefined ? text : capital(`${under} ${text.slice(yes.length)}`.trim());
}

const mostOfAnswer = 6;

/** "We close the week of July 4th, and everybody gets paid for it": days off, and no day to apply by. */
const daysOff =
  /\bwe(?:['’]re| are)? (?:close|closed|shut|shut down) (?:for|over|the week|between|on)\b/iu;

export function tellsDaysOff(text: string): boolean {
  return daysOff.test(text) && !/\bappl(?:y|ications?)\b/iu.test(text);
}
