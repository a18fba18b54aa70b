import type { Sentence } from "#english/sentences.ts";

const heading =
  /^\W{0,4}(?:(?:what )?you(?:'ll| will)? (?:must|need)|must[- ]haves?|minimum|basic|required|requirements|qualifications|what (?:you must|we require|you bring))/iu;
const optionalHeading = /\b(?:nice|preferred|plus|bonus|helps|desired|optional|welcome)\b/iu;
const longestHeading = 60;
const bulletLine = /^\s{0,8}(?:[-–—*•·▪◦]|\d{1,2}[.)])\s+\S/u;

/** How many lines stand under headings that mean "you must have this". */
export function countMusts(text: string): number {
  let isInside = false;
  let count = 0;
  for (const line of text.split("\n")) {
    if (bulletLine.test(line)) {
      if (isInside) count += 1;
    } else if (line.trim() !== "" && line.length <= longestHeading) {
      isInside = heading.test(line) && !optionalHeading.test(line);
    } else if (line.trim() !== "") isInside = false;
  }
  return count;
}

const degree =
  /\b(?:(?:bachelor|master)(?:['’]?s)?(?: of \w{1,20})? degree|degree in|(?:university|college|four[- ]year|4[- ]year) degree|(?:bachelor|master)['’]s (?:in|or)|[bm]\.?[as]\.? (?:degree )?in|phd|ph\.d)\b/iu;
const asksSoftly =
  /\b(?:or (?:an )?(?:equivalent|equal|similar|comparable)|equivalent (?:experience|combination)|in lieu|or (?:\w{1,12} ){0,3}experience|preferred|a plus|nice|helpful|welcome|desired|not required|no degree|instead of|tuition|toward|pursuing)\b/iu;
/** Work that the law or the license ties to a degree. */
const needsDegree =
  /\b(?:licens\w*|accredited|certification|nursing|social work|teaching|engineer in training|pe\b|bar\b|juris|medic\w*|pharm\w*|psycholog\w*|counsel\w*|librar\w*|veterin\w*|dental|architect\w*|faculty|professor)/iu;

/** Sentences that ask for a degree, give no reason and accept nothing instead. */
export function findDegreeDemands(sentences: readonly Sentence[]): Sentence[] {
  return sentences.filter(
    ({ text }) => degree.test(text) && !asksSoftly.test(text) && !needsDegree.test(text),
  );
}
