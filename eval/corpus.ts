import { emptyJob } from "#contract/job-fields.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { judgePosting } from "#eval/judge-posting.ts";
import { foldTitle, shareRight, type Judgement } from "#eval/judge.ts";
import { postingLabels } from "#eval/labels/tts-18f.ts";
import { measurePackage, writePackage } from "#eval/measure-reports.ts";
import { readForm } from "#reading/form.ts";
import { readText } from "#reading/read.ts";
import type { Pay } from "#reading/values/pay/pay.ts";

export type CorpusResult = {
  descriptions: number;
  /** Descriptions that threw or broke a schema. */
  faults: readonly string[];
  /** Descriptions with a finding that must not be there: a figure without a source, a question to refuse, a person judged. */
  flagged: number;
  titlesRightPercent: number;
  salariesRightPercent: number;
  postingsRightPercent: number;
  wrong: readonly Judgement[];
};

type Tried = { file: string; fault: string | null; found: number };

type Bulletin = {
  file: string;
  title: string;
  min: number | null;
  max: number | null;
  flat: number | null;
};

const organization = {
  name: "",
  domain: "",
  description: "",
  website: "",
  industry: "government",
  companySize: "5000+",
  voiceTone: "",
  messagingStyle: "",
};
const sender = { name: "", title: "", signatureBlock: "" };

/** Public job descriptions, read where they lie. */
export function evaluateCorpus(folder: string): CorpusResult {
  const jds = join(folder, "jds");
  const list = (name: string) =>
    readdirSync(join(jds, name)).map((file) => ({
      file,
      text: readFileSync(join(jds, name, file), "utf8"),
    }));
  const bulletins = list("la_city");
  const postings = list("tts_18f");
  const gold = readFileSync(join(jds, "gold_la_city.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Bulletin);
  const all = [...bulletins, ...postings];
  const titles: boolean[] = [];
  const salaries: boolean[] = [];
  for (const { file, title, min, max, flat } of gold) {
    const text = bulletins.find((one) => one.file === file)?.text ?? "";
    const reading = readText(text);
    titles.push(
      foldTitle(reading.title?.value ?? "") === foldTitle(title).replace(/ revised$/u, ""),
    );
    if (min !== null || flat !== null)
      salaries.push(isWithin({ min: min ?? flat, max: max ?? flat }, reading.pay?.value));
  }
  const judged = postingLabels.flatMap((label) => {
    const text = postings.find(({ file }) => file === label.file)?.text ?? "";
    return judgePosting(label, readText(text)).map((one) => ({
      ...one,
      field: `${label.file} ${one.field}`,
    }));
  });
  const tried = all.map(tryOut);
  const share = (right: readonly boolean[]) =>
    toPercent(right.filter(Boolean).length / Math.max(1, right.length));
  return {
    descriptions: all.length,
    faults: tried.flatMap(({ file, fault }) => (fault === null ? [] : [`${file}: ${fault}`])),
    flagged: tried.filter(({ found }) => found > 0).length,
    titlesRightPercent: share(titles),
    salariesRightPercent: share(salaries),
    postingsRightPercent: toPercent(shareRight(judged)),
    wrong: judged.filter(({ isRight }) => !isRight),
  };
}

/** The key has the first of a bulletin's ranges; the reader goes from the lowest to the highest. */
function isWithin({ min, max }: Pick<Bulletin, "min" | "max">, read: Pay | undefined): boolean {
  const [low, high] = [read?.min ?? Infinity, read?.max ?? -Infinity];
  return read?.period === "year" && low <= (min ?? 0) && high >= (max ?? 0);
}

function tryOut({ file, text }: { file: string; text: string }): Tried {
  try {
    const { fields } = readForm(text);
    const job = {
      ...emptyJob,
      ...fields,
      title: fields.title || "Untitled",
      location: fields.location || "Remote",
      rawExtractedJd: text,
    };
    const measured = measurePackage(writePackage({ key: file, job, organization, sender }));
    const {
      schemaFailures,
      unsupportedFigures,
      malformedSearches,
      forbiddenQuestions,
      scoredPeople,
      contradictions,
    } = measured;
    const isBroken = schemaFailures + malformedSearches > 0;
    const found = unsupportedFigures + forbiddenQuestions + scoredPeople + contradictions;
    return { file, fault: isBroken ? "does not fit its schema" : null, found };
  } catch (error) {
    return { file, fault: String(error), found: 0 };
  }
}

function toPercent(share: number): number {
  return Math.round(share * 1_000) / 10;
}
