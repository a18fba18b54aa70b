import type { Ledger } from "#ledger/ledger.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { known } from "#tools/writing/phrases.ts";

const most = 4;

/** Where people of this trade are found, and what works there. */
export function writeChannels({ playbook }: Ledger): AttractSourceKit["sourcingChannels"] {
  return playbook.boards.slice(0, most).map(({ name, play, effort, why }) => ({
    channel: name,
    play,
    effort,
    why,
    ...known("estimate", "occupation"),
  }));
}
