import type { Quote } from "#ledger/fact.ts";
import { findListed } from "#ledger/occupations/find-listed.ts";
import type { Block, Document, Line } from "#ledger/read/block.ts";
import { listLabelled } from "#ledger/read/labelled.ts";
import { quoteWithin } from "#ledger/read/sentences.ts";
import { cutTitle } from "#ledger/read/title-employer.ts";
import { isRole, readTitleParts } from "#ledger/read/title-parts.ts";
import type { Title } from "#ledger/reading.ts";

/** A title as a posting writes it. */
export type TitleWords = { text: string; quote: string };

const label =
  /^(?:(?:job|position|class|role|vacancy|working)[ -]?(?:title|name)|title|position|vacancy|role)$/i;
const leading =
  /\b(?:direct reports|manag(?:e|es|ing) (?:a|the|our) (?:\w+ ){0,2}team|lead(?:s|ing)? (?:a|the|our) (?:\w+ ){0,2}team of|supervis(?:e|es|ing) (?:a |the |our )?(?:\w+ ){0,2}(?:staff|team|employees|crew))\b/i;
const adjectives =
  "(?:(?:an?|our|another|the|new|next|\\d{1,2}|two|three|four|five|several|more|experienced|talented|passionate|motivated|self-motivated|skilled|dynamic|dedicated|enthusiastic|versatile|creative|strong|great|rockstar|ninja|reliable|highly|hands-on|full[- ]time|part[- ]time|seasoned|exceptional|and),?\\s){0,7}";
const phrases = new RegExp(
  `\\b(?:hiring(?! manager)|looking for|seeking|searching for|recruiting|in search of|position of|role of|opening for|opportunity for|join (?:us|our team|[\\p{L} ]{2,30}) as|needs?|wants?|re:|(?:intake|kickoff|req) for) ${adjectives}([\\p{L}][\\p{L}\\p{N} /&+#.-]{2,70})`,
  "giu",
);
/** "The Night Auditor is responsible for": the job as the one who does it. */
const subjects =
  /\b[Tt]he (\p{Lu}[\p{L}/&-]+(?: \p{Lu}[\p{L}/&-]*){0,4}) (?:is responsible|will|reports|serves|plans|prepares|performs|provides|manages|leads|supports)\b/gu;
const ending =
  /\s(?:to|who|with|for|in|at|on|that|based|and (?:join|help|be)|will|must|position|role|reporting|as|from|within|of our|asap)\b.*$|[.,;:(!].*$/iu;

/** What notes open with: whom they come from. */
const noted =
  /^(?:notes?|intake|kick-?off|(?:phone )?call|meeting|met|spoke|talked|sync|debrief)\b(?! cent)|^w\//i;
const person =
  /(?<=\b(?:w\/|with|from|to)\s)(\p{Lu}[\p{L}.]{1,20}(?:\s\p{Lu}[\p{L}.]{1,20})?)(?:,\s[\p{L} ]{2,30}(?=[,:]|$)|\s\([^()]{2,30}\))/gu;
const several = /\s(?:\d{1,2}|two|three|four|five|several|more)\s/i;
const sentence = /\b(?:we|we're|you|our|us|is|are|will|join|as an?|needs?|looking|talked)\b/i;

/** The title a posting carries: its label, its first heading or line, or the phrase that names it. */
export function findTitle(posting: Document): TitleWords | null {
  const head = posting.blocks
    .slice(0, 2)
    .flatMap(({ lines }) => lines)
    .slice(0, 3);
  const lines = posting.blocks.flatMap((block) => block.lines);
  const found =
    fromBulletin(posting.blocks) ??
    fromLines(listLabelled(posting, label), isShort) ??
    fromHeadings(posting.blocks) ??
    fromLines(head, isTitleLine) ??
    fromPhrases(lines, phrases) ??
    fromNotes(head) ??
    fromPhrases(lines, subjects) ??
    fromLines(head.slice(0, 1), isNameLike);
  if (found === null) return null;
  const text = cutTitle(found.text, posting);
  return found.quote.includes(text) ? { text, quote: text } : { ...found, text };
}

/** Form and posting together; people may be led by the duties, too. */
export function settleTitle(raw: string, posting: TitleWords | null, duties: string): Title {
  const isGiven = raw.trim() !== "";
  const parts = readTitleParts(isGiven ? raw : (posting?.text ?? ""));
  const quotes: Quote[] = [
    ...(isGiven ? [{ where: "title" as const, quote: raw.trim() }] : []),
    ...(posting === null ? [] : [{ where: "posting" as const, quote: posting.quote }]),
  ];
  const isLeading = parts.leadsPeople || leading.test(duties);
  return {
    id: "title",
    label: "Title",
    text: parts.clean,
    quotes,
    ...parts,
    leadsPeople: isLeading,
  };
}

/** Bulletins of public employers: the class title stands above its code. */
function fromBulletin(blocks: readonly Block[]): TitleWords | null {
  const at = blocks
    .slice(0, 4)
    .findIndex(({ lines }) => lines.some(({ text }) => /^class code\b/i.test(text)));
  const block = blocks[at];
  if (block === undefined) return null;
  if (block.heading !== null)
    return { text: block.heading, quote: block.headingQuote ?? block.heading };
  const code = block.lines.findIndex(({ text }) => /^class code\b/i.test(text));
  return block.lines[code - 1] ?? null;
}

function fromHeadings(blocks: readonly Block[]): TitleWords | null {
  for (const { heading, headingQuote, kind } of blocks.slice(0, 4)) {
    if (heading === null || headingQuote === null || kind !== "other") continue;
    if (isShort(heading) && isTitle(heading)) return { text: heading, quote: headingQuote };
  }
  return null;
}

function fromLines(lines: readonly Line[], accepts: (text: string) => boolean): TitleWords | null {
  const line = lines.find(({ text }) => accepts(text));
  if (line === undefined) return null;
  const [part = line.text] = line.text.split(/\s[|•·]\s/);
  const text = part.replaceAll(/^["']|["']$/g, "");
  return { text, quote: quoteWithin(line, text) };
}

function fromPhrases(lines: readonly Line[], shape: RegExp): TitleWords | null {
  for (const line of lines) {
    for (const match of line.text.matchAll(shape)) {
      const named = (match[1] ?? "").replace(ending, "").trim();
      const text = several.test(match[0]) ? named.replace(/(?<=[A-Za-z]{2})s$/, "") : named;
      if (text !== "" && isTitle(text) && text.split(" ").length <= 7) {
        return { text, quote: quoteWithin(line, text) };
      }
    }
  }
  return null;
}

/** Notes name the job between commas and dashes. */
function fromNotes(head: readonly Line[]): TitleWords | null {
  for (const line of head) {
    const parts = line.text
      .slice(0, 400)
      .replaceAll(person, "$1")
      .split(/[,;.:(]\s?|\s[-–—|]\s/)
      .map((part) => part.replace(/\s(?:for|at|in|with|to|on)\s.*$/, "").trim());
    const text = parts.find(
      (part) => part.split(" ").length <= 5 && !sentence.test(part) && isTitle(part),
    );
    if (text !== undefined) return { text, quote: quoteWithin(line, text) };
  }
  return null;
}

function isTitleLine(text: string): boolean {
  return isShort(text) && isTitle(text) && !sentence.test(text) && !noted.test(text);
}

function isNameLike(text: string): boolean {
  return text.length <= 60 && !/[.!?:]$/.test(text) && !sentence.test(text) && !noted.test(text);
}

function isShort(text: string): boolean {
  return text.length <= 100 && text.split(" ").length <= 12 && !/[.!?]$/.test(text);
}

/** Titles people write as their letters only. */
const shortTitles = /\b(?:AE|SDR|BDR|CSM|RN|LPN|CNA|PM|TPM|SRE|EA|CEO|CFO|CTO|COO|VP)\b/;

function isTitle(text: string): boolean {
  return isRole(text) || shortTitles.test(text) || findListed(text) !== null;
}
