import type { CredentialRule } from "#ledger/families/family-rules.ts";
import { understand, type Demand, type Found } from "#ledger/read/requirements-demand.ts";
import type { RequirementKind } from "#ledger/reading.ts";

const ownKinds = new Set<RequirementKind>([
  "credential",
  "education",
  "experience",
  "language",
  "authorization",
  "physical",
]);
const joints = /(?:,|;)? (?:and|plus|with|as well as) /g;

/** "A license and two years of nights" asks for two things: the parts, where each is a demand of another kind. */
export function separate(found: Found, rules: readonly CredentialRule[]): Demand[] {
  const whole = understand(found, rules);
  if (found.accepts.length > 0 || found.text.length > 300 || !ownKinds.has(whole.kind))
    return [whole];
  for (const { 0: joint, index } of found.text.matchAll(joints)) {
    const isWith = joint.includes("with");
    const tail = found.text.slice(index + joint.length);
    if (
      isWith &&
      !/^(?:at least|an?|\d|minimum|current|active|valid|one|two|three|four|five)\b/i.test(tail)
    )
      continue;
    const parts = [found.text.slice(0, index), tail].map((text) =>
      understand(partOf(found, text), rules),
    );
    const [left, right] = parts;
    const isOwn = left !== undefined && right !== undefined && left.kind !== right.kind;
    if (
      isOwn &&
      ownKinds.has(left.kind) &&
      ownKinds.has(right.kind) &&
      right.text.split(" ").length > 1
    )
      return parts;
  }
  return [whole];
}

function partOf(found: Found, text: string): Found {
  return {
    ...found,
    text,
    quotes: found.quotes.map((one) => ({
      ...one,
      quote: one.quote.includes(text) ? text : one.quote,
    })),
  };
}
