import type { Reading } from "#ledger/reading.ts";

/** One step of the hiring, by the words that name it; `minutes` only where its length is said. */
export type HiringStep = { name: string; minutes: number | null };

/** What stands between two steps: an arrow, "then", a comma outside brackets, "2)" or a keycap. */
const joint =
  /\s*(?:→|➡️?|⟶|->|=>|>|;|\|)\s*|[\s,]*\d️?⃣\s*|(?:^|\s)\(?\d[.)]\s+|,?\s+(?:and |& )?(?:then|followed by),?:?\s+|,\s+(?![^(]*\))(?:and\s+)?|\s\+\s/giu;
const lead =
  /^(?:you can )?(?:expect|(?:the |our )?(?:interview |hiring |selection )?(?:process|steps|plan|rounds)(?: (?:is|are|includes|typically includes|easy enough|is easy))?(?::| -)?|interviews? (?:is|are)|interview(?: (?:type|mode|steps|process))?\s?:|we (?:do|have|start with)|how it goes:|next (?:steps?|comes?)(?: (?:is|are))?:?|first comes|if it clicks:|the way it works:|after that there['’]s|then:?|finally|there(?:['’]s| is)|easy enough -|=)\s+/iu;

const length = "(?:half[- ](?:an? )?(?:day|hour)|\\d{1,3}[- ]?(?:min(?:ute)?s?|hours?|hrs?|h|m))";
const kindWords =
  "paid|short|brief|first|final|second|initial|informal|virtual|video|phone|telephone|telephonic|zoom|teams|online|recorded|recruiter|HR|talent|hiring manager|manager|team|panel|technical|tech|written|practical|hands-on|working|skills?|aptitude|open-book|live|coding|programming|writing|typing|debugging|case|mock|sample|demo|portfolio|design|system|site|shop|plant|floor|store|property|campus|in-person|on-?site|trial|bench|road|intro|discovery|oral|group|peer|screening|values|culture|pairing";
const nouns =
  "phone screen|screen(?:ing)?|screening call|calls?(?! (?:us|me|you|your|back|for|people|the|everyone|or|\\d))|chat|interviews?|panel|test|trial(?: shift| day)?|exercise|assessment|case study|case discussion|case|presentation|demonstration lesson|demo(?: lesson)?|sample lesson|lesson|tour|visit|walk|shadow(?:ing)?|ride[- ]along|sit[- ]along|stage|session|audition|conversations?|talk|meeting|role[- ]play|take-home|oral board|task|review|lunch|coffee|day on site|on[- ]?site";
const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${length}[, ]+(?:(?:of|paid) )?)?(?:(?:${kindWords})[ -]){0,3}(?:${nouns})(?![\\p{L}\\p{N}])|half[- ](?:a )?day(?: (?:on[- ]?site|here|working together|shadow(?:ing)?))?`,
  "iu",
);
/** Short items of a list may be named by who is there: "HM 45m", "CEO for 20 min". */
const byPerson =
  /\b(?:recruiter|HM|hiring (?:manager|mgr)|CEO|CTO|CFO|VP|founders?|min|minutes|\d{2,3} ?m|coding|system design|panel|onsite)\b/iu;
const prose =
  /\b(?:you|you['’]ll|we|we['’]ll|us|they|will|is|are|be|comes?|follows?|get|gets|if|candidates|finalists|applicants|everyone|does|has|bring|includes?|takes?|\p{L}+['’]s (?:an?|with))\b/iu;
/** What is no step: what nobody does, what follows the decision, and how to reach somebody. */
const none =
  /\?|\b(?:no|not|don['’]?t|never|nobody|without|won['’]t|references?|refs|background|offers?|drug|physical|medical|resumes?|résumés?|cvs?|application|applications|apply|attach|packet|scores|orientation|contacted|hear|heard|decision|decide|answers?|deadline|slots?|employers|text|e-?mail|homework)\b|\b(?:call|phone|ring) (?:us|me|back|your|for|people|everyone|or|during)\b|\bpaid before\b/iu;
const mostWords = 9;
const mostOfPerson = 4;
const mostSteps = 8;

/** What the posting promises, step by step; what happens after the decision is no step of it. */
export function promisedSteps({ process }: Pick<Reading, "process">): HiringStep[] {
  return process.flatMap(({ text }) => stepsIn(text)).slice(0, mostSteps);
}

/** The steps that a line names, each in the line's own words. */
export function stepsIn(line: string): HiringStep[] {
  return line
    .replace(lead, "")
    .split(joint)
    .map((part) =>
      part
        .replace(lead, "")
        .replace(/^(?:and|then|&|\d)\s+/iu, "")
        .replace(/\s\d\.$/u, "")
        .replace(/[.;:!]+$/u, "")
        .trim(),
    )
    .flatMap((clause) => {
      const name = nameOf(clause);
      return name === null ? [] : [{ name, minutes: minutesIn(clause) }];
    });
}

function nameOf(clause: string): string | null {
  const bare = clause.replaceAll(/\([^)]*\)/gu, "").trim();
  if (bare === "" || none.test(bare)) return null;
  const found = named.exec(bare)?.[0].trim() ?? null;
  const words = clause.split(" ").length;
  const isShort = words <= mostWords && !prose.test(bare);
  if (found === null && !(isShort && words <= mostOfPerson && byPerson.test(bare))) return null;
  if (found !== null && !isShort && !isNoun(found, bare)) return null;
  if (/^(?:our )?interviews?$/iu.test(bare)) return null;
  const own = isShort ? withoutMinutes(clause) : (found ?? clause);
  const name = own.replace(/^(?:an?|the|one|two|three|your)\s+|\s(?:for|of)$/giu, "");
  return name.charAt(0).toUpperCase() + name.slice(1, 120);
}

/** "you walk us through it" walks nowhere; "a walk" is a step. */
function isNoun(found: string, clause: string): boolean {
  const before = clause.slice(0, clause.indexOf(found));
  return found.includes(" ") || /\b(?:an?|one|the|your|our|paid)\s$/iu.test(before);
}

const minutes = /[\s(]*\b(\d{2,3})[ -]?(?:m\b|min\b|mins\b|minutes?\b|['’′])\)?/iu;
const hours = /\b(\d(?:[.,]5)?|one|two|three|four|an)[ -]?(?:hours?|hrs?|hr|h)\b/iu;
const numbers: Readonly<Record<string, number>> = { an: 1, one: 1, two: 2, three: 3, four: 4 };

/** "HM 45m" as "HM"; "30 min w/ Maya" stays. */
function withoutMinutes(step: string): string {
  return step.replace(new RegExp(`(?<=\\p{L}{2}\\S*)${minutes.source}$`, "iu"), "");
}

/** How long a step takes, where it says so: "30-minute", "2 hrs", "half-day". */
export function minutesIn(text: string): number | null {
  if (/\bhalf[- ](?:a )?day\b/iu.test(text)) return 240;
  if (/\bhalf[- ](?:an )?hour\b/iu.test(text)) return 30;
  const inMinutes = Number(minutes.exec(text)?.[1] ?? 0);
  const word = hours.exec(text)?.[1]?.toLowerCase().replace(",", ".") ?? "";
  const found = inMinutes > 0 ? inMinutes : Math.round(60 * (numbers[word] ?? Number(word)));
  return found >= 10 && found <= 480 ? found : null;
}
