import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Caller } from "#server/db/tenant.ts";
import { digestOfAll } from "#server/digest.ts";

const header = "idempotency-key";

/** The header as a call that takes one describes it; the others are let through as they are. */
export const KeyHeaders = z.looseObject({ [header]: z.string().min(1).max(255).optional() });

/** The caller with the key of the request, if its sender gave one: theirs alone, a program's its own, and for this very call and content. */
export function withIdempotencyKey(caller: Caller | null, name: string, request: FastifyRequest) {
  const key = request.headers[header];
  if (caller === null || typeof key !== "string") return caller;
  const { params, body } = request;
  const { userId, program } = caller;
  const idempotencyKey = {
    id: digestOfAll(program ? [userId, program.kind, program.id, key] : [userId, key]),
    hash: digestOfAll([name, params, body ?? null]),
  };
  return { ...caller, idempotencyKey };
}
