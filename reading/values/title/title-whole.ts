import { capital } from "#english/words.ts";
import cutWords from "#reading/data/cut-words.json" with { type: "json" };
import haulage from "#reading/data/haulage-words.json" with { type: "json" };
import learning from "#reading/data/learner-words.json" with { type: "json" };
import type { PlacedLine } from "#reading/place.ts";
import { capitalise, isCapital, trimSigns, wordsOf } from "#reading/values/signs.ts";
import { fieldBeside, isOfField } from "#reading/values/title/title-field.ts";
import { isTitleHead } from "#reading/values/title/title-heads.ts";
import { tidy } from "#reading/values/title/title-words.ts";
import { found, type Found } from "#reading/values/value.ts";

/** The title with the words that belong to it and stand beside it, or elsewhere. */
export function wholeTitle(
  title: Found<string> | null,
  lines: readonly PlacedLine[],
): Found<string> | null {
  const isBare = title === null || !title.value.includes(" ");
  const driver = isBare ? driverOf(lines) : null;
  if (driver !== null || title === null) return driver;
  const line = lines.find(({ id }) => id === title.line);
  if (line === undefined) return title;
  const plain = qualified(title.value.replace(hours, "").replace(hoursBehind, ""), lines);
  const field = line.place === "title" ? fieldBeside(plain, line.text) : plain;
  const whole = field === plain ? joined(plain, line.text) : field;
  // "CNA's needed" is about a CNA.
  const said = learnt(spellOut(whole.replace(/['’]$/u, "")), lines);
  return {
    ...title,
    value: isCapital(said[1]) ? said : capital(said),
  };
}

/** "Part-Time Barista" is a barista, and so is a "Barista Full Time". */
const hours = /^(?:part|full)[- ]time (?=\p{L})/iu;
const hoursBehind = /(?<=\p{L})[\s,–-]+(?:part|full)[- ]time$/iu;

/** "Paralegal" of a subject is the "Litigation Paralegal" that another line opens with. */
function qualified(title: string, lines: readonly PlacedLine[]): string {
  if (title.includes(" ") || title === "") return title;
  for (const { text, place } of lines) {
    if (place !== "title" && place !== "unplaced") continue;
    const words = wordsOf(text.slice(0, 120));
    const at = words.findIndex((word) => trimSigns(word).toLowerCase() === title.toLowerCase());
    const before = words.slice(0, Math.max(0, at));
    if (before.length === 0 || before.length > 2 || !before.every(isField)) continue;
    return [...before, title].join(" ").replace(hours, "");
  }
  return title;
}

/** A word that stands before a doer in titles, written as in one: "Litigation", not "Need". */
function isField(word: string): boolean {
  return isOfField(word) && isName(word) && trimSigns(word) === word;
}

/** How haulage firms name a driver's job without the word. */
const hauls = new Set(haulage.hauls);
const plainHauls = new Set(haulage.plainHauls);

/** "CDL-A FLATBED — HOME EVERY WEEKEND", "OTR REEFER - CLASS A": the job of a driver. */
function driverOf(lines: readonly PlacedLine[]): Found<string> | null {
  for (const line of lines.slice(0, 3)) {
    const [first = ""] = line.text.slice(0, 200).split(/ [-–—|*]|\*{2}|[|,!]/u);
    const words = wordsOf(first.trim().toLowerCase());
    const isHaul = words.length > 1 && words.every((word) => hauls.has(word));
    if (isHaul && words.some((word) => plainHauls.has(word)))
      return found(tidy(`${first.trim()} driver`.toUpperCase()), line);
  }
  return null;
}

const joints = [" & ", " and ", " / ", "/"];
/** They work between two languages: "Mixteco Bajo / Spanish Interpreter". */
const betweenTongues = new Set(["interpreter", "translator"]);

/** "Organist & Choirmaster", "HHA / CNA": one job of two names, each a single word. */
function joined(title: string, text: string): string {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  if (at === -1) return title;
  const [before, after] = [text.slice(0, at), text.slice(at + title.length)];
  const joint = joints.find((one) => before.endsWith(one)) ?? "";
  const earlier = wordsOf(joint === "" ? "" : before.slice(0, -joint.length));
  const isOfTongues = betweenTongues.has(wordsOf(title).at(-1)?.toLowerCase() ?? "");
  if (isOfTongues && earlier.length > 0 && earlier.length < 3 && earlier.every(isName))
    return `${earlier.join(" ")}${joint}${title}`;
  const [last = ""] = earlier.slice(-1);
  const isFirst = !title.includes(" ") && earlier.length === 1;
  if (isFirst && isName(last) && isTitleHead(last)) return tidy(`${last}${joint}${title}`);
  const next = joints.find((one) => after.startsWith(one)) ?? "";
  const [word = "", then = ""] = wordsOf(next === "" ? "" : after.slice(next.length));
  const isSecond = isName(text.slice(at)) && isName(word) && isTitleHead(word);
  // "Funeral Director & Embalmer" ends there; "Plant Manager and HR Manager will call" does not.
  const isEnd = then === "" || trimSigns(word) !== word || trimSigns(then).length !== then.length;
  return isSecond && (isEnd || !title.includes(" "))
    ? tidy(`${title}${next}${trimSigns(word)}`)
    : title;
}

function isName(word: string): boolean {
  return isCapital(word[0]);
}

const schooling = new Set(learning.schooling);
/** Whoever runs an apprenticeship is no apprentice. */
const notLearners = new Set(learning.notLearners);

/** A notice of an apprenticeship that names the trade: "Mechanical Insulator" is an apprentice of it. */
function learnt(title: string, lines: readonly PlacedLine[]): string {
  const words = wordsOf(title.toLowerCase());
  if (words.some((word) => notLearners.has(word))) return title;
  const heard = lines.map(({ text }) => text.toLowerCase());
  const opening = lines
    .slice(0, 5)
    .flatMap(({ text, heading, place }) => (place === "must" ? [] : [text, heading ?? ""]))
    .map((text) => wordsOf(text.toLowerCase()).map((word) => trimSigns(word)));
  const isOpened = opening.some(
    (said) => said.includes("apprenticeship") && said.some((word) => schooling.has(word)),
  );
  return isOpened && heard.some((text) => text.includes("apprentices "))
    ? `${title} Apprentice`
    : title;
}

const long = new Map(Object.entries(cutWords));

/** "Commercial Refrig Tech" is a Commercial Refrigeration Technician; "Vet Tech" stays as people say it. */
function spellOut(title: string): string {
  const words = wordsOf(title);
  const isCut = words.some((word) => long.has(bare(word)));
  if (!isCut) return title;
  return words
    .map((word) => {
      const full = bare(word) === "tech" ? "technician" : long.get(bare(word));
      return full === undefined ? word : capitalise(full);
    })
    .join(" ");
}

function bare(word: string): string {
  return trimSigns(word.toLowerCase());
}
