import type { Deps } from "#server/deps.ts";
import type { Program } from "#server/db/program.ts";
import { findEndedWatches } from "#server/db/ended-watches.ts";
import { accountHandlers } from "#server/features/accounts/accounts.handlers.ts";
import { accountService } from "#server/features/accounts/accounts.service.ts";
import { companyMembers } from "#server/features/accounts/company-sign-in/company-members.service.ts";
import { forgottenDevice } from "#server/features/accounts/known-device.ts";
import { resetLinks } from "#server/features/accounts/reset-link.service.ts";
import { personErasure } from "#server/features/accounts/person-erasure.service.ts";
import { personExport } from "#server/features/accounts/person-export.service.ts";
import { oauthConsent } from "#server/features/accounts/oauth/consent.service.ts";
import { noteAgentCall } from "#server/features/agents/find-agent.service.ts";
import { agentHandlers } from "#server/features/agents/agents.handlers.ts";
import { agentService } from "#server/features/agents/agents.service.ts";
import { openTelling } from "#server/features/agreements/agreement-mail.ts";
import { agreementHandlers } from "#server/features/agreements/agreements.handlers.ts";
import { agreementService } from "#server/features/agreements/agreements.service.ts";
import { openDriftWatch } from "#server/features/agreements/drift.service.ts";
import { roomAgreement } from "#server/features/agreements/room-agreement.service.ts";
import { managerDataService } from "#server/features/agreements/manager-data.service.ts";
import { signingService } from "#server/features/agreements/signing.service.ts";
import { connectionHandlers } from "#server/features/connections/connections.handlers.ts";
import { connectionService } from "#server/features/connections/connections.service.ts";
import { openModelChoice } from "#server/features/connections/model-choice.service.ts";
import { exportHandlers } from "#server/features/exports/exports.handlers.ts";
import { exportService } from "#server/features/exports/exports.service.ts";
import { handOverHandlers } from "#server/features/hand-over/hand-over.handlers.ts";
import { handOverService } from "#server/features/hand-over/hand-over.service.ts";
import { intakeHandlers } from "#server/features/intake/intake.handlers.ts";
import { intakeService } from "#server/features/intake/intake.service.ts";
import { invitationHandlers } from "#server/features/invitations/invitations.handlers.ts";
import { invitationService } from "#server/features/invitations/invitations.service.ts";
import { joiningService } from "#server/features/invitations/joining.service.ts";
import { jobHandlers } from "#server/features/jobs/jobs.handlers.ts";
import { jobService } from "#server/features/jobs/jobs.service.ts";
import { jobFacts } from "#server/features/mcp/job-facts.service.ts";
import type { McpParts } from "#server/features/mcp/mcp-server.ts";
import { factTools } from "#server/features/mcp/tools/fact-tools.ts";
import { jobTools } from "#server/features/mcp/tools/job-tools.ts";
import { reportTools } from "#server/features/mcp/tools/report-tools.ts";
import { suggestEdit } from "#server/features/outputs/suggestions/suggest-edit.service.ts";
import { activityService } from "#server/features/organizations/activity.service.ts";
import { memberHandlers } from "#server/features/organizations/members.handlers.ts";
import { memberService } from "#server/features/organizations/members.service.ts";
import { organizationErasure } from "#server/features/organizations/organization-erasure.service.ts";
import { organizationExport } from "#server/features/organizations/organization-export.service.ts";
import { organizationHandlers } from "#server/features/organizations/organizations.handlers.ts";
import { outgoingWebhookHandlers } from "#server/features/outgoing-webhooks/outgoing-webhooks.handlers.ts";
import { outgoingWebhookService } from "#server/features/outgoing-webhooks/outgoing-webhooks.service.ts";
import { organizationService } from "#server/features/organizations/organizations.service.ts";
import { editingService } from "#server/features/outputs/editing.service.ts";
import { suggestionService } from "#server/features/outputs/suggestions/suggestions.service.ts";
import { examinationService } from "#server/features/outputs/examination.service.ts";
import { operatorHandlers } from "#server/features/operators/operators.handlers.ts";
import { operatorService } from "#server/features/operators/operators.service.ts";
import { outputHandlers } from "#server/features/outputs/outputs.handlers.ts";
import { outputService } from "#server/features/outputs/outputs.service.ts";
import { readingHandlers } from "#server/features/readings/readings.handlers.ts";
import { readingService } from "#server/features/readings/readings.service.ts";
import { guestService } from "#server/features/shares/guests.service.ts";
import { openJobNow } from "#server/features/outputs/job-now.service.ts";
import { managerService } from "#server/features/rooms/managers.service.ts";
import { openRoomReading } from "#server/features/rooms/read-room.ts";
import { openRoomDoor } from "#server/features/rooms/room-door.service.ts";
import { roomHandlers } from "#server/features/rooms/rooms.handlers.ts";
import { roomService } from "#server/features/rooms/rooms.service.ts";
import { shareHandlers } from "#server/features/shares/shares.handlers.ts";
import { shareService } from "#server/features/shares/shares.service.ts";
import { systemHandlers } from "#server/features/system/system.handlers.ts";
import { tokenHandlers } from "#server/features/tokens/tokens.handlers.ts";
import { tokenService } from "#server/features/tokens/tokens.service.ts";
import { webhookHandlers } from "#server/features/webhooks/webhooks.handlers.ts";
import { usageHandlers } from "#server/features/usage/usage.handlers.ts";
import { usageService } from "#server/features/usage/usage.service.ts";
import type { Auth } from "#server/features/accounts/auth.ts";
import type { OutboxService } from "#server/features/outbox/outbox.service.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { openLive, type Live } from "#server/http/live.ts";

type Parts = { auth: Auth; outbox: OutboxService; isStopping: () => boolean };

/** Every call of the contract with the service that answers it, and the streams that are told of changes. */
export function openCalls(
  deps: Deps,
  parts: Parts,
): { handlers: Handlers; live: Live; mcp: McpParts } {
  const { env, database, tenant } = deps;
  const { auth, outbox, isStopping } = parts;
  const organizations = organizationService(deps);
  const erasure = organizationErasure(deps);
  const outputs = outputService(tenant, deps.queue, env, deps.models);
  const editing = editingService(deps);
  const readings = readingService(deps);
  const choice = openModelChoice(deps);
  const jobs = jobService(deps, organizations, outputs, readings);
  const jobNow = openJobNow(deps.documents.parser);
  const tell = openTelling(env, outbox);
  const door = openRoomDoor(deps);
  const drift = openDriftWatch(deps, jobNow);
  const managers = managerService(deps, {
    outbox,
    door,
    reading: openRoomReading(deps, {
      jobNow,
      readSigned: roomAgreement(deps.signer),
      catchUp: drift.catchUp,
    }),
  });
  const live = openLive({
    streamsPerUser: env.STREAMS_PER_USER,
    readPartial: outputs.readPartial,
    findEnded: (watches) => findEndedWatches(database, watches),
  });
  const streamLimits = {
    heartbeatMs: env.STREAM_HEARTBEAT_MS,
    lifeMs: env.STREAM_LIFE_MS,
    bufferBytes: env.STREAM_BUFFER_BYTES,
  };
  const intake = intakeService(deps, organizations, choice);
  const handOver = handOverService(deps);
  const handlers: Handlers = {
    ...systemHandlers(deps, env, isStopping),
    ...accountHandlers(
      accountService(deps),
      personExport(deps),
      personErasure(deps, erasure),
      companyMembers(deps, organizations),
      forgottenDevice(env),
    ),
    ...organizationHandlers(
      organizations,
      organizationExport(deps),
      erasure,
      activityService(deps),
    ),
    ...memberHandlers(memberService(tenant, organizations)),
    ...invitationHandlers(
      invitationService(deps, organizations, outbox),
      joiningService(deps, organizations),
    ),
    ...jobHandlers(jobs, live, streamLimits),
    ...readingHandlers(readings),
    ...outputHandlers(
      outputs,
      editing,
      examinationService(deps),
      suggestionService(tenant, editing),
    ),
    ...webhookHandlers(outputs),
    ...usageHandlers(usageService(deps)),
    ...agentHandlers(agentService(deps, oauthConsent(auth.handler, env))),
    ...connectionHandlers(connectionService(deps, choice)),
    ...tokenHandlers(tokenService(deps)),
    ...outgoingWebhookHandlers(outgoingWebhookService(deps)),
    ...exportHandlers(exportService(deps)),
    ...handOverHandlers(handOver),
    ...shareHandlers(shareService(deps), guestService(deps), env),
    ...roomHandlers(roomService(deps, outbox, jobNow), managers, env),
    ...agreementHandlers(
      agreementService(deps, jobNow, drift),
      signingService(deps, jobNow, tell, door),
      managerDataService(deps),
      managers.show,
    ),
    ...operatorHandlers(operatorService(deps, outbox, resetLinks(auth, env))),
    ...intakeHandlers(intake),
  };
  const mcp = {
    noteCall: (program: Program, title: string) => noteAgentCall(deps, program, title),
    log: deps.log,
    outputs,
    tools: [
      ...jobTools(jobs, intake, outputs),
      ...reportTools(outputs, suggestEdit(tenant), handOver),
      ...factTools(jobFacts(deps, jobNow), tenant),
    ],
  };
  return { handlers, live, mcp };
}
