import type { DealBreaker, Reading, Requirement, Shift } from "#ledger/reading.ts";
import type { ScreenDraft } from "#ledger/screen-question.ts";
import { inSentence } from "#ledger/words.ts";

const shiftWords: Readonly<Record<Shift, RegExp>> = {
  nights: /\b(?:nights?|(?:third|3rd) shift|graveyard)\b/iu,
  evenings: /\b(?:evenings?|(?:second|2nd|swing) shift)\b/iu,
  days: /\b(?:days?|(?:first|1st) shift)\b/iu,
  weekends: /\b(?:weekends?|saturdays?|sundays?)\b/iu,
  rotating: /\brotat\w+\b/iu,
};

/** Schedule, hours among the must-haves and the deal breakers about them, as one question. */
export function askHours(
  { schedule }: Reading,
  musts: readonly Requirement[],
  breakers: readonly DealBreaker[],
): ScreenDraft[] {
  const { shift, travel } = schedule ?? { shift: null, travel: null };
  const given = schedule === null ? [] : [{ id: schedule.id, text: inSentence(schedule.text) }];
  const lines = [...given, ...musts.map(({ id, text }) => ({ id, text: inSentence(text) }))];
  const isSaid = (text: string) =>
    (shift !== null && shiftWords[shift].test(text)) ||
    (travel !== null && /\btravel\b/iu.test(text)) ||
    lines.some((line) =>
      tellingWords(text).every((word) => line.text.toLowerCase().includes(word)),
    );
  const more = breakers
    .map(({ text }) =>
      inSentence(text)
        .replace(refusal, "")
        .replace(/ required$/u, ""),
    )
    .filter((text) => !isSaid(text));
  const parts = [...lines.map(({ text }) => text), ...new Set(more)];
  if (parts.length === 0) return [];
  return [
    {
      about: parts[0] ?? "the hours",
      question: `Can you work this schedule: ${parts.join("; ")}?`,
      record: "yes / no / open",
      covers: [...lines, ...breakers].map(({ id }) => id),
    },
  ];
}

const refusal =
  /^(?:if you )?(?:cannot|can['’]?t|will not|won['’]?t|unable to|not able to|not available|unavailable|no|must|has to|have to)(?: be able to)?(?: (?:work|do|join))?(?: for| on| from)? /iu;

function tellingWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) =>
    word.replace(/s$/u, ""),
  );
}
