import { emptyJob } from "#contract/job-fields.ts";
import type { ParsedJobDescription } from "#contract/job.ts";
import { lengths, limits, listBounds } from "#contract/limits.ts";
import { familyRules } from "#ledger/families/families.ts";
import type { Given } from "#ledger/fact.ts";
import { readBenefits } from "#ledger/read/benefits.ts";
import { foldSpaces } from "#ledger/read/clean-text.ts";
import { hasUsWords } from "#reading/world/countries.ts";
import { widenRules } from "#ledger/read/credential-rules.ts";
import { readCulture } from "#ledger/read/culture.ts";
import { readDealBreakers } from "#ledger/read/deal-breakers.ts";
import type { Block, BlockKind, Document } from "#ledger/read/block.ts";
import { readDocument } from "#ledger/read/document.ts";
import { findPlace } from "#ledger/read/find-place.ts";
import { settlePlace } from "#ledger/read/location.ts";
import { readRequirements } from "#ledger/read/requirements.ts";
import { findPay } from "#ledger/read/salary.ts";
import { listSaid } from "#ledger/read/said.ts";
import { findLinks, readBackgrounds, readCompetitors, readRedFlags } from "#ledger/read/tags.ts";
import { toTitleCase } from "#ledger/read/title-case.ts";
import { findTitle } from "#ledger/read/title.ts";
import { readUrgency } from "#ledger/read/urgency.ts";
import { readWorkType } from "#ledger/read/work-type.ts";
import type { Priority } from "#ledger/reading.ts";

type Fields = ParsedJobDescription;

/** The form's fields as a pasted text alone fills them, and the words each rests on. */
export function parseDescription(text: string): {
  fields: Fields;
  quotes: Partial<Record<keyof Fields, string>>;
} {
  const posting = readDocument(text);
  const said = listSaid("posting", posting);
  const title = findTitle(posting);
  const placeWords = findPlace(posting);
  const place = settlePlace(null, placeWords);
  const pay = findPay(posting, { country: place.country ?? (hasUsWords(text) ? "US" : null) });
  const workType = readWorkType("", place, said);
  const urgency = readUrgency("", said);
  const lists = {
    benefits: readBenefits(said),
    culture: readCulture(said),
    dealBreakers: readDealBreakers([], [], said),
    preferredBackgrounds: readBackgrounds([], said),
    redFlags: readRedFlags([], said),
    competitorCompanies: readCompetitors([], said),
  };
  const links = findLinks(said);
  const fields: Fields = {
    title: toLine(toTitleCase(title?.text ?? "")),
    location: toLine(place.text),
    salaryRange: toLine(pay?.text ?? ""),
    description: cut(describe(posting), lengths.description),
    requirements: cut(listRequirements(posting), lengths.paragraph),
    benefits: toLines(lists.benefits),
    culture: toLines(lists.culture),
    workType: workType?.type ?? "",
    urgencyLevel: urgency?.level ?? "",
    dealBreakers: toTags(lists.dealBreakers, limits.dealBreakers),
    preferredBackgrounds: toTags(lists.preferredBackgrounds, listBounds.preferredBackgrounds),
    redFlags: toTags(lists.redFlags, limits.redFlagsOnCreate),
    competitorCompanies: toTags(lists.competitorCompanies, limits.competitorCompanies),
    companyAssets: cut(links.join("\n"), lengths.paragraph),
  };
  const quotes = {
    title: title?.quote,
    location: placeWords?.quote,
    salaryRange: pay?.quote,
    description: firstLine(posting, aboutRole),
    requirements: firstLine(posting, asked),
    workType: workType?.quotes[0]?.quote,
    urgencyLevel: urgency?.quotes[0]?.quote,
    companyAssets: links[0],
    ...Object.fromEntries(
      Object.entries(lists).map(([field, given]) => [field, given[0]?.quotes[0]?.quote]),
    ),
  };
  const found = Object.entries(quotes).filter(([, quote]) => quote !== undefined);
  return { fields, quotes: Object.fromEntries(found) };
}

const aboutRole: readonly BlockKind[] = ["role", "duties"];
const asked: readonly BlockKind[] = ["must", "requirements"];

/** What the role is and what is done in it; a text without such parts is the description itself. */
function describe(posting: Document): string {
  const own = posting.blocks.filter(({ kind }) => aboutRole.includes(kind));
  return print(own.length > 0 ? own : posting.blocks);
}

/** The parts that list requirements as they stand; where there is no such part, what sentences ask for. */
function listRequirements(posting: Document): string {
  const asParts = (kinds: readonly BlockKind[]) =>
    print(
      posting.blocks.filter(({ kind }) => kinds.includes(kind)),
      false,
    );
  const asSentences = (priority: Priority) =>
    readRequirements(emptyJob, posting, widenRules(familyRules.general.credentials))
      .filter((one) => one.priority === priority)
      .map(({ text }) => text)
      .join("\n");
  const musts = asParts(asked) || asSentences("must");
  const nice = asParts(["nice"]) || asSentences("nice");
  return [musts, nice === "" ? "" : `Nice to have:\n${nice}`].filter(Boolean).join("\n\n");
}

function print(blocks: readonly Block[], hasHeadings = true): string {
  return blocks
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => {
      const body = lines.map(({ text, isBullet }) => (isBullet ? `- ${text}` : text));
      return [...(hasHeadings && heading !== null ? [heading] : []), ...body].join("\n");
    })
    .join(hasHeadings ? "\n\n" : "\n");
}

function firstLine({ blocks }: Document, kinds: readonly BlockKind[]): string | undefined {
  return blocks.find(({ kind, lines }) => kinds.includes(kind) && lines.length > 0)?.lines[0]
    ?.quote;
}

/** Within bounds, and never half of a character. */
function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed().trim();
}

function toLine(text: string): string {
  return cut(foldSpaces(text), lengths.line);
}

function toLines(given: readonly Given[]): string {
  return cut(given.map(({ text }) => text).join("\n"), lengths.paragraph);
}

function toTags(given: readonly Given[], most: number): string[] {
  return given
    .map(({ text }) => text)
    .filter((text) => text.length <= lengths.tag)
    .slice(0, most);
}
