import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment, organizationId, updatedAt } from "#server/db/schema/columns.ts";
import type { AgentScope } from "#contract/programs/agent.ts";

const texts = (name: string) => text(name).array();
/** What better-auth calls a reference: the agent that a consent or a token is of. */
const referenceId = () => bigint("agent_id", { mode: "number" }).notNull();

/** Assistants that members let in. */
export const agents = pgTable("agents", {
  id: id(),
  organizationId: organizationId(),
  userId: text("user_id").notNull(),
  clientId: text("client_id").notNull(),
  name: text("name").notNull(),
  redirectHost: text("redirect_host").notNull(),
  scopes: texts("scopes").$type<AgentScope[]>().notNull(),
  createdAt: createdAt(),
  lastCalledAt: moment("last_called_at"),
  lastCall: text("last_call"),
});

/** The programs that registered themselves; better-auth names the fields of this and all that follow. */
export const oauthClients = pgTable("oauth_clients", {
  id: text("id").primaryKey(),
  clientId: text("client_id").notNull(),
  clientSecret: text("client_secret"),
  clientDiscoveryId: text("client_discovery_id"),
  disabled: boolean("disabled"),
  skipConsent: boolean("skip_consent"),
  enableEndSession: boolean("enable_end_session"),
  subjectType: text("subject_type"),
  scopes: texts("scopes"),
  clientCredentialsScopes: texts("client_credentials_scopes"),
  userId: text("user_id"),
  name: text("name"),
  uri: text("uri"),
  icon: text("icon"),
  contacts: texts("contacts"),
  tos: text("tos"),
  policy: text("policy"),
  softwareId: text("software_id"),
  softwareVersion: text("software_version"),
  softwareStatement: text("software_statement"),
  redirectUris: texts("redirect_uris").notNull(),
  postLogoutRedirectUris: texts("post_logout_redirect_uris"),
  backchannelLogoutUri: text("backchannel_logout_uri"),
  backchannelLogoutSessionRequired: boolean("backchannel_logout_session_required"),
  tokenEndpointAuthMethod: text("token_endpoint_auth_method"),
  applicationType: text("application_type"),
  jwks: text("jwks"),
  jwksUri: text("jwks_uri"),
  grantTypes: texts("grant_types"),
  responseTypes: texts("response_types"),
  requirePKCE: boolean("require_pkce"),
  dpopBoundAccessTokens: boolean("dpop_bound_access_tokens"),
  referenceId: text("reference_id"),
  metadata: jsonb("metadata"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const oauthResources = pgTable("oauth_resources", {
  id: text("id").primaryKey(),
  identifier: text("identifier").notNull(),
  name: text("name").notNull(),
  accessTokenTtl: integer("access_token_ttl"),
  refreshTokenTtl: integer("refresh_token_ttl"),
  signingAlgorithm: text("signing_algorithm"),
  signingKeyId: text("signing_key_id"),
  allowedScopes: texts("allowed_scopes"),
  customClaims: jsonb("custom_claims"),
  dpopBoundAccessTokensRequired: boolean("dpop_bound_access_tokens_required"),
  disabled: boolean("disabled"),
  policyVersion: integer("policy_version"),
  metadata: jsonb("metadata"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const oauthClientResources = pgTable("oauth_client_resources", {
  id: text("id").primaryKey(),
  clientId: text("client_id").notNull(),
  resourceId: text("resource_id").notNull(),
  metadata: jsonb("metadata"),
  createdAt: createdAt(),
});

export const oauthConsents = pgTable("oauth_consents", {
  id: text("id").primaryKey(),
  clientId: text("client_id").notNull(),
  userId: text("user_id").notNull(),
  referenceId: referenceId(),
  resources: texts("resources"),
  requestedUserInfoClaims: texts("requested_user_info_claims"),
  scopes: texts("scopes").notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const tokenFields = () => ({
  id: text("id").primaryKey(),
  token: text("token").notNull(),
  clientId: text("client_id").notNull(),
  sessionId: text("session_id"),
  userId: text("user_id").notNull(),
  referenceId: referenceId(),
  authorizationCodeId: text("authorization_code_id"),
  resources: texts("resources"),
  requestedUserInfoClaims: texts("requested_user_info_claims"),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
  revoked: moment("revoked"),
  confirmation: jsonb("confirmation"),
  scopes: texts("scopes").notNull(),
});

export const oauthRefreshTokens = pgTable("oauth_refresh_tokens", {
  ...tokenFields(),
  rotatedAt: moment("rotated_at"),
  rotationReplayResponse: text("rotation_replay_response"),
  rotationReplayExpiresAt: moment("rotation_replay_expires_at"),
  authTime: moment("auth_time"),
});

export const oauthAccessTokens = pgTable("oauth_access_tokens", {
  ...tokenFields(),
  refreshId: text("refresh_id"),
});

export const oauthClientAssertions = pgTable("oauth_client_assertions", {
  id: text("id").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
});
