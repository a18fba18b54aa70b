import { isAPIError } from "better-auth/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { companyProviderId } from "#contract/sign-in/ways.ts";
import { Problem } from "#contract/problem.ts";
import { signUpMail } from "#server/features/accounts/account-emails.ts";
import { openAuthDoor } from "#server/features/accounts/auth-paths.ts";
import type { Auth } from "#server/features/accounts/auth.ts";
import { refuseWhenCrowded } from "#server/features/accounts/password.ts";
import { bindToAgents } from "#server/features/accounts/oauth/agent-sign-in.ts";
import type { Env } from "#server/env.ts";
import { companySignInOf } from "#server/env/company-sign-in.ts";
import { isOperator } from "#server/env/sign-in.ts";
import type { FindSession } from "#server/http/guards.ts";
import { headersOf, sendAnswer } from "#server/http/web-headers.ts";

/** The session behind a request's cookie, read from the database each time so that ending one works at once. */
export function sessionFinder(auth: Auth, env: Env): FindSession {
  return async (request) => {
    const found = await auth.api
      .getSession({ headers: headersOf(request) })
      .catch((fault: unknown) => {
        throw isUnread(fault) ? new Problem("unavailable", undefined, 2) : fault;
      });
    if (!found) return null;
    return {
      userId: found.user.id,
      email: found.user.email,
      isOperator: isOperator(env, found.user),
      sessionId: found.session.id,
      ipAddress: request.ip,
      requestId: request.id,
    };
  };
}

/** better-auth does not say why a session could not be read; all it reads is the database. */
function isUnread(fault: unknown): boolean {
  return isAPIError(fault) && fault.statusCode === 500;
}

/** Hands the open calls under `/api/auth/` to better-auth as web-standard requests. */
export function serveAuth(app: FastifyInstance, auth: Auth, env: Env): void {
  const { origin } = env;
  const company = companySignInOf(env) ? [companyProviderId] : [];
  const enter = openAuthDoor(origin, [...Object.keys(auth.options.socialProviders), ...company]);
  app.route({
    method: ["GET", "POST"],
    url: "/api/auth/*",
    config: { access: "anyone" },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { url, isHashing, isSignUp, isAuthorize } = enter(request.method, request.url);
      if (isAuthorize) bindToAgents(url, env);
      if (isHashing) refuseWhenCrowded();
      const mail = { hasFailed: false };
      const answer = await signUpMail.run(mail, () =>
        auth.handler(
          new Request(url, {
            method: request.method,
            headers: headersOf(request),
            ...(request.method === "POST"
              ? { body: JSON.stringify(bodyOf(request, isSignUp)) }
              : {}),
          }),
        ),
      );
      if (mail.hasFailed) throw new Problem("verificationMailFailed");
      // Where an agent is answered was checked against what it registered.
      if (!isAuthorize && leadsAway(answer, origin)) throw new Problem("foreignOrigin");
      return sendAnswer(reply, answer, { withCookies: true });
    },
  });
}

/** Pictures come from providers alone; one brought along would even be answered for an address that has an account. */
function bodyOf({ body }: FastifyRequest, isSignUp: boolean): object {
  const sent = body ?? {};
  if (!isSignUp) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => name !== "image"));
}

/** better-auth turns some paths of ours, such as `/..//evil.example`, into another host's address. */
function leadsAway({ status, headers }: Response, origin: string): boolean {
  const location = headers.get("location");
  if (location === null || status < 300 || status >= 400) return false;
  return URL.parse(location, origin)?.origin !== origin;
}
