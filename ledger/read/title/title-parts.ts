import { cleanText, foldSpaces } from "#ledger/read/text/clean-text.ts";
import { amounts, faint, noise, sidePhrases } from "#reading/occupation/decoration.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";
import { withoutLooseEnds } from "#ledger/read/text/cut-lines.ts";
import { findCity } from "#reading/world/cities.ts";
import { findCountry } from "#reading/world/countries.ts";
import { findRegion } from "#reading/world/regions.ts";
import { dropLevel, leadsPeople, readSeniority } from "#ledger/read/title/seniority.ts";
import { toTitleCase } from "#ledger/read/title/title-case.ts";
import { places, roleNouns } from "#ledger/read/title/title-words.ts";
import type { Title } from "#ledger/facts/reading.ts";

export type TitleParts = Pick<Title, "clean" | "base" | "seniority" | "specialism" | "leadsPeople">;

const longestTitle = 200;
/** What was said next, in a title that was heard: "OT so it's the". */
const looseWords = /(?:\s+(?:so|it['’]?s|the|an?|of|and|or|for|with|is|that))+$/iu;

const numbers =
  /#\s?\w{0,4}-?\d{2,}|\(?\b(?:req(?:uisition)?|job|ref(?:erence)?|posting|vacancy|class)\.?\s?(?:id|no|nr|number|code)?\.?\s?[:#]?\s?[a-z]{0,3}-?\d{3,}\b\)?|\b(?:jr|r|req)-?\d{4,}\b|\bgs[- ]?\d{1,2}\b|\(\d{4,}\)|\b\d{6,}\b/gi;
const genders =
  /\((?:all genders?|gn|[mwfdxih](?:\s?[/|*]\s?[mwfdxi]){1,3})\)|(?<=\s)[mwf]\s?\/\s?[mwfd](?:\s?\/\s?[dxi])?(?=\s|$)/gi;
const calls =
  /^(?:urgent(?:ly)?|now hiring|hiring(?: now)?|we(?:'re| are) hiring|immediate(?: need| opening)?|job (?:opening|title|posting)|position|vacancy|wanted)\b\s*[:!–-]*\s*(?:an?\s)?|\b(?:revised|\$[\d,.]+k? sign[- ]on bonus|apply now|no experience needed)\b[!]*|\b(?:(?:spring|summer|fall|autumn|winter)\s)?20\d\d\b/gi;
const cityAndState = /\p{Lu}[\p{L}.'’ -]{1,25},\s?([A-Z]{2})(?=$|[\s)|,])/gu;
const units = new Set("ICU NICU PICU CCU ER ED OR PACU L&D SMB B2B QA".split(" "));
const side = new RegExp(`${sidePhrases.source}|${amounts.source}`, "gi");
const brackets = /\(([^()]*)\)|\[([^[\]]*)\]/g;

/** Abbreviations a candidate would say in full. */
const full: Readonly<Record<string, string>> = {
  sr: "Senior",
  jr: "Junior",
  mgr: "Manager",
  asst: "Assistant",
  supv: "Supervisor",
  coord: "Coordinator",
  rep: "Representative",
  eng: "Engineer",
  dev: "Developer",
};

/** Words that narrow an occupation when they stand before it. */
const narrowing =
  /\b(?:back[- ]?end|front[- ]?end|full[- ]?stack|mobile|ios|android|embedded|firmware|cloud|platform|infrastructure|machine learning|ml|ai|security|payments?|devops|network|enterprise|mid-market|smb|commercial|residential|industrial|icu|nicu|picu|er|pacu|med[- ]surg|pediatric|oncology|cardiac|surgical|psychiatric|hospice|home health|emergency|tax|payroll|growth|clinical|civil|structural|mechanical|electrical|chemical|environmental|automotive|diesel|marine|special education|elementary|bilingual)(?=\s\w)/i;

/** Takes a title apart as a candidate would say it. */
export function readTitleParts(raw: string): TitleParts {
  const words = withoutLooseEnds(cleanText(raw.slice(0, longestTitle))).replace(looseWords, "");
  const isSmall = !/\p{Lu}/u.test(words);
  const [first = words, ...beside] = splitParts(dropNoise(isSmall ? toTitleCase(words) : words));
  const { clean, core, specialism } = turn(first, beside);
  const base = dropLevel(core);
  return {
    clean,
    base,
    seniority: readSeniority([clean, ...beside].join(" ").replace(/\s(?:to|for)\s.*$/i, "")),
    specialism: specialism ?? narrowing.exec(base)?.[0] ?? null,
    leadsPeople: leadsPeople(clean.replace(/\s(?:to|for)\s.*$/i, "")),
  };
}

function dropNoise(words: string): string {
  const kept = words
    .replaceAll(cityAndState, (place, code: string) => (findRegion(code) === null ? place : " , "))
    .replaceAll(genders, " ")
    .replaceAll(numbers, " ")
    .replaceAll(calls, " ")
    .replaceAll(side, " , ")
    .replaceAll(
      /\b[A-Za-z]{2,5}\b\.?/g,
      (word) => full[word.toLowerCase().replace(".", "")] ?? word,
    );
  const [, owner = "", rest = kept] = /^([^:]{1,40}):\s+(.+)$/.exec(kept) ?? [];
  return toTitleCase(isRole(rest) && !isRole(owner) ? rest : kept);
}

/** The parts that say more than level, shift and place, in their order; brackets last. */
function splitParts(words: string): string[] {
  const inside = [...words.matchAll(brackets)].map(([, round, square]) => round ?? square ?? "");
  const outside = words.replaceAll(brackets, " , ").split(/\s[-–—|•·]+\s|[,;|–—]|\s-|-\s|:\s/);
  return [...outside, ...inside]
    .map((part) =>
      foldSpaces(part)
        .replace(/^[\s.:/-]+/, "")
        .replace(/[\s:/-]+$/, ""),
    )
    .filter(isTelling);
}

function isTelling(part: string): boolean {
  const isEmpty = (word: string) =>
    /^\d+$/.test(word) || [noise, faint, places].some((set) => set.has(word));
  return !foldTitle(part).every(isEmpty) && !isPlace(part);
}

function isPlace(part: string): boolean {
  const code = /\s([A-Z]{2})$/.exec(part)?.[1];
  const isNamed = part.length > 3 && (findCity(part) !== null || findCountry(part) !== null);
  return !isRole(part) && (isNamed || (code !== undefined && findRegion(code) !== null));
}

type Turned = { clean: string; core: string; specialism: string | null };

/** "Engineer, Backend" becomes "Backend Engineer"; a unit stands in front; the rest follows a comma. */
function turn(first: string, beside: readonly string[]): Turned {
  const [second] = beside;
  if (second === undefined) return { clean: first, core: first, specialism: null };
  const bare = dropLevel(first);
  const isHeadOnly = !bare.includes(" ") && isRole(bare) && second.split(" ").length <= 3;
  if (units.has(second) || (isHeadOnly && !isRole(second))) {
    const clean = first.replace(bare, `${second} ${bare}`);
    return { clean, core: clean, specialism: second };
  }
  if (!isRole(first) && isRole(second)) {
    const clean = units.has(first) ? `${first} ${second}` : second;
    return { clean, core: clean, specialism: first.split(" ").length <= 4 ? first : null };
  }
  const specialism = beside.find((part) => !isRole(part) && !units.has(part)) ?? null;
  const clean = specialism === null ? first : `${first}, ${specialism}`;
  return { clean, core: first, specialism };
}

/** Whether a part names somebody's work. */
export function isRole(part: string): boolean {
  return foldTitle(part).some((word) => roleNouns.has(word)) || /\S\slead$/i.test(part);
}
