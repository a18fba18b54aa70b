import { z } from "zod";
import type { Endpoint, RawReply } from "#contract/endpoint.ts";
import { ProblemBody, problemsWith } from "#contract/problem.ts";
import { namedShapes } from "#contract/programs/named-shapes.ts";

const { Id: _id, IdText: _idText, Timestamp: _timestamp, ...components } = namedShapes;

/** The shapes that the OpenAPI document keeps under a name. */
export const shapeRegistry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(components)) shapeRegistry.add(schema, { id });

/** How somebody is known; a call says which of them it takes. */
export const securitySchemes = {
  token: {
    type: "http",
    scheme: "bearer",
    description: "A program's token, made under Organization, API tokens: `Bearer rp_…`",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "roleprint.session",
    description: "A person's session; over HTTPS the name begins with `__Host-`",
  },
  guest: { type: "apiKey", in: "cookie", name: "roleprint.guest" },
  manager: { type: "apiKey", in: "cookie", name: "roleprint.manager" },
} as const;

/** Who may make a call; beside a token stand the scopes it needs. */
export function securityOf({ access, scopes }: Endpoint): Record<string, string[]>[] {
  if (access === "anyone") return [];
  if (access === "guest" || access === "manager") return [{ [access]: [] }];
  return [...(scopes ? [{ token: [...scopes] }] : []), { session: [] }];
}

const mediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  file: "*/*",
  json: "application/json",
  jsonLines: "application/jsonl",
  events: "text/event-stream",
} as const satisfies Record<Exclude<RawReply, "redirect">, string>;

type Answer = z.ZodType | { description: string; content?: Record<string, { schema: z.ZodType }> };

/** What a call answers: what was asked for, and every status with the problems it may mean. */
export function answersOf(endpoint: Endpoint): Record<number, Answer> {
  const { reply, status = 200 } = endpoint;
  const problems = statusesOf(endpoint).map((one) => [one, problemAnswer(one)] as const);
  if (reply === "redirect") return Object.fromEntries(problems);
  return { [status]: successOf(reply), ...Object.fromEntries(problems) };
}

function successOf(reply: Exclude<Endpoint["reply"], "redirect">): Answer {
  if (typeof reply !== "string") return reply;
  const schema = reply === "json" ? z.unknown() : z.string();
  return { description: "The file", content: { [mediaTypes[reply]]: { schema } } };
}

function statusesOf(endpoint: Endpoint): number[] {
  const { access, method, params, query, body, upload, reply } = endpoint;
  const isSent = body !== undefined || upload === true;
  const isAsked = isSent || params !== undefined || query !== undefined;
  const isForMembers = access !== "anyone" && access !== "guest" && access !== "manager";
  const isByLink = access === "guest" || access === "manager";
  const mayClash = method !== "GET" || typeof reply === "string";
  return [
    ...(isAsked ? [400] : []),
    ...(isForMembers ? [401, 403] : []),
    ...(params || isByLink ? [404] : []),
    ...(mayClash ? [409] : []),
    ...(isSent ? [413, 415, 422] : []),
    429,
    500,
    503,
  ];
}

function problemAnswer(status: number): Answer {
  return {
    description: problemsWith(status)
      .map((code) => `\`${code}\``)
      .join(", "),
    content: { "application/json": { schema: ProblemBody } },
  };
}
