import { openRateLimiter, type RateLimiter } from "#server/db/rate-limit.ts";
import { watchConnection } from "#server/db/connection-watch.ts";
import { openDatabase, openPool, type Database } from "#server/db/connect.ts";
import { openOperatorDoor, type OperatorDoor } from "#server/db/operator.ts";
import { openTenant, type Tenant } from "#server/db/tenant.ts";
import { openDocuments, type Documents } from "#server/documents/documents.ts";
import { openEgress, type Egress } from "#server/egress/egress.ts";
import { secretsOf } from "#server/env/connections.ts";
import type { Env } from "#server/env.ts";
import { openLog, type Log } from "#server/log.ts";
import { openMetrics, type Metrics } from "#server/metrics.ts";
import { openMailer, type Mailer } from "#server/email/mailer.ts";
import { openModels, type Models } from "#server/model/models.ts";
import { openTaskSender, type TaskSender } from "#server/queue/queue.ts";
import type { Secrets } from "#server/secrets/secrets.ts";
import { openSigner, type SignOffSigner } from "#server/secrets/sign-off-key.ts";

/** What every part of the server is built from. */
export type Deps = {
  env: Env;
  log: Log;
  database: Database;
  /** Password hashes, session tokens and e-mails that wait are read through this alone: better-auth, and whoever sends mail. */
  keeper: Database;
  /** What concerns the whole installation is read and changed through this alone. */
  operator: OperatorDoor;
  tenant: Tenant;
  queue: TaskSender;
  rateLimiter: RateLimiter;
  mailer: Mailer;
  /** Undefined without `SECRETS_KEY`: then no organization can entrust a key to us. */
  secrets: Secrets | undefined;
  /** Signs what was agreed, where there is a key. */
  signer: SignOffSigner;
  /** Whatever goes to an address that a customer named goes through this. */
  /** How models of organizations are asked, and how their webhooks are called. */
  egress: Egress;
  webhookEgress: Egress;
  models: Models;
  metrics: Metrics;
  documents: Documents;
  close: () => Promise<void>;
};

export async function openDeps(env: Env, log: Log = openLog(env, "script")): Promise<Deps> {
  const connection = watchConnection(log, "database");
  const bounds = {
    connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: env.DATABASE_LOCK_TIMEOUT_MS,
    idleInTransactionMs: env.DATABASE_IDLE_IN_TRANSACTION_MS,
    onError: connection.lost,
    onConnect: connection.back,
  };
  const pool = openPool({ ...bounds, url: env.DATABASE_URL, max: env.DATABASE_POOL_MAX });
  const database = openDatabase(pool);
  // Short questions, one or two a request.
  const keepersMax = Math.ceil(env.DATABASE_POOL_MAX / 2);
  const keepersPool = openPool({ ...bounds, url: env.DATABASE_KEEPER_URL, max: keepersMax });
  // One person now and then, and most installations have nobody.
  const operatorsPool = openPool({ ...bounds, url: env.DATABASE_OPERATOR_URL, max: 2 });
  const sumOf = (count: "totalCount" | "idleCount" | "waitingCount") =>
    pool[count] + keepersPool[count] + operatorsPool[count];
  const metrics = openMetrics();
  metrics.onRead(
    "db_pool_connections",
    "Connections of this process, and who waits for one",
    ["state"],
    () => [
      { labels: { state: "used" }, value: sumOf("totalCount") - sumOf("idleCount") },
      { labels: { state: "idle" }, value: sumOf("idleCount") },
      { labels: { state: "waiting" }, value: sumOf("waitingCount") },
    ],
  );
  const models = openModels(env, {
    onCall: (provider, outcome) => metrics.modelCalls.inc({ provider, outcome }),
    onBreaker: (provider, isOpen) =>
      log.warn({ provider }, isOpen ? "provider left alone" : "provider answers again"),
  });
  metrics.onRead("breaker_open", "1 while a provider is left alone", ["provider"], () =>
    models.breakers().map(({ provider, isOpen }) => ({
      labels: { provider },
      value: isOpen ? 1 : 0,
    })),
  );
  const mailer = openMailer(env);
  const documents = openDocuments(env);
  const queue = await openTaskSender(env, log);
  return {
    env,
    log,
    database,
    keeper: openDatabase(keepersPool),
    operator: openOperatorDoor(openDatabase(operatorsPool)),
    tenant: openTenant(database),
    queue,
    rateLimiter: openRateLimiter(database),
    mailer,
    secrets: secretsOf(env),
    signer: openSigner(env),
    egress: openEgress({ allow: env.EGRESS_ALLOW }),
    webhookEgress: openEgress({ allow: env.WEBHOOK_ALLOW }),
    models,
    metrics,
    documents,
    async close() {
      mailer.close();
      await documents.close();
      await queue.stop();
      await pool.end();
      await keepersPool.end();
      await operatorsPool.end();
    },
  };
}
