import type { Given } from "#ledger/facts/fact.ts";
import type { DealBreaker } from "#ledger/facts/reading.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital } from "#english/words.ts";
import { clip } from "#tools/writing/clip.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { known, listedOf, mustsOf, nicesOf } from "#tools/writing/phrases.ts";
import { quote, say } from "#tools/writing/say.ts";

type Persona = IntakeSync["candidatePersona"];
type Line = Persona["must"][number];

const mostLines = 25;
const mostMotivations = 3;
const mostBreakers = 6;
const longestLine = 300;

/** Demands as they were written, what usually moves such people, and what ends it. */
export function writePersona(ledger: Ledger): Persona {
  const { reading, playbook } = ledger;
  const musts = mustsOf(ledger);
  const nices = nicesOf(ledger);
  const told = [...musts, ...nices].map(wordsOf);
  const backgrounds = reading.backgrounds.filter((one) =>
    told.every((words) => !words.includes(wordsOf(one)) && !wordsOf(one).includes(words)),
  );
  return {
    must: [
      ...musts.map((one) => asWritten(one)),
      ...listedOf(ledger).map((one) => asWritten(one, " (posting only)")),
    ].slice(0, mostLines),
    nice: [
      ...nices.map((one) => asWritten(one)),
      ...backgrounds.map((one) => asWritten(one, " (background)")),
    ].slice(0, mostLines),
    motivations: playbook.movesThem
      .slice(0, mostMotivations)
      .map((text) => ({ text, ...known("estimate", "occupation") })),
    notAFit: reading.dealBreakers
      .filter((one) => musts.every((must) => !wordsOf(one).includes(wordsOf(must))))
      .slice(0, mostBreakers)
      .map((one) => ({
        text: isDemand(one) ? say`Not a fit without: ${quote(one)}` : quote(one).text,
        ...known("given", one.id),
      })),
  };
}

/** "State license before the first day" is asked for; "No remote work" ends it; of "Job hopping" code cannot tell. */
function isDemand({ text, kind }: DealBreaker): boolean {
  if (kind === "refused") return false;
  const refuses = /\b(?:no|not|never|cannot|unable|nobody)\b|n['’]t\b/iu;
  const asks =
    /\b(?:must|required|needed|able to|ability to|eligible to|authori[sz]ed to|right to work|current|active|valid|licen[sc]e|certificat\w+|degree)\b/iu;
  return asks.test(text) && !refuses.test(text);
}

/** A demand that is a must-have already needs no second mention. */
function wordsOf({ text }: Given): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function asWritten({ id, text }: Given, mark = ""): Line {
  return { text: `${capital(clip(text, longestLine))}${mark}`, ...known("given", id) };
}
