import type { Reading } from "#ledger/facts/reading.ts";
import { abbreviations } from "#reading/data/titles-by-hand.ts";
import { capitalise } from "#reading/values/signs.ts";
import { isTitleHead } from "#reading/values/title/title-heads.ts";
import { clip, withoutStop } from "#tools/writing/clip.ts";

/** "(m/w/d)", "(H/M)", "(f/m/x)", "(all genders)": some countries ask for it. */
const anybody = /\((?:[a-z]\s?[/|]\s?){1,3}[a-z*]\)|\(all genders?\)|\(gn\)/iu;
const longest = 120;

/** "Subject: RE: Controller search": the head of a mail. */
const ofMail = /^(?:subject|betreff|asunto|objet|re|fwd?|aw|wg)\s?:/iu;

/** "Posting title: Data Scientist", and "Job title (system): Data Scientist III", which nobody says. */
const ofField = /^[^:]{0,30}\b(?:title|position|role|job|vacancy|opening)\b[^:]{0,20}:\s+/iu;
const ofSystem = /^[^:]*\b(?:system|internal)\b[^:]*:/iu;

/** "need: Service Plumber", "title Welder", "ok payroll specialist", "DRAFT v3 - Welder": how notes and drafts name it. */
const ofNotes =
  /^(?:(?:[Nn]eeds?|[Tt]itle is|[Rr]ole is|title|role)\s?[:=]?\s+(?:an? )?(?=\p{Lu})|(?:ok|yes|so)[,:]?\s+(?=\p{L})|(?:DRAFT|Draft)(?: v?\d+)?\s?[-–—:]+\s+)/u;
/** "Join us > Open positions > Welder": where a page stands. */
const ofPath = /^.*\s[>»]\s/u;
/** "WELDER WANTED - Duluth MN", "welder jobs in Duluth": the headline of an advert, and what was searched. */
const ofAdvert = /\bjobs? in\b|\b(?:wanted|now hiring|(?:is|are|we['’]re) hiring|looking for)\b/iu;

/** The posting's own title line; where a person typed another title, that one. */
export function headlineOf(reading: Reading): string {
  return spelledOut(titleLine(reading));
}

function titleLine({ title, lines }: Reading): string {
  const line = lines.find(
    ({ place, text }) =>
      place === "title" &&
      !text.endsWith("?") &&
      !ofMail.test(text) &&
      !ofSystem.test(text) &&
      !ofAdvert.test(text) &&
      holds(text, title.base),
  );
  if (line !== undefined && line.text.length <= longest)
    return withoutMarkup(
      withoutStop(
        withoutLabel(
          line.text.replace(ofField, "").replace(ofPath, "").replace(ofNotes, ""),
          title.clean,
        ),
      ),
    );
  const mark = anybody.exec(lines.find(({ place }) => place === "title")?.text ?? "")?.[0];
  const own = clip(title.text, 180) || "Open job";
  return mark === undefined || own.includes(mark) ? own : `${own} ${mark}`;
}

/** "Title Linehaul Driver" of a chat; a Title Clerk is called so. */
function withoutLabel(words: string, title: string): string {
  const [label = "", first = ""] =
    /^(Title|Role|Position|Job title)\s+(?=\p{Lu})/u.exec(words) ?? [];
  return first !== "" && !title.startsWith(first) ? words.slice(label.length) : words;
}

/** "*Floor Sommelier*" in a chat or a mail is bold; what is left of it is no word. */
function withoutMarkup(words: string): string {
  return words.replaceAll(/(?<![\p{L}\p{N}])[*_~`]+|[*_~`]+(?![\p{L}\p{N}])/gu, "").trim();
}

/** "CSM, Mid-Market" as "CSM, Mid-Market (Customer Success Manager)": people look for the words. */
function spelledOut(headline: string): string {
  const words = wordsOf(headline);
  if (words.some((word) => isTitleHead(word) && !abbreviations.has(word))) return headline;
  const long = words.flatMap((word) => {
    const [meaning = "", ...others] = abbreviations.get(word) ?? [];
    const parts = meaning.split(" ");
    const isShort = parts.map((part) => part.charAt(0)).join("") === word;
    return others.length === 0 && isShort && isTitleHead(parts.at(-1) ?? "") ? [meaning] : [];
  });
  const [first] = long;
  return first === undefined ? headline : `${headline} (${capitalise(first)})`;
}

/** Every word of the title stands in the line, also as a plural. */
function holds(line: string, title: string): boolean {
  const said = new Set(wordsOf(line));
  const words = wordsOf(title);
  return words.length > 0 && words.every((word) => said.has(word) || said.has(`${word}s`));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
