import { z } from "zod";
import { countFromZero, milliseconds, optionalText } from "#server/env/kinds.ts";

/** Where the processes answer, what they tell of themselves, and how they stop. */
export const serverSettings = {
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  HOST: z.string().default("0.0.0.0"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Health, readiness and metrics of a worker; unset: none. */
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).exactOptional(),
  /** The address people use; fixes origin checks, cookies and mailed links. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  /** Address or CIDR of the reverse proxy whose X-Forwarded-For is believed; none by default. */
  TRUSTED_PROXY: optionalText,
  METRICS_TOKEN: optionalText,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  REQUEST_TIMEOUT_MS: milliseconds(30_000),
  STOP_TIMEOUT_MS: milliseconds(25_000),
  /** Between "not ready" and closing the door, so that balancers send nobody here any more. */
  STOP_DRAIN_MS: countFromZero(1_000),
  /** Above this event-loop delay requests are answered 503; 0 turns it off. */
  PRESSURE_EVENT_LOOP_MS: countFromZero(500),
};

/** Where agents are answered; their tokens are good for this address and no other. */
export const mcpAddress = ({ origin }: { origin: string }): string => `${origin}/mcp`;
