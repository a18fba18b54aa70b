import { findDuty, startWithVerb } from "#ledger/read/duties/duty-phrases.ts";
import { isVerb } from "#ledger/read/duties/duty-verbs.ts";

const relatedWork = /[,;]?(?: and)? (?:does|performs?) (?:other )?related (?:work|duties)[.;]?$/i;
const dutyAhead =
  /, (?:and |or )?(?=([\p{Ll}-]+) \S)|; (?:and )?(?=([\p{Ll}-]+) \S)| and (?=(may) \p{Ll})/gu;

/** "assess adults, give medications, and record care": three duties; "design, build and run services": one. */
export function splitDuties(text: string): string[] {
  const body = findDuty(text.replace(relatedWork, "").replace(/[.;,]+$/, "")) ?? "";
  const cuts = [...body.matchAll(dutyAhead)].filter(
    ({ 1: listed, 2: next, 3: may, index }) =>
      !isInBrackets(body, index) &&
      [listed, next, may].some((word) => word === "may" || (word !== undefined && isVerb(word))),
  );
  const starts = [0, ...cuts.map(({ 0: joint, index }) => index + joint.length)];
  const parts = starts.map((start, at) => body.slice(start, starts[at + 1]));
  return joinBare(parts).flatMap((part) =>
    part === "" || /^(?:do|perform) (?:other )?(?:related|other) (?:work|duties)$/i.test(part)
      ? []
      : [startWithVerb(part)],
  );
}

/** "coach a team (cashiers, floor, yard, feed dock)" is one duty. */
function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** A verb without its object belongs to the duty that follows. */
function joinBare(parts: readonly string[]): string[] {
  const whole: string[] = [];
  let open = "";
  for (const part of parts) {
    const joined = open + part;
    open = isBare(part.replace(joint, "")) ? joined : "";
    if (open === "") whole.push(joined);
  }
  if (open !== "") whole.push((whole.pop() ?? "") + open);
  return whole.map((part) => part.replace(joint, ""));
}

const joint = /(?:[,;]|,? and|,? or|[,;] and)\s$/;

function isBare(part: string): boolean {
  return part.split(/, (?:and |or )?| and | or /).every((word) => !word.includes(" "));
}
