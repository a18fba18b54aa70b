import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence } from "#ledger/words.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { namedBenefits } from "#tools/benefits.ts";
import { clip, withoutStop, withStop } from "#tools/clip.ts";
import { sayableMusts } from "#tools/demands.ts";
import { deedsOf, termsOf } from "#tools/message-parts.ts";
import { known, rangeOf } from "#tools/phrases.ts";

type Channel = AttractSourceKit["sourcingChannels"][number];

const fewest = 4;
const most = 6;
const knownPeople = /applicant|database|past|earlier|finalist|leaver|alumni of|ats\b|crm\b/iu;

/** Where this kind of people is found, each with something of this job to say or to look for there. */
export function writeChannels(ledger: Ledger): Channel[] {
  const { rules } = ledger;
  const hooks = hooksOf(ledger);
  const again = rules.channels.find(({ name }) => knownPeople.test(name));
  const own: Channel = {
    channel: again?.name ?? "Past applicants",
    play: withStop(
      clip(
        `${withoutStop(again?.play ?? "Search your own records first")}${hooks[0]?.words ?? ""}`,
        590,
      ),
    ),
    effort: "low",
    why: "46 % of sourced hires came from people already in the database",
    ...known("estimate", "research.rediscovery", ...(hooks[0]?.facts ?? [])),
  };
  const others = rules.channels
    .filter((channel) => channel !== again)
    .slice(0, Math.max(fewest, Math.min(most, hooks.length)) - 1)
    .map(({ name, play, why, effort }, at): Channel => {
      const hook = hooks[(at + 1) % Math.max(1, hooks.length)];
      return {
        channel: clip(name, 200),
        play: withStop(clip(`${capital(withoutStop(play))}${hook?.words ?? ""}`, 590)),
        effort,
        why: withStop(clip(capital(why), 590)),
        ...known("estimate", ...(hook?.facts ?? []), "occupation"),
      };
    });
  return [own, ...others];
}

type Hook = { words: string; facts: FactId[] };

/** Things of this job to end a play with, no two the same. */
function hooksOf(ledger: Ledger): Hook[] {
  const musts = sayableMusts(ledger);
  const deeds = deedsOf(ledger);
  const range = rangeOf(ledger);
  const terms = termsOf(ledger);
  const [benefit] = namedBenefits(ledger);
  const hooks: (Hook | null)[] = [
    musts[0] ? { words: `; look for ${musts[0].asked}`, facts: [musts[0].id] } : null,
    range === null ? null : { words: `; say ${range} at once`, facts: ["pay.range"] },
    deeds[0] ? { words: `; show the task: ${deeds[0].text}`, facts: [deeds[0].id] } : null,
    musts[1] ? { words: `; ask who has ${musts[1].asked}`, facts: [musts[1].id] } : null,
    terms.text === "" ? null : { words: `; name the terms: ${terms.text}`, facts: terms.facts },
    benefit ? { words: `; mention ${inSentence(benefit.text)}`, facts: [benefit.id] } : null,
    deeds[1] ? { words: `; tell them about this: ${deeds[1].text}`, facts: [deeds[1].id] } : null,
  ];
  return hooks.filter((hook) => hook !== null);
}
