import type { Law } from "#knowledge/law.ts";
import storedLaw from "#knowledge/law.json" with { type: "json" };
import type { Playbook } from "#knowledge/playbook.ts";
import stored from "#knowledge/playbooks.json" with { type: "json" };

/** Every playbook, as `npm run knowledge` writes them from their files. */
export const shippedPlaybooks = stored as unknown as readonly Playbook[];

/** The law, written by the same command. */
export const shippedLaw = storedLaw as unknown as Law;
