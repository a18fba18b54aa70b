import { z } from "zod";
import type { Endpoint, RawReply } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { JobEvent, PartialReport } from "#contract/output.ts";
import { scopeNames, scopes, type Scope } from "#contract/programs/scopes.ts";
import { Problem, problemCodes } from "#contract/problem.ts";
import { namedShapes } from "#contract/programs/named-shapes.ts";
import { describeSchema, fieldsOf, isOpen, nameOf, type JsonSchema } from "./describe-schema.ts";

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedShapes)) names.add(schema, { id });

type Shapes = Map<string, JsonSchema>;

/** docs/api.md: every call and every shape, as the call table has them. */
export function writeApiDocument(): string {
  const shapes: Shapes = new Map();
  const calls = endpointNames.map((name) => describeCall(name, endpoints[name], shapes));
  const sections = [...shapes].sort(([a], [b]) => (a < b ? -1 : 1)).map(describeShape);
  return `# Calls

Made from \`contract/endpoints.ts\` by \`npm run docs:api\`: change the table, not this file. Bodies and answers are
JSON unless said otherwise. A program sends its token as \`Authorization: Bearer\`. In a browser the session travels as a cookie, and a call
that changes something must come from the application's own origin. A field with \`?\` may be left out. Calls that list the header
\`Idempotency-Key\` below do nothing when sent again under the same key within 24 hours, and give the same answer; another request under that key is
refused. Other calls ignore it.

## Your first call with curl

An admin makes a token on the organization's page, under API tokens. It is shown once; keep it where your program keeps its secrets.

\`\`\`sh
export ROLEPRINT=https://roleprint.example ROLEPRINT_TOKEN=rp_…
curl $ROLEPRINT/api/organizations -H "Authorization: Bearer $ROLEPRINT_TOKEN"
\`\`\`

This answers the organization the token belongs to; any token may ask. Its \`organizationId\` goes into a new job (scope \`jobs.write\`), which also
starts the six reports:

\`\`\`sh
curl $ROLEPRINT/api/jobs -H "Authorization: Bearer $ROLEPRINT_TOKEN" \\
  -H "Content-Type: application/json" -H "Idempotency-Key: welder-leeds-1" \\
  -d '{"organizationId": 1, "title": "Welder", "location": "Leeds", "rawExtractedJd": "Welds frames. Two years of MIG welding."}'
curl $ROLEPRINT/api/jobs/1/outputs -H "Authorization: Bearer $ROLEPRINT_TOKEN"
\`\`\`

The first call answers the job. Put its \`id\` in the place of the \`1\` in the last one (scope \`reports.read\`), which answers the reports, each with its
\`status\`. A client can be generated from \`/api/openapi.json\`.

- A token may do what its scopes say, and never more than the person who made it may now. It ends on its date, when an admin ends it, when its
  maker leaves the organization, and when its maker sets a new password by a mailed link. While its maker is blocked it opens nothing. In all these
  cases every call answers 401; a call beyond its scopes answers 403 \`notInScope\`.
- Without the scope \`internal\` reports are answered as a view-only link shows them. Of a job, texts that people typed or pasted are answered empty, a
  confidential client is not named, and \`sort=title\` is refused.
- Where a limit counted the call, \`RateLimit-Policy\` says how much there is (\`"jobs-user";q=200;w=3600\`) and \`RateLimit\` how much is left
  (\`"jobs-user";r=199;t=3542\`), as draft-ietf-httpapi-ratelimit-headers-10 has it. Beyond it the answer is 429 with \`Retry-After\`.

| Scope | Gives | In short |
|---|---|---|
${scopeNames.map(scopeRow).join("\n")}

No call in this table needs ${forAgentsAlone()}: that is for the tools at \`/mcp\` ([agents.md](agents.md)).

## All calls

Who: **anyone** needs no session; **signedIn** needs one; **member** belongs to the organization that the call is about;
**admin** is a member with that role; **guest** opened a shared link, **manager** a hiring manager's room; **operator** is named in OPERATORS.
Signing in (\`/api/auth/…\`) and \`/mcp\` ([agents.md](agents.md)) are not in this table. Token: the scopes a program needs, all of them; without a word the call is for people alone.

| Method | Path | Who | Token | What |
|---|---|---|---|---|
${endpointNames.map((name) => callRow(name, endpoints[name])).join("\n")}

## Errors

Every error answers \`{ code, message }\`; an invalid request also \`fields\`, what is wrong by the name of the field: \`{ "jobDescriptionText": "is missing" }\`.

| Status | Code | Message, unless a better one is known |
|---|---|---|
${problemCodes.map((code) => problemRow(new Problem(code))).join("\n")}

## Each call

${calls.join("\n\n")}

## Shapes

${sections.join("\n\n")}
`;
}

function callRow(
  name: string,
  { method, path, access, scopes: needed, summary }: Endpoint,
): string {
  const token = needed && (needed.map((scope) => `\`${scope}\``).join(", ") || "any");
  return `| ${method} | [\`${path}\`](#${name.toLowerCase()}) | ${access} | ${token ?? ""} | ${summary} |`;
}

/** Scopes that open nothing but tools of the MCP server. */
function forAgentsAlone(): string {
  const calls: Endpoint[] = Object.values(endpoints);
  const isNeeded = (scope: Scope) => calls.some(({ scopes: needed }) => needed?.includes(scope));
  return scopeNames
    .filter((scope) => !isNeeded(scope))
    .map((scope) => `\`${scope}\``)
    .join(", ");
}

function scopeRow(scope: Scope): string {
  const { label, hint } = scopes[scope];
  return `| \`${scope}\` | ${label} | ${hint} |`;
}

function problemRow({ status, code, message }: Problem): string {
  return `| ${status} | \`${code}\` | ${message} |`;
}

function describeCall(name: string, call: Endpoint, shapes: Shapes): string {
  const words = (schema: z.ZodType, io: "input" | "output") =>
    describeSchema(toJson(schema, io, shapes));
  const parts = [
    call.params && `- path: ${words(call.params, "input")}`,
    call.query && `- query: ${words(call.query, "input")}`,
    call.body && `- body: ${words(call.body, "input")}`,
    call.takesKey && "- header: `Idempotency-Key?`, text of 1 to 255 characters",
    call.upload && "- body: one file, as multipart/form-data",
    typeof call.reply === "string"
      ? `- answer: ${describeRaw(call.reply, shapes)}`
      : `- answer ${call.status ?? 200}: ${words(call.reply, "output")}`,
  ];
  return `### ${name}

\`${call.method} ${call.path}\`, ${call.access}: ${call.summary}

${parts.filter((part) => part !== undefined).join("\n")}`;
}

function describeRaw(reply: RawReply, shapes: Shapes): string {
  if (reply === "pdf") return "a PDF file";
  if (reply === "docx") return "a Word file";
  if (reply === "file") return "a file, in the format that was asked for";
  if (reply === "json") return "a JSON file";
  if (reply === "jsonLines") return "a file with one JSON object a line";
  if (reply === "redirect") return "a redirect";
  const words = (schema: z.ZodType) => describeSchema(toJson(schema, "output", shapes));
  return `a stream of server-sent events: \`job\`, the whole state first and then each change, ${words(JobEvent)};
  \`partial\`, the finished sections of a report under way, ${words(PartialReport)}; \`gone\`, when the job was deleted.
  \`Last-Event-ID\` is understood: whoever comes back to an unchanged job is sent nothing`;
}

function describeShape([name, schema]: [string, JsonSchema]): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return `### ${name}\n\n${describeSchema(schema)}`;
  const rows = fields.map(
    (field) => `| \`${nameOf(field.name, field.isRequired)}\` | ${field.words} |`,
  );
  if (isOpen(schema)) rows.push("| any other | any value |");
  return [`### ${name}`, "", "| Field | Value |", "|---|---|", ...rows].join("\n");
}

/** The schema with its named parts as references; the parts are added to the shapes. */
function toJson(schema: z.ZodType, io: "input" | "output", shapes: Shapes): JsonSchema {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: "any",
  });
  for (const [name, part] of Object.entries($defs)) {
    if (!shapes.has(name)) shapes.set(name, part);
  }
  return json;
}
