import type { AccountService } from "#server/features/accounts/accounts.service.ts";
import type { CompanyMembers } from "#server/features/accounts/company-sign-in/company-members.service.ts";
import type { PersonErasure } from "#server/features/accounts/person-erasure.service.ts";
import type { PersonExport } from "#server/features/accounts/person-export.service.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { sendJsonFile } from "#server/http/json-file.ts";

export function accountHandlers(
  accounts: AccountService,
  exporting: PersonExport,
  erasing: PersonErasure,
  company: CompanyMembers,
  forgottenDevice: string,
) {
  return {
    getAccounts: ({ caller }) => accounts.getAccounts(caller),
    updateProfile: ({ caller, body }) => accounts.updateProfile(caller, body),
    listSessions: ({ caller }) => accounts.listSessions(caller),

    async endSession({ caller, params }) {
      await accounts.endSession(caller, params.sessionId);
      return { ok: true };
    },

    getCompanySignIn: ({ caller, params }) => company.show(caller, params.organizationId),

    exportPerson: async ({ caller, reply }) => sendJsonFile(reply, await exporting.make(caller)),

    async deletePerson({ caller, body, reply }) {
      await erasing.erase(caller, body);
      void reply.header("set-cookie", forgottenDevice);
      return { ok: true };
    },
  } satisfies Partial<Handlers>;
}
