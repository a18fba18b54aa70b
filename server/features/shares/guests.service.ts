import { Problem } from "#contract/problem.ts";
import type { ShareIntroduction, SharedReports } from "#contract/share.ts";
import { titleForFiles } from "#ledger/facts/hide-client.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import { writeEntry } from "#server/db/audit.ts";
import type { Guest } from "#server/db/guest.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { linkSessionHours } from "#server/http/link-sessions.ts";
import { readSharedReports } from "#server/features/shares/shared-reports.ts";
import { renderShared } from "#server/features/shares/shared-file.ts";
import { hashToken, newToken } from "#server/secrets/tokens.ts";
import { findLink, shareStore, type SharePlace } from "#server/features/shares/shares.store.ts";
import type { Attachment } from "#server/http/attachment.ts";

/** Whoever only holds a link sees no row at all, just what the lookup function answers. */
const nobody: Caller = { userId: "" };

export type GuestService = ReturnType<typeof guestService>;

/** Shared links, as those who receive them meet them. A link that ended and one that never was are answered alike. */
export function guestService({ env, tenant, rateLimiter, documents }: Deps) {
  async function find(token: string): Promise<SharePlace> {
    const place = await tenant.asPerson(nobody, (db) => findLink(db, hashToken(token)));
    if (!place) throw new Problem("linkEnded");
    return place;
  }

  function load(guest: Guest) {
    return tenant.asGuest(guest, async (db, { jobId, toolType, shareLinkId }) => {
      const sharedBy = (await shareStore(db).introduce(shareLinkId))?.sharedBy ?? null;
      const shared = await readSharedReports(db, { jobId, toolType, sharedBy });
      if (!shared) throw new Problem("linkEnded");
      return { shared, shareLinkId };
    });
  }

  return {
    /** Programs that look at every link do this too: it changes and counts nothing. */
    async introduce(token: string): Promise<ShareIntroduction> {
      const { organizationId, shareLinkId } = await find(token);
      const found = await tenant.asSystem(organizationId, (db) =>
        shareStore(db).introduce(shareLinkId),
      );
      if (!found) throw new Problem("linkEnded");
      const { toolType, sharedBy, organizationName } = found;
      return { toolType, sharedBy, organizationName, jobTitle: titleForFiles(found) };
    },

    /** A person pressed Open. Recorded without who it was or where from: nobody is told that. */
    async open(token: string, requestId: string): Promise<string> {
      const { organizationId, shareLinkId } = await find(token);
      const session = newToken();
      await tenant.asSystem(organizationId, async (db) => {
        const limit = perHour(env.SHARE_OPENS_PER_LINK_PER_HOUR);
        await takeFromLimit(db, `share:link:${shareLinkId}`, limit);
        const jobId = await shareStore(db).open(shareLinkId, hashToken(session), linkSessionHours);
        if (jobId === undefined) throw new Problem("linkEnded");
        await writeEntry(db, {
          organizationId,
          userId: null,
          action: "share.open",
          object: `job:${jobId}/share-${shareLinkId}`,
          outcome: "done",
          requestId,
        });
      });
      return session;
    },

    async read(guest: Guest): Promise<SharedReports> {
      return (await load(guest)).shared.answer;
    },

    async file(guest: Guest): Promise<Attachment> {
      const { shared, shareLinkId } = await load(guest);
      // Not from the organization's own: a stranger with a link would use it up.
      const limit = perHour(env.SHARE_FILES_PER_LINK_PER_HOUR);
      await rateLimiter.take(`share:file:${shareLinkId}`, limit);
      return renderShared(documents, `share:${shareLinkId}`, shared, "pdf");
    },
  };
}
