import type { AccountService } from "#server/features/accounts/accounts.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

type Names = "getAccounts" | "updateProfile" | "listSessions" | "endSession";

export function accountHandlers(accounts: AccountService): Pick<Handlers, Names> {
  return {
    getAccounts: ({ caller }) => accounts.getAccounts(caller),
    updateProfile: ({ caller, body }) => accounts.updateProfile(caller, body),
    listSessions: ({ caller }) => accounts.listSessions(caller),

    async endSession({ caller, params }) {
      await accounts.endSession(caller, params.sessionId);
      return { ok: true };
    },
  };
}
