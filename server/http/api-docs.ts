import fastifySwagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from "fastify-type-provider-zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { securitySchemes, shapeRegistry } from "#server/http/api-schema.ts";
import { escapeHtml } from "#tools/document/html.ts";

const nameShapes = createJsonSchemaTransformObject({ schemaRegistry: shapeRegistry });

type Described = { components?: { schemas?: Record<string, unknown> } };

/** Every shape is described as it is taken and as it is answered; what no call refers to is left out. */
function withoutUnused<Document extends object>(document: Document & Described): Document {
  const { schemas = {} } = document.components ?? {};
  const words = JSON.stringify(document);
  const used = Object.entries(schemas).filter(([name]) =>
    words.includes(`"#/components/schemas/${name}"`),
  );
  if (used.length === Object.keys(schemas).length) return document;
  const components = { ...document.components, schemas: Object.fromEntries(used) };
  return withoutUnused({ ...document, components });
}

/** Collects the routes mounted after it for OpenAPI. */
export function collectOpenApi(app: FastifyInstance): void {
  app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Roleprint",
        version: "1",
        description:
          "Calls of the Roleprint web application. Beside a token stand the scopes that a call needs, all of them.",
      },
      components: { securitySchemes },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: shapeRegistry }),
    transformObject: (document) => withoutUnused(nameShapes(document)),
  });
}

export function serveApiDocs(app: FastifyInstance): void {
  const open = { config: { access: "anyone" as const }, schema: { hide: true } };
  let written: string | undefined;
  app.get("/api/openapi.json", open, async (_request, reply) => {
    written ??= JSON.stringify(app.swagger());
    return reply.type("application/json; charset=utf-8").send(written);
  });
  app.get("/api/docs", open, async (request, reply) =>
    reply.type("text/html; charset=utf-8").send(page(request.nonce)),
  );
}

function page(nonce: string): string {
  const rows = endpointNames.map((name) => {
    const { method, path, access, scopes, summary }: Endpoint = endpoints[name];
    const token = scopes?.join(", ") ?? "no";
    return `<tr><td><code>${method}</code></td><td><code>${path}</code></td><td>${access}</td><td>${token || "any"}</td><td>${escapeHtml(summary)}</td></tr>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Roleprint calls</title>
<meta name="viewport" content="width=device-width">
<style nonce="${nonce}">body{font:15px/1.5 system-ui;margin:40px auto;max-width:960px;padding:0 16px;background:#f4f4ef;color:#14151a}
table{border-collapse:collapse;width:100%;background:#fff}td,th{border:1px solid #ddddd4;padding:8px 10px;text-align:left}</style></head>
<body><h1>Roleprint calls</h1><p>A browser sends the session cookie, a program <code>Authorization: Bearer</code> and its token. Errors are <code>{ code, message }</code>.
Schemas: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Who</th><th scope="col">Token with</th><th scope="col">What</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></body></html>`;
}
