import { anyOf } from "#reading/demands/words.ts";

const count = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)";
const range = "(?:\\+| ?(?:-|–|to) ?\\d+)?\\+?";

/** What says of itself that it is asked for, whatever it stands under. */
const forms: readonly RegExp[] = [
  new RegExp(`\\b${count}${range} ?(?:or more )?(?:years?|yrs?|months?)\\b`, "iu"),
  /(?<!\bwe )\bmust\b|^(?:can|knows?|has)\b/iu,
  /\b(?:is|are|be) (?:\w+ )?required\b|\b(?:required|needed)[)\s.!;]*$|^required\b/iu,
  /\b(?:is|are|be) (?:\w+ ){0,2}(?:needed|necessary|helpful|welcome|useful)\b/iu,
  /\b(?:an?|big|huge|strong) (?:plus|bonus|asset|advantage|must)\b/iu,
  anyOf(`requires, requirement, requirements, mandatory, prerequisite*, prefer*, ideally, desirable, desired, essential,
    optional, at least, minimum, nice, help, helps, would be, good to have, has to, have to, got to, only, should,
    dealbreaker*, deal breaker*`),
  anyOf(`experience, experienced, knowledge*, familiar*, proficien*, fluen*, literate, ability, abilities, able to,
    capable of, capacity, skill, skills, skilled, aptitude, competen*, understanding, expertise, expert, track record,
    background, mastery, comfort*`),
  anyOf(`degree, diploma, bachelor*, master's, masters, phd, mba, ged, graduate, graduates, qualifi*, licens*, licenc*,
    certif*, cert, certs, cdl, registered, registration, clearance, card, authoriz*, authoris*, right to work`),
  anyOf(`willing*, availab*, eligible, bilingual, speak, speaks, look for, looking for, seek, seeking, hope for, need,
    needs, want, wants, expect, expects, ask, asks, somebody, someone`),
  anyOf(`you've, youve, you're, youre, you'll, you are, you have, you bring, you know, you can, of age, lb, lbs, pounds,
    own, clean, tools, live, lift, stand, physical`),
];

export function hasForm(text: string): boolean {
  return forms.some((one) => one.test(text));
}

const finite = anyOf(
  "is, are, was, were, has, have, had, will, can, could, would, should, does, do, we, they, it, you",
);
const mostPhraseWords = 14;

/** "MIG welding", "Own tools (we sell them, too)": a thing, and no sentence. */
export function isPhrase(text: string): boolean {
  const [thing = ""] = text.split(/[;(]|\s[–—-]\s/u, 1);
  return thing.split(" ").length <= mostPhraseWords && !finite.test(thing);
}

/** Whose own story a sentence tells: "We have a team of polyglots", "Our teams have used Ruby". */
const ours = /^(?:(?:and|but|so|now|here),? )?(?:we(?:['’]\w+)?|our|at \S+(?: \S+)?,? we)(?=\s)/iu;
const asksThere =
  anyOf(`look for, looking for, seek*, requir*, expect, expects, want, hope for, ask, must, help, helps, love, from you,
  only, after, like to, train, thrilled`);
const ofTheJob =
  /^(?:(?:this|the) (?:role|job|position|opportunity|school)|maybe|perhaps)(?=[\s,])/iu;
const flatters = /^(?:consider|come and|join)\b|\bso that you can\b|\bopportunit(?:y|ies) to\b/iu;

/** A sentence that tells of the employer or the job, or flatters: whatever skill it names, it asks for nothing. */
export function isNarration(text: string): boolean {
  if (ours.test(text)) return !asksThere.test(text) && !/\bneed (?!to )/iu.test(text);
  if (ofTheJob.test(text)) return !/\b(?:must|requir\w+|needs?|someone)\b/iu.test(text);
  return flatters.test(text) || /^as an? .{3,60},? we\b/iu.test(text);
}

/** "But if you don't have some of these, don't let that stop you": it takes back, and asks for nothing. */
export function isConsoling(text: string): boolean {
  return /\b(?:don['’]t|do not) (?:let that|worry|be put off|be discouraged)\b/iu.test(text);
}

const wishes =
  anyOf(`prefer*, desir*, nice, bonus, plus, pluses, optional, ideal, ideally, advantag*, asset, assets, welcome, welcomed,
  would, great, love, lovely, help, helps, helpful, handy, useful, beneficial, even better, some, exposure, if, valued,
  appreciated, favor*, favour*, interest, point, points, extra, expected, inside, teach, train, not required,
  not needed, not essential, not necessary, not strictly required`);

/** "Experience with Go is a plus": a wish, also in a list of what is required. */
export function isWish(text: string): boolean {
  return wishes.test(text);
}
