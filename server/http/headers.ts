import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Env } from "#server/env.ts";

/** Where the providers keep people's pictures; a page may load them only once the provider is set up (readings.md 16). */
const pictureHosts = {
  GOOGLE_CLIENT_ID: "https://lh3.googleusercontent.com",
  GITHUB_CLIENT_ID: "https://avatars.githubusercontent.com",
} as const satisfies Partial<Record<keyof Env, string>>;

/** Puts the security headers on every answer, errors and streams included. */
export function setHeaders(app: FastifyInstance, env: Env): void {
  app.decorateRequest("nonce", "");
  const pictureSources = picturesOf(env);
  app.addHook("onRequest", async (request, reply) => {
    request.nonce = randomBytes(16).toString("base64");
    reply.headers({
      "content-security-policy": contentPolicy(request.nonce, pictureSources),
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
