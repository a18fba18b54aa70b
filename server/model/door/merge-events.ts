/** The fields in which providers' events carry the next few words. */
const wordField = /"(?:content|text|partial_json|delta)": ?"/u;

/** Fields that differ from event to event without meaning; the last one counts. */
const volatileFields = /"sequence_number": ?\d+|"obfuscation": ?"[^"]*"/gu;

type Words = {
  before: string;
  words: string;
  after: string;
  /** Events that are alike but for their words can be one event. */
  likeness: string;
};

/** Joins neighbouring server-sent events that differ only in the words they carry: the same stream in fewer events. */
export function mergeEvents(events: string): string {
  let merged = "";
  let held: Words | undefined;
  for (const event of events.split("\n\n")) {
    if (event === "") continue;
    const next = readWords(event);
    if (held && next && held.likeness === next.likeness) {
      held = { ...next, words: held.words + next.words };
      continue;
    }
    merged += print(held);
    held = next;
    if (!next) merged += `${event}\n\n`;
  }
  return merged + print(held);
}

/** Finds the words without parsing: inside a JSON text a bare quote can only end or begin it. */
function readWords(event: string): Words | undefined {
  const field = wordField.exec(event);
  if (!field || event.includes('"reasoning')) return undefined;
  const start = field.index + field[0].length;
  const end = endOfText(event, start);
  if (end < 0) return undefined;
  const before = event.slice(0, start);
  const after = event.slice(end);
  const likeness = `${before}\n${after}`.replaceAll(volatileFields, "");
  return { before, words: event.slice(start, end), after, likeness };
}

function endOfText(event: string, start: number): number {
  let end = event.indexOf('"', start);
  while (end > 0 && isEscaped(event, end)) end = event.indexOf('"', end + 1);
  return end;
}

function isEscaped(event: string, at: number): boolean {
  let backslashes = 0;
  while (event[at - 1 - backslashes] === "\\") backslashes += 1;
  return backslashes % 2 === 1;
}

function print(held: Words | undefined): string {
  return held ? `${held.before}${held.words}${held.after}\n\n` : "";
}
