import type { Playbook } from "#knowledge/playbook.ts";
import stored from "#knowledge/playbooks.json" with { type: "json" };

/** Every playbook, as `npm run knowledge` writes them from their files. */
export const shippedPlaybooks = stored as unknown as readonly Playbook[];
