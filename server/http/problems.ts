import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { invalidRequest } from "#contract/calls/invalid-request.ts";
import { Problem } from "#contract/problem.ts";
import { stringsOf } from "#contract/walk.ts";
import { isDatabaseAway } from "#server/db/db-errors.ts";
import { makeNonce, type HeadersFor } from "#server/http/headers.ts";
import { traceIdOf } from "#server/http/request-id.ts";
import { describeFault, type Log } from "#server/log.ts";

/** The one place where anything thrown becomes an answer. */
export function answerProblems(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const problem = toProblem(fault);
    if (problem.status >= 500) {
      const level = problem.code === "internal" ? "error" : "warn";
      log[level](
        {
          requestId: request.id,
          traceId: traceIdOf(request.headers),
          code: problem.code,
          ...describeFault(fault),
        },
        "request failed",
      );
    }
    if (problem.retryAfterSeconds !== undefined) {
      void reply.header("retry-after", String(problem.retryAfterSeconds));
    }
    return send(reply, problem);
  });
}

/** Answers addresses that the router cannot read: no hook runs for them. */
export function answerUnreadable(headersFor: HeadersFor) {
  return (fault: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const isTooLong = fault.code === "FST_ERR_MAX_PARAM_LENGTH";
    void reply.headers(headersFor(makeNonce(), request.id));
    void send(reply, new Problem(isTooLong ? "notFound" : "invalidRequest"));
  };
}

function send(reply: FastifyReply, { status, body }: Problem): FastifyReply {
  return reply.code(status).type("application/json").send(JSON.stringify(body));
}

function toProblem(fault: FastifyError): Problem {
  if (fault instanceof Problem) return fault;
  if (hasZodFastifySchemaValidationErrors(fault)) {
    return invalidRequest(
      fault.validation.map(({ instancePath, message, params }) => ({
        path: instancePath.split("/").filter((part) => part !== ""),
        message: message ?? "Invalid",
        keys: stringsOf(params["keys"]),
      })),
    );
  }
  if (isDatabaseAway(fault)) return new Problem("unavailable", undefined, 2);
  if (fault.statusCode === 413) return new Problem("tooLarge");
  if (fault.statusCode === 415) return new Problem("unsupportedMediaType");
  if (fault.statusCode === 503) return new Problem("unavailable", undefined, 2);
  if (fault.statusCode !== undefined && fault.statusCode >= 400 && fault.statusCode < 500) {
    return new Problem("invalidRequest");
  }
  return new Problem("internal");
}
