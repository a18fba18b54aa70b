import { cleanTitle, hasHead, phraseTo, tidy } from "#reading/values/title/title-words.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";
import { wordsOf } from "#reading/values/signs.ts";
import { isKnownTitle, isTitleHead, knownTitlesIn } from "#reading/values/title/title-heads.ts";
import { found, isDenied, type Found } from "#reading/values/value.ts";

type Candidate = { words: string; line: PlacedLine; score: number };

const titleLabel =
  /^\W{0,3}(?:(?:job|position|posting|requisition|working|role|display|vacancy)\s*(?:\([^)]{1,12}\)\s*)?(?:title|name)|position|role|discipline|vacancy|title)\s*(?:\([^)]{1,12}\))?\s*[:=|-]\s*["“]?\p{L}|^job title\s/iu;
const opening =
  /\b(?:hiring(?! manager| team| process| event)|need(?:s|ed)?|seek(?:s|ing)?|looking for|wants?|recruiting|bringing on|requires?|search(?:ing)? for|join us as|position of|role of|adding|hire|kicking off|back about|req for|role is|openings? for|taking on|(?<=['’]re |are )after|become|calling all|are you|opportunity for|position (?:for|as)|work as|role as|join (?:us|our team|the team) as|in (?:need|search) of|hunt(?:ing)? for|could use|to find)\b:?\s+(?:(?:for|an?|the|our|another|one|two|three|four|\d{1,3}|some|more|part[- ]time|full[- ]time|new|next|x|seasonal)\b,?\s+){0,5}|^(?:\w{3,12}: )?the\s(?=(?:[\p{L}-]{2,20} ){1,4}(?:is responsible|will|reports|serves|oversees)\b)/giu;
/** Nouns for anybody: "we seek a seasoned leader" names no job. */
const anybody =
  /^(?:\S+\s)?(?:person|people|somebody|leader|leaders|individual|candidate|candidates|member|members|partner|professional|professionals|applicant|worker|client|customer|patient|lead|hand|hands|replacement|star|player|resident)$/iu;

/** What firms say of themselves, and what stands on pages: "& Partners", "LLP", "Sign in". */
const ofFirm =
  /\b(?:inc|llc|llp|pllc|ltd|plc|gmbh|corp|co|group|associates|partners|consultants|advisors|advisers|solutions|services|systems|university|college|hospital|clinic|bank|team|staffing)\b\.?$|^(?:find|search|apply|view|see|sign|log|share|save|meet|join|about)\b/iu;

/** What the rules alone take for the title; the ranking weighs it with every other run of words. */
export function guessTitle(lines: readonly PlacedLine[]): Found<string> | null {
  let said = 0;
  const candidates = lines.flatMap((line, row) => {
    // Page furniture and what stays inside do not push a title down.
    const at = said;
    if (!isInner(line.place) || line.place === "unplaced") said += 1;
    const all = [
      ...asTitle(line, at, row),
      ...inProse(line, at),
      ...asHeading(line, lines[row - 1], at),
    ];
    const isLate = row > 20 && row > lines.length * 0.6;
    return isLate ? all.map((one) => ({ ...one, score: one.score - 3 })) : all;
  });
  const weighed = candidates.map((one) => ({ ...one, score: one.score + echo(one, lines) }));
  const best = Math.max(...weighed.map(({ score }) => score));
  const first = weighed.find(({ score }) => score === best);
  return first && best >= least ? found(first.words, first.line) : mentioned(lines);
}

/** Where no line is the title: the known title that the text names again and again, early ones first. */
function mentioned(lines: readonly PlacedLine[]): Found<string> | null {
  const told = lines.filter(
    ({ place, text }) => place !== "internal" && place !== "contact" && !ofPerson.test(text),
  );
  const counts = new Map<string, { count: number; words: string; line: PlacedLine }>();
  for (const [at, line] of told.entries())
    for (const words of knownTitlesIn(line.text)) {
      const isShort = !words.includes(" ");
      const isFirm = line.place === "employer" && words.endsWith("s");
      if (isFirm || isDenied(line.text, line.text.indexOf(words))) continue;
      if (isShort && (at > 7 || anybody.test(words))) continue;
      const key = words.toLowerCase();
      const before = counts.get(key) ?? { count: 0, words, line };
      const worth = (isShort ? 0.6 : 1) + (at < 8 ? 1 - at / 10 : 0);
      counts.set(key, { ...before, count: before.count + worth });
    }
  const [first, second] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  const isClear =
    first !== undefined && first.count > 2 && first.count > (second?.count ?? 0) + 0.2;
  return isClear ? found(tidy(first.words), first.line) : null;
}

/** A title needs at least this score. */
const least = 3;

/** The job is named again further on: "The Night Auditor balances the till." */
function echo({ words, line }: Candidate, lines: readonly PlacedLine[]): number {
  if (!words.includes(" ")) return 0;
  const low = words.toLowerCase();
  const others = lines.filter(
    (other) =>
      other !== line && other.place !== "internal" && other.text.toLowerCase().includes(low),
  );
  return Math.min(1, others.length * 0.5);
}

/** How much words look like a job: one of the known titles, or an ending that names a doer. */
function likeness(words: string): number {
  const last = wordsOf(words).at(-1) ?? "";
  return (isKnownTitle(words) ? 1.5 : 0) + (isTitleHead(last) ? 1 : 0) + (hasHead(words) ? 1 : 0);
}

const weightOf: Partial<Record<PlacedLine["place"], number>> = {
  title: 4,
  unplaced: 1,
  terms: 1,
  noise: 0.5,
  contact: 0.5,
};

/** A line that may be the title itself: one read as such, one so labelled, or one of the first. */
function asTitle(line: PlacedLine, at: number, row: number): Candidate[] {
  const isTitle = line.place === "title";
  const isLabelled = titleLabel.test(line.text);
  const isEarly = at < 6 && row < 40 && line.place !== "internal" && line.place !== "must";
  if (!isTitle && !isLabelled && !isEarly) return [];
  if (inProse(line, at).length > 0) return [];
  const words = cleanTitle(quotedJob(line.text) ?? line.text);
  const size = wordsOf(words).length;
  const isJob = hasHead(words) && !anybody.test(words);
  if (words === "" || (!isJob && (!isTitle || size > 6 || isSentence(words)))) return [];
  const isKnown = isKnownTitle(words);
  const isWhole = words.length > line.text.length * 0.7;
  const isFirst = isKnown && !isSentence(words) && startsWith(line.text, words);
  const isRunning = isSentence(line.text) && !isFirst;
  if (!isTitle && !isLabelled && (size > 6 || isRunning || isOfFirm(line))) return [];
  const isLikely = likeness(words) >= 2 || at === 0;
  if (!isTitle && !isLabelled && (!isLikely || isPerson(line.text, words))) return [];
  if (line.place === "noise" && !isLabelled && !isKnown && row > 2) return [];
  const weight = isLabelled ? (isTitle ? 5 : 3.5) : (weightOf[line.place] ?? 0.2);
  const whole = isWhole ? 0.5 : 0;
  return [{ words, line, score: weight + (isJob ? likeness(words) : -1) + early(at) + whole }];
}

const ofPerson =
  /^(?:reports? to|reporting to|hiring manager|hm|manager|supervisor|contact|recruiter|from|to|cc|bcc|attendees|speakers?|interviewers?|prepared by|posted by|with|(?:[\w ]{0,12}\b)?(?:call|chat|intake|meeting|spoke|talked|notes) (?:with|w|from)|present)\b/iu;

/** "(Executive Director)", "Dana Reyes, Talent Manager", "Reports to: Director of Nursing": somebody else's job. */
function isPerson(text: string, words: string): boolean {
  const [first = "", second = ""] = text.split(", ");
  const isAfterName = !hasHead(first) && hasHead(second) && wordsOf(first).length <= 3;
  const isAside = text.startsWith("(") && text.slice(1).startsWith(words);
  return ofPerson.test(text) || isAfterName || isAside;
}

/** "SLP – call with Gwen, she was driving" begins with its job. */
function startsWith(text: string, words: string): boolean {
  const [first = ""] = wordsOf(words);
  return text.toLowerCase().slice(0, 6).includes(first.toLowerCase().slice(0, 3));
}

/** "Certified Public Accountants and Advisors", "Bluestem Rehab Partners": a firm, not a job. */
function isOfFirm({ text, place }: PlacedLine): boolean {
  const plain = text.replace(/[\s,.;]+$/u, "");
  const last = wordsOf(plain).at(-1) ?? "";
  const isPlural = last.toLowerCase().endsWith("s") && isTitleHead(last.slice(0, -1));
  return ofFirm.test(plain) || (isPlural && place === "employer");
}

/** "…is hiring a receptionist", "Need an HVAC apprentice". */
function inProse(line: PlacedLine, at: number): Candidate[] {
  const isTitle = line.place === "title";
  if (
    !isTitle &&
    !["employer", "terms", "duty", "unplaced", "noise", "culture", "process"].includes(line.place)
  )
    return [];
  const text = line.text.slice(0, 600);
  return [...text.matchAll(opening)].slice(0, 6).flatMap((match) => {
    const phrase = phraseTo(text.slice(match.index + match[0].length));
    const words = phrase === "" ? "" : tidy(phrase);
    if (words === "" || isTakenBack(text, match.index) || (anybody.test(words) && !isTitle))
      return [];
    const known = isKnownTitle(words) ? 1 : 0;
    return [{ words, line, score: (isTitle ? 6.5 : 2.5) + known + early(at) }];
  });
}

/** "Not looking for a developer." */
function isTakenBack(text: string, at: number): boolean {
  return isDenied(text.slice(Math.max(0, at - 14), at), Math.min(14, at));
}

/** "What the manager handles" heads a part of the text. */
const ofSection = /^(?:what|who|why|how|about|meet|for|the ideal|your|our|key|as an?)\b/iu;

/** The heading over the first lines, where the cutting took the title for one. */
function asHeading(line: PlacedLine, before: PlacedLine | undefined, at: number): Candidate[] {
  const { heading } = line;
  if (at > 5 || heading === null || heading === before?.heading || heading.endsWith(":")) return [];
  const words = cleanTitle(heading);
  const isJob = likeness(words) >= 2 && !anybody.test(words) && wordsOf(words).length <= 6;
  return isJob && !isSentence(heading) && !ofSection.test(heading)
    ? [{ words, line, score: 2.5 + likeness(words) + early(at) }]
    : [];
}

function early(at: number): number {
  return at < 8 ? 1.5 - at * 0.1 : 0;
}

/** Running words, not a title: long, or with a small verb. */
function isSentence(text: string): boolean {
  return (
    text.length > 110 ||
    /=|\b(?:is|are|was|has|have|we|we're|you|you'll|your|our|they|will|who)\b/iu.test(text)
  );
}

/** 'title prob "Senior Designer", she is not sure': the words in quotes are the job. */
function quotedJob(text: string): string | null {
  const [, words = ""] = /["“]([^"“”]{3,60})["”]/u.exec(text) ?? [];
  return hasHead(words) ? words : null;
}
