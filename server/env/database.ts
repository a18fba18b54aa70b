import { z } from "zod";
import { count, milliseconds, optionalText } from "#server/env/kinds.ts";

const address = z.url({ protocol: /^postgres(ql)?$/ });

export const databaseSettings = {
  DATABASE_URL: address,
  DATABASE_QUEUE_URL: address.exactOptional(),
  /** As the role that reads passwords and tokens; unset: `DATABASE_URL` under that role's name. */
  DATABASE_KEEPER_URL: address.exactOptional(),
  /** As the role that sees people, sums and what waits, and no work; unset: `DATABASE_URL` under that role's name. */
  DATABASE_OPERATOR_URL: address.exactOptional(),
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
};
