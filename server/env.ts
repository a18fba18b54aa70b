import { z } from "zod";
import type { SignUpRule } from "#contract/sign-up.ts";
import type { VerificationMode } from "#contract/user.ts";
import { fillDatabaseUrls } from "#server/db/database-parts.ts";
import { urlAs } from "#server/db/provision.ts";
import { deriveClocks, findClashes } from "#server/env/clocks.ts";
import { connectionSettings, findKeysWithoutCurrent } from "#server/env/connections.ts";
import { databaseSettings } from "#server/env/database.ts";
import { documentSettings } from "#server/env/documents.ts";
import { keepingSettings } from "#server/env/keeping.ts";
import { limitSettings } from "#server/env/limits.ts";
import { mailSettings } from "#server/env/mail.ts";
import { modelLists, modelSettings } from "#server/env/models.ts";
import { queueSettings } from "#server/env/queue.ts";
import { serverSettings } from "#server/env/server.ts";
import { findHalves, findNoWayIn, signInSettings } from "#server/env/sign-in.ts";
import { signOffSettings } from "#server/env/sign-offs.ts";
import { spendingSettings } from "#server/env/spending.ts";
import { streamSettings } from "#server/env/streams.ts";
import { findMissingModelSettings } from "#server/model/model-name.ts";
import { readSettings } from "#server/read-settings.ts";

/** In the order in which `.env.example`, `docker-compose.yml` and `docs/operations.md` have them. */
export const settingGroups = {
  Server: serverSettings,
  "Sign-in": signInSettings,
  Mail: mailSettings,
  Database: databaseSettings,
  Queue: queueSettings,
  Models: modelSettings,
  Spending: spendingSettings,
  "Organizations' own models": connectionSettings,
  "Sign-offs": signOffSettings,
  "Live streams": streamSettings,
  "Files and descriptions": documentSettings,
  Limits: limitSettings,
  Keeping: keepingSettings,
};

/** Flat, since an operator's variables are: `env.SMTP_URL` in code is SMTP_URL in the file. */
const Env = z.object({
  ...serverSettings,
  ...signInSettings,
  ...mailSettings,
  ...databaseSettings,
  ...queueSettings,
  ...modelSettings,
  ...spendingSettings,
  ...connectionSettings,
  ...signOffSettings,
  ...streamSettings,
  ...documentSettings,
  ...limitSettings,
  ...keepingSettings,
});

export const settingNames: ReadonlySet<string> = new Set(Object.keys(Env.shape));

type Derived = ReturnType<typeof deriveClocks> & { MODEL_CALLS_PER_REPORT: number };

/** Every setting of the server, read once. */
export type Env = Omit<z.infer<typeof Env>, keyof Derived> &
  Derived & {
    EMAIL_VERIFICATION: VerificationMode;
    DATABASE_KEEPER_URL: string;
    DATABASE_OPERATOR_URL: string;
    origin: string;
    isHttps: boolean;
  };

/** Reads and checks the settings; all faults are named together. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const filled = fillDatabaseUrls(given);
  const lists = Object.keys(modelLists).map((key) => filled[key]);
  const settings = readSettings(Env, filled, (read) => [
    ...findMissingModelSettings(lists, filled),
    ...findHalves(filled),
    ...findNoWayIn(filled),
    ...findKeysWithoutCurrent(filled),
    ...(read ? findClashes(read) : []),
  ]);
  const { PUBLIC_URL, SMTP_URL, EMAIL_VERIFICATION, DATABASE_URL } = settings;
  const { DATABASE_KEEPER_URL, DATABASE_OPERATOR_URL } = settings;
  const address = new URL(PUBLIC_URL);
  return {
    ...settings,
    ...deriveClocks(settings),
    MODEL_CALLS_PER_REPORT: settings.MODEL_CALLS_PER_REPORT ?? usualCalls[settings.MODEL_SMALL],
    DATABASE_KEEPER_URL: DATABASE_KEEPER_URL ?? urlAs("keeper", DATABASE_URL),
    DATABASE_OPERATOR_URL: DATABASE_OPERATOR_URL ?? urlAs("operator", DATABASE_URL),
    EMAIL_VERIFICATION: EMAIL_VERIFICATION ?? (SMTP_URL ? "required" : "off"),
    origin: address.origin,
    isHttps: address.protocol === "https:",
  };
}

/** A report, its repair and one more; or a section and its repair, for at most eleven and one spare. */
const usualCalls = { off: 3, on: 24 };

export function signUpRule({ SIGN_UP, SIGN_UP_DOMAINS }: Env): SignUpRule {
  return { mode: SIGN_UP, domains: SIGN_UP_DOMAINS };
}
