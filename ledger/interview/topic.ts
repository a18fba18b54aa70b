import { isOftenThing } from "#ledger/words/often-things.ts";
import { toVerbPhrase } from "#ledger/read/duties/duties.ts";
import { isVerb } from "#ledger/read/duties/duty-verbs.ts";

const longestWords = 8;

/** What a duty is about, as a noun phrase: "Own the Kafka pipeline that feeds alerts" gives "the Kafka pipeline". */
export function topicOf(duty: string): string | null {
  const phrase = toVerbPhrase(duty)
    .replace(/^make (.{3,60}?) work\b.*$/u, "make $1")
    .replace(/ (?:end to end|start to finish|day to day)\b/u, "");
  const rest = dropVerbs(phrase.split(" ")).join(" ");
  return cutsOf(rest).map(trim).find(isTelling) ?? null;
}

const particles = new Set("up out off in on over down back to for with at from of".split(" "));
const joints = new Set(["and", "or", "and/or", "&"]);

/** Without the verbs at the front and what belongs to them: "listen in on", "pick, set and touch off". */
function dropVerbs(words: readonly string[]): string[] {
  const from = words.findIndex((word, at) => {
    const bare = word.replace(/,$/u, "");
    const next = words[at + 1] ?? "";
    const isAfterJoint = joints.has(words[at - 1] ?? "");
    const isPhrasal = isAfterJoint && /^\p{Ll}{3,}$/u.test(bare) && particles.has(next);
    const isAdverb =
      /^\p{Ll}+ly$/u.test(bare) && !/^(?:daily|weekly|month|quarter|year|fami|supp)/u.test(bare);
    const isFront = isVerb(bare) || at === 0 || isPhrasal || isAdverb || joints.has(bare);
    return !isFront && !(at > 0 && particles.has(bare));
  });
  return from === -1 ? [] : words.slice(from);
}

const ends =
  /(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+)) (?:so that|in order|that|which|who|while|when|where|how|what|by|using|including|deployed|based|to|from|for|within|at|into|on|under|across|through|throughout|during|before|after|once|each|every|per|one week|an? (?:day|week|month|quarter|year)|as|out of|down|without|plus|against|until)\b| [–—-] |[;:(]/gu;

/** The text up to the first word that begins another thought, then up to the second. */
function cutsOf(text: string): string[] {
  const places = [...text.slice(0, 160).matchAll(ends)].slice(0, 2).map(({ index }) => index);
  return [...places, text.length].map((end) => cutAtVerb(keepList(text.slice(0, end))));
}

/** "Trauma, stroke and cardiac alerts" is one topic; a comma before anything else ends it. */
function keepList(text: string): string {
  const parts = text.split(", ");
  const last = parts.findIndex((part, at) => at > 0 && /(?:^| )(?:and|or) /u.test(part));
  const list = parts.slice(0, last + 1);
  const isList =
    last > 0 &&
    list.every((part) => part.split(" ").length <= 5 && !isVerb(part.split(" ")[0] ?? ""));
  return isList ? list.join(", ") : (parts[0] ?? "");
}

/** "The meeting and assign labor": a second verb begins a second duty. */
function cutAtVerb(text: string): string {
  const words = text.split(" ");
  const at = words.findIndex(
    (word, index) =>
      index > 0 && joints.has(word) && startsDuty(words[index + 1] ?? "", words[index + 2] ?? ""),
  );
  return at === -1 ? text : words.slice(0, at).join(" ");
}

function startsDuty(word: string, next: string): boolean {
  return (isVerb(word) && next !== "" && !isOftenThing(word)) || particles.has(next);
}

function trim(text: string): string {
  const words = text.trim().split(" ");
  const short =
    words.length <= longestWords
      ? text
      : (/^(.+?) (?:in|with|of|and|or) /u.exec(text)?.[1] ?? text);
  return short
    .replace(/(?: hourly| daily| weekly| regularly| honestly| safely| and| or|[,.;:&\s])+$/u, "")
    .trim();
}

const weak =
  /^(?:the |an? |our |your |their )?(?:line|way|part|work|day|team|people|things?|turns?|end|everything.*|anything.*|all)$/iu;
const askew =
  /^(?:when|where|how|what|that|which|who|as|so|if|it|them|this|these|those|there|not|no|be|being)\b/iu;

/** A word alone says little unless it is a name or stands for many. */
function isTelling(topic: string): boolean {
  const words = topic.split(" ");
  const isLoneWord = words.length === 1 && /^\p{Ll}+$/u.test(topic) && !topic.endsWith("s");
  return (
    topic !== "" &&
    words.length <= longestWords &&
    !isLoneWord &&
    !weak.test(topic) &&
    !askew.test(topic)
  );
}
