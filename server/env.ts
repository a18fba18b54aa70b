import { z } from "zod";
import { SignUpMode, type SignUpRule } from "#contract/sign-up.ts";
import { VerificationMode } from "#contract/user.ts";
import { AuthSecret } from "#server/auth-secret.ts";
import { fillDatabaseUrls } from "#server/db/database-parts.ts";
import { urlAs } from "#server/db/provision.ts";
import { connectionSettings, findKeysWithoutCurrent } from "#server/env-connections.ts";
import { deriveClocks, findClashes, ModelSpeed } from "#server/env-clocks.ts";
import { count, derivedCount, limitSettings, listOf, milliseconds } from "#server/env-limits.ts";
import { modelLists, modelSettings } from "#server/env-models.ts";
import { operatorSettings } from "#server/env-operators.ts";
import { readSettings } from "#server/read-settings.ts";
import { findMissingModelSettings } from "#server/model/model-name.ts";

const seconds = (fallback: number) => z.coerce.number().min(0.5).default(fallback);
const dollars = (fallback: number) => z.coerce.number().min(0).default(fallback);
const optionalText = z.string().min(1).optional();

const domainName = z
  .string()
  .regex(
    /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/u,
    "needs domains such as staffing.example, between commas",
  );
const Env = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  HOST: z.string().default("0.0.0.0"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Health, readiness and metrics of a worker; unset: none. */
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** The address people use; fixes origin checks, cookies and mailed links. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  /** Address or CIDR of the reverse proxy whose X-Forwarded-For is believed; none by default. */
  TRUSTED_PROXY: optionalText,
  AUTH_SECRET: AuthSecret,
  ...connectionSettings,
  METRICS_TOKEN: optionalText,
  /** `off`: accounts work at once (the beta); `required`: an address must be verified before signing in. Unset: as mail can be sent. */
  EMAIL_VERIFICATION: VerificationMode.optional(),
  /** Who may create an account: `open` everybody, `invited` who has an open invitation, `closed` nobody. */
  SIGN_UP: SignUpMode.default("open"),
  /** Addresses of these may sign up, where it is `open` only they; between commas. */
  SIGN_UP_DOMAINS: listOf(domainName).default([]),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GITHUB_CLIENT_ID: optionalText,
  GITHUB_CLIENT_SECRET: optionalText,
  /** `smtp://user:password@host:587`; without it letters wait and invitation links are shown to be copied. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default("no-reply@localhost.localdomain"),
  MAIL_TIMEOUT_MS: milliseconds(20_000),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_QUEUE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** As the role that reads passwords and tokens; unset: `DATABASE_URL` under that role's name. */
  DATABASE_KEEPER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ...operatorSettings,
  /** In place of the two addresses: `host` or `host:port`, the database, and the passwords of both roles as they are. */
  DATABASE_HOST: optionalText,
  DATABASE_NAME: optionalText,
  APP_PASSWORD: optionalText,
  QUEUE_PASSWORD: optionalText,
  DATABASE_POOL_MAX: count(10),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds(2_000),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(5_000),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds(2_000),
  DATABASE_IDLE_IN_TRANSACTION_MS: milliseconds(10_000),

  QUEUE_CONCURRENCY: derivedCount,
  QUEUE_ORGANIZATION_CONCURRENCY: count(6),
  QUEUE_POLL_SECONDS: seconds(0.5),
  QUEUE_HEARTBEAT_SECONDS: z.coerce.number().int().min(10).default(10),
  QUEUE_SUPERVISE_SECONDS: z.coerce.number().int().min(1).default(1),
  QUEUE_EXPIRE_SECONDS: derivedCount,
  QUEUE_RETRY_DELAY_SECONDS: count(1),
  REAPER_EVERY_MS: milliseconds(15_000),
  REAPER_QUIET_SECONDS: count(10),

  ...modelSettings,
  /** How long models may take; unset: `slow` for Ollama, `hosted` for all others. */
  MODEL_SPEED: ModelSpeed.optional(),

  /** Most that calls to models may cost, in US dollars: an organization in a day, a person in an hour, all in a day (UTC). */
  SPEND_ORGANIZATION_DAY_USD: dollars(10),
  SPEND_USER_HOUR_USD: dollars(5),
  SPEND_DAY_USD: dollars(200),
  /** `on` refuses every further call to a model; the built-in writer goes on. */
  SPEND_STOP: z.enum(["off", "on"]).default("off"),
  /** What a model outside our price list is taken to cost, input and output alike; 0 for one on your own machines. */
  SPEND_UNLISTED_USD_PER_MILLION_TOKENS: dollars(10),
  /** After this long an unsettled call counts at what was reserved for it: its worker is gone. */
  SPEND_LOST_AFTER_SECONDS: derivedCount,

  STREAM_HEARTBEAT_MS: milliseconds(15_000),
  STREAM_LIFE_MS: milliseconds(30 * 60_000),
  STREAM_BUFFER_BYTES: count(64 * 1024),
  STREAMS_PER_USER: count(5),
  /** How often it is asked whether those who watch still may; announced losses close a stream at once. */
  STREAM_RECHECK_MS: milliseconds(20_000),

  REQUEST_TIMEOUT_MS: milliseconds(30_000),
  STOP_TIMEOUT_MS: milliseconds(25_000),
  /** Between "not ready" and closing the door, so that balancers send nobody here any more. */
  STOP_DRAIN_MS: z.coerce.number().int().min(0).default(1_000),
  /** Above this event-loop delay requests are answered 503; 0 turns it off. */
  PRESSURE_EVENT_LOOP_MS: z.coerce.number().int().min(0).default(500),
  ...limitSettings,

  /** Sessions, mailed tokens and invitations, after they have expired. */
  KEEP_EXPIRED_DAYS: count(7),
  /** Shared links, after they ended. */
  KEEP_SHARES_DAYS: count(120),
  /** Mail that was sent, given up, or waits for a mail server. */
  KEEP_LETTERS_DAYS: count(7),
  /** The record of changes and refusals; a month of it always stays. */
  KEEP_ACTIVITY_DAYS: z.coerce.number().int().min(30).default(400),
  /** What each call to a model cost. */
  KEEP_MODEL_CALLS_DAYS: count(400),
  SWEEP_EVERY_MS: milliseconds(60 * 60_000),

  /** Programs for documents that stay ready; more are started when needed and end after idling. */
  DOCUMENT_PROGRAMS_KEPT: z.coerce.number().int().min(0).default(1),
  DOCUMENT_PROGRAM_IDLE_MS: milliseconds(10 * 60_000),
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
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const filled = fillDatabaseUrls(given);
  const lists = Object.keys(modelLists).map((key) => filled[key]);
  const settings = readSettings(Env, filled, (read) => [
    ...findMissingModelSettings(lists, filled),
    ...findHalves(filled),
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

/** Settings that are nothing without each other. */
const pairs = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
] as const;

function findHalves(filled: Record<string, string | undefined>): string[] {
  return pairs.flatMap(([one, other]) => {
    if (filled[one] && !filled[other]) return [`${one} needs ${other}`];
    return filled[other] && !filled[one] ? [`${other} needs ${one}`] : [];
  });
}

export function signUpRule({ SIGN_UP, SIGN_UP_DOMAINS }: Env): SignUpRule {
  return { mode: SIGN_UP, domains: SIGN_UP_DOMAINS };
}
