import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { SignedIn } from "#server/http/handlers.ts";

const header = "idempotency-key";

/** The header as a call that takes one describes it; the others are let through as they are. */
export const KeyHeaders = z.looseObject({ [header]: z.string().min(1).max(255).optional() });

/** The caller with the request's name, if its sender gave it one: theirs alone, and for this very call and content. */
export function withName(caller: SignedIn | null, name: string, request: FastifyRequest) {
  const key = request.headers[header];
  if (caller === null || typeof key !== "string") return caller;
  const { params, body } = request;
  const named = { id: hashOf([caller.userId, key]), hash: hashOf([name, params, body ?? null]) };
  return { ...caller, named };
}

function hashOf(parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
