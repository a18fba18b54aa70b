import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { readDocument } from "#ledger/read/document.ts";
import { readJob } from "#ledger/read/read-job.ts";
import { findPay } from "#ledger/read/salary.ts";
import { findTitle } from "#ledger/read/title.ts";

/** A bulletin and what its fixed headings say; a flat pay is both ends. */
type Labelled = { text: string; title: string; min: number | null; max: number | null };

type Row = {
  file: string;
  title: string;
  min: number | null;
  max: number | null;
  flat: number | null;
};

vi.setConfig({ testTimeout: 120_000 });

const folder = process.env.CORPUS_DIR ?? "";
const gold = join(folder, "gold_la_city.jsonl");
const hasCorpus = folder !== "" && existsSync(gold);

/** Our own, in the shape of city bulletins, for machines without the corpus. */
const ownBulletins: readonly Labelled[] = [
  ["HARBOR COOK", "$41,000 to $52,500", 41_000, 52_500],
  ["CHIEF OF KITCHENS", "$88,100 (flat-rated)", 88_100, 88_100],
  ["Tile Setter", "$61,000 to $ 72,300; and $70,000 to $81,000", 61_000, 72_300],
  ["WHARF HAND", "Salary scale pending.", null, null],
].map(([title, pay, min, max]) => ({
  text: `\r\n${title}\r\nClass Code:       4410\r\nOpen Date:  04-18-24\r\nANNUAL SALARY \r\n\r\n${pay} \r\n\r\nNOTES:\r\n\r\n1. Pay of $99,000 needs approval.\r\n\r\nDUTIES\r\n\r\nDoes the work of a bulletin; and does related work.\r\n`,
  title: String(title),
  min: typeof min === "number" ? min : null,
  max: typeof max === "number" ? max : null,
}));

function readGold(): Labelled[] {
  const rows = readFileSync(gold, "utf8").trim().split("\n");
  return rows.map((row) => {
    const { file, title, min, max, flat } = JSON.parse(row) as Row;
    const text = readFileSync(join(folder, "la_city", file), "utf8");
    return { text, title, min: min ?? flat, max: max ?? flat };
  });
}

function listDescriptions(): string[] {
  if (!hasCorpus) return ownBulletins.map(({ text }) => text);
  return ["la_city", "tts_18f"].flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => readFileSync(join(folder, name, file), "utf8")),
  );
}

const bulletins = hasCorpus ? readGold() : ownBulletins;

function fold(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .replace(/ revised$/, "")
    .trim();
}

/** The share that is right, said aloud. */
function shareOf(
  what: string,
  all: readonly Labelled[],
  isRight: (one: Labelled) => boolean,
): number {
  const right = all.filter(isRight).length;
  process.stdout.write(`${what}: ${right} of ${all.length} right\n`);
  return right / all.length;
}

describe("city bulletins", () => {
  test("at least 95 of 100 titles are right", () => {
    const isRight = ({ text, title }: Labelled) =>
      fold(findTitle(readDocument(text))?.text ?? "") === fold(title);
    expect(shareOf("titles", bulletins, isRight)).toBeGreaterThanOrEqual(0.95);
  });

  test("at least 95 of 100 stated salaries are right, both ends", () => {
    const stated = bulletins.filter(({ min }) => min !== null);
    const isRight = ({ text, min, max }: Labelled) => {
      const offer = findPay(readDocument(text), { country: "US" })?.offer;
      return offer?.min === min && offer.max === max && offer.period === "year";
    };
    expect(shareOf("salaries", stated, isRight)).toBeGreaterThanOrEqual(0.95);
  });
});

test("every description is read without a fault, and has a title", () => {
  const descriptions = listDescriptions();
  for (const text of descriptions) {
    expect(readJob({ ...emptyJob, rawExtractedJd: text }).title.clean).not.toBe("");
  }
  process.stdout.write(`descriptions: ${descriptions.length} read\n`);
  expect(descriptions.length).toBeGreaterThan(0);
});
