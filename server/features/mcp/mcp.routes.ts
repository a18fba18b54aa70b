import { createMcpHandler, type McpServer } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "#contract/problem.ts";
import type { ProgramCaller } from "#server/http/programs.ts";
import { oursAlone, sendAnswer } from "#server/http/web-headers.ts";
import { describeFault, type Log } from "#server/log.ts";

type McpDoor = {
  /** What is behind the door: a server for one request. */
  open: (caller: ProgramCaller) => McpServer;
  log: Log;
  origin: string;
};

/**
 * The MCP server, over Streamable HTTP and without sessions: any process answers any request. Both generations of clients are
 * served. Streams for later news are not opened: a report's state is asked for.
 */
export function serveMcp(
  app: FastifyInstance,
  { open, log, origin }: McpDoor,
  url: `/${string}` = "/mcp",
): void {
  const handler = createMcpHandler(
    ({ authInfo }) => open(authInfo?.extra?.["caller"] as ProgramCaller),
    {
      maxSubscriptions: 0,
      onerror: (error) => log.info(describeFault(error), "mcp request refused"),
    },
  );
  app.route({
    method: ["GET", "POST", "DELETE"],
    url,
    config: { access: "signedIn", scopes: [], isForPrograms: true, admitsAgents: true },
    schema: { hide: true },
    handler: async (request, reply) => {
      const caller = programOf(request);
      refuseForeignPages(request, origin);
      const { id: clientId, scopes } = caller.program;
      const response = await handler.fetch(toWebRequest(request, origin), {
        parsedBody: request.body ?? undefined,
        authInfo: { token: "", clientId, scopes: [...scopes], extra: { caller } },
      });
      return sendAnswer(reply, response, { withCookies: false });
    },
  });
}

/** People have screens; here only programs are let in. */
function programOf({ caller }: FastifyRequest): ProgramCaller {
  if (!caller || !("program" in caller) || !caller.program) throw new Problem("unauthorized");
  return caller as ProgramCaller;
}

/** Agents send no Origin. A page that does is not ours to serve, whatever token it found (the protocol asks for this). */
function refuseForeignPages({ headers }: FastifyRequest, origin: string): void {
  if (headers.origin !== undefined && headers.origin !== origin) throw new Problem("foreignOrigin");
}

/** What the handler looks at: the method and headers; the body was read and measured by our own parser. A caller's Host may be no address. */
function toWebRequest({ method, headers }: FastifyRequest, origin: string): Request {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const isPost = method === "POST";
  return new Request(new URL("/mcp", origin), {
    method,
    headers: sent.filter(([name]) => !oursAlone.has(name)),
    ...(isPost ? { body: "{}" } : {}),
  });
}
