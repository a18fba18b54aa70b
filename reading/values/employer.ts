import type { PlacedLine } from "#reading/place.ts";
import { bucketsOf, scoreOf, sharesOf, type ChoiceModel } from "#reading/values/choice.ts";
import { employerCandidates, isOneName } from "#reading/values/employer-candidates.ts";
import { inCapitals } from "#reading/values/place/place-names.ts";
import { isLoud } from "#reading/values/signs.ts";
import { found, type Found } from "#reading/values/value.ts";

/** Below this share of all names, or of what speaks for the name itself, nobody is named with certainty. */
const leastShare = 0.7;
const leastScore = 2;
/** Who hires is not said, or not to be said. */
const isHidden =
  /\bour client\b|\bon behalf of (?:our|an?|the) client\b|\bconfidential (?:client|employer|search|company)\b|\bstaffed by\b|\bundisclosed\b|\b(?:don['’]?t|do not) name\b/iu;
/** A firm that finds people for others. */
const isAgency = /\b(?:staffing|recruit\w*|personnel|talent|headhunt\w*|search)\b/iu;

/** The employer that a text names with certainty; null where it names none, or hides who hires. */
export function readEmployer(
  lines: readonly PlacedLine[],
  model: ChoiceModel,
): Found<string> | null {
  if (lines.some(({ text }) => isHidden.test(text.slice(0, 800)))) return null;
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
  return found(isLoud(best.name) ? inCapitals(best.name) : best.name, line);
}
