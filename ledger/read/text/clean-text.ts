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
  /^(?:(?:ya|yes|ok(?:ay)?|sure)\s?(?:[,!.:–—-]|\p{Extended_Pictographic}\uFE0F?)+\s+(?=[\p{L}\d$€£])|(?:oh(?:,? and)?|yep|yup|yeah|btw|fyi|lol|haha)\b[,!.:]?\s+(?=[\p{L}\d$€£])|(?:money: )?(?:post|advertise|list)(?: it)?(?: at| as)? (?=[$€£]\s?\d))/iu;
const closer = /[\s,(]*(?:\b(?:lol|haha|lmk|tbh)\b|[:;]-?\))[)\s]*(?=[.!]?$)/iu;

/** What somebody asks themselves in the middle of a line: "(UPMC plan i think?? check)". */
const doubt = /\s?\([^()]{0,80}\?[^()]{0,40}\)/gu;

export function withoutChat(text: string): string {
  const bare = text.replace(opener, "").replace(closer, "").replaceAll(doubt, "");
  return bare === text ? text : capital(bare);
}
