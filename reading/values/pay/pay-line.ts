import { amountsIn, rowsOf, type Amount } from "#reading/values/pay/amounts.ts";
import { writeFigures } from "#reading/values/pay/number-words.ts";
import { namesPosting } from "#reading/values/pay/pay-posted.ts";
import { extraWords } from "#reading/values/pay/pay-words.ts";
import { groupOf, wordsOf } from "#reading/values/signs.ts";
import type { PlacedLine } from "#reading/place.ts";
import { isDenied } from "#reading/values/value.ts";

export type Period = "hour" | "day" | "week" | "month" | "year";

/** One amount of a line with what the words around it say. */
export type Offer = Amount & {
  line: PlacedLine;
  /** The line's words, spoken numbers in figures. */
  text: string;
  /** "piece" by the visit, mile or word; "other" by a span nobody compares, such as two weeks. */
  period: Period | "piece" | "other" | null;
  /** "base", or what it is for: a bonus, tips, a raise. */
  role: string;
  isNamed: boolean;
  /** One of three or more in a line that rise a little each: a row of a pay table. */
  isListed: boolean;
};

const periodWords =
  /(?<hour>\/\s?(?:h(?:r|our)?s?|stunde|std|uur|heure)\b|\b(?:an?|per|pro|la|par|each|(?:de )?l['’])\s?(?:hour|hr|stunde|heure|hora|uur|ora)\b|\bhourly\b|^\s?hr\b|\bp\.?\/?hr?\b|\bstd\b)|(?<piece>\b(?:per|by the|each|every|of every) (?:[\w-]+ ){0,2}(?:visit|mile|word|house|piece|class|session|load|sku|project|article|unit)\b|^\s?per (?!(?:hour|hr|day|shift|week|wk|month|mo|year|yr|annum|diem|pay|calendar|quarter|night|stunde|tag|monat|maand|jahr|jaar|uur|heure|mois|an)\b)[\w-]+|\ba (?:mile|visit|word|session)\b|^\san? (?!(?:hour|hr|day|shift|week|wk|month|mn?th|mo|year|yr|night|quarter|pay|way|stop|game|deployed|install|half|full|signed|renewal|lead|bit|few|lot)\b)[\w-]+|\/\s?(?:visit|mile|word|mi)\b|\bcpm\b|\bcents\b)|(?<other>\bbi-?weekly\b|\bfortnight\w*|\b(?:a|per|each|every) (?:quarter|pay period|way|stop|game|deployed day|install day|half day|signed lease|renewal|lead)\b|\bhalf day\b)|(?<day>\/\s?(?:day|tag|1[02]\b)|\bp\/d\b|\bday rate\b|\bend of day\b|\b(?:an?|per|pro|full|of) (?:day|tag|shift|night)\b|\bdaily\b)|(?<week>\/\s?w(?:ee)?k\b|\bp\.?\/?w\b|(?<!\b(?:hours|hrs|hour|days|times|shifts|nights|visits|once|twice) )\b(?:an?|per) (?:week|wk)\b|(?<!paid |payed |pay )\bweekly\b)|(?<month>\/\s?(?:mo(?:nth)?|mn?th|monat|mois|mes|maand)\b|\bp\/m\b|\bpcm\b|^\s?p\.?m\b|^\s?x\s?1[234]\b|\b(?:an?|per|pro|im|par|al)\s(?:month|mn?th|monat|mois|mese?|maand)\b|(?<!paid |pay |semi-|bi-)\bmonthly\b|\bmensu\w+|\bmensili?\b)|(?<year>\/\s?(?:y(?:ea)?r|jahr|an|año)\b|\b(?:an?|per|pro|im|par|al)\s(?:year|yr|annum|jahr|jaar|an|año|anno)\b|\bannual(?:ly|ised|ized)?\b(?! bonus| incentive)|\byearly\b(?! bonus)|\bp\.?a\b|LPA\b)/giu;

const baseWords =
  /\b(?:base|basic|salary|salaries|wages?|hourly|pay|pays|paid|rate|rates|range|starts?|starting|begins?|comp|compensation|package|band|earn|step|schedule|cash|posted|post|hiring range|how much|money|can go|gehalt|vergütung|salaire|salario)\b/giu;
const clauseBreak =
  /[;()|]|,\s|\.\s|\s\+\s?(?=[\p{L}$£€\d])|\b(?:plus|with|then|and an?|before|including|incl|converts)\b|\band(?=\s?$)/giu;
/** The label of a form's next field, where fields ran together: "$19 per hour Benefits: Dental". */
const nextField = /\s(?=\p{L}+(?: \p{L}+)?:\s)/u;
const nextStep =
  /^\s(?:after|at|when|once|with|if|in (?:the )?(?:year|yr|second|third|2nd|3rd))\b/iu;
const addedBefore = /[+]\s?$|\b(?:extra|adds?|additional|another|plus)(?: up to)?\s?$/iu;

/** Every amount of a line, with its period and its role; `lead` is the label or the cell it stands after. */
export function offersIn(line: PlacedLine, lead: string, begun: string): Offer[] {
  const isSpoken = /\b(?:thousand|grand|an hour)\b/iu.test(line.text);
  const canSpeak =
    isSpoken ||
    ((line.place === "pay" || line.place === "unplaced" || namesPosting(line.text)) &&
      !/[$£€]\d|\d\s?k\b/iu.test(line.text));
  const spoken = canSpeak ? writeFigures(line.text) : line.text;
  const text = spoken.slice(0, 1_500);
  const amounts = amountsIn(text);
  const first = amounts[0];
  // "Hourly: $20 days, $22 nights"; in "$52k + up to $600/mo" the month is the second one's alone.
  const opening = text.slice(0, Math.min(60, first?.start ?? 60));
  const asked = lead.endsWith("?") && lead.search(baseWords) !== -1;
  const rows = rowsOf(text, amounts);
  // What the sentence or the line began with: "On call one week in four" | "($250 a week)", "Bonus 25% target, up to 40".
  const before = matchIn(begun, extraWords, "last");
  const opener = matchIn(wordsOf(text.slice(0, 60)).slice(0, 2).join(" "), extraWords, "first");
  let isPiece = false;
  const offers = amounts.map((amount, at) => {
    const from = amounts[at - 1]?.end ?? 0;
    const to = amounts[at + 1]?.start ?? text.length;
    const around = aroundOf(text, amount, from, to, lead, opening);
    const said = periodOf(text.slice(amount.start, amount.end), around);
    const period = said ?? (isPiece ? "piece" : null);
    isPiece ||= said === "piece";
    const isNamed =
      asked || around.before.search(baseWords) !== -1 || around.after.search(baseWords) !== -1;
    const told = roleOf(text, amount, around, period);
    const isOpen = told === "base" && !isNamed;
    const isBare = amount.mark === null && !amount.isThousands && !amount.isRange && said === null;
    const began = at === 0 && before !== null ? before : isBare ? opener : null;
    const role = isOpen ? (began?.name ?? told) : told;
    const isListed = rows.some((row) => row.includes(amount));
    return { ...amount, line, text, period, isNamed, isListed, role };
  });
  for (const row of rows)
    shareRowPeriod(offers.filter(({ start }) => row.some((one) => one.start === start)));
  for (const [at, offer] of offers.entries()) {
    followStep(offers[at - 1], offer);
    followAverage(offers[at - 1], offer);
    followExtra(offers[at - 1], offer);
  }
  return offers;
}

/** "A 3,987 B 4,186 C 4,396 per month": what the last of a row says is true of all. */
function shareRowPeriod(row: readonly Offer[]): void {
  const last = row.at(-1)?.period ?? null;
  for (const offer of row) offer.period ??= last;
}

/** "14.50 an hour to start, 16 after six months": what follows a rate and is a little higher is the next step of it. */
function followStep(before: Offer | undefined, offer: Offer): void {
  if (!before || before.role !== "base" || offer.role !== "base") return;
  if (offer.mark !== null || offer.isThousands || offer.isRange || offer.period !== null) return;
  const [low, high] = [before.max ?? before.min ?? 0, offer.max ?? offer.min ?? 0];
  const isTold = before.isNamed || before.period !== null;
  const isRate = low >= 7 && high > low && high < low * 1.6;
  const isNext = nextStep.test(offer.text.slice(offer.end, offer.end + 18));
  if (isTold && isRate && (isNext || (before.hasCents && offer.hasCents)))
    Object.assign(offer, { period: before.period, isNamed: true });
}

/** "Drivers average $1,400, the best are over $1,900": both are what others made. */
function followAverage(before: Offer | undefined, offer: Offer): void {
  if (before?.role !== "average" || offer.role !== "base") return;
  if (!offer.isNamed && offer.period === null) offer.role = "average";
}

const onTop = new Set(["onCall", "differential", "overtime"]);

/** "Standby pay: $42.00 per weekday, $65.00 per weekend day": both come on top. */
function followExtra(before: Offer | undefined, offer: Offer): void {
  if (!before || !onTop.has(before.role) || offer.role !== "base" || offer.isNamed) return;
  const between = offer.text.slice(before.end, offer.start);
  if (between.length < 40 && /,\s$/u.test(between) && !/[.;]\s/u.test(between))
    offer.role = before.role;
}

type Around = { before: string; after: string; near: string; lead: string; all: string };

function aroundOf(
  text: string,
  { start, end }: Amount,
  from: number,
  to: number,
  lead: string,
  all: string,
): Around {
  const near = text.slice(Math.max(from, start - 48), start);
  const before = near.slice(lastEnd(near, clauseBreak));
  const rest = text.slice(end, Math.min(to, end + 44));
  const stop = Math.min(firstAt(rest, clauseBreak), firstAt(rest, nextField));
  return { before, after: rest.slice(0, stop), near, lead, all };
}

function periodOf(inside: string, { before, after, lead, all }: Around): Offer["period"] {
  const said =
    matchIn(after, periodWords, "first") ??
    matchIn(inside, periodWords, "last") ??
    matchIn(before.trimStart(), periodWords, "last");
  if (said) return said.name as Offer["period"];
  const far = matchIn(all, periodWords, "last");
  if (far && far.name !== "piece") return far.name as Offer["period"];
  return (matchIn(lead, periodWords, "last")?.name ?? null) as Offer["period"];
}

const strong = new Set(["raise", "ote", "scale", "billed"]);

/** The nearest word that says what the figure is for. */
function roleOf(
  text: string,
  { start, isRange, max }: Amount,
  { before, after, near, lead }: Around,
  period: Offer["period"],
): string {
  // "$500/wk on-call stipend": the first word leaves it open, the second does not.
  const behind = [...after.matchAll(extraWords)]
    .map((match) => ({ name: groupOf(match), at: match.index }))
    .find(({ name, at }) => !isLoose(name, after, at, period));
  const baseAfter = firstAt(after, baseWords);
  // "£11.90 rising to £13.40 after training" is one range.
  const isSpan = isRange && behind?.name === "raise";
  if (behind && behind.at <= baseAfter && !isSpan) return behind.name;
  if (baseAfter <= 3 && baseAfter < after.length && !after.slice(0, baseAfter).includes(":"))
    return "base";
  if (addedBefore.test(text.slice(Math.max(0, start - 22), start))) return "differential";
  const ahead = matchIn(before, extraWords, "last");
  const baseBefore = lastEnd(before, baseWords);
  // In "Stop pay $40" the word "pay" is a part of what it is for; "officers earn $104" is their base.
  const aheadEnd = ahead?.name === "average" ? ahead.at : (ahead?.end ?? 0);
  if (ahead && (aheadEnd >= baseBefore || strong.has(ahead.name))) return ahead.name;
  const farther = matchIn(near, extraWords, "last");
  const isInside = near.lastIndexOf("(") > near.lastIndexOf(")");
  // "a trial day (paid $60)": what is paid stands before the bracket.
  if (isInside && before.trim().toLowerCase() === "paid") return farther?.name ?? "other";
  if (baseBefore > 0) return "base";
  if (farther && (isInside || ["overtime", "differential", "onCall"].includes(farther.name)))
    return farther.name;
  const led = matchIn(lead, extraWords, "last")?.name ?? "base";
  if (strong.has(led)) return led;
  // "Bonus" over a figure says what it is; "Welsh Commission for Older Adults" over a salary does not.
  const isLabel =
    wordsOf(lead).length <= 4 && led !== "other" && !(isRange && (max ?? 0) >= 12_000);
  return isLabel && lead.search(baseWords) === -1 ? led : "base";
}

/** "$30/hr overtime available" does not pay overtime, "$175/wk standby" pays for that; "$1,500/wk avg" is what one gets; "$50 more" is more. */
function isLoose(name: string, after: string, at: number, period: Offer["period"]): boolean {
  if (name === "onCall" && period === "week" && at < 16) return false;
  if (name === "overtime" || name === "onCall")
    return !["for", "at", "on", "per"].includes(wordsOf(after.slice(0, at)).at(-1) ?? "");
  if (name === "raise" || name === "other" || name === "allowance") return at > 24;
  return name === "average";
}

function matchIn(
  text: string,
  pattern: RegExp,
  which: "first" | "last",
): { name: string; at: number; end: number } | null {
  // Each call copies the pattern, and these are long.
  if (text.trim() === "") return null;
  const matches = [...text.matchAll(pattern)];
  const match = which === "first" ? matches[0] : matches.at(-1);
  if (!match) return null;
  return { name: groupOf(match), at: match.index, end: match.index + match[0].length };
}

function firstAt(text: string, pattern: RegExp): number {
  const at = text.search(pattern);
  return at === -1 ? text.length : at;
}

function lastEnd(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
}

export function periodIn(text: string): Offer["period"] {
  return (matchIn(text.slice(0, 200), periodWords, "first")?.name ?? null) as Offer["period"];
}

export function saysHour(text: string): boolean {
  return saysPeriod(text, "hour");
}

/** "Pay per visit", "by the mile". */
export function saysPiece(text: string): boolean {
  // "Per the agreement, members bid first" opens a sentence, and a "bonus on every project" comes on top.
  return text.search(extraWords) === -1 && saysPeriod(`: ${text}`, "piece");
}

function saysPeriod(text: string, period: string): boolean {
  return [...text.slice(0, 1_500).matchAll(periodWords)].some((match) => groupOf(match) === period);
}

/** The names of what comes on top, where a line says so without a figure. */
export function extrasNamedIn(text: string): string[] {
  const said = text.slice(0, 1_500);
  const named = [...said.matchAll(extraWords)].filter(({ index }) => !isDenied(said, index));
  return [...new Set(named.map(groupOf))];
}
