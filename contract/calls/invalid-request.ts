import { Problem } from "#contract/problem.ts";

/** What is wrong with a request, as zod says it: where, in which words, and the keys that nobody knows. */
export type Fault = { path: readonly PropertyKey[]; message: string; keys?: readonly string[] };

const mostNamed = 20;
/** Zod's own words name no field; ours say what to do: "Job title is required". */
const byZod = /^(?:Invalid|Too (?:small|big))\b/u;

/** Names every field that is wrong, and the first in the message: "jobDescriptionText is missing". */
export function invalidRequest(faults: readonly Fault[]): Problem {
  const named = faults.flatMap(nameFields).slice(0, mostNamed);
  const [first] = named;
  const fields = Object.fromEntries(named.toReversed());
  return new Problem("invalidRequest", first && sentenceOf(first), undefined, fields);
}

type Named = readonly [field: string, message: string];

function nameFields({ path, message, keys = [] }: Fault): Named[] {
  const paths = keys.length > 0 ? keys.map((key) => [...path, key]) : [path];
  return paths.map((one) => [one.map(String).join(".") || "body", tellMissing(message)]);
}

function tellMissing(message: string): string {
  return byZod.test(message) && message.endsWith("received undefined") ? "is missing" : message;
}

function sentenceOf([field, message]: Named): string {
  if (message === "is missing") return `${field} is missing`;
  return byZod.test(message) ? `${field}: ${message}` : message;
}
