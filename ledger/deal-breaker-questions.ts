import { withArticle } from "#ledger/families/article.ts";
import { isVerb } from "#ledger/read/duty-verbs.ts";
import { inSentence } from "#ledger/words.ts";

/** Deal breakers speak of who is out; a question asks for the thing itself. First match wins; `$1` is what it names. */
const turns: readonly (readonly [RegExp, (thing: string) => string])[] = [
  [/^(?:cannot|can['’]?t|can not|unable to|not able to) (.+)$/iu, (thing) => `Can you ${thing}?`],
  [
    /^(?:will not|won['’]?t|unwilling to|not willing to|does not want to|refuses to) (.+)$/iu,
    (thing) => `Would you ${thing}?`,
  ],
  [/^not available (.+)$/iu, (thing) => `Are you available ${thing}?`],
  [
    /^(?:must|has to|have to|needs? to) (?:be (?:able|willing) to )?(.+)$/iu,
    (thing) => (isVerb(thing.split(" ")[0] ?? "") ? `Can you ${thing}?` : `Do you have ${thing}?`),
  ],
  [
    /^no ((?:\S+ ){0,2}(?:shifts?|nights|days|evenings|weekends|saturdays|sundays|overtime|holidays))$/iu,
    (thing) => `Can you work ${thing}?`,
  ],
  [/^no remote (.+)$/iu, (thing) => `Does it work for you that there is no remote work ${thing}?`],
  [/^no (travel|on-call|relocation)$/iu, (thing) => `Does this work for you: ${thing}?`],
  [
    /^no (.{2,40})$/iu,
    (thing) => `Do you have ${thing.endsWith("s") ? thing : withArticle(thing)}?`,
  ],
  [
    /^(?:lives? )?outside (?:of )?(.+)$/iu,
    (thing) => `Would you do this work from within ${thing}?`,
  ],
  [/^((?=.{0,60}\bappl(?:y|ications?)\b).+)$/iu, (thing) => `Is yours in on time: ${thing}?`],
];

/** The question a deal breaker asks of everyone. */
export function askDealBreaker(text: string): string {
  const line = shorten(text);
  for (const [pattern, ask] of turns) {
    const thing = pattern.exec(line)?.[1];
    if (thing !== undefined) return ask(thing);
  }
  return `Does this fixed point work for you: ${line}?`;
}

const longest = 200;

/** A question is one breath: what is longer ends between words. */
function shorten(text: string): string {
  const line = inSentence(text.slice(0, longest + 1));
  return line.length <= longest ? line : line.slice(0, Math.max(1, line.lastIndexOf(" ", longest)));
}

const regular =
  /^(?:\p{L}+ed|ran|built|led|sold|wrote|taught|made|held|kept|done|been|had|owned)\b/iu;
const participles: Readonly<Record<string, string>> = { ran: "run", wrote: "written" };

/** Said of a resume, not of an answer. */
export const jobChanges = /\bjobs? in \d|job.?hop|frequent (?:job )?changes|short stays/iu;

/** What a manager warns of, asked as a plain fact of work; null where no fair question follows from it. */
export function askWarning(text: string): string | null {
  const line = shorten(text)
    .replaceAll(/\btheir\b/gu, "your")
    .replaceAll(/\bthey\b/gu, "you");
  if (jobChanges.test(line))
    return "What made you leave your last job, and what would make you stay in this one?";
  const never = /^(?:has |have )?never (.+)$/iu.exec(line)?.[1];
  if (never !== undefined && regular.test(never)) {
    const [verb = "", ...rest] = never.split(" ");
    return `Have you ever ${[participles[verb] ?? verb, ...rest].join(" ")}, and where?`;
  }
  const only = /^(?:has |have )?only (?:ever )?([^,;]+)/iu.exec(line)?.[1];
  if (only !== undefined) {
    return regular.test(only)
      ? `Have you only ${only}, or more than that?`
      : `Has your work been only ${only}, or more than that?`;
  }
  const unable = /^cannot (?!be\b)(.+)$/iu.exec(line)?.[1];
  return unable === undefined ? null : `Can you ${unable}?`;
}
