import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Env } from "#server/env.ts";

/** Puts the security headers on every answer, errors and streams included. */
export function setHeaders(app: FastifyInstance, env: Env): void {
  app.decorateRequest("nonce", "");
  app.addHook("onRequest", async (request, reply) => {
    request.nonce = randomBytes(16).toString("base64");
    reply.headers({
      "content-security-policy": contentPolicy(request.nonce),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": request.id,
      ...(env.isHttps
        ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
        : {}),
      ...(request.url.startsWith("/api/") ? { "cache-control": "no-store" } : {}),
    });
  });
}

function contentPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
