import type { Playbook } from "#knowledge/playbook.ts";
import type { Reading, ToldPlace } from "#ledger/facts/reading.ts";
import { readLanguage } from "#reading/language.ts";
import { isDenied } from "#reading/values/value.ts";

type Job = Pick<Reading, "occupation" | "title" | "schedule" | "place" | "pay" | "lines" | "text">;

/**
 * What is known of this kind of work, where nearly every sentence of it fits: the occupation is settled and one of the
 * playbook's own, the country is one it was written for, and no word of the text means another setting. Anything else
 * gets the neutral one.
 */
export function choosePlaybook(playbooks: readonly Playbook[], job: Job): Playbook {
  const byKey = (key: string) => playbooks.find((one) => one.key === key);
  const neutral = byKey("neutral");
  if (neutral === undefined) throw new Error("there is no neutral playbook");
  const special = isAtTheStart(job)
    ? byKey("internships-apprenticeships")
    : job.title.seniority === "executive"
      ? byKey("executives")
      : undefined;
  // A title says more than a code that many titles share, and a person more than a title.
  const named = job.occupation.isAgainstTitle
    ? undefined
    : playbooks.find((one) => isNamed(one, job.title.clean));
  const chosen = special ?? named ?? playbooks.find((one) => isOwn(one, job, playbooks));
  const fits = chosen !== undefined && isInItsCountry(chosen, job) && isInItsSetting(chosen, job);
  return fits ? chosen : neutral;
}

/**
 * Whether the playbook is this trade's own. Of a likely occupation, more than half of the choices that any playbook is
 * about must be: a heavy equipment operator may also be a pile driver, of whom none speaks.
 */
function isOwn(playbook: Playbook, { occupation }: Job, playbooks: readonly Playbook[]): boolean {
  const isCovered = ({ soc }: { soc: string }) => playbook.covers.includes(soc);
  const { certainty, occupation: likeliest, choices } = occupation;
  if (certainty === "unknown" || !isCovered(likeliest)) return false;
  const spokenOf = choices.filter(({ soc }) =>
    playbooks.some(({ covers }) => covers.includes(soc)),
  );
  return certainty === "sure" || spokenOf.filter(isCovered).length * 2 > spokenOf.length;
}

function isNamed({ titlesWith = [] }: Playbook, title: string): boolean {
  return titlesWith.some((words) => fold(title).includes(fold(words)));
}

/** What a line of these places names is where and at what somebody works; a benefit may be dental, and a boss anything. */
const ofTheWork = new Set<ToldPlace>(["employer", "duty", "must", "nice", "terms"]);

/** The setting stands in the title, in what the employer says of itself, or in two lines about the work. */
function isInItsSetting({ unless, onlyIf }: Playbook, { title, lines, text }: Job): boolean {
  const told = new Map(lines.map((line) => [line.text, line]));
  const work = [...told.values()].filter(({ place }) => ofTheWork.has(place));
  const isElsewhere = unless.some((one) => {
    if (fold(title.text).includes(fold(one))) return true;
    const naming = work.filter((line) => names(line.text, one));
    return naming.length > 1 || naming.some(({ place }) => place === "employer");
  });
  const words = fold(text);
  return !isElsewhere && (onlyIf.length === 0 || onlyIf.some((one) => words.includes(fold(one))));
}

/** "No home health, no weekends" names no setting. */
function names(line: string, setting: string): boolean {
  if (!fold(line).includes(fold(setting))) return false;
  const at = line.toLowerCase().indexOf(setting);
  return at === -1 || !isDenied(line, at);
}

/** Two spaces between words, so that "hospice hospice" holds the word twice. */
function fold(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "  ")} `;
}

function isAtTheStart({ schedule, title }: Job): boolean {
  const isOpen = title.seniority === null || title.seniority === "junior";
  return title.seniority === "intern" || (isOpen && schedule?.employment === "internship");
}

/** Only texts for the United States say these. */
const american =
  /\b(?:401\s?\(?k\)?|403\s?\(?b\)?|W-?2|EEO|EOE|FLSA|PTO|HSA|OSHA|DOT|U\.S\.|USA|United States|state law|high school diploma|GED)\b/u;

/** Where no country is named, its words tell; where no town is either, English and dollars do. */
function isInItsCountry({ countries }: Playbook, { place, pay, text }: Job): boolean {
  if (place.country !== null) return countries.includes(place.country);
  const currency = pay?.offer?.currency ?? null;
  if (!countries.includes("US") || (currency !== null && currency !== "USD")) return false;
  const isInDollars = currency === "USD" && place.city === null && readLanguage(text) === "en";
  return american.test(text) || isInDollars;
}
