import type { Given } from "#ledger/facts/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital } from "#ledger/words/words.ts";
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
  const backgrounds = reading.backgrounds.filter(({ text }) =>
    nices.every((nice) => !nice.text.includes(text)),
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
      .map((one) => ({ text: say`Deal breaker: ${quote(one)}`, ...known("given", one.id) })),
  };
}

/** A demand that is a must-have already needs no second mention. */
function wordsOf({ text }: Given): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function asWritten({ id, text }: Given, mark = ""): Line {
  return { text: `${capital(clip(text, longestLine))}${mark}`, ...known("given", id) };
}
