import type { Ledger } from "#ledger/ledger.ts";

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
