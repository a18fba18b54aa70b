import type { ManagerRoom } from "#contract/room/room.ts";
import type { Manager } from "#server/db/manager.ts";
import type { AgreementService } from "#server/features/agreements/agreements.service.ts";
import type { ManagerDataService } from "#server/features/agreements/manager-data.service.ts";
import type { SigningService } from "#server/features/agreements/signing.service.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { sendJsonFile } from "#server/http/json-file.ts";

export function agreementHandlers(
  agreements: AgreementService,
  signing: SigningService,
  managerData: ManagerDataService,
  readRoom: (manager: Manager) => Promise<ManagerRoom>,
) {
  return {
    getAgreement: ({ caller, params }) => agreements.get(caller, params.jobId),
    recordDecision: ({ caller, params, body }) => agreements.record(caller, params.jobId, body),

    async withdrawDecision({ caller, params: { jobId, decisionId } }) {
      await agreements.withdraw(caller, jobId, decisionId);
      return { ok: true };
    },

    async explainDrift({ caller, params: { jobId, driftId }, body }) {
      await agreements.explain(caller, jobId, driftId, body.reason);
      return { ok: true };
    },

    downloadSignOffs: async ({ caller, params, reply }) =>
      sendJsonFile(reply, await agreements.file(caller, params.jobId)),

    exportManager: async ({ caller, params: { jobId, roomId }, reply }) =>
      sendJsonFile(reply, await managerData.export(caller, jobId, roomId)),

    async eraseManager({ caller, params: { jobId, roomId } }) {
      await managerData.erase(caller, jobId, roomId);
      return { ok: true };
    },

    async signRoom({ caller, body, request }) {
      await signing.sign(caller, body, request.id);
      return readRoom(caller);
    },

    downloadOwnSignOff: async ({ caller, reply }) =>
      sendJsonFile(reply, await signing.file(caller)),

    async answerDrift({ caller, params, body, request }) {
      await signing.answerDrift(caller, params.driftId, body, request.id);
      return readRoom(caller);
    },

    listSignOffKeys: async () => signing.listKeys(),
  } satisfies Partial<Handlers>;
}
