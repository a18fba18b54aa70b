import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Env } from "#server/env.ts";

/** Where the providers keep people's pictures; a page may load them only once the provider is set up (readings.md 16). */
const pictureHosts = {
  GOOGLE_CLIENT_ID: "https://lh3.googleusercontent.com",
  GITHUB_CLIENT_ID: "https://avatars.githubusercontent.com",
} as const satisfies Partial<Record<keyof Env, string>>;

/** The security headers of one answer. Whatever may be kept says so itself, where it is served. */
export type HeadersFor = (nonce: string, requestId: string) => Record<string, string>;

export function securityHeaders(env: Env): HeadersFor {
  const pictureSources = picturesOf(env);
  return (nonce, requestId) => ({
    "content-security-policy": contentPolicy(nonce, pictureSources),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-request-id": requestId,
    "cache-control": "no-store",
    ...(env.isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  });
}

/** Puts them on every answer, errors and streams included. */
export function setHeaders(app: FastifyInstance, headersFor: HeadersFor): void {
  app.decorateRequest("nonce", "");
  app.addHook("onRequest", async (request, reply) => {
    request.nonce = makeNonce();
    reply.headers(headersFor(request.nonce, request.id));
  });
}

export function makeNonce(): string {
  return randomBytes(16).toString("base64");
}

function picturesOf(env: Env): string {
  const settings = Object.keys(pictureHosts) as (keyof typeof pictureHosts)[];
  const hosts = settings.filter((name) => env[name]).map((name) => pictureHosts[name]);
  return ["'self'", "data:", ...hosts].join(" ");
}

function contentPolicy(nonce: string, pictureSources: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${pictureSources}`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
