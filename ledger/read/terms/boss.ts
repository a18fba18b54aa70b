import { isVerb } from "#ledger/read/duties/duty-verbs.ts";
import { isRole } from "#ledger/read/title/title-parts.ts";

const reports =
  /\breport(?:s|ing)?(?: directly)? (?:in)?to (?:the |our |an? )?(?:\p{Lu}[\p{L}.]{1,30}['’]s )?((?!(?:the|our|an?)\b)(?:\d(?:st|nd|rd|th) )?\p{L}[\p{L} &/-]{2,60})/iu;
const supervised =
  /\b[Uu]nder (?:the )?(?:\p{L}+ ){0,2}(?:supervision|direction) of (?:the |our |an? )?(\p{Lu}[\p{L} &/-]{2,60})/u;
/** A label among others in one line: "Reports to: Director, Operations Work site: …". */
const labelled =
  /\b[Rr]eports [Tt]o: +(\p{Lu}[\p{L} ,&/-]{2,60}?)(?= +\p{Lu}\p{L}+(?: \p{Ll}+)?:|$)/u;

/** Who reports, where it is the job: "You'd", "This role", "…, and"; "cost reporting" and "monthly reports" are papers. */
const ofTheJob =
  /(?:^|[,;:.(–—•-]|\b(?:you|you['’](?:ll|d)|will|would|and|who|role|position|job|post|incumbent|person|hire|they|s?he|it|reports?))\s*$/iu;

/** "The Controller reports to the CFO", but not "The weekly reports to the board". */
const titled = /^(?:the|an?|our|this)(?: (?!(?:dai|week|month|quarter)ly\b)[\p{L}-]+){1,3}$/iu;

/** Whether a line says whom the job itself reports to, by name or not: "Reports to me". */
export function namesBoss(text: string): boolean {
  if (labelled.test(text) || supervised.test(text)) return true;
  const at = text.search(/\breport(?:s|ing)?(?: directly)? (?:in)?to\b/iu);
  if (at < 0) return false;
  const before = text.slice(0, at).trimEnd();
  return ofTheJob.test(before) || titled.test(before) || isRole(before.split(" ").at(-1) ?? "");
}

/** The boss of the job, as the line names them. */
export function bossIn(text: string): string | undefined {
  if (!namesBoss(text)) return undefined;
  const found = labelled.exec(text)?.[1] ?? reports.exec(text)?.[1] ?? supervised.exec(text)?.[1];
  const [first = "", second = ""] = found?.split(" ", 2) ?? [];
  const isNobody = /^(?:you|me|us|them|him|her|it|work|this|that)$/i.test(first);
  const isPerson = found !== undefined && /^\p{Lu}\p{Ll}+$/u.test(found.trim()) && !isRole(found);
  if (isPerson) return roleBeside(text, found);
  const isDeed = /^\p{Ll}/u.test(first) && isVerb(first) && !isRole(`${first} ${second}`);
  return isNobody || isDeed ? undefined : found;
}

/** "Priya, our payroll manager" is a role; a colleague's name alone is nobody's to read. */
function roleBeside(text: string, name: string): string | undefined {
  const [, role = ""] =
    /^,? (?:our |the |an? )?(\p{L}[\p{L} &/-]{2,40})/u.exec(
      text.slice(text.indexOf(name) + name.length),
    ) ?? [];
  return isRole(role) ? role : undefined;
}
