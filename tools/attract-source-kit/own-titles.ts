import type { Ledger } from "#ledger/ledger.ts";
import { findListed } from "#ledger/occupations/find-listed.ts";

/** A single plain word ("Accountant") finds everybody, so its level stays with it. */
export function ownTitles({ reading: { title } }: Ledger): string[] {
  const [head = ""] = title.clean.split(", ");
  const base = (title.base.includes(" ") ? title.base : head)
    .replace(/ to (?:the )?\S+$/iu, "")
    .replace(/ (?:DACH|EMEA|APAC|LATAM|NORAM)$/u, "");
  const [, rank = "", field = ""] =
    /^(vice president|vp|head|director|chief) of (.{2,60})$/iu.exec(base) ?? [];
  if (/^(?:vice president|vp)$/iu.test(rank)) {
    return [`Vice President of ${field}`, `VP of ${field}`, `VP ${field}`, `Head of ${field}`];
  }
  const words = base.split(" ");
  const [first = "", middle = "", last = ""] = words;
  const isLoose = words.length === 3 && /^(?:operations|services)$/iu.test(middle);
  if (isLoose) return [base, `${first} ${last}`];
  const spelled = spelledOut[base.toUpperCase()];
  if (spelled !== undefined) return [spelled, base];
  // The license is asked for beside the title: a "CDL-B Ready-Mix Driver" is a ready-mix driver.
  const plain = base.replace(/^(?:CDL(?:[- ][ABC])?|Class [ABC](?: CDL)?) (?=\S+ \S)/iu, "");
  return [plain, ...turnedAround(plain), ...spelledOtherwise(plain)];
}

const fieldOfWork =
  /^(?!(?:acting|assistant|associate|deputy|managing|regional)\b).{0,30}(?:ment|tions?|ing|sales|services|programs|finance|product|quality|safety|security|technology|relations|affairs|resources)$/iu;

/** "Director of Development" and "Development Director". */
function turnedAround(title: string): string[] {
  const [, ofField] = /^director of ([^,]{2,40})$/iu.exec(title) ?? [];
  if (ofField !== undefined) return [`${ofField} Director`];
  const [, field = ""] = /^([^,]{2,40}) director$/iu.exec(title) ?? [];
  return fieldOfWork.test(field) ? [`Director of ${field}`] : [];
}

/** "Frontend Developer" beside "Front-End Developer": a site finds only what is typed. */
export function spelledOtherwise(words: string): string[] {
  const other = /\b(?:front|back)[- ]end\b/iu.test(words)
    ? words.replace(/\b(front|back)[- ]end\b/iu, "$1end")
    : words.replace(/\b(?:front|back)end\b/iu, (word) =>
        word.replace("end", /^\p{Lu}/u.test(word) ? "-End" : "-end"),
      );
  return other === words ? [] : [other];
}

/** Letters that people write out as well. */
const spelledOut: Readonly<Record<string, string>> = {
  CSM: "Customer Success Manager",
  EA: "Executive Assistant",
  HRBP: "HR Business Partner",
  SRE: "Site Reliability Engineer",
};

/** Whose work is another's with less to decide: whoever carries the bare title would step back. */
const belowLevel = /^(?:assistant|deputy|junior|trainee|apprentice) /iu;

/** "Store Manager" of "Assistant Store Manager". */
export function isLevelAbove(title: string, own: string): boolean {
  return (
    belowLevel.test(own) &&
    own.replace(belowLevel, "").trim().toLowerCase() === title.trim().toLowerCase()
  );
}

/** "PERSONAL SUPPORT WORKER (PSW)": the letters that the title line itself gives for its words. */
export function lettersBeside({ reading: { title } }: Ledger, own: readonly string[]): string[] {
  const written = title.quotes.map(({ quote }) => quote).join("\n");
  const initials = new Set(own.map(initialsOf));
  return [...written.matchAll(/\((\p{Lu}{2,5})s?\)/gu)]
    .map(([, letters = ""]) => letters)
    .filter((letters) => initials.has(letters));
}

/** The other names of an occupation that has this very title, also where the figures are of another. */
export function namesOfTitle(title: string): string[] {
  const found = findListed(title);
  if (found === null) return [];
  const names = [found.title, ...found.aliases];
  const isOwn = names.some((name) => name.toLowerCase() === title.toLowerCase());
  return isOwn ? names.filter((name) => name.includes(" ")) : [];
}

export function initialsOf(title: string): string {
  return wordsOf(title)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#.&'’]{1,40}/gu) ?? [];
}
