import { cleanTitle, hasHead, phraseTo, tidy } from "#reading/values/title-words.ts";
import type { PlacedLine } from "#reading/place.ts";
import { found, type Found } from "#reading/values/value.ts";

type Candidate = { words: string; line: PlacedLine; score: number };

const titleLabel =
  /^\W{0,3}(?:(?:job|position|posting|requisition|working|role|display|vacancy)\s*(?:\([^)]{1,12}\)\s*)?(?:title|name)|position|role|discipline|vacancy|title)\s*(?:\([^)]{1,12}\))?\s*[:=|-]\s*["“]?\p{L}|^job title\s/iu;
const opening =
  /\b(?:hiring(?! manager| team| process| event)|need(?:s|ed)?|seek(?:s|ing)?|looking for|wants?|recruiting|bringing on|requires?|search(?:ing)? for|join us as|position of|role of|adding|hire|kicking off|back about|req for|role is|openings? for|taking on)\b:?\s+(?:(?:for|an?|the|our|another|one|two|three|four|\d{1,3}|some|more|part[- ]time|full[- ]time|experienced|talented|seasoned|new|x|seasonal)\b,?\s+){0,5}|^(?:\w{3,12}: )?the\s(?=(?:[\p{L}-]{2,20} ){1,4}(?:is responsible|will|reports|serves|oversees)\b)/giu;
/** Nouns for anybody: "we seek a seasoned leader" names no job. */
const anybody =
  /^(?:\S+\s)?(?:person|people|somebody|leader|leaders|individual|candidate|candidates|member|members|partner|professional|professionals|applicant|worker|client|customer|patient|lead|hand|hands|replacement|star|player|resident)$/iu;

/** The job's title as a candidate would say it: no label, place, pay, shift, number or level code. */
export function readTitle(lines: readonly PlacedLine[]): Found<string> | null {
  let said = 0;
  const candidates = lines.flatMap((line, row) => {
    // Lines of page furniture do not push a title down.
    const at = line.place === "noise" ? row : Math.min(row, said);
    if (line.place !== "noise") said += 1;
    const all = [
      ...asTitle(line, at),
      ...inProse(line, at),
      ...asHeading(line, lines[row - 1], row),
    ];
    const isLate = row > 20 && row > lines.length * 0.6;
    return isLate ? all.map((one) => ({ ...one, score: one.score - 1.5 })) : all;
  });
  const best = Math.max(...candidates.map(({ score }) => score));
  const first = candidates.find(({ score }) => score === best);
  return first ? found(first.words, first.line, first.line.text) : null;
}

/** A line that may be the title itself: one read as such, one so labelled, or one of the first. */
function asTitle(line: PlacedLine, at: number): Candidate[] {
  const isTitle = line.place === "title";
  const isLabelled = titleLabel.test(line.text);
  const isEarly = at < 6 && line.place !== "internal" && line.place !== "must";
  if (!isTitle && !isLabelled && !isEarly) return [];
  if (inProse(line, at).length > 0) return [];
  const words = cleanTitle(line.text);
  const isJob = hasHead(words) && !anybody.test(words);
  if (words === "" || (!isJob && !isTitle && !isLabelled)) return [];
  const size = words.split(" ").length;
  if (!isTitle && !isLabelled && (size > 6 || isSentence(line.text))) return [];
  const weight = (isTitle ? 4 : isLabelled ? 3.5 : 1.5) + (isLabelled && isTitle ? 1 : 0);
  return [{ words, line, score: weight + (isJob ? 2.5 : 0) + early(at) + (size > 1 ? 0.3 : 0) }];
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
    if (words === "" || (anybody.test(words) && !isTitle)) return [];
    return [{ words, line, score: (isTitle ? 6.5 : 2.5) + early(at) }];
  });
}

/** The heading over the first lines, where the cutting took the title for one. */
function asHeading(line: PlacedLine, before: PlacedLine | undefined, at: number): Candidate[] {
  const { heading } = line;
  if (at > 5 || heading === null || heading === before?.heading || heading.endsWith(":")) return [];
  const words = cleanTitle(heading);
  const isJob = hasHead(words) && !anybody.test(words) && words.split(" ").length <= 6;
  return isJob ? [{ words, line, score: 4 + early(at) }] : [];
}

function early(at: number): number {
  return at < 8 ? 1.5 - at * 0.1 : 0;
}

/** Running words, not a title: a full stop inside, or a small verb. */
function isSentence(text: string): boolean {
  return (
    text.length > 110 ||
    /=|\b(?:is|are|was|has|have|we|you|your|our|they|will|who)\b|^(?:find|search|apply|view|see|sign|log|share|save)\b/iu.test(
      text,
    )
  );
}
