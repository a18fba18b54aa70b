import { calls } from "#contract/calls.ts";
import { accountEndpoints } from "#contract/calls/account-endpoints.ts";
import { fileEndpoints } from "#contract/calls/file-endpoints.ts";
import { jobEndpoints } from "#contract/calls/job-endpoints.ts";
import { modelEndpoints } from "#contract/calls/model-endpoints.ts";
import { operatorEndpoints } from "#contract/calls/operator-endpoints.ts";
import { organizationEndpoints } from "#contract/calls/organization-endpoints.ts";
import { outputEndpoints } from "#contract/calls/output-endpoints.ts";
import { shareEndpoints } from "#contract/calls/share-endpoints.ts";
import { writingWebhookEndpoints } from "#contract/calls/writing-webhook-endpoints.ts";
import { Done, type Endpoints } from "#contract/endpoint.ts";
import { handOverEndpoints } from "#contract/hand-over/endpoints.ts";
import { agentEndpoints } from "#contract/programs/agent-endpoints.ts";
import { tokenEndpoints } from "#contract/programs/token-endpoints.ts";
import { outgoingWebhookEndpoints } from "#contract/programs/webhook-calls.ts";
import { roomEndpoints } from "#contract/room/endpoints.ts";
import { signInEndpoints } from "#contract/sign-in/endpoints.ts";

/** Every call of spec §7, and ours. Handlers, client, OpenAPI, docs and the access matrix come from here. */
export const endpoints = {
  getHealth: {
    ...calls.getHealth,
    access: "anyone",
    summary: "Whether the process is alive",
    reply: Done,
  },
  getReadiness: {
    ...calls.getReadiness,
    access: "anyone",
    summary: "Whether the process takes requests: database reachable, not stopping",
    reply: Done,
  },
  ...accountEndpoints,
  ...organizationEndpoints,
  ...modelEndpoints,
  ...outgoingWebhookEndpoints,
  ...jobEndpoints,
  ...outputEndpoints,
  ...writingWebhookEndpoints,
  ...fileEndpoints,
  ...handOverEndpoints,
  ...shareEndpoints,
  ...roomEndpoints,
  ...tokenEndpoints,
  ...signInEndpoints,
  ...agentEndpoints,
  exportTestPdf: {
    ...calls.exportTestPdf,
    access: "signedIn",
    summary: "A constant sample PDF for the test page",
    reply: "pdf",
  },
  ...operatorEndpoints,
} as const satisfies Endpoints;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
export type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name];
