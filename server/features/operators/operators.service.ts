import { randomUUID } from "node:crypto";
import { Problem } from "#contract/problem.ts";
import type {
  OperatorAct,
  OperatorOrganizations,
  OperatorPeople,
  OperatorQueue,
  OperatorSpending,
  UnsentLetter,
} from "#contract/operator.ts";
import type { Operator, OperatorAction, OperatorDatabase } from "#server/db/operator.ts";
import type { Deps } from "#server/deps.ts";
import { isOperator } from "#server/env/sign-in.ts";
import type { ResetLinks } from "#server/features/accounts/reset-link.service.ts";
import type { OutboxService } from "#server/features/outbox/outbox.service.ts";
import { sendEmail } from "#server/features/outbox/send-email.task.ts";
import {
  oldestAlive,
  presentAct,
  presentLetter,
  presentPerson,
} from "#server/features/operators/operators.presenter.ts";
import { operatorStore } from "#server/features/operators/operators.store.ts";
import { totalsStore } from "#server/features/operators/totals.store.ts";

export type OperatorService = ReturnType<typeof operatorService>;
type Means = Pick<Deps, "env" | "operator" | "queue">;

/** What whoever runs the installation may see and do; whether they may at all is asked before (`access: "operator"`). */
export function operatorService(
  { env, operator, queue }: Means,
  outbox: OutboxService,
  links: ResetLinks,
) {
  /** An act on one person, recorded under their id. */
  function change(
    by: Operator,
    action: OperatorAction,
    userId: string,
    act: (
      db: OperatorDatabase,
      person: { email: string; emailVerified: boolean },
    ) => Promise<unknown>,
  ): Promise<void> {
    return operator.change(by, action, async (db) => {
      const person = await operatorStore(db).find(userId);
      if (!person) throw new Problem("notFound");
      await act(db, person);
      return `user:${userId}`;
    });
  }

  return {
    listPeople: (words?: string): Promise<OperatorPeople> =>
      operator.read(async (db) => {
        const rows = await operatorStore(db).listPeople(words);
        const total = await operatorStore(db).countPeople(words);
        return { people: rows.map((row) => presentPerson(env, row)), total };
      }),

    listOrganizations: (words?: string): Promise<OperatorOrganizations> =>
      operator.read(async (db) => ({
        organizations: await totalsStore(db).listOrganizations(words),
        total: await totalsStore(db).countOrganizations(words),
      })),

    getSpending: (): Promise<OperatorSpending> =>
      operator.read(async (db) => {
        const days = await totalsStore(db).listDays();
        const today = await totalsStore(db).today();
        return {
          todayMicros: days.find(({ day }) => day === today)?.micros ?? 0,
          capMicros: Math.round(env.SPEND_DAY_USD * 1_000_000),
          days,
          isStopped: env.SPEND_STOP === "on",
        };
      }),

    listQueues: (): Promise<OperatorQueue[]> => operator.read((db) => totalsStore(db).listQueues()),

    listUnsentLetters: (): Promise<UnsentLetter[]> =>
      operator.read(async (db) => {
        const rows = await operatorStore(db).listUnsent();
        return rows.map(presentLetter);
      }),

    listActs: (): Promise<OperatorAct[]> =>
      operator.read(async (db) => {
        const rows = await operatorStore(db).listActs();
        return rows.map(presentAct);
      }),

    /** For the program on the server, where people are named by their address. */
    async findPerson(address: string): Promise<string> {
      const email = address.normalize("NFKC").trim().toLowerCase();
      const userId = await operator.read((db) => operatorStore(db).findByAddress(email));
      if (userId === undefined) throw new Problem("notFound", `Nobody has an account as ${email}`);
      return userId;
    },

    /** Operators do not lock each other out: who runs the installation is said by its settings alone. */
    block: (by: Operator, userId: string): Promise<void> =>
      change(by, "operator.block", userId, async (db, person) => {
        if (isOperator(env, person)) throw new Problem("operatorStays");
        await operatorStore(db).block(userId);
      }),

    unblock: (by: Operator, userId: string): Promise<void> =>
      change(by, "operator.unblock", userId, (db) => operatorStore(db).unblock(userId)),

    verify: (by: Operator, userId: string): Promise<void> =>
      change(by, "operator.verify", userId, (db) => operatorStore(db).verify(userId)),

    removeSecondStep: (by: Operator, userId: string): Promise<void> =>
      change(by, "operator.removeSecondStep", userId, (db) =>
        operatorStore(db).removeSecondStep(userId),
      ),

    async mailResetLink(by: Operator, userId: string): Promise<void> {
      if (!outbox.isConfigured) throw new Problem("noMail");
      const { link, arm } = links.draft(userId);
      await change(by, "operator.resetLink", userId, (db, { email }) =>
        outbox.write(db, { kind: "resetPassword", to: email, link }),
      );
      await arm();
    },

    /** For the program on the server alone: whoever holds the link takes the account over. */
    async makeResetLink(by: Operator, userId: string): Promise<string> {
      const { link, arm } = links.draft(userId);
      await change(by, "operator.resetLink", userId, async () => undefined);
      await arm();
      return link;
    },

    sendLetterAgain: (by: Operator, letterId: number): Promise<void> =>
      operator.change(by, "operator.sendLetter", async (db) => {
        if (!outbox.isConfigured) throw new Problem("noMail");
        const isThere = await operatorStore(db).reopenLetter(letterId, oldestAlive());
        if (!isThere) throw new Problem("letterOver");
        await queue.send(db, sendEmail, { letterId }, randomUUID());
        return `letter:${letterId}`;
      }),
  };
}
