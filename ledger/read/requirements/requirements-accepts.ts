import { findSkills } from "#ledger/read/skills/skills.ts";

/** What a line accepts instead, and the line without those words. */
type Accepted = { accepts: readonly string[]; rest: string };

const approval =
  "(?:(?:is|are|will be|would be|also|too|totally|perfectly|equally) )*(?:fine|ok(?:ay)?|acceptable|accepted|considered|good|enough|counts?|works?(?: too)?)";
const approved = new RegExp(
  `^(?:or |also,? )?(.{2,90}?) (?:(?:is|are|will be|would be|also) )*${approval}(?: too| as well| instead)?[.!]?$`,
  "i",
);
const willing =
  /^(?:we(?:['’]ll| will| would|['’]re| are)? (?:also )?(?:happily |gladly )?(?:consider|accept|take|open to|happy with)|(?:also )?open to|will (?:also )?(?:consider|accept|take)|happy (?:with|to (?:take|consider))) (.{2,90})$/i;
const bracket = /\s?\(([^()]{3,120})\)/g;
const alternative =
  /\bor (?:an?(?:other)? |the |any )?(?:closely )?(similar|equivalent|comparable|related|like|relevant|same)\b((?: [\p{L}-]+){0,4}?)(?=[,.;()]|$| (?:is|are|and|with|in|required|preferred|or)\b)/iu;
const bare: Readonly<Record<string, string>> = {
  similar: "something similar",
  equivalent: "an equivalent",
  comparable: "something comparable",
  related: "something related",
  like: "something like it",
  relevant: "something relevant",
  same: "the same",
};

/** "… to change how they work", "used to shift work": nothing works instead of anything. */
const ofWork =
  /\b(?:how|they|we|you|people|to|at|of|for|shift|team|hard|field|social) work[.!]?$/iu;

/** Whether a sentence only says what else would do. */
export function isAcceptance(sentence: string): boolean {
  if (ofWork.test(sentence)) return false;
  return readApproval(sentence) !== null && !/\b(?:preferred|a plus|required)\b/i.test(sentence);
}

/** Takes "(strong Java people are fine)" and "or similar" out of a line. */
export function readAccepts(text: string, more: readonly string[] = []): Accepted {
  const phrases: string[] = [];
  const open = text.replaceAll(bracket, (whole, inside: string) => {
    const found = readApproval(inside.replace(/^or /i, ""));
    if (found === null && !/^or /i.test(inside)) return whole;
    phrases.push(found ?? inside.replace(/^or /i, ""));
    return "";
  });
  const named = alternative.exec(open);
  const rest = named === null ? open : open.replace(named[0], "");
  phrases.push(...more.map((one) => readApproval(one) ?? one));
  const accepts = phrases.map((phrase) => nameOf(phrase, rest));
  return {
    accepts: named === null ? accepts : [...accepts, nameAlternative(named)],
    rest: rest.trim(),
  };
}

function nameAlternative([whole, word = "", noun = ""]: RegExpExecArray): string {
  return noun === "" ? (bare[word.toLowerCase()] ?? word) : whole.replace(/^or /i, "").trim();
}

function readApproval(words: string): string | null {
  const plain = words.trim().replace(/[.!]+$/, "");
  if (plain.length > 140) return null;
  return approved.exec(plain)?.[1]?.trim() ?? willing.exec(plain)?.[1]?.trim() ?? null;
}

/** The other skill where the words name one: "strong Java people who want to move to Go" is Java. */
function nameOf(phrase: string, line: string): string {
  const asked = new Set(findSkills(line).map(({ skill }) => skill.name));
  const capitals = phrase.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}+#.]{0,30}/gu) ?? [];
  const named =
    findSkills(phrase).length > 0 ? findSkills(phrase) : findSkills(capitals.join(", "));
  const others = named.filter(({ skill }) => !asked.has(skill.name));
  return others.length > 0 && phrase.split(" ").length <= 14
    ? others.map(({ skill }) => skill.name).join(" or ")
    : phrase;
}
