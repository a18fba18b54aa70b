import type { PlacedLine } from "#reading/place.ts";
import { bucketsOf, scoreOf, sharesOf, type ChoiceModel } from "#reading/values/choice.ts";
import { employerCandidates, isOneName } from "#reading/values/employer-candidates.ts";
import { inCapitals } from "#reading/values/place/place-names.ts";
import { isLoud } from "#reading/values/signs.ts";
import { hasTelltale } from "#reading/telltales.ts";
import { found, type Found } from "#reading/values/value.ts";

/** Below this share of all names, or of what speaks for the name itself, nobody is named with certainty. */
const leastShare = 0.7;
const leastScore = 2;
/** Who hires is not said, or not to be said. */
const unsaid =
  /\bour client\b|\bon behalf of (?:our|an?|the) client\b|\bconfidential (?:client|employer|search|company)\b|\bstaffed by\b|\bundisclosed\b|\b(?:don['’]?t|do not|not to be|no approach.{0,30}) named?s?\b/iu;
/** The same as notes say it: "keep client name masked", "name client? N", "that stays out until the NDA is back". */
const unsaidInNotes =
  /\b(?:keep (?:the |it |client['’]?s? |company |our )*(?:name )?|leave (?:the |our )?(?:client['’]?s? (?:name )?|company (?:name )?|name ))(?:of (?:the )?\p{L}+(?: \p{L}+)? )?(?:masked|blind|hidden|off|out|confidential)\b|\bname (?:the )?client\?\s*n(?:o)?\b|\b(?:don['’]?t|do not) (?:put|use|post|mention|disclose|print) (?:the )?(?:\p{L}+ )?name\b|\b(?:client|company|employer)(?: name)? (?:is |stays |remains |to (?:be|stay|remain) |kept )?(?:confidential|masked|undisclosed)\b|\bstays out (?:of|until)\b|\bnames the company\b/iu;

/** Whether a text hides who hires. */
function hidesEmployer(lines: readonly PlacedLine[]): boolean {
  return lines.some(({ text }) => {
    const said = text.slice(0, 800);
    return unsaid.test(said) || unsaidInNotes.test(said);
  });
}

const client = /^\W*(?:(?:end |hiring )?client|company|employer)(?: name)?\s?[:=]/iu;

/** "Company: Northquay Health, Inc." and nothing more. */
const named = /^\W*(?:company|employer)(?: name)?\s?[:=]\s*[\p{Lu}\d][^.;:()]{2,50}\.?$/iu;

/** "Client: Kenduskeag Commons" stays inside where nobody may say so; who hires is no secret where a label says it. */
export function placeClient(lines: readonly PlacedLine[]): PlacedLine[] {
  if (!lines.some(({ text }) => client.test(text))) return [...lines];
  const isHidden = hidesEmployer(lines);
  return lines.map((line): PlacedLine => {
    if (isHidden && client.test(line.text))
      return { ...line, place: "internal", likely: ["internal"] };
    const isLost = line.place === "internal" || line.place === "unplaced" || line.place === "noise";
    return !isHidden && isLost && named.test(line.text) && !hasTelltale(line.text)
      ? { ...line, place: "employer", likely: ["employer", "internal"] }
      : line;
  });
}

/** "NORTHQUAY HEALTH Requisition 7731-FIN": what a page prints behind the name. */
const number = /\s+(?:requisition|req|job|vacancy|posting|reference|ref)\b.{0,12}?\d.*$/iu;
/** A firm that finds people for others. */
const isAgency = /\b(?:staffing|recruit\w*|personnel|talent|headhunt\w*|search)\b/iu;

/** The employer that a text names with certainty; null where it names none, or hides who hires. */
export function readEmployer(
  lines: readonly PlacedLine[],
  model: ChoiceModel,
): Found<string> | null {
  if (hidesEmployer(lines)) return null;
  const names = employerCandidates(lines);
  if (names.length === 0) return null;
  const buckets = names.map(({ signs }) => bucketsOf([...signs], model.size));
  const shares = sharesOf(buckets, model);
  const at = shares.indexOf(Math.max(...shares));
  const best = names[at];
  const line = lines.find(({ text }) => best !== undefined && text.includes(best.name));
  if (best === undefined || line === undefined || isAgency.test(best.name)) return null;
  // "Sagebrush" and "Sagebrush Animal Hospital" speak for one.
  const share = names.reduce(
    (sum, { name }, other) => sum + (isOneName(name, best.name) ? (shares[other] ?? 0) : 0),
    0,
  );
  if (share < leastShare || scoreOf(buckets[at] ?? [], model) < leastScore) return null;
  const name = best.name.replace(number, "");
  return found(isLoud(name) ? inCapitals(name) : name, line);
}
