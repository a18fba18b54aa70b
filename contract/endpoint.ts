import { z } from "zod";
import type { Scope } from "#contract/programs/scopes.ts";
import { IdText } from "#contract/text.ts";

/**
 * Who may make a call: guards and the access matrix are both made from this word. Admins run an organization, operators
 * the installation; a guest has opened a shared link, a manager the link of a room, and neither has an account.
 */
export type Access = "anyone" | "guest" | "manager" | "signedIn" | "member" | "admin" | "operator";

/** What a call answers when it is not JSON. */
export type RawReply = "pdf" | "docx" | "file" | "json" | "jsonLines" | "events" | "redirect";

/**
 * How one HTTP call is addressed. Path parameters are named after what they identify (`organizationId`, `jobId`,
 * `outputId`): that is also how the organization behind a call is found.
 */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
};

/** One HTTP call: who may make it, what it takes and what it answers. */
export type Endpoint = Call & {
  access: Access;
  /** What a program needs, all of it, to make the call for a person; without this word the call is for people alone. */
  scopes?: readonly Scope[];
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  upload?: true;
  /** An `Idempotency-Key` header makes it harmless to send the call again (readings.md 8). */
  takesKey?: true;
  status?: 200 | 201 | 202;
  reply: z.ZodType | RawReply;
};

export type Endpoints = Record<string, Endpoint>;

export const ofOrganization = z.object({ organizationId: IdText });
export const ofJob = z.object({ jobId: IdText });

/** The answer of a call that has nothing else to say. */
export const Done = z.object({ ok: z.literal(true) });
