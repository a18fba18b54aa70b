import { agreementRows } from "#server/test/database/agreement-rows.ts";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";
import { roomRows } from "#server/test/database/room-rows.ts";
import { shareRows } from "#server/test/database/share-rows.ts";

/** Links of both kinds, those who opened them, and what they agreed on, as rows. */
export function linkRows(filled: Awaited<ReturnType<typeof openFilledRows>>) {
  return { ...shareRows(filled), ...roomRows(filled), ...agreementRows(filled) };
}
