import { query } from "#web/api/query.ts";

export const accountQuery = query("getAccounts");

/** Sessions come and go on other devices: asked for afresh whenever the list is shown. */
export const sessionsQuery = { ...query("listSessions"), staleTime: 0 };
