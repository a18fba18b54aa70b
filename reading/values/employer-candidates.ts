import { isEverydayWord } from "#reading/values/place/place-names.ts";
import { isLoud, trimSigns, wordsOf } from "#reading/values/signs.ts";
import { isTitleHead } from "#reading/values/title/title-heads.ts";
import { findCities } from "#reading/world/cities.ts";
import { findRegionOrCounty } from "#reading/world/regions.ts";

/** A line as far as names are looked for in it. */
export type NamedLine = { text: string; place: string; heading?: string | null };
/** A name that may be the employer's, and what speaks for it. */
export type EmployerCandidate = { name: string; signs: Set<string>; times: number };

const run =
  /(?<![\p{L}\p{N}@.])\p{Lu}[\p{L}\p{N}'’&-]*(?:\.(?=\s\p{Lu}))?(?:\s(?:(?:&|\+|and|of|for|the|at|on|by|de|la|le|du|und|van|von)\s){0,2}[\p{Lu}\d][\p{L}\p{N}'’&-]*(?:\.(?=\s\p{Lu})|(?<=\s(?:No|NO))\.(?=\s\d))?){0,7}/gu;
const legalForm =
  /[\s,]+(?:inc|llc|ltd|limited|corp|plc|gmbh|ag|llp|pllc|bv|b\.v|oy|ab|s\.?l|srl|pvt|pte|pty|lp|kg|sas|sarl|co kg)\.?$/iu;
const domain =
  /(?:@|www\.|https?:\/\/)(?:[\w-]+\.)*?(?<label>[\w-]+)\.(?:[a-z]{2,10})(?:\.[a-z]{2})?\b/giu;
const freeMail = new Set(["gmail", "outlook", "yahoo", "hotmail", "linkedin", "indeed", "google"]);
const mostNames = 400;

/** Every run of capitalised words that could name who hires. */
export function employerCandidates(lines: readonly NamedLine[]): EmployerCandidate[] {
  const domains = lines.flatMap(({ text }) =>
    [...text.slice(0, 600).matchAll(domain)].flatMap(({ groups }) => {
      const label = (groups?.label ?? "").toLowerCase().replaceAll("-", "");
      return label === "" || freeMail.has(label) ? [] : [label];
    }),
  );
  const all = new Map<string, EmployerCandidate>();
  for (const [row, line] of lines.entries()) {
    if (line.place === "internal" || all.size > mostNames) continue;
    const text = line.text.slice(0, 400);
    for (const found of text.matchAll(run))
      for (const { name, at } of namesIn(found[0], found.index)) {
        const key = nameKey(name);
        if (!canName(name, key)) continue;
        const one = all.get(key) ?? { name, signs: new Set(), times: 0 };
        all.set(key, one);
        one.times += 1;
        for (const sign of signsOf({ line, text, row, lines: lines.length }, name, at))
          one.signs.add(sign);
      }
  }
  const list = [...all.values()];
  const most = Math.max(...list.map(({ times }) => times));
  for (const one of list) addOwnSigns(one, list, most, domains);
  return list;
}

/** The run, without its legal form, and without a first word that only begins the sentence. */
function namesIn(words: string, at: number): { name: string; at: number }[] {
  const name = bare(words);
  const rest = /^(?<first>\S+)\s(?:(?:at|by|for|the|of)\s)?(?=[\p{Lu}\d])/u.exec(name);
  const first = rest?.groups?.first ?? "";
  const isOpening = rest !== null && isEverydayWord(trimSigns(first.toLowerCase()));
  const names = [{ name, at }];
  if (isOpening) names.push({ name: name.slice(rest[0].length), at: at + rest[0].length });
  const after = / (?:at|for|by) (?:the )?(?=\p{Lu})/u.exec(name);
  if (after)
    names.push({
      name: name.slice(after.index + after[0].length),
      at: at + after.index + after[0].length,
    });
  return names;
}

/** "It's Halvorsen Textile Supply" names Halvorsen Textile Supply. */
const opening = /^(?:it|that|this|we|there|here|i|they|she|he|who)['’]\p{L}{1,2}\s/iu;

function bare(words: string): string {
  const name = words.replace(/['’]s$/u, "").replace(opening, "");
  const short = name.replace(legalForm, "").replace(/[,\s&-]+$/u, "");
  return short.length >= 3 ? short : name;
}

export function nameKey(name: string): string {
  return bare(name)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/^the /u, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether one begins with the other's words. */
export function isOneName(one: string, other: string): boolean {
  const [a, b] = [`${nameKey(one)} `, `${nameKey(other)} `];
  return a.startsWith(b) || b.startsWith(a);
}

function canName(name: string, key: string): boolean {
  if (key.length < 3 || key.length > 60 || /^\d|(?<!\bno \d{0,4})\d$|^[a-z]\b/u.test(key))
    return false;
  const words = key.split(" ");
  const last = wordsOf(name).at(-1) ?? "";
  if (findCities(name).length > 0 || findRegionOrCounty(name) !== null) return false;
  if (isTitleHead(last.toLowerCase())) return false;
  if (words.length > 1 && findRegionOrCounty(last) !== null && last === last.toUpperCase())
    return false;
  return !words.every((word) => isEverydayWord(word)) || words.length > 2;
}

type At = { line: NamedLine; text: string; row: number; lines: number };

function signsOf({ line, text, row, lines }: At, name: string, at: number): string[] {
  const before = plainWords(text.slice(Math.max(0, at - 40), at));
  const rest = text.slice(at + name.length);
  const after = plainWords(rest.slice(0, 40));
  const top = row < 2 ? "first" : row < 8 ? "top" : row > lines - 6 ? "end" : "below";
  const isWhole = text.length - name.length < 8;
  const mark = rest.trimStart()[0] ?? "$";
  const sign = /[\p{L}\p{N}]/u.test(mark) ? "a" : mark;
  return [
    `place ${line.place}`,
    `place ${line.place} ${top}`,
    `whole ${isWhole}`,
    `whole ${isWhole} ${line.place} ${top}`,
    `begins ${at < 3}`,
    `begins ${at < 3} ${line.place} ${after[0] ?? "$"}`,
    `last ${before.at(-1) ?? "^"}`,
    `last two ${before.slice(-2).join(" ")}`,
    `next ${after[0] ?? "$"}`,
    `next two ${after.slice(0, 2).join(" ")}`,
    `mark ${sign}`,
    `form ${legalForm.test(` ${text.slice(at, at + name.length + 12).split(/[.,;(|]/u)[0] ?? ""}`)}`,
    ...(/equal|discriminat|eeo|protected/iu.test(text) ? ["equal"] : []),
    ...(line.heading && nameKey(line.heading).includes(nameKey(name)) ? ["in heading"] : []),
    ...plainWords(line.heading ?? "")
      .slice(0, 3)
      .map((word) => `under ${word}`),
  ];
}

function addOwnSigns(
  one: EmployerCandidate,
  all: readonly EmployerCandidate[],
  most: number,
  domains: readonly string[],
): void {
  const { name, times, signs } = one;
  const key = nameKey(name);
  const words = key.split(" ");
  const letters = key.replaceAll(" ", "");
  const initials = words.map((word) => word[0]).join("");
  const [first = ""] = words;
  const isDomain = domains.some(
    (label) =>
      label === letters ||
      (first.length > 3 && label.startsWith(first)) ||
      letters.startsWith(label) ||
      (initials.length > 2 && label.startsWith(initials)),
  );
  const add = (...more: string[]) => {
    for (const sign of more) signs.add(sign);
  };
  add(
    `times ${Math.min(4, times)}`,
    `most ${times === most}`,
    `words ${Math.min(5, words.length)}`,
  );
  add(
    `domain ${isDomain}`,
    `domain ${isDomain} ${words.length > 1}`,
    `tail ${words.at(-1)}`,
    `head ${first}`,
  );
  add(`role ${words.some((word) => isTitleHead(word))}`, `loud ${isLoud(name)}`);
  add(`everyday ${words.filter((word) => isEverydayWord(word)).length === words.length}`);
  const longer = all.some((other) => other !== one && nameKey(other.name).startsWith(`${key} `));
  const shorter = all.filter((other) => other !== one && key.startsWith(`${nameKey(other.name)} `));
  add(`longer ${longer}`, `shorter ${shorter.length > 0}`);
  if (shorter.some(({ times: count }) => count > 1)) add("shorter said again");
}

function plainWords(text: string): string[] {
  return wordsOf(text.toLowerCase())
    .map((word) => trimSigns(word))
    .filter((word) => word !== "");
}
