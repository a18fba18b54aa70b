import type { Playbook } from "#knowledge/playbook.ts";
import type { Reading } from "#ledger/facts/reading.ts";

type Job = Pick<Reading, "occupation" | "title" | "schedule" | "place" | "pay" | "text">;

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
  const chosen = special ?? named ?? playbooks.find((one) => isOwn(one, job));
  const fits = chosen !== undefined && isInItsCountry(chosen, job) && isInItsSetting(chosen, job);
  return fits ? chosen : neutral;
}

/** Whether the playbook is this trade's own: of a likely occupation, every other choice must belong to it as well. */
function isOwn(playbook: Playbook, { occupation }: Job): boolean {
  const isCovered = ({ soc }: { soc: string }) => playbook.covers.includes(soc);
  const { certainty, occupation: likeliest, choices } = occupation;
  if (certainty === "unknown") return false;
  return certainty === "sure" ? isCovered(likeliest) : choices.every(isCovered);
}

function isNamed({ titlesWith = [] }: Playbook, title: string): boolean {
  return titlesWith.some((words) => fold(title).includes(fold(words)));
}

/** The setting that a text is about stands in its title, or in it more than once. */
function isInItsSetting({ unless, onlyIf }: Playbook, { title, text }: Job): boolean {
  const words = fold(text);
  const times = (one: string) => words.split(fold(one)).length - 1;
  const isElsewhere = unless.some((one) => fold(title.text).includes(fold(one)) || times(one) > 1);
  return !isElsewhere && (onlyIf.length === 0 || onlyIf.some((one) => times(one) > 0));
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

/** Where no country is named, dollars and the words of the place tell. */
function isInItsCountry({ countries }: Playbook, { place, pay, text }: Job): boolean {
  if (place.country !== null) return countries.includes(place.country);
  const isPaidElsewhere = !["USD", undefined].includes(pay?.offer?.currency ?? undefined);
  return countries.includes("US") && !isPaidElsewhere && american.test(text);
}
