import { anyOf } from "#reading/demands/words.ts";
import { placeUnder } from "#reading/place-features.ts";

/** What a heading, or a line over others, makes of them: "other" is another section, null nobody knows. */
export type Section = "must" | "nice" | "rulesOut" | "other" | null;

const rulesOut: readonly RegExp[] = [
  /\bDQ['’]?s?\b|\bdisqualif(?:y|ies|ied|iers?|ications?|ying)\b/iu,
  /\b(?:will|can|shall) ?not be (?:considered|eligible|hired|accepted)\b/iu,
  /\b(?:won|can)['’]t be (?:considered|eligible|hired|accepted)\b|\bnot considered\b/iu,
  /\brules? (?:(?:you|somebody|anyone|people) )?out\b|\bgrounds for (?:rejection|refusal)\b/iu,
];
const nice = anyOf(
  "prefer*, desir*, nice, bonus, plus, pluses, optional, helpful, ideal, ideally, advantag*, lovely, useful, would be",
);
const asks =
  anyOf(`must, must-have*, musts, need, needs, needed, requir*, qualif*, skill, skills, experience, bring,
  essential*, who, whom, after, without, hope, you, your, you'll, you've, you're, person, candidate*, applicant*, profile, background, look, looking,
  want, wanted, ask, expect*, seek*, wish*, fit, criteria, competenc*, education, licens*, licenc*, certif*,
  credential*, knowledge, ability, abilities, language*, physical, deal breaker*, dealbreaker*`);

/** Headings that leave no doubt that what stands under them is asked for: "Minimum qualifications", "What you'll bring". */
export function isPlainlyMust(heading: string | null): boolean {
  return (
    heading !== null &&
    sectionUnder(heading) === "must" &&
    /\b(?:requir\w+|qualif\w+|must|minimum|bring|need)\b/iu.test(heading) &&
    !isMixed(heading) &&
    !/\bnot\b|[|/]/iu.test(heading)
  );
}

/** "Required / Desired", "(E = essential, D = desirable)": some lines are one thing, some the other. */
function isMixed(heading: string): boolean {
  return nice.test(heading) && /\b(?:must|required|essential|requirements?)\b/iu.test(heading);
}

/** "Other duties include:", "Key responsibilities". */
export function isOfDuties(heading: string | null): boolean {
  return heading !== null && /\b(?:duties|responsibilit\w+)\b/iu.test(heading);
}

/** What stands under a heading, by its words alone. */
export function sectionUnder(heading: string | null): Section {
  if (heading === null) return null;
  if (rulesOut.some((one) => one.test(heading))) return "rulesOut";
  const place = placeUnder(heading);
  if (place === "must" || place === "nice") return place;
  if (place !== undefined) return "other";
  if (isMixed(heading)) return "must";
  if (nice.test(heading)) return "nice";
  return asks.test(heading) ? "must" : null;
}

const headWords = new Set(
  `a about abilities ability additional and any are as at attached automatic basic benefits certification certifications
  competencies compensation description desirable desired details documents dqs duties education essential experience
  experiences following for functions indicators info information job key knowledge licenses minimum must nice of or other
  our overview performance perks pi position preferences preferred professional qualification qualifications qualities
  required requirement requirements responsibilities responsibility role section school company us team skill skills summary technical the to
  what work your`.split(/\s+/u),
);
const [mostHeadWords, mostWordsAlone, mostWordsBeforeColon] = [8, 4, 14];

/** Whether a line is nothing but a heading that stands among the lines: "Minimum Knowledge, Skills, And Abilities:". */
export function isOnlyHeading(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  if (/\d/u.test(text) || words.length === 0) return false;
  const isNoSentence = words.length <= mostHeadWords && !/[.!]$/u.test(text);
  if (isNoSentence && words.every((word) => headWords.has(word))) return true;
  const section = sectionUnder(text);
  if (section === "rulesOut" && isNoSentence && words.length <= mostWordsAlone) return true;
  return text.endsWith(":") && words.length <= mostWordsBeforeColon && section !== null;
}

const mostIntroWords = 26;

/** What a sentence says of those after it, where that is all it says: "We look for the following skills." */
export function introOf(text: string): Section {
  const isIntro = /\bfollowing\b(?! (?:the|a|an|all|these)\b)/iu.test(text);
  const isWhole = !/:\s+\S/u.test(text) && text.split(" ").length <= mostIntroWords;
  if (!isIntro || !isWhole) return null;
  const section = sectionUnder(text);
  return section === "must" && nice.test(text) ? "nice" : section;
}
