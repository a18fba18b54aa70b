import type { Seniority } from "#ledger/facts/reading.ts";

/** The first that fits; what leads people stands before what only sounds like it. */
const levels: readonly (readonly [Seniority, RegExp])[] = [
  ["intern", /\b(?:intern|internship|co-?op|working student|werkstudent)\b/i],
  ["junior", /\b(?:junior|jr|entry[- ]level|graduate|trainee|apprentice)\b/i],
  [
    "executive",
    /\b(?:c[efiotmrps]o|ciso|[se]?vp|avp|vice president|president|managing (?:director|partner)|executive director|commissioner|chief \w+(?: \w+)? officer|general counsel)\b/i,
  ],
  ["director", /\bdirector\b(?! of photography)|\bhead of\b/i],
  [
    "manager",
    /\b(?:manager|supervis(?:or|ing)|superintendent|fore(?:man|person)|chief|mgr|supv)\b/i,
  ],
  [
    "lead",
    /\b(?:lead(?!\s(?:generation|gen)\b)|principal(?=\s\w)|charge nurse|head(?=\s\w)|iv|v|vi)\b|\bstaff(?=\s\w)/i,
  ],
  ["senior", /\b(?:senior|sr|experienced|iii|l5)\b/i],
  ["mid", /\b(?:mid(?:dle)?[- ]?level|mid(?![- ]market)|intermediate|ii|l4)\b/i],
  ["junior", /\b(?:i|l3)$/i],
];

/** Managers of things: they lead a product, an account or a case, and seldom people. */
const managersOfThings =
  /\b(?:product|project|program(?:me)?|account|accounts|community|case|brand|social media|content|category|customer success|success|relationship|release|campaign|partner|contract|delivery|territory|event|seo|growth|change|property|lease|release|incident|inventory|vendor|key account|technical program)\s(?:marketing\s)?(?:manager|mgr)\b/i;
/** "Staff" in front of these is no level. */
const staffTitles =
  /\bstaff (?:nurse|accountant|attorney|assistant|pharmacist|writer|photographer|auditor)\b/i;

/** The level a title names; null where it names none. */
export function readSeniority(title: string): Seniority | null {
  const plain = title.replaceAll(".", "").replace(staffTitles, "").replace(managersOfThings, "");
  return levels.find(([, words]) => words.test(plain.trim()))?.[0] ?? null;
}

/** Whether the title itself says that people report to its holder. */
export function leadsPeople(title: string): boolean {
  const plain = title.replace(managersOfThings, "");
  const level = readSeniority(plain);
  return (
    level === "manager" ||
    level === "director" ||
    level === "executive" ||
    /\bteam lead(?:er)?\b|\bcharge nurse\b|\bhead (?:nurse|chef|coach|teacher)\b/i.test(plain)
  );
}

const front =
  /^(?:(?:senior|sr\.?|junior|jr\.?|mid(?:dle)?[- ]?level|mid(?![- ]market)|intermediate|entry[- ]level|experienced|graduate|lead(?!\s(?:generation|gen)\b)|principal|staff|associate)\s+)(?=\S)/i;
const back = /[\s,-]+(?:i{1,3}|iv|v|vi|[1-5]|l[1-7]|ic[1-6])$/i;

/** The title without its level; a level that is the whole title stays. */
export function dropLevel(title: string): string {
  if (staffTitles.test(title) && /^staff/i.test(title)) return title;
  const shorter = title.replace(front, "").replace(back, "").trim();
  return shorter === title || shorter === "" ? title : dropLevel(shorter);
}
