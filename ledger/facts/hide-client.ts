import { jobFieldNames, type JobField } from "#contract/job-fields.ts";
import { clientNames, findClient } from "#ledger/facts/client-names.ts";
import { readAsDecided, type Decided } from "#ledger/facts/decided.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { fold } from "#reading/segment.ts";

type Told = { job: JobFields; decided: Decided };

/**
 * A job as reports may know it. Of a confidential client its name is "our client", and what a text says of the employer,
 * or where it gives the client's address, is not there at all: no rule and no model can repeat it.
 */
export function hideClient(job: JobFields, decided: Decided): Told {
  if (!job.isClientConfidential) return { job, decided };
  const hide = hiderOf(clientNames(job));
  const hideWords = (words: string) => fold(hide(words));
  const hidden: Decided = {
    ...decided,
    moved: new Map([...decided.moved].map(([words, place]) => [hideWords(words), place])),
    heard: decided.heard && {
      lines: decided.heard.lines.map(({ words, place }) => ({ words: hideWords(words), place })),
      // A model may have heard the client's name; the form has every other value.
      values: [],
    },
  };
  const words: JobFields = { ...job };
  for (const field of jobFieldNames) Object.assign(words, { [field]: hideField(job[field], hide) });
  const pasted = withoutEmployer(words.rawExtractedJd, hidden);
  const typed = withoutEmployer(dropLines(words.description, pasted.lines), hidden);
  const lines = [...pasted.lines, ...typed.lines];
  for (const field of rowFields) words[field] = dropLines(words[field], lines);
  return {
    job: {
      ...words,
      title: titleForFiles(job),
      rawExtractedJd: pasted.text,
      description: typed.text,
      // Links to the employer would give its name away.
      companyAssets: "",
      hiringCompany: "",
    },
    decided: hidden,
  };
}

const rowFields = [
  "benefits",
  "culture",
  "requirements",
  "dealBreakersText",
] as const satisfies readonly JobField[];

/** Stands for the client's address until its line is taken out. */
const addressMark = "client-address-kept-inside";

/** Any text without these names. */
export function hideNames(text: string, names: readonly string[]): string {
  return hiderOf(names)(text).replaceAll(addressMark, "(address kept inside)");
}

function hiderOf(names: readonly string[]): (text: string) => string {
  const find = findClient(names);
  return (text) =>
    replacePlaces(text, find(text), ({ start, isAddress }) => {
      if (isAddress) return addressMark;
      const before = text.slice(Math.max(0, start - 6), start);
      // "the Halvorsen way" is "the client way", not "the our client way".
      if (/\b(?:the|our|an?)\s$/iu.test(before)) return "client";
      return start === 0 || /[\n.!?:|•*-]\s*$/u.test(before) ? "Our client" : "our client";
    });
}

function replacePlaces<Place extends { start: number; end: number }>(
  text: string,
  places: readonly Place[],
  say: (place: Place) => string,
): string {
  const parts = places.map((place, at) => {
    const from = places[at - 1]?.end ?? 0;
    return text.slice(from, place.start) + say(place);
  });
  return parts.join("") + text.slice(places.at(-1)?.end ?? 0);
}

function hideField(value: JobFields[JobField], hide: (text: string) => string) {
  if (typeof value === "boolean") return value;
  if (typeof value === "string") return hide(value);
  return value.map(hide).filter((tag) => !tag.includes(addressMark));
}

/** "CDL Driver at Halvorsen Freight" is a CDL driver, where the client is confidential. */
export function titleForFiles(
  job: Pick<JobFields, "title" | "hiringCompany" | "isClientConfidential">,
): string {
  const places = findClient(clientNames(job))(job.title);
  if (places.length === 0) return job.title;
  return replacePlaces(job.title, places, () => "")
    .replaceAll(/\(\s*\)|\[\s*\]/gu, "")
    .replace(/(?:\s(?:at|for|with|of|by)|[\s,|@:–—-])+$/iu, "")
    .replace(/^[\s,|@:–—-]+/u, "");
}

/** Without its neighbours a line may be read as being about the employer: so it is looked at again. */
const mostRounds = 3;

function withoutEmployer(text: string, decided: Decided): { text: string; lines: string[] } {
  const lines: string[] = [];
  let rest = text;
  for (let round = 0; round < mostRounds && rest.trim() !== ""; round += 1) {
    const inside = readAsDecided(rest, decided).lines.filter(
      (line) => line.place === "employer" || line.text.includes(addressMark),
    );
    if (inside.length === 0) break;
    lines.push(...inside.map((line) => line.text));
    rest = replacePlaces(rest, inside, () => "");
  }
  return { text: rest.replaceAll(addressMark, ""), lines };
}

/** The rows of a field without those that repeat a line. */
function dropLines(value: string, lines: readonly string[]): string {
  const keys = new Set(lines.map(keyOfText));
  const kept = value
    .split("\n")
    .filter((row) => !row.includes(addressMark) && !(keys.has(keyOfText(row)) && row.trim() !== ""))
    .join("\n");
  return lines.reduce((rest, line) => rest.replaceAll(line, ""), kept);
}
