import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import type { LabelledLine } from "#eval/reading/corpus.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import type { ToldPlace } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";
import { unbreak } from "#reading/segment.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { readPay } from "#ledger/read/terms/pay.ts";
import { withoutPastClosing } from "#tools/attract-source-kit/closing-date.ts";
import { isInHead, withoutFieldLabel } from "#tools/attract-source-kit/job-post-parts.ts";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { bareOrganization, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";

type JobPost = AttractSourceKit["jobPost"];

const inThePost: readonly ToldPlace[] = [
  "duty",
  "must",
  "nice",
  "benefit",
  "pay",
  "terms",
  "process",
  "legal",
  "employer",
  "culture",
];
const inside: readonly LabelledLine["place"][] = ["internal", "contact", "noise"];

/** What stands beside the post and is read by nobody who applies. */
const beside = new Set(["lint", "covers", "facts", "basis", "range"]);

function textOf(post: JobPost): string {
  const parts = Object.entries(post).filter(([key]) => !beside.has(key));
  const lines = parts.flatMap(([, part]) => (Array.isArray(part) ? part : [part]));
  return ` ${keyOfText(lines.filter((line) => typeof line === "string").join(" "))} `;
}

/** Every text we may look at, as it is pasted, with the form as auto-fill filled it. */
const posts = loadTexts()
  .filter(({ part }) => part === "development")
  .map(({ name, text, labels }) => {
    const job = { ...emptyJob, ...readForm(text).fields, rawExtractedJd: text };
    const { ledger } = briefOn(job, bareOrganization);
    const said = textOf(writeJobPost(ledger, sampleNow));
    const holds = (line: string) => said.includes(` ${keyOfText(line)} `);
    return { name, text, labels, reading: ledger.reading, holds, isShort: isShortened(ledger) };
  });

/** What the head or the range of the post says is not said again. */
function isShortened(ledger: Ledger): (text: string) => boolean {
  const { pay, place } = ledger.reading;
  return (text) => {
    const said = readPay(text, place.country)?.offer ?? null;
    const isRange = said !== null && said.min === pay?.offer?.min && said.max === pay.offer.max;
    return isRange || isInHead(withoutFieldLabel(text), ledger);
  };
}

/** A closing date that is past is not told. */
const isOver = (text: string) => withoutPastClosing(text, sampleNow) !== text;

/** It asks for past pay, where the post keeps address and date, is said to agencies, or points to what stands elsewhere. */
const refused =
  /your current compensation|unsolicited resumes|no agencies|before that date|the range above is/iu;
/** A cell of a table, a button of a page, a label or a value without the other. */
const scrap = /^(?:\p{L}|show more|pay range:|locations|[\d.:/-]+)$/iu;

test("what the reader placed for candidates is in the post, as written", () => {
  const all = posts.flatMap(({ name, reading, holds, isShort }) =>
    reading.lines
      .filter(({ place, quotes }) => inThePost.includes(place) && !isRangeAlone(quotes))
      .map(({ text }) => ({
        name,
        text,
        isThere: [text, withoutFieldLabel(text)].some(holds) || isShort(text) || isOver(text),
      })),
  );
  const lost = all.filter(
    ({ isThere, text }) => !isThere && !refused.test(text) && !scrap.test(text),
  );
  expect(all.length).toBeGreaterThan(3_000);
  expect(lost.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

/** What the form's own field says of pay is the range. */
function isRangeAlone(quotes: readonly { where: string }[]): boolean {
  return quotes.every(({ where }) => where === "salaryRange");
}

test("as people labelled the lines, nearly all reach the post, and next to none that stay inside", () => {
  const labelled = posts.flatMap(({ name, text, labels, holds }) =>
    labels.lines.map(({ start, end, place }) => {
      const line = unbreak(text.slice(start, end));
      return {
        name,
        line,
        place,
        isThere: keyOfText(line) !== "" && (holds(line) || holds(withoutFieldLabel(line))),
      };
    }),
  );
  const shareOf = (places: readonly string[]) => {
    const lines = labelled.filter(({ place }) => places.includes(place));
    return lines.filter(({ isThere }) => isThere).length / lines.length;
  };
  // What is lost or let through here was placed so by the reader, points to what stands elsewhere, or is a label over several
  // lines of which one is left to the person; or it says "must" neither by its heading nor by its words ("C++ is daily bread").
  expect(shareOf(inThePost)).toBeGreaterThan(0.865);
  expect(shareOf(["must"])).toBeGreaterThan(0.885);
  expect(shareOf(["duty"])).toBeGreaterThan(0.9);
  expect(shareOf(inside)).toBeLessThan(0.06);
  expect(shareOf(["internal"])).toBeLessThan(0.02);
});
