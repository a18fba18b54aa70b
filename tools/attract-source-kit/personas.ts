import type { Ledger } from "#ledger/ledger.ts";
import { capital } from "#english/words.ts";
import { searchTitles } from "#tools/attract-source-kit/search-titles.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { clip } from "#tools/writing/clip.ts";
import { idsOf, known, mustsOf } from "#tools/writing/phrases.ts";

type Persona = AttractSourceKit["personaLibrary"][number];

const mostKinds = 2;
const mostSigns = 2;
const mostMusts = 4;
const mostTitles = 4;
const longest = 200;

/** The kinds of people such work is filled from; where nobody knows them, the title and the must-haves as written. */
export function writePersonas(ledger: Ledger): Persona[] {
  const titles = searchTitles(ledger).slice(0, mostTitles);
  const kinds = ledger.playbook.kinds.slice(0, mostKinds);
  if (kinds.length === 0) return [asPosted(ledger, titles)];
  return kinds.map(({ name, now, drawnBy, worry, answer, lookFor }, at) => ({
    name,
    titles: at === 0 ? titles : [],
    now,
    lookFor: lookFor.slice(0, mostSigns),
    opening: drawnBy,
    likelyWorry: worry,
    answer,
    ...known("estimate", "occupation", ...(at === 0 ? ["title"] : [])),
  }));
}

function asPosted(ledger: Ledger, titles: string[]): Persona {
  const musts = mustsOf(ledger).slice(0, mostMusts);
  return {
    name: clip(ledger.reading.title.clean, longest) || "As posted",
    titles,
    lookFor: musts.map(({ text }) => capital(clip(text, longest))),
    ...known("given", "title", ...idsOf(musts)),
  };
}
