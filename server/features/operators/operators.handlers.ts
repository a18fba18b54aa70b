import type { OperatorService } from "#server/features/operators/operators.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function operatorHandlers(operators: OperatorService) {
  return {
    getOperator: async ({ caller }) => ({ isOperator: caller.isOperator }),
    listPeople: ({ query }) => operators.listPeople(query.q),
    listAllOrganizations: ({ query }) => operators.listOrganizations(query.q),
    getAllSpending: () => operators.getSpending(),
    listQueues: () => operators.listQueues(),
    listUnsentLetters: () => operators.listUnsentLetters(),
    listOperatorActs: () => operators.listActs(),

    async blockPerson({ caller, params }) {
      await operators.block(caller, params.userId);
      return { ok: true };
    },

    async unblockPerson({ caller, params }) {
      await operators.unblock(caller, params.userId);
      return { ok: true };
    },

    async verifyPerson({ caller, params }) {
      await operators.verify(caller, params.userId);
      return { ok: true };
    },

    async sendResetLink({ caller, params }) {
      await operators.mailResetLink(caller, params.userId);
      return { ok: true };
    },

    async sendLetterAgain({ caller, params }) {
      await operators.sendLetterAgain(caller, params.letterId);
      return { ok: true };
    },
  } satisfies Partial<Handlers>;
}
