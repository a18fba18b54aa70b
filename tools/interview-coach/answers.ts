import { findFigures } from "#checks/figures/find-figures.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { ToldLine, ToldPlace } from "#ledger/reading.ts";
import { isHourLine } from "#ledger/screen-hours.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { known } from "#tools/phrases.ts";
import { pick, quote, say } from "#tools/writing/say.ts";

type Answer = InterviewCoach["qaBank"][number];
type Asked = Playbook["askFirst"][number];

const most = 4;

/** What people of the trade ask, with the posting's own line where it answers, else whom to ask. */
export function writeQaBank(ledger: Ledger): Answer[] {
  return ledger.playbook.askFirst.slice(0, most).map((asked) => answer(asked, ledger));
}

/** What people of the trade ask first and no line answers. */
export function unansweredOf({ playbook, reading }: Ledger): Asked[] {
  return playbook.askFirst.filter((asked) => lineFor(asked, reading.lines) === null);
}

function answer(asked: Asked, { reading, playbook, questions }: Ledger): Answer {
  const found = lineFor(asked, reading.lines);
  const who = pick(playbook, () => asked.who);
  if (found === null) {
    const id = `unknown.${asked.key}`;
    return {
      question: asked.ask,
      answer: say`Not in writing. Ask: ${who}.`,
      status: "ask",
      ...known("estimate", questions.some((one) => one.id === id) ? id : "occupation"),
    };
  }
  const { line, isWhole } = found;
  return {
    question: asked.ask,
    answer: isWhole ? say`${quote(line)}.` : say`${quote(line)}. For the rest ask: ${who}.`,
    status: isWhole ? "answered" : "partly",
    ...known(findFigures(asked.ask).length === 0 ? "given" : "estimate", line.id, "occupation"),
  };
}

/** What a line on these says, it says as an answer; what would be nice to bring answers nobody. */
const whole = new Set<ToldPlace>(["pay", "terms", "benefit", "process", "legal"]);

function lineFor(asked: Asked, lines: readonly ToldLine[]) {
  const told = lines.filter(({ place }) => place !== "nice");
  const phrased = heaviest(told, (text) => countIn(text, asked.answeredBy));
  if (phrased !== null) return { line: phrased, isWhole: whole.has(phrased.place) };
  const near = told.find(
    (line) => line.place !== "must" && line.text.length <= longest && isNear(asked.thing, line),
  );
  return near === undefined ? null : { line: near, isWhole: false };
}

/** Of the lines that say most of it, the one with a figure. */
function heaviest(lines: readonly ToldLine[], count: (text: string) => number): ToldLine | null {
  const weigh = ({ text }: ToldLine) => 2 * count(text) + (/\d/u.test(text) ? 1 : 0);
  const [best] = lines
    .filter(({ text }) => count(text) > 0)
    .toSorted((left, right) => weigh(right) - weigh(left));
  return best ?? null;
}

function countIn(text: string, phrases: readonly string[]): number {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}%$+#&'’/-]+/gu, " ")} `;
  return phrases.filter((phrase) => words.includes(` ${phrase} `)).length;
}

const longest = 200;
const aboutPay = /\b(?:pay|base|earnings|wage|rate|salary)\b/iu;
const aboutHours = /\b(?:hours|schedule|shifts?|days)\b/iu;
const aboutPlace = /\b(?:place|office|remote|location|site)\b/iu;
const fewestLetters = 5;
const plainWords = new Set(
  "first terms level rules policy place people person their other where which split range start plan reason needed truly required hiring steps during after next".split(
    " ",
  ),
);

/** Pay, hours and place are told in many words; another thing by its own name: "caseload". */
function isNear(thing: string, { place, text }: ToldLine): boolean {
  if (aboutPay.test(thing) && place === "pay" && /\d/u.test(text)) return true;
  if (aboutHours.test(thing) && place === "terms" && isHourLine(text)) return true;
  if (
    aboutPlace.test(thing) &&
    place === "terms" &&
    /\b(?:hybrid|remote|on-?site|office)\b/iu.test(text)
  )
    return true;
  const names = thing.match(/\p{L}+/gu) ?? [];
  return names.some(
    (name) => name.length >= fewestLetters && !plainWords.has(name) && countIn(text, [name]) > 0,
  );
}
