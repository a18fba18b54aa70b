import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { Done, ofOrganization, type Endpoints } from "#contract/endpoint.ts";
import {
  NewWebhookSecret,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointEdit,
  WebhookEndpointForm,
  WebhookSettings,
} from "#contract/programs/webhook-endpoint.ts";
import { IdText } from "#contract/text.ts";

const ofEndpoint = ofOrganization.extend({ endpointId: IdText });
const ofDelivery = ofEndpoint.extend({ deliveryId: IdText });

/** Addresses that an organization wants called when something happens. */
export const outgoingWebhookEndpoints = {
  listWebhookEndpoints: {
    ...calls.listWebhookEndpoints,
    access: "admin",
    summary: "The addresses that are called when something happens; never their secrets",
    params: ofOrganization,
    reply: WebhookSettings,
  },
  addWebhookEndpoint: {
    ...calls.addWebhookEndpoint,
    access: "admin",
    summary: "Have an address called; its secret is answered this once",
    params: ofOrganization,
    body: WebhookEndpointForm,
    status: 201,
    reply: NewWebhookSecret,
  },
  editWebhookEndpoint: {
    ...calls.editWebhookEndpoint,
    access: "admin",
    summary: "Change the events of an address, or turn it on again",
    params: ofEndpoint,
    body: WebhookEndpointEdit,
    reply: WebhookEndpoint,
  },
  removeWebhookEndpoint: {
    ...calls.removeWebhookEndpoint,
    access: "admin",
    summary: "Call an address no more; its secret and its log are gone at once",
    params: ofEndpoint,
    reply: Done,
  },
  renewWebhookSecret: {
    ...calls.renewWebhookSecret,
    access: "admin",
    summary: "Make a new secret, answered this once; the old one signs too for 24 hours",
    params: ofEndpoint,
    reply: NewWebhookSecret,
  },
  testWebhookEndpoint: {
    ...calls.testWebhookEndpoint,
    access: "admin",
    summary: "Send a call of the type `test`, once; the log says what came of it",
    params: ofEndpoint,
    status: 202,
    reply: WebhookDelivery,
  },
  listWebhookDeliveries: {
    ...calls.listWebhookDeliveries,
    access: "admin",
    summary: "The newest 50 calls to an address, of the last 30 days",
    params: ofEndpoint,
    reply: z.array(WebhookDelivery),
  },
  replayWebhookDelivery: {
    ...calls.replayWebhookDelivery,
    access: "admin",
    summary: "Send a call again, with the same id and words",
    params: ofDelivery,
    status: 202,
    reply: WebhookDelivery,
  },
} as const satisfies Endpoints;
