type Json = Record<string, unknown>;

/** Where the providers' protocols carry the next few words, most specific first. */
const wordPaths: readonly (readonly string[])[] = [
  ["choices", "0", "delta", "content"], // chat completions
  ["candidates", "0", "content", "parts", "0", "text"], // Google
  ["delta", "text"], // Anthropic
  ["delta", "partial_json"], // Anthropic, when the answer is a tool's input
  ["delta"], // OpenAI responses
];

/** Fields that differ from event to event without meaning; the last one counts. */
const volatileFields = ["sequence_number", "obfuscation", "usage", "usageMetadata"];

type Words = {
  /** The event as it came, for the one that stays alone. */
  source: string;
  head: string;
  event: Json;
  path: readonly string[];
  words: string;
  /** Events that are alike but for their words can be one event. */
  likeness: string;
};

/** Joins neighbouring server-sent events that differ only in the words they carry: the same stream in fewer events. */
export function mergeEvents(events: string): string {
  let merged = "";
  let held: Words | undefined;
  for (const source of events.split("\n\n")) {
    if (source === "") continue;
    const next = readWords(source);
    if (held && next && held.likeness === next.likeness) {
      held = { ...next, source: "", words: held.words + next.words };
      continue;
    }
    merged += print(held);
    held = next;
    if (!next) merged += `${source}\n\n`;
  }
  return merged + print(held);
}

function readWords(source: string): Words | undefined {
  const dataAt = source.startsWith("data:") ? 0 : source.indexOf("\ndata:") + 1;
  if (!source.startsWith("data:", dataAt) || source.includes("\n", dataAt)) return undefined;
  const event = parse(source.slice(dataAt + "data:".length));
  const path = event && wordPaths.find((one) => typeof valueAt(event, one) === "string");
  if (!path) return undefined;
  const words = valueAt(event, path) as string;
  const head = source.slice(0, dataAt);
  return { source, head, event, path, words, likeness: head + describe(event, path) };
}

function describe(event: Json, path: readonly string[]): string {
  const stable = { ...event };
  for (const field of volatileFields) delete stable[field];
  const words = valueAt(event, path);
  setAt(stable, path, "");
  const likeness = path.join(".") + JSON.stringify(stable);
  setAt(event, path, words);
  return likeness;
}

function print(held: Words | undefined): string {
  if (!held) return "";
  if (held.source !== "") return `${held.source}\n\n`;
  setAt(held.event, held.path, held.words);
  return `${held.head}data: ${JSON.stringify(held.event)}\n\n`;
}

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? (value as Json) : undefined;
  } catch {
    return undefined; // not ours to judge: it passes as it came
  }
}

function valueAt(event: Json, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === "object" ? (value as Json)[key] : undefined,
    event,
  );
}

function setAt(event: Json, path: readonly string[], value: unknown): void {
  const owner = valueAt(event, path.slice(0, -1)) as Json;
  owner[path.at(-1) ?? ""] = value;
}
