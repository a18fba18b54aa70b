import labels from "#reading/data/people-labels.json" with { type: "json" };
import type { PlacedLine } from "#reading/place.ts";
import { isCapital, trimSigns, wordsOf } from "#reading/values/signs.ts";
import { isTitleHead } from "#reading/values/title/title-heads.ts";
import { names } from "#reading/telltales.ts";

/** How near somebody is on a network: "• 2nd"; under it stands the headline of whoever wrote. */
const degrees = new Set(["1st", "2nd", "3rd", "3rd+"]);
/** After these labels stands a person, whatever follows. */
const ofPeople = new Set(labels.people);
/** After these a person, or what that person says: "HM: a line cook." */
const ofPeopleOrSpeech = new Set(labels.peopleOrSpeech);
const mostCells = 4;

/**
 * The lines that may name this job, without those that name a person's: the headline under "• 2nd" of whoever posted
 * it or wrote below it, "Hiring manager: Curtis Wiebe, Superintendent", a button ("[Report this job]"), a firm's name.
 */
export function linesOfJob(lines: readonly PlacedLine[]): PlacedLine[] {
  let headline = 0;
  let person: string | null = null;
  return lines.filter((line) => {
    const isHeadline = headline > 0 && (headline > mostCells || line.layout === "cell");
    headline = namesDegree(line.text) ? mostCells + 1 : isHeadline ? headline - 1 : 0;
    const isOfPerson = namesPerson(line) || (person !== null && goesOnWith(line, person));
    person = isOfPerson ? line.heading : null;
    return !isHeadline && !isOfPerson && !isButton(line.text) && !isFirm(line);
  });
}

/** "2nd", "Dana Reyes • 3rd+", "Femke R. (She/Her) · 2nd". */
function namesDegree(text: string): boolean {
  const words = wordsOf(text);
  const isAfterDot = words.length === 1 || "•·".includes(words.at(-2) ?? "x");
  return isAfterDot && degrees.has(trimSigns(words.at(-1) ?? "", "123", "+"));
}

function namesPerson({ text }: PlacedLine): boolean {
  const colon = text.slice(0, 40).indexOf(":");
  if (colon === -1) return false;
  const label = trimSigns(text.slice(0, colon).toLowerCase());
  if (ofPeople.has(label)) return true;
  const rest = wordsOf(text.slice(colon + 1));
  return ofPeopleOrSpeech.has(label) && rest.length <= 8 && beginsWithName(rest);
}

/** "Amrit", "Col. A. Saikia", "Brandt, Lucas"; a job's noun among the first two words makes it speech. */
function beginsWithName(words: readonly string[]): boolean {
  // "Nomvula @ Baobab Partners".
  const [first = "", second = ""] = words.filter((word) => trimSigns(word) !== "");
  if (names.has(trimSigns(first.toLowerCase()))) return true;
  const isNamed = (word: string) => isCapital(trimSigns(word)[0]) && !isTitleHead(word);
  return isNamed(first) && (second === "" || isNamed(second));
}

/** "Curtis Wiebe, Maint." goes on with "Superintendent". */
function goesOnWith({ text, heading }: PlacedLine, person: string): boolean {
  return heading === person && wordsOf(text).length <= 3;
}

/** "[ Signaler cette offre ]". */
function isButton(text: string): boolean {
  return text.startsWith("[") && text.endsWith("]") && text.length < 40;
}

/** "Ozark Plains Carriers", alone in a line about the employer: many doers with a name are a firm. */
function isFirm({ text, place }: PlacedLine): boolean {
  if (place !== "employer") return false;
  const words = wordsOf(text);
  const last = trimSigns(words.at(-1) ?? "");
  return (
    words.length > 1 &&
    words.length < 7 &&
    last.endsWith("s") &&
    isTitleHead(last.slice(0, -1)) &&
    words.every((word) => word === "&" || word === "and" || isCapital(word[0]))
  );
}
