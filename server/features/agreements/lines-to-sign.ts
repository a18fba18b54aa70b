import { isDeepStrictEqual } from "node:util";
import type { DecisionOption } from "#contract/room/decision.ts";
import { keyOfSettled, type Settled } from "#contract/room/settled.ts";
import { Problem } from "#contract/problem.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { SignedLine } from "#server/db/schema/rooms.ts";
import type { AnsweredRoom, SignOffRow } from "#server/features/agreements/sign-offs.store.ts";
import { isAskedNoMore, type JobNow } from "#server/features/outputs/job-now.service.ts";
import { valueNow } from "#tools/decisions/value-now.ts";

const changedUnseen = "The job changed meanwhile. Look at the cards again, then sign.";
const changedAfterChoice =
  "The job changed after you chose. Look at the marked cards again, then sign.";

/** A line as it will be signed. What nobody decided stays as posted. */
export type LineToSign = SignedLine & { isDecided: boolean; words: string };

/** What a room agreed on: each decision that is still asked for, as it was chosen or as it stands, and each question that was answered. */
export function linesOf(
  { decisions, questions }: AnsweredRoom,
  now: Pick<JobNow, "ledger" | "isInside">,
): LineToSign[] {
  const open = decisions.filter(({ asked }) => !isAskedNoMore(asked, now));
  return [
    ...open.map((one) => lineOfDecision(one, now.ledger)),
    ...questions.flatMap((one) => lineOfQuestion(one)),
  ];
}

export function asSigned({ key, label, value, settled }: LineToSign): SignedLine {
  return { key, label, value, settled };
}

/** Whether nothing was answered and nothing changed since somebody signed, as when they press twice. */
export function saysTheSame(
  { signed, createdAt }: Pick<SignOffRow, "signed" | "createdAt">,
  { decisions, questions }: AnsweredRoom,
  lines: readonly LineToSign[],
): boolean {
  const isAnsweredSince = [...decisions, ...questions].some(
    ({ answeredAt }) => answeredAt !== null && answeredAt > createdAt,
  );
  return !isAnsweredSince && isDeepStrictEqual(signed, lines.map(asSigned));
}

function lineOfDecision(
  { key, asked, askedValue, answer, answeredValue }: AnsweredRoom["decisions"][number],
  ledger: Ledger,
): LineToSign {
  const [first] = asked.options;
  const about = first?.settled;
  if (!about) throw new Problem("conflict");
  const now = valueNow(ledger, about);
  if (answer === null) {
    // Nobody signs a value that was never shown to them.
    if (now !== askedValue) throw new Problem("conflict", changedUnseen);
    const settled = asStands(asked.options, about, now);
    return { key, label: asked.label, value: now, settled, isDecided: false, words: "" };
  }
  if (now !== answeredValue && now !== answer.value)
    throw new Problem("conflict", changedAfterChoice);
  const { value, settled, label } = answer;
  return { key, label: asked.label, value, settled, isDecided: true, words: label };
}

/** How a thing stands, as if somebody had decided just that. */
function asStands(options: readonly DecisionOption[], about: Settled, now: string): Settled {
  const same = options.find(({ value }) => value === now)?.settled;
  if (same) return same;
  return about.about === "pay" || about.about === "workType" || about.about === "place"
    ? { about: about.about, text: now }
    : about;
}

function lineOfQuestion({
  words,
  question,
  answer,
  mayTell,
}: AnsweredRoom["questions"][number]): LineToSign[] {
  const text = answer.trim();
  if (text === "") return [];
  const settled: Settled = { about: "question", words: words ?? question, text, mayTell };
  const key = keyOfSettled(settled);
  return [{ key, label: question, value: text, settled, isDecided: true, words: text }];
}
