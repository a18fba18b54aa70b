import type { ModelFault } from "#checks/model/model-fault.ts";
import type { Walked } from "#contract/walk.ts";

/** So many words in a row are the note's sentence, not words it happens to share. */
const inARow = 6;

/**
 * Words of the note typed at Regenerate in a report that others read. It is a wish for the writer, at times a frank one: what
 * the posting says in the same words may be told.
 */
export function findQuotedNote({ strings }: Walked, note: string, posting: string): ModelFault[] {
  const said = spaced(posting);
  const words = wordsOf(note);
  const runs = words
    .map((_, at) => words.slice(at, at + inARow))
    .filter((run) => run.length === inARow)
    .map((run) => run.join(" "))
    .filter((run) => !said.includes(` ${run} `));
  if (runs.length === 0) return [];
  return strings.flatMap(({ path, text }) => {
    const told = spaced(text);
    const quote = runs.find((run) => told.includes(` ${run} `));
    if (quote === undefined) return [];
    return {
      rule: "inside.note",
      severity: "high" as const,
      where: path,
      quote,
      what: "This repeats the wish of the person who asked for the report, which nobody else reads.",
      fix: "Follow the wish in other words, and do not mention it.",
    };
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function spaced(text: string): string {
  return ` ${wordsOf(text).join(" ")} `;
}
