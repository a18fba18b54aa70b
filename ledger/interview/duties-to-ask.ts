import type { Reading } from "#ledger/facts/reading.ts";
import { toVerbPhrase } from "#ledger/read/duties/duties.ts";
import { isVerb } from "#ledger/read/duties/duty-verbs.ts";
import type { FactId } from "#ledger/facts/fact.ts";
import { topicOf } from "#ledger/interview/topic.ts";

/** A duty fit for a question: as a phrase after "to", and what it is about. */
export type AskedDuty = { id: FactId; phrase: string; topic: string | null };

/** Lines about the body, the hours and the manager: true of the job, and nothing to be interviewed on. */
const unaskable =
  /^(?:reports? (?:directly )?to|lift|stand|sit|bend|carry (?:up to )?\d+|have|be (?:able|available|willing|on)|work (?:every|two|three|some|an?|on|weekends|nights|evenings|flexible|overtime|shifts)|travel|type \d+|perform other|other|take turns|live|relocate|pass|clean background)\b/iu;

/** Verbs that `duty-verbs.ts` does not list. */
const moreVerbs = new Set(
  "catch chase deburr dial hand let put sign spot talk tell touch withdraw".split(" "),
);

function isDeed(phrase: string): boolean {
  const [first = ""] = phrase.split(/[\s,]/u, 1);
  return isVerb(first) || moreVerbs.has(first);
}

/** What this job's questions may be about, the most telling first. */
export function dutiesToAsk({ duties }: Pick<Reading, "duties">): AskedDuty[] {
  return duties
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ id, text }) => {
      const phrase = toSpokenPhrase(text);
      return isDeed(phrase) && !unaskable.test(phrase)
        ? [{ id, phrase, topic: topicOf(phrase)?.replaceAll(" / ", ", ") ?? null }]
        : [];
    });
}

/** One sentence, no brackets, nothing left hanging at the end. */
function toSpokenPhrase(duty: string): string {
  const [sentence = ""] = duty.split(/[.!?] /u, 1);
  return toVerbPhrase(sentence.replaceAll(/ ?\([^()]{0,200}\)/gu, ""))
    .replace(/^handle (An?|The)\b/u, (_, article: string) => `handle ${article.toLowerCase()}`)
    .replace(/(?:,? (?:under|including|and|or|with|for|of|to|in|on|at|by|from|the|an?))+$/u, "");
}
