import { capital } from "#english/words.ts";
import { infinitiveOf, isVerb } from "#ledger/read/duties/duty-verbs.ts";

/** What stands before the duty itself, in the order it is taken away. */
const leadIns: readonly RegExp[] = [
  /^(?:in this (?:role|position|job|team)|as (?:an?|our|the) [^,.]{2,80}|on (?:a|any) (?:daily|typical|given) (?:basis|day)|day[- ]to[- ]day|every (?:day|week)|under [^,.]{2,60}|along with [^,.]{2,60}|together with [^,.]{2,60}),\s*/i,
  /^in this (?:role|position|job) (?=you\b)/i,
  /^(?:you|the (?:successful |ideal |right |selected |chosen )?(?:candidate|person|applicant|incumbent|hire|role|position|job)|this (?:person|role|position|job)|an? (?:employee|incumbent) in this class|(?:incumbents?|employees?)(?: in this class)?|candidates?|they|s\/he|he\/she|he or she|we need (?:someone|you) to)(?=\s|['’]ll)(?:['’]ll| will| would| shall| may| can| must| should| are expected to| is expected to| get to)?\s+(?:(?:also|primarily|regularly|mainly|mostly|often) )?/i,
  /^(?:your |the |key |main |typical |primary |essential ){0,3}(?:tasks|responsibilities|duties|functions)(?: of this (?:role|position|job))?(?: will| may)? include(?:,? but (?:is|are) not limited to)?:?\s+/i,
  /^(?:[Aa]bility|[Aa]ble|[Ww]illing(?:ness)?|[Ee]xpected|[Rr]equired|[Oo]pportunity|[Aa]bove all|[Gg]et) to\s+/,
  /^(?:may|will|must|shall|should|to|also|and|or|then|please)\s+(?:(?:also|be required to|be expected to|be asked to) )?/i,
  /^(?:be |is |are )?(?:tasked with|in charge of|busy with|engaged in|involved in)\s+/i,
  /^(?:be |am |are |is )(?=\p{L}+ing\b)/iu,
];

const responsible =
  /^(?:be |is |are )?(?:directly |primarily |also |solely )?(?:responsible|accountable) for:?\s+/i;
const label = /^\p{Lu}[\p{L} &/-]{2,40}(?::| [–—-])\s+(?=\S)/u;
const thing = /(?:tion|sion|ment|ance|ence|ship|ity|ness|ism|ology|sis|sales|support of|ing)$/i;

/** A duty that begins with its verb in the infinitive, with a capital: "Manages the night team" as "Manage the night team". */
export function startWithVerb(duty: string): string {
  return findDuty(duty) ?? capital(handle(stripLeadIns(dropLabel(calm(duty)))));
}

/** The same, where the words do begin with a duty; null where they only name a thing or tell something else. */
export function findDuty(duty: string): string | null {
  const stripped = stripLeadIns(dropLabel(calm(duty)));
  const owner = responsible.exec(stripped)?.[0] ?? "";
  const rest = stripped.slice(owner.length);
  const found =
    toInfinitives(rest) ?? (owner === "" ? null : `be responsible for ${lowerPlain(rest)}`);
  return found === null ? null : capital(found);
}

/** A line written in capitals throughout is read as plain words. */
function calm(duty: string): string {
  const text = duty.trim();
  return /\p{Ll}/u.test(text) || !/\p{Lu}{2,} \p{Lu}{2}/u.test(text) ? text : text.toLowerCase();
}

function stripLeadIns(text: string): string {
  let rest = text;
  for (let turn = 0; turn < 3; turn += 1) {
    const before = rest;
    for (const leadIn of leadIns) rest = rest.replace(leadIn, "");
    rest = dropTitle(rest);
    if (rest === before) break;
  }
  return rest;
}

/** "Team leadership: coach the shift" loses its label where a verb follows. */
function dropLabel(text: string): string {
  const found = label.exec(text)?.[0];
  if (found === undefined) return text;
  const rest = text.slice(found.length);
  return toInfinitives(rest) === null ? text : rest;
}

const titleWord = /^(?:\p{Lu}[\p{L}'/().-]*,?|\d+|of|and|for|the|in)$/u;
const helper = /^(?:is|are|may|will|must)$/;

/** "An Airport Aide provides services": the title is no part of the duty. */
function dropTitle(text: string): string {
  const words = text.slice(0, 160).split(" ", 12);
  const hasArticle = /^(?:[Aa]n?|[Tt]he)$/.test(words[0] ?? "");
  const at = words.findIndex((word, index) =>
    hasArticle
      ? index > 1 && isVerbOfOne(word, words[index + 1] ?? "")
      : index > 0 && !titleWord.test(word),
  );
  const verb = words[at] ?? "";
  const isOfMany =
    at > 1 &&
    /^\p{Lu}/u.test(text) &&
    (words[at - 1] ?? "").endsWith("s") &&
    (helper.test(verb) || isVerb(verb));
  if (at === -1 || !(hasArticle || isOfMany)) return text;
  const rest = text.slice(words.slice(0, at).join(" ").length + 1);
  return rest.replace(/^(?:is|are) an? [^,;.]{3,80}? who /, "");
}

function isVerbOfOne(word: string, next: string): boolean {
  const plain = word.replace(/,$/, "");
  if (helper.test(plain)) return true;
  const isThing = oftenThings.test(plain) && afterThing.test(next);
  return /^\p{Ll}+s$/u.test(plain) && !isThing && infinitiveOf(plain, next) !== null;
}

const joined = /^(?:,? (?:and|or|and\/or) |, |\/)/;

/** The first verb and those that stand beside it; null where the text begins with none. */
function toInfinitives(text: string): string | null {
  const adverb = /^(?:\p{L}+ly|also|then|first)(?: and \p{L}+ly)? /iu.exec(text)?.[0] ?? "";
  const isFamily =
    /^(?:family|supply|reply|apply|comply|multiply|assembly|daily|weekly|monthly|quarterly|early|only)\b/i.test(
      adverb,
    );
  let rest = isFamily ? text : text.slice(adverb.length);
  let done = isFamily ? "" : adverb.toLowerCase();
  let changed = "";
  for (let count = 0; count < 8; count += 1) {
    const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? "";
    const next = /^\s+([\p{L}-]+)/u.exec(rest.slice(word.length))?.[1] ?? "";
    const verb = infinitiveOf(word, next);
    if (verb === null || (count > 0 && isVerb(word) && changed !== "")) break;
    if (verb !== word.toLowerCase()) changed = word.endsWith("ing") ? "ing" : "s";
    done += /^\p{Lu}{2}/u.test(word)
      ? verb
      : count === 0
        ? verb
        : word.toLowerCase() === verb
          ? word
          : verb;
    rest = rest.slice(word.length);
    const joint = joined.exec(rest)?.[0];
    const after =
      joint === undefined ? "" : (/^[\p{L}-]+/u.exec(rest.slice(joint.length))?.[0] ?? "");
    if (
      joint === undefined ||
      infinitiveOf(after, "the") === null ||
      (changed === "" && !isVerb(after))
    )
      break;
    done += joint;
    rest = rest.slice(joint.length);
  }
  const isFound = done.length > (isFamily ? 0 : adverb.length);
  return isFound ? done + laterVerbs(rest, changed) : null;
}

const laterDeed = /(?<!ing)((?:,|;)(?: and| or)? | and )(\p{Ll}+(?:s|ing)) (?=(\p{L}+))/gu;
const oftenThings =
  /^(?:advances|audits|budgets|calls|changes|charts|checks|codes|controls|copies|costs|designs|documents|drafts|drives|estimates|files|forms|functions|grades|guides|interviews|issues|labels|leads|loads|logs|looks|maps|markets|measures|meets|models|moves|offers|orders|outlines|packages|partners|pilots|places|plans|positions|posts|practices|prices|processes|programs|projects|queries|questions|records|releases|repairs|reports|requests|returns|reviews|rolls|routes|sales|samples|scales|schedules|scores|screens|searches|segments|services|shares|ships|shops|shows|sources|stands|starts|stocks|stores|structures|studies|supplies|supports|surveys|targets|tests|totals|tracks|trades|trains|transfers|turns|types|updates|uses|visits|walks|works)$/;
const object = /^(?:the|an?|our|your|their|all|any|each|every|new|to|with)$/;
const afterThing =
  /^(?:and|or|of|for|in|on|by|from|as|at|are|is|that|which|within|between|about|per|under|through|across|using)$/;

function laterVerbs(text: string, form: string): string {
  if (form === "") return text;
  return text.replaceAll(laterDeed, (whole, joint: string, word: string, next: string) => {
    const isSure =
      object.test(next) || (form === "s" && !(oftenThings.test(word) && afterThing.test(next)));
    const verb = isSure && word.endsWith(form) ? infinitiveOf(word, next) : null;
    return verb === null ? whole : `${joint}${verb} `;
  });
}

/** The verb behind a noun: "Oversight of audits" is to oversee them. */
const verbOfNoun: Readonly<Record<string, string>> = {
  administration: "administer",
  analysis: "analyze",
  coordination: "coordinate",
  creation: "create",
  delivery: "deliver",
  design: "design",
  development: "develop",
  execution: "execute",
  implementation: "implement",
  installation: "install",
  maintenance: "maintain",
  management: "manage",
  operation: "operate",
  oversight: "oversee",
  ownership: "own",
  preparation: "prepare",
  review: "review",
  supervision: "supervise",
};

/** A duty that only names a thing still has to be done. */
function handle(text: string): string {
  const noun = /^([A-Z]?[a-z]{5,15}) of (?=\p{L}|\d)/u.exec(text);
  const verb = verbOfNoun[noun?.[1]?.toLowerCase() ?? ""];
  if (noun !== null && verb !== undefined) return `${verb} ${text.slice(noun[0].length)}`;
  const [first = "", second = ""] = text.split(/[\s,/]+/, 2);
  const isThing =
    thing.test(first) ||
    thing.test(second) ||
    /^(?:all|the|an?|daily|weekly|monthly|quarterly|other)$/i.test(first);
  return isThing ? `handle ${lowerPlain(text)}` : text;
}

function lowerPlain(text: string): string {
  return /^(?:A|\p{Lu}\p{Ll}+)(?:\s|$|,)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
