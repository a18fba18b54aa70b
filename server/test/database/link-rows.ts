import type { openFilledRows } from "#server/test/database/filled-rows.ts";
import { roomRows } from "#server/test/database/room-rows.ts";
import { shareRows } from "#server/test/database/share-rows.ts";

/** Links of both kinds, and those who opened them, as rows. */
export function linkRows(filled: Awaited<ReturnType<typeof openFilledRows>>) {
  return { ...shareRows(filled), ...roomRows(filled) };
}
