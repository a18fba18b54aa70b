import type { FastifyInstance } from "fastify";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/log.ts";

const sentence =
  "Requests carry X-Forwarded-For and TRUSTED_PROXY is not set: everybody behind the proxy shares its address and its limits of sign-in";

/** Says so once: a header that strangers can send does not fill the log. */
export function warnOfUnknownProxy(app: FastifyInstance, env: Env, log: Log): void {
  if (env.TRUSTED_PROXY !== undefined) return;
  let isTold = false;
  app.addHook("onRequest", async (request) => {
    if (isTold || request.headers["x-forwarded-for"] === undefined) return;
    isTold = true;
    log.warn({}, sentence);
  });
}
