import { agentRows } from "#server/test/database/agent-rows.ts";
import { agreementRows } from "#server/test/database/agreement-rows.ts";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";
import { roomRows } from "#server/test/database/room-rows.ts";
import { shareRows } from "#server/test/database/share-rows.ts";
import { tokenRows } from "#server/test/database/token-rows.ts";
import { webhookRows } from "#server/test/database/webhook-rows.ts";

/** Links of both kinds, those who opened them, what they agreed on, who is told of it, and tokens and agents, as rows. */
export function linkRows(filled: Awaited<ReturnType<typeof openFilledRows>>, authSecret: string) {
  return {
    ...shareRows(filled),
    ...roomRows(filled),
    ...agreementRows(filled),
    ...tokenRows(filled),
    ...webhookRows(filled),
    ...agentRows(filled, authSecret),
  };
}
