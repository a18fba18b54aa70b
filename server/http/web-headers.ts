import type { FastifyReply, FastifyRequest } from "fastify";

/** The header our server sets from the connection itself; whatever a client sends under this name is overwritten. */
export const clientAddressHeader = "x-client-ip";

/** The client's headers, with the address replaced by the one the connection really has. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === "content-length") continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  headers.set(clientAddressHeader, request.ip);
  return headers;
}

/** Headers that are ours to set. */
export const oursAlone = new Set(["content-length", "transfer-encoding", "connection"]);

/** Answers with what a library answered as a web-standard response; cookies only where they are meant for a browser. */
export async function sendAnswer(
  reply: FastifyReply,
  answer: Response,
  { withCookies }: { withCookies: boolean },
): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie" && !oursAlone.has(name)) void reply.header(name, value);
  }
  const retryAfter = answer.headers.get("x-retry-after");
  if (retryAfter) void reply.header("retry-after", retryAfter);
  const cookies = withCookies ? answer.headers.getSetCookie() : [];
  if (cookies.length > 0) void reply.header("set-cookie", cookies);
  return reply.code(answer.status).send(answer.body ? await answer.text() : null);
}
