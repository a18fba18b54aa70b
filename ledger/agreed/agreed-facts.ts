import type { Settled } from "#contract/room/settled.ts";
import { capital } from "#english/words.ts";
import { decidedBy, type Agreed } from "#ledger/agreed/agreed.ts";
import { findRequirement } from "#ledger/agreed/settle-requirements.ts";
import { insidePrefix } from "#contract/programs/closed-facts.ts";
import type { DecidedBy, Given } from "#ledger/facts/fact.ts";
import type { Reading } from "#ledger/facts/reading.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import { thingOfQuestion } from "#ledger/questions/open-questions.ts";
import { keyOfText } from "#ledger/read/text/said.ts";

/** What was decided, and the fact that now says so. */
export type AgreedFact = Given & { settled: Settled; decidedBy: DecidedBy };

const agreedPrefix = "agreed.";

/** Every decision that holds under the fact that carries it: the pay, a requirement, or one of its own. */
export function listAgreed(reading: Reading, playbook: Playbook): AgreedFact[] {
  return (reading.agreed ?? []).flatMap((one) => {
    const fact = factOf(one, reading, playbook);
    return fact === null ? [] : [{ ...fact, settled: one.settled, decidedBy: decidedBy(one) }];
  });
}

/** Those that no other fact says. */
export function ownFacts(agreed: readonly AgreedFact[]): AgreedFact[] {
  return agreed.filter(({ id }) => /^(?:inside\.)?agreed\./u.test(id));
}

function factOf({ settled }: Agreed, reading: Reading, playbook: Playbook): Given | null {
  switch (settled.about) {
    case "pay":
      return reading.pay;
    case "workType":
      return reading.workType;
    case "place":
      return reading.place;
    case "requirement": {
      const kept = findRequirement(reading.requirements, settled.words);
      return settled.is === "dropped"
        ? own("dropped", settled.words, "Must-haves", `Not asked for: ${settled.words}`)
        : kept;
    }
    case "stage":
      return own("stage", settled.words, "Interview stages", `${settled.words}: ${settled.is}`);
    default: {
      const label = capital(thingOfQuestion(settled.words, playbook) ?? settled.words);
      const id = `${settled.mayTell ? "" : insidePrefix}${agreedPrefix}${slug(settled.words)}`;
      return { id, label, text: settled.text, quotes: [] };
    }
  }
}

function own(kind: string, words: string, label: string, text: string): Given {
  return { id: `${agreedPrefix}${kind}.${slug(words)}`, label, text, quotes: [] };
}

const longestSlug = 60;

/** "unknown.startDate" as "startDate"; a question of the recruiter's by its words. */
function slug(words: string): string {
  const known = /^unknown\.([\w.-]+)$/u.exec(words)?.[1];
  return known ?? keyOfText(words).replaceAll(" ", "-").slice(0, longestSlug);
}
