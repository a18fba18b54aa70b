import type { CredentialRule } from "#ledger/families/family-rules.ts";
import type { Block, BlockKind, Document, Line } from "#ledger/read/document.ts";
import { firstSentences } from "#ledger/read/first-sentences.ts";
import type { Demand, Found } from "#ledger/read/requirements-demand.ts";
import {
  groupAlternatives,
  isAbout,
  readLines,
  readSentence,
} from "#ledger/read/requirements-lines.ts";
import { isRole } from "#ledger/read/title-parts.ts";
import { separate } from "#ledger/read/requirements-separate.ts";
import { isLikewise } from "#ledger/read/requirements-split.ts";
import { isInstruction, isLegal, readDemand } from "#ledger/read/requirements-wording.ts";

const most = 80;
const longest = 500;

/** Parts that speak of money, steps and rights. */
const silent = new Set<BlockKind>(["benefits", "pay", "process", "apply", "legal", "culture"]);

/** What a posting asks for: its lists first in their own right, then the sentences elsewhere that demand. */
export function readPosting({ blocks }: Document, rules: readonly CredentialRule[]): Demand[] {
  const found: Demand[] = [];
  for (const block of blocks) {
    if (silent.has(block.kind) || found.length >= most) continue;
    const isList = block.kind === "must" || block.kind === "requirements" || block.kind === "nice";
    const demands = isList ? readList(block, rules) : readProse(block, rules);
    found.push(...demands.slice(0, most - found.length));
  }
  return found;
}

/** A heading that nothing marked as one. */
const wishHeading =
  /^(?:nice[- ]to[- ]haves?|bonus(?: points)?|extra credit|preferred(?: qualifications| skills)?|pluses|desirable)\s?:?$/i;

function readList({ kind, lines }: Block, rules: readonly CredentialRule[]): Demand[] {
  const demands: Demand[] = [];
  let priority: "must" | "nice" = kind === "nice" ? "nice" : "must";
  for (const group of groupAlternatives(withoutPapers(lines).slice(0, 200))) {
    const [first] = group.lines;
    const before = demands.at(-1);
    if (first !== undefined && wishHeading.test(first.text)) {
      priority = "nice";
    } else if (before !== undefined && first !== undefined && isAbout(first.text)) {
      demands[demands.length - 1] = standIn(before, first);
    } else {
      const found = readLines(group, priority, "posting").slice(0, most);
      const isBullet = group.lines.some((line) => line.isBullet);
      demands.push(
        ...found.flatMap((one) => separate(one, rules)).filter((one) => isBullet || isPlain(one)),
      );
    }
  }
  return demands;
}

/** Lines that say what papers to send; a colon leads the bullets after it. */
function withoutPapers(lines: readonly Line[]): Line[] {
  let isLed = false;
  return lines.filter(({ text, isBullet }) => {
    if (!isBullet) isLed = text.endsWith(":") && /\b(?:resumes?|cvs?|applications?)\b/i.test(text);
    return !isLed;
  });
}

function standIn(demand: Demand, { text, quote }: Line): Demand {
  const isSubstitutable = demand.isSubstitutable || /substitut|in lieu of/i.test(text);
  const accepts = [...demand.accepts, text.replace(/^or,?\s+/i, "").replace(/[.;,\s]+$/, "")];
  return {
    ...demand,
    accepts,
    isSubstitutable,
    quotes: [...demand.quotes, { where: "posting", quote }],
  };
}

/** A paragraph under a heading also holds sentences that ask for nothing. */
function isPlain({ kind, text, quotes }: Demand): boolean {
  if (kind !== "other" && kind !== "trait")
    return !/^(?:we|our|this|the (?:team|company))\b/i.test(text);
  if (/^[\p{L} ]{2,25}: \S/u.test(text) && !quotes.some(({ quote }) => readDemand(quote)))
    return false;
  return text.split(" ").length <= 14 || quotes.some(({ quote }) => readDemand(quote) !== null);
}

const mayDemand =
  /requir|must|need|prefer|desir|plus\b|asset|advantage|bonus|nice|welcome|appreciat|great|helpful|useful|ideal|essential|mandatory|seek|looking for|want|you (?:have|bring|hold|know|speak|are)|you['’]ve|should|candidate|within|eligible|hiring|sponsor|citizen|\byrs\b|negotiable/i;

function readProse({ kind, lines }: Block, rules: readonly CredentialRule[]): Demand[] {
  return lines
    .filter(({ text }) => mayDemand.test(text))
    .slice(0, 200)
    .flatMap(firstSentences)
    .filter(
      ({ text }) =>
        text.length <= longest &&
        mayDemand.test(text) &&
        !isLegal(text) &&
        !isNotice(text) &&
        !isInstruction(text),
    )
    .slice(0, most)
    .flatMap((line) => readProseSentence(line, kind, rules));
}

/** Steps of applying, not of the work. */
function isNotice(text: string): boolean {
  return (
    /\b(?:appl(?:y|ication|ications|icants? (?:who|filing|lacking))|resumes?|cover letter|submit|exam(?:ination)?s?|interview(?:s|ed)?|questionnaire|eligible list|appointment|appointed|filing|some positions)\b/i.test(
      text,
    ) && !/\brequired (?:prior to|at|by) appointment|\bpreferred applicants\b/i.test(text)
  );
}

const sought =
  /\b(?:looking for|seeking|seeks?|hiring|need|want)s? [^.]{0,120}? (?:with|who (?:has|have|holds|knows)) (.{4,200})$/i;
const soughtPerson =
  /^(?:we(?:['’]re| are)? |and |they )?(?:need|looking for|seeking|seeks?|hiring|want)s? (?:an? |our |another )?((?:[\p{L}\d-]+ ){0,4}?[\p{L}-]+)(?= (?:for|to|in|at|on)\b|[,.]|$)/iu;
const soughtEnd =
  /,? (?:to (?:join|lead|help|work|take|run|own|build|support|be)|who (?:can|will|is|wants))\b/i;

function readProseSentence(
  line: Line,
  kind: BlockKind,
  rules: readonly CredentialRule[],
): Demand[] {
  const demand = readDemand(line.text);
  const wanted = sought.exec(line.text)?.[1];
  if (wanted === undefined && isSomebodySought(line.text)) return [];
  const text = wanted === undefined ? line.text : wanted.slice(0, soughtEnd.exec(wanted)?.index);
  const found = readSentence({ ...line, text }, demand === "nice" ? "nice" : "must", "posting");
  if (demand === "none") return [];
  return found
    .map((one) => withQuote(one, line.quote, wanted !== undefined))
    .flatMap((one) => separate(one, rules))
    .filter((one) => isDemanded(one, demand !== null, kind));
}

/** "We need two cooks for the night shift" names the job, not a demand. */
function isSomebodySought(sentence: string): boolean {
  const person = soughtPerson.exec(sentence)?.[1];
  return person !== undefined && (isRole(person) || /^some(?:one|body)$/i.test(person));
}

/** The words that ask stay in the quote; only where somebody is sought does the part stand alone. */
function withQuote(found: Found, quote: string, isSought: boolean): Found {
  return isSought
    ? found
    : {
        ...found,
        quotes: found.quotes.map((one) => ({
          ...one,
          quote: one.quote.length < 12 ? quote : one.quote,
        })),
      };
}

const ofCandidate =
  /\b(?:candidates?|applicants?|you|person) must (?:also )?(?:have|possess|hold|be|pass|know|own|live|reside|speak)\b|^must (?:have|possess|hold|be|pass|know|own|live|reside|speak)\b/i;

const screened =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:background|DBS|drug|credit|criminal|reference|motor vehicle)(?: record)? (?:check|screen(?:ing)?|test)s?\b/iu;
const refusesVisa =
  /\b(?:no|not|unable|cannot|without)\b.{0,30}\bsponsor|n['’]t (?:\p{L}+ )?sponsor/iu;
const wished =
  /\b(?:preferred|desired|desirable|(?:an?|big|strong|huge) (?:plus|asset|advantage))[\s.!]*(?:but not required[.!]*)?$/i;

function isDemanded(
  { kind, text, priority, credentials, years, education, skills, quotes }: Demand,
  hasWords: boolean,
  block: BlockKind,
): boolean {
  const quote = quotes[0]?.quote ?? "";
  if (!hasWords)
    return (
      credentials.some(({ timing }) => timing.kind === "within") ||
      (kind === "authorization" && refusesVisa.test(quote))
    );
  if (kind === "trait") return false;
  if (kind === "other")
    return (
      ofCandidate.test(quote) ||
      (priority === "must" && screened.test(text)) ||
      (priority === "nice" &&
        text.split(" ").length <= 8 &&
        (wished.test(quote) || isLikewise(quote)))
    );
  const isHard =
    credentials.length > 0 || years !== null || education !== null || skills.length > 0;
  if (block === "about")
    return isHard && /\b(?:candidates?|applicants?|you|someone)\b/i.test(quote);
  return isHard || kind !== "schedule" || /\bmust\b|\brequired\b|\bneed/i.test(quote);
}
