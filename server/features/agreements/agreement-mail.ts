import { createHash } from "node:crypto";
import type { SignOffRecord } from "#contract/room/agreement.ts";
import { longDay } from "#english/days.ts";
import { Problem } from "#contract/problem.ts";
import { takeFromLimit } from "#server/db/rate-limit.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Email } from "#server/email/email.ts";
import { nameInEmail } from "#server/email/name-in-email.ts";
import type { Env } from "#server/env.ts";
import type { OutboxService } from "#server/features/outbox/outbox.service.ts";

/** Writes an e-mail in the caller's transaction, unless there is nobody to write to or the address has had enough. */
export type TellByMail = (db: TenantDatabase, email: Email | null) => Promise<void>;

const daySeconds = 24 * 60 * 60;
const longestLine = 300;

type Limits = Pick<Env, "AGREEMENT_MAILS_PER_ADDRESS_PER_DAY">;

export function openTelling(limits: Limits, outbox: Pick<OutboxService, "write">): TellByMail {
  const isWithinLimit = openAddressLimit(limits);
  return async (db, email) => {
    if (email !== null && (await isWithinLimit(db, email.to))) await outbox.write(db, email);
  };
}

/** Counts one more e-mail to an address; false where it has had enough. */
export function openAddressLimit({ AGREEMENT_MAILS_PER_ADDRESS_PER_DAY: max }: Limits) {
  return async (db: TenantDatabase, to: string): Promise<boolean> => {
    const address = createHash("sha256").update(to).digest("base64url");
    try {
      await takeFromLimit(db, `agreement-mail:${address}`, { max, windowSeconds: daySeconds });
      return true;
    } catch (fault) {
      if (fault instanceof Problem && fault.code === "tooManyRequests") return false;
      throw fault;
    }
  };
}

/** Answers in somebody's own words stay where they were written. */
export function signOffCopy(to: string | null, record: SignOffRecord): Email | null {
  if (to === null) return null;
  const isOwnWords = (key: string) => key.startsWith("question: ");
  const decided = record.lines.filter(({ key }) => !isOwnWords(key));
  return {
    kind: "signOffCopy",
    to,
    name: nameInEmail(record.name),
    jobTitle: nameInEmail(record.job.title),
    organizationName: nameInEmail(record.organization),
    date: longDay(record.at),
    lines: decided.map(({ label, value, byName }) =>
      inEmail(`${label}: ${value}${byName === null ? ", as posted" : ""}`),
    ),
  };
}

type Change = { label: string; before: string; after: string };

export function newsOfChanges(
  to: string,
  about: { jobTitle: string; organizationName: string; askedBy: string | null; hasLink: boolean },
  changes: readonly Change[],
): Email {
  return {
    kind: "signedFactChanged",
    to,
    jobTitle: nameInEmail(about.jobTitle),
    organizationName: nameInEmail(about.organizationName),
    askerName: nameInEmail(about.askedBy ?? about.organizationName),
    hasLink: about.hasLink,
    changes: changes.map(({ label, before, after }) =>
      inEmail(`${label}: it was “${before}” and is now “${after}”.`),
    ),
  };
}

function inEmail(words: string): string {
  return nameInEmail(words, longestLine);
}
