import type { CompetencyRule } from "#ledger/families/family-rules.ts";
import { fieldOfYears } from "#ledger/must-words.ts";
import { focusOn, probeFor, type QuestionKind } from "#ledger/probes.ts";
import type { Requirement } from "#ledger/reading.ts";
import { countCalls, type Seat } from "#ledger/seats.ts";

const wishes = ["if possible", "ideally", "best of all"];
const onlyCounted = /^(?:every|each|any|all|one|two|three|four|five|\d)/iu;

/** The question about the past, turned toward the must-have or the duty it should be about. */
export function askBack(
  filled: string,
  { rule, duty, fits }: Seat,
  must: Requirement | undefined,
  turn: number,
): string {
  const scene = fits ? sceneOf(duty?.topic ?? null, filled, turn) : null;
  const isOnTopic =
    must !== undefined && (rule.past.includes("{skill}") || countCalls(rule, must.text) > 0);
  const focus = isOnTopic && !names(filled, must) ? (focusOn(must) ?? scene) : scene;
  const end = filled.search(/\. \p{Lu}/u);
  return focus === null || end === -1
    ? filled
    : `${filled.slice(0, end)}${focus}${filled.slice(end)}`;
}

/** Toward what the duty is about, unless the question says so already or the thing is only counted. */
function sceneOf(topic: string | null, question: string, turn: number): string | null {
  if (topic === null || onlyCounted.test(topic)) return null;
  const words = topic.match(/\p{L}{5,}/gu) ?? [];
  const isSaid = words.some((word) => question.toLowerCase().includes(word.toLowerCase()));
  return isSaid ? null : `, ${wishes[turn % wishes.length]} around ${topic}`;
}

function names(question: string, must: Requirement): boolean {
  const field = fieldOfYears(must.text).split(" ").at(-1) ?? "";
  return (
    must.skills.some(({ name }) => question.includes(name)) ||
    (must.kind === "experience" && question.includes(field))
  );
}

const common = /^(?:A|An|The|Two|You|Your|Someone|One|Something|It) /u;

/** The scene and what is asked about it are said in one breath; a short scene without a duty, too. */
export function joinAsk(question: string, isShort: boolean): string {
  const parts = question.split(/(?<=[.]) (?=\p{Lu})/u);
  const ask = parts.at(-1) ?? "";
  const before = parts.at(-2);
  if (before === undefined || !/^(?:W|How)/u.test(ask)) return question;
  const joined = `${before.slice(0, -1)}: ${lowerFirst(ask)}`;
  const [scene, ...more] = parts.slice(0, -2);
  if (scene === undefined || more.length > 0 || !isShort || !common.test(joined)) {
    return [...parts.slice(0, -2), joined].join(" ");
  }
  return `${scene.slice(0, -1)}, and ${lowerFirst(joined)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const looksBack = /\b(?:did|was|were|had|would have)\b/u;
const looksAhead = /\b(?:do|does|would|will|is|are|can|could|may|decides|applies|happens)\b/u;
const aboutScene = [
  (topic: string) => `What would you check first about ${topic}?`,
  (topic: string) => `Where would you begin with ${topic}?`,
  (topic: string) => `What would you tell the others about ${topic}?`,
];
const beforeActing = "What would you want to know before you act?";

type Asked = { topic: string | null; background: Requirement | null; count: number; turn: number };

/** The family's follow-ups in the tense of the question; where none fits, one on what this job is about. */
export function usualProbes(
  { probes }: CompetencyRule,
  kind: QuestionKind,
  { topic, background, count, turn }: Asked,
): string[] {
  const isAhead = (probe: string) => looksAhead.test(probe) && !looksBack.test(probe);
  const inTense = probes.filter((probe) => isAhead(probe) === (kind === "situation"));
  if (kind === "past") {
    const link = topic === null ? [] : [`What of it would help you with ${topic}?`];
    return count > 0 ? inTense.slice(0, 1) : [...inTense.slice(0, 1), ...link];
  }
  const reserve = background === null ? beforeActing : probeFor(background, "situation");
  const scene = topic === null ? undefined : aboutScene[turn % aboutScene.length]?.(topic);
  return (inTense.length === 0 ? [scene ?? reserve] : inTense).slice(0, count > 0 ? 1 : 2);
}
