import { z } from "zod";
import type { Endpoint, RawReply } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { InvitationAcceptance, InvitationForm, PendingInvitation } from "#contract/invitation.ts";
import { Job, JobCounts, JobEdit, JobStatus, NewJob, ParsedJobDescription } from "#contract/job.ts";
import {
  Membership,
  Organization,
  OrganizationEdit,
  OrganizationForm,
} from "#contract/organization.ts";
import {
  Generation,
  GenerationRequest,
  JobEvent,
  Output,
  OutputEdit,
  OutputRestoration,
  OutputState,
  OutputStatus,
  OutputVersion,
  OutputVersionText,
  PartialReport,
  ReportContent,
  Ticks,
  TicksEdit,
  ToolType,
} from "#contract/output.ts";
import { Role } from "#contract/permissions.ts";
import { Problem, problemCodes } from "#contract/problem.ts";
import {
  ComparedWith,
  JobReading,
  OccupationOption,
  ReadingDecisions,
  ReadingEdit,
  ReadLine,
  ReadValue,
  TextReading,
} from "#contract/reading.ts";
import { Id, IdText, Timestamp } from "#contract/text.ts";
import { DailyUsage, OrganizationUsage, SpendingCap } from "#contract/usage.ts";
import { AccountInfo, ProfileForm, User } from "#contract/user.ts";
import { WebhookBody } from "#contract/webhook.ts";
import { describeSchema, fieldsOf, isOpen, nameOf, type JsonSchema } from "./describe-schema.ts";

/** Shapes that get a section of their own; any other is written out where it is used. */
const named = {
  AccountInfo,
  ProfileForm,
  User,
  Role,
  Membership,
  Organization,
  OrganizationEdit,
  OrganizationForm,
  OrganizationUsage,
  DailyUsage,
  SpendingCap,
  InvitationAcceptance,
  InvitationForm,
  PendingInvitation,
  Job,
  JobCounts,
  JobEdit,
  NewJob,
  JobReading,
  ReadingEdit,
  ReadingDecisions,
  TextReading,
  ReadLine,
  ReadValue,
  ComparedWith,
  OccupationOption,
  JobStatus,
  JobEvent,
  ParsedJobDescription,
  WebhookBody,
  Output,
  OutputEdit,
  OutputRestoration,
  OutputState,
  OutputStatus,
  OutputVersion,
  OutputVersionText,
  PartialReport,
  ReportContent,
  Ticks,
  TicksEdit,
  ToolType,
  Generation,
  GenerationRequest,
  Id,
  IdText,
  Timestamp,
};
const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) names.add(schema, { id });

type Shapes = Map<string, JsonSchema>;

/** docs/api.md: every call and every shape, as the call table has them. */
export function writeApiDocument(): string {
  const shapes: Shapes = new Map();
  const calls = endpointNames.map((name) => describeCall(name, endpoints[name], shapes));
  const sections = [...shapes].sort(([a], [b]) => (a < b ? -1 : 1)).map(describeShape);
  return `# Calls

Made from \`contract/endpoints.ts\` by \`npm run docs:api\`: change the table, not this file. Bodies and answers are
JSON unless said otherwise. The session travels as a cookie; a call that changes something must come from the
application's own origin. A field with \`?\` may be left out. Sent again under the same \`Idempotency-Key\` within 24 hours,
a call does nothing and gives the same answer; another request under that key is refused.

Who: **anyone** needs no session; **signedIn** needs one; **member** belongs to the organization that the call is about;
**admin** is a member with that role.

| Method | Path | Who | What |
|---|---|---|---|
${endpointNames.map((name) => callRow(name, endpoints[name])).join("\n")}

## Errors

Every error answers \`{ code, message }\`.

| Status | Code | Message, unless a better one is known |
|---|---|---|
${problemCodes.map((code) => problemRow(new Problem(code))).join("\n")}

## Each call

${calls.join("\n\n")}

## Shapes

${sections.join("\n\n")}
`;
}

function callRow(name: string, { method, path, access, summary }: Endpoint): string {
  return `| ${method} | [\`${path}\`](#${name.toLowerCase()}) | ${access} | ${summary} |`;
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
  if (reply === "html") return "an HTML file";
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
