import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName, type EndpointOf } from "#contract/endpoints.ts";
import type { WebhookBody } from "#contract/webhook.ts";

/** The rows a request is about. */
export type Target = {
  organizationId: number;
  organizationName: string;
  jobId: number;
  outputId: number;
  toolType: string;
  /** What a job is handed over as. */
  format: string;
  /** One that the report has had. */
  version: number;
  /** One that nobody has decided on. */
  suggestionId: number;
  /** The organization named in a body or query, where a call lets the caller choose one. */
  chosenOrganizationId: number;
  /** A colleague's, in the organization. */
  membershipId: number;
  /** One that a colleague made. */
  tokenId: number;
  /** One that the organization sent. */
  invitationId: number;
  /** Mailed to whoever sends the request. */
  token: string;
  /** A link to the job's reports, as the organization lists it and as it was sent. */
  shareLinkId: number;
  shareToken: string;
  /** A room of the job with a question of each kind, as the organization lists it and as it was sent. */
  roomId: number;
  roomToken: string;
  roomDecisionId: number;
  roomQuestionId: number;
  /** What was decided in a call, and a change after that room signed. */
  decisionId: number;
  driftId: number;
  /** An assistant that the colleague let in, and what the consent page is opened with by another. */
  agentId: number;
  agentQuery: string;
  /** An address that the organization has called, and a call to it. */
  endpointId: number;
  deliveryId: number;
  /** Another session of whoever sends the request. */
  sessionId: string;
  /** The colleague themself, and a letter to them that was not sent. */
  userId: string;
  letterId: number;
};

type NamesWithBody = {
  [Name in EndpointName]: EndpointOf<Name> extends { body: z.ZodType } ? Name : never;
}[EndpointName];
type BodyOf<Name extends NamesWithBody> = z.input<EndpointOf<Name>["body"]>;
type Bodies = { [Name in NamesWithBody]: (target: Target) => BodyOf<Name> };

const webhook = ({ jobId }: Target): WebhookBody => ({ jobId, note: "from the access matrix" });

/** A right body for every call that takes one: a call without an example does not compile. */
const bodies: Bodies = {
  updateProfile: () => ({ name: "Somebody New" }),
  deletePerson: () => ({}),
  deleteOrganization: ({ organizationName }) => ({ name: organizationName }),
  createOrganization: () => ({ name: "A new organization" }),
  createOrganizationInDialog: () => ({ name: "Another new organization" }),
  acceptInvitation: ({ token }) => ({ token }),
  updateOrganization: () => ({ description: `Changed ${randomUUID()}` }),
  updateMember: () => ({ role: "admin" }),
  inviteMember: () => ({ email: `${randomUUID()}@example.com`, role: "recruiter" }),
  connectModel: () => ({
    provider: "compatible",
    model: "local",
    address: "https://model.example/v1",
  }),
  addWebhookEndpoint: () => ({
    address: "https://hooks.example/roleprint",
    events: ["report.completed"],
  }),
  editWebhookEndpoint: () => ({ events: ["room.signed"] }),
  limitSpending: () => ({ capUsd: 120, atCap: "stop" }),
  createToken: () => ({ name: "Nightly import", scopes: ["jobs.read"], days: 30 }),
  introduceAgent: ({ agentQuery }) => ({ query: agentQuery }),
  letAgentIn: ({ agentQuery }) => ({ query: agentQuery, scopes: ["jobs.read"] }),
  createJob: ({ chosenOrganizationId }) => ({
    organizationId: chosenOrganizationId,
    title: "Nurse",
    location: "Oslo",
  }),
  updateJob: () => ({ title: "Head Nurse" }),
  updateReading: () => ({ occupation: "29-1141" }),
  generateOutput: () => ({ writer: "built-in" }),
  processJob: () => ({ writer: "built-in" }),
  updateOutput: () => ({ content: { summary: "Written by hand" } }),
  setTicks: () => ({ ticks: { "nextSteps:0": true } }),
  restoreVersion: () => ({ baseVersion: 2 }),
  setLock: () => ({ part: "jobPost", isLocked: true }),
  decideSuggestions: ({ suggestionId }) => ({
    decisions: [{ id: suggestionId, decision: "accept" }],
  }),
  webhookIntake: webhook,
  webhookJd: webhook,
  webhookBoolean: webhook,
  webhookStrategy: webhook,
  webhookMessaging: webhook,
  webhookScorecard: webhook,
  webhookInterview: webhook,
  createShareLink: () => ({ toolType: null }),
  introduceShare: ({ shareToken }) => ({ token: shareToken }),
  openShare: ({ shareToken }) => ({ token: shareToken }),
  createRoom: () => ({
    name: "Tomas Lindqvist",
    email: `${randomUUID()}@example.com`,
    decisions: [],
    questions: [{ words: null, question: "Who will they work with?", hint: "" }],
  }),
  renewRoom: () => ({ days: 7 }),
  introduceRoom: ({ roomToken }) => ({ token: roomToken }),
  openRoom: ({ roomToken }) => ({ token: roomToken }),
  answerDecision: () => ({ choice: 1 }),
  answerQuestion: () => ({ answer: "With the night team", mayTell: true }),
  recordDecision: () => ({
    settled: { about: "pay", text: "$50,000 to $66,000" },
    byName: "Tomas Lindqvist",
  }),
  explainDrift: () => ({ reason: "The budget was cut" }),
  signRoom: () => ({ name: "Tomas Lindqvist", role: "Head of Nursing" }),
  answerDrift: () => ({ answer: "ask", words: "Who changed it?" }),
  tryWhatIf: () => ({ settled: [{ about: "pay", text: "$50,000 to $66,000" }] }),
  parseJobDescription: () => ({ jobDescriptionText: "Nurse in Oslo. Night shifts." }),
};

/** One request of the matrix, the same for everybody who sends it. */
export type AccessRequest = {
  name: EndpointName;
  method: Endpoint["method"];
  url: string;
  payload?: InjectOptions["payload"];
  headers?: Record<string, string>;
};

export function requestOf(name: EndpointName, target: Target): AccessRequest {
  const endpoint: Endpoint = endpoints[name];
  const values: Record<string, number | string> = target;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
    if (values[key] === undefined) throw new Error(`${name}: nothing to put for {${key}}`);
    return String(values[key]);
  });
  const url =
    endpoint.query && "organizationId" in endpoint.query.shape
      ? `${path}?organizationId=${target.chosenOrganizationId}`
      : path;
  if (endpoint.upload) return { name, method: endpoint.method, url, ...upload() };
  const body = name in bodies ? bodies[name as NamesWithBody](target) : undefined;
  return { name, method: endpoint.method, url, ...(body ? { payload: body } : {}) };
}

/** Whether the caller says in a body or query which organization is meant. */
export function letsCallerChoose(name: EndpointName): boolean {
  const { query, body }: Endpoint = endpoints[name];
  return [query, body].some(
    (part) => part instanceof z.ZodObject && "organizationId" in part.shape,
  );
}

/** A one-line PDF as a browser's form would send it. */
function upload(): { payload: string; headers: Record<string, string> } {
  const boundary = "access-matrix-boundary";
  const part = `content-disposition: form-data; name="file"; filename="nurse.pdf"\r\ncontent-type: application/pdf`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\n${part}\r\n\r\n${onePagePdf("Nurse in Oslo")}\r\n--${boundary}--\r\n`,
  };
}

function onePagePdf(words: string): string {
  const drawing = `BT /F1 12 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
}
