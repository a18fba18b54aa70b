import type { SignedLink, SignOffFile } from "#contract/room/agreement.ts";
import { Problem } from "#contract/problem.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { driftStore } from "#server/features/agreements/drifts.store.ts";
import {
  presentDriftToGuest,
  presentToGuest,
} from "#server/features/agreements/present-agreement.ts";
import { insideBySignOff, insideOf } from "#server/features/agreements/signed-inside.ts";
import { signOffStore } from "#server/features/agreements/sign-offs.store.ts";
import type { JobNow } from "#server/features/outputs/job-now.service.ts";
import type { JsonFile } from "#server/http/json-file.ts";
import type { SignOffSigner } from "#server/secrets/sign-off-key.ts";

/** What was signed in a room and what changed since; a manager's own transaction sees no more of it than this. */
export function roomAgreement(signer: SignOffSigner) {
  return async (
    db: TenantDatabase,
    { roomId }: { roomId: number },
    now: Pick<JobNow, "isInside">,
  ) => {
    const row = await signOffStore(db).findOfRoom(roomId);
    const drifts = await driftStore(db).listOfRoom(roomId);
    const found = insideBySignOff(row ? [row] : [], now);
    return {
      signOff: row ? presentToGuest(row, insideOf(found, row.id)) : null,
      drifts: drifts.map((one) => presentDriftToGuest(one, insideOf(found, one.signOffId))),
      whyUnsigned: whyUnsigned(signer),
    };
  };
}

export function whyUnsigned({ sign }: SignOffSigner): string | null {
  return sign
    ? null
    : "Nobody can sign off on this server yet: its operator must set SIGN_OFF_KEY.";
}

/** A file that proves itself. */
export function fileOf(jobId: number, links: SignedLink[]): JsonFile {
  if (!links.some((link) => "record" in link)) throw new Problem("notFound");
  const parts = { format: "roleprint-sign-offs-1", links } satisfies SignOffFile;
  return { name: `roleprint-sign-offs-${jobId}.json`, parts };
}
