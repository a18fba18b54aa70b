import { calls } from "#contract/calls.ts";
import { ModelConnectionForm, ModelSettings, SpendingEdit } from "#contract/connection.ts";
import { ofOrganization, type Endpoints } from "#contract/endpoint.ts";
import { OrganizationUsage } from "#contract/usage.ts";

/** An organization's own model, and what models cost it. */
export const modelEndpoints = {
  getUsage: {
    ...calls.getUsage,
    access: "member",
    scopes: ["usage.read"],
    summary: "What an organization spends on models, and how much is left",
    params: ofOrganization,
    reply: OrganizationUsage,
  },
  getModelSettings: {
    ...calls.getModelSettings,
    access: "admin",
    summary: "The model an organization connected, its last test and what it costs; never its key",
    params: ofOrganization,
    reply: ModelSettings,
  },
  connectModel: {
    ...calls.connectModel,
    access: "admin",
    summary: "Connect a model, or change it; without `key` the stored one stays",
    params: ofOrganization,
    body: ModelConnectionForm,
    reply: ModelSettings,
  },
  limitSpending: {
    ...calls.limitSpending,
    access: "admin",
    summary: "Change the monthly cap of the connected model, or what happens when it is reached",
    params: ofOrganization,
    body: SpendingEdit,
    reply: ModelSettings,
  },
  disconnectModel: {
    ...calls.disconnectModel,
    access: "admin",
    summary: "Remove the connected model; its key is gone at once",
    params: ofOrganization,
    reply: ModelSettings,
  },
  testModel: {
    ...calls.testModel,
    access: "admin",
    summary: "Ask the connected model for a few words, and say what came of it",
    params: ofOrganization,
    reply: ModelSettings,
  },
} as const satisfies Endpoints;
