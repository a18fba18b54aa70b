import type { Ledger } from "#ledger/ledger.ts";
import { searchTitles } from "#tools/attract-source-kit/search-titles.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { known } from "#tools/phrases.ts";

type Persona = AttractSourceKit["personaLibrary"][number];

const mostKinds = 2;
const mostSigns = 2;
const mostTitles = 4;

/** The kinds of people such work is filled from; the titles to search stand with the first of them. */
export function writePersonas(ledger: Ledger): Persona[] {
  const titles = searchTitles(ledger).slice(0, mostTitles);
  const kinds = ledger.playbook.kinds.slice(0, mostKinds);
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
