import type { SignOffRecord } from "#contract/room/agreement.ts";
import { longDay } from "#english/days.ts";
import { Problem } from "#contract/problem.ts";
import { perDay, takeFromLimit } from "#server/db/rate-limit.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { digestOf } from "#server/digest.ts";
import type { Email } from "#server/email/email.ts";
import { nameInEmail } from "#server/email/name-in-email.ts";
import type { Env } from "#server/env.ts";
import type { OutboxService } from "#server/features/outbox/outbox.service.ts";

/** Writes an e-mail in the caller's transaction, unless there is nobody to write to or the address has had enough. */
export type TellByMail = (db: TenantDatabase, email: Email | null) => Promise<void>;

const longestLine = 300;

type Limits = Pick<Env, "AGREEMENT_MAILS_PER_ADDRESS_PER_DAY">;

export function openTelling(
  { AGREEMENT_MAILS_PER_ADDRESS_PER_DAY: max }: Limits,
  outbox: Pick<OutboxService, "write">,
): TellByMail {
  return async (db, email) => {
    if (email === null) return;
    try {
      await takeTurn(db, "agreement-mail", email.to, max);
    } catch (fault) {
      if (isEnough(fault)) return;
      throw fault;
    }
    await outbox.write(db, email);
  };
}

/** Counts the one e-mail about changes that an address gets in a day, from all organizations together. */
export function openNewsLimit({ AGREEMENT_MAILS_PER_ADDRESS_PER_DAY: max }: Limits) {
  return async (db: TenantDatabase, to: string): Promise<void> => {
    await takeTurn(db, "drift-mail", to, 1);
    await takeTurn(db, "agreement-mail", to, max);
  };
}

export function isEnough(fault: unknown): boolean {
  return fault instanceof Problem && fault.code === "tooManyRequests";
}

async function takeTurn(db: TenantDatabase, name: string, to: string, max: number): Promise<void> {
  const address = digestOf(to);
  await takeFromLimit(db, `${name}:${address}`, perDay(max));
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

/** Of a line that stays inside by now its words are told nobody outside, whoever else reads the e-mail. */
type Change = { label: string; before: string; after: string; isInside: boolean };
/** `hasLink`: whether the link that they have still opens the room. */
type ChangedJob = {
  jobTitle: string;
  changes: readonly Change[];
  askedBy: string | null;
  hasLink: boolean;
};

export function newsOfChanges(
  to: string,
  organizationName: string,
  jobs: readonly ChangedJob[],
): Email {
  return {
    kind: "signedFactChanged",
    to,
    organizationName: nameInEmail(organizationName),
    jobs: jobs.map(({ jobTitle, changes, askedBy, hasLink }) => ({
      jobTitle: nameInEmail(jobTitle),
      askerName: nameInEmail(askedBy ?? organizationName),
      hasLink,
      changes: changes.map(({ label, before, after, isInside }) =>
        isInside
          ? "A line that you signed stays within the team now, so it is not named here. Your copy of what you signed still has it."
          : inEmail(`${label}: it was “${before}” and is now “${after}”.`),
      ),
    })),
  };
}

function inEmail(words: string): string {
  return nameInEmail(words, longestLine);
}
