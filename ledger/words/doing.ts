import { isOftenThing } from "#ledger/words/often-things.ts";
import { isVerb } from "#ledger/read/duties/duty-verbs.ts";
import { toVerbPhrase } from "#ledger/read/duties/duties.ts";

/** "Keep latency low" as "keeping latency low"; verbs joined to the first one follow it. */
export function toDoing(duty: string): string {
  return inflect(toVerbPhrase(duty), ingOf);
}

/** The same of a third person: "keeps latency low", "picks their own tools". */
export function toDoes(duty: string): string {
  return ofThem(inflect(toVerbPhrase(duty), thirdPersonOf));
}

/** The same when it is done, for use after "has": "kept latency low". */
export function toDone(duty: string): string {
  return ofThem(inflect(toVerbPhrase(duty), participleOf));
}

function ofThem(phrase: string): string {
  return phrase.replaceAll(/\byour\b/gu, "their").replaceAll(/\byou\b/gu, "they");
}

const joints = new Set(["and", "or", "and/or", "&"]);
const particles = new Set("up out off over down back in".split(" "));
const prepositions = new Set(
  "to for with on in at from of by into across through about during within under over as".split(
    " ",
  ),
);
const objects = new Set(
  "the a an our your their its all any each every new what how whether people".split(" "),
);
/** Every verb that stands beside the first one; further on only where an object of its own shows it to be a verb. */
function inflect(phrase: string, form: (verb: string) => string): string {
  const words = phrase.split(" ");
  let isLeading = true;
  let isJoined = true;
  let hasPreposition = false;
  return words
    .map((word, at) => {
      const bare = word.replace(/[,;]$/u, "");
      const next = words[at + 1] ?? "";
      const isLater = !isLeading && word === bare && isLaterVerb(bare, next, hasPreposition);
      if (isJoined && (isLeading ? isFirstVerb(bare, next) : isLater)) {
        isJoined = word !== bare;
        hasPreposition = false;
        return form(bare) + word.slice(bare.length);
      }
      if (!joints.has(bare) && !(isLeading && particles.has(bare))) isLeading = false;
      hasPreposition ||= prepositions.has(bare) && !isLeading;
      isJoined = word !== bare || joints.has(bare);
      return word;
    })
    .join(" ");
}

function isFirstVerb(word: string, next: string): boolean {
  return isVerb(word) || isPhrasal(word, next) || (/^\p{Ll}{3,}$/u.test(word) && objects.has(next));
}

/** "Touch off", "dial in", "hand over": a verb by the word after it. */
function isPhrasal(word: string, next: string): boolean {
  return /^\p{Ll}{3,}$/u.test(word) && particles.has(next);
}

function isLaterVerb(word: string, next: string, hasPreposition: boolean): boolean {
  if (next === "" || joints.has(word)) return false;
  if (isPhrasal(word, next) && !isOftenThing(word)) return true;
  if (!isVerb(word) || prepositions.has(next)) return false;
  return objects.has(next) || (!hasPreposition && !isOftenThing(word));
}

/** Verbs of more than one syllable that double their last letter all the same. */
const doubling = new Set(
  "submit refer permit control commit transfer debug program prefer equip format admit omit reset offset".split(
    " ",
  ),
);

function ingOf(verb: string): string {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb) && verb !== "be") return `${verb.slice(0, -1)}ing`;
  return doublesLast(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

const irregular: Partial<Record<string, string>> = { be: "is", have: "has" };

function thirdPersonOf(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

const participles: Readonly<Record<string, string>> = Object.fromEntries(
  "be been, bring brought, build built, buy bought, catch caught, choose chosen, come come, cut cut, do done, draw drawn, drive driven, feed fed, find found, fly flown, get got, give given, go gone, grow grown, have had, hold held, keep kept, know known, lead led, leave left, make made, meet met, oversee overseen, put put, read read, rewrite rewritten, run run, see seen, sell sold, send sent, set set, show shown, speak spoken, split split, take taken, teach taught, tell told, think thought, undertake undertaken, understand understood, uphold upheld, win won, withdraw withdrawn, write written"
    .split(", ")
    .map((pair) => pair.split(" ")),
);

function participleOf(verb: string): string {
  const known = participles[verb];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (verb.endsWith("e")) return `${verb}d`;
  return doublesLast(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

function doublesLast(verb: string): boolean {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(verb) || doubling.has(verb);
}
