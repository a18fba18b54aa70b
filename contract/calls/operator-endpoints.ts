import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { Done, type Endpoints } from "#contract/endpoint.ts";
import {
  OperatorAct,
  OperatorOrganizations,
  OperatorPeople,
  OperatorQueue,
  OperatorSearch,
  OperatorSpending,
  UnsentLetter,
} from "#contract/operator.ts";
import { IdText } from "#contract/text.ts";

const ofPerson = z.object({ userId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });

/** For the people who run the installation. */
export const operatorEndpoints = {
  getOperator: {
    ...calls.getOperator,
    access: "signedIn",
    summary: "Whether the caller is one of OPERATORS, with a confirmed address",
    reply: z.object({ isOperator: z.boolean() }),
  },
  listPeople: {
    ...calls.listPeople,
    access: "operator",
    summary: "The newest 100 people with an account, or of those a search finds",
    query: OperatorSearch,
    reply: OperatorPeople,
  },
  blockPerson: {
    ...calls.blockPerson,
    access: "operator",
    summary: "Sign somebody out everywhere and let them in no more; operators stay",
    params: ofPerson,
    reply: Done,
  },
  unblockPerson: {
    ...calls.unblockPerson,
    access: "operator",
    summary: "Let somebody in again",
    params: ofPerson,
    reply: Done,
  },
  verifyPerson: {
    ...calls.verifyPerson,
    access: "operator",
    summary: "Take somebody's address as confirmed",
    params: ofPerson,
    reply: Done,
  },
  sendResetLink: {
    ...calls.sendResetLink,
    access: "operator",
    summary: "Mail somebody a link to choose a new password",
    params: ofPerson,
    reply: Done,
  },
  listAllOrganizations: {
    ...calls.listAllOrganizations,
    access: "operator",
    summary:
      "The 100 organizations that spent most in 30 days, or of those a search finds, with counts and cost",
    query: OperatorSearch,
    reply: OperatorOrganizations,
  },
  getAllSpending: {
    ...calls.getAllSpending,
    access: "operator",
    summary: "What models cost all organizations together, today and in the last 30 days",
    reply: OperatorSpending,
  },
  listQueues: {
    ...calls.listQueues,
    access: "operator",
    summary: "How much waits, runs and was given up in each queue",
    reply: z.array(OperatorQueue),
  },
  listUnsentLetters: {
    ...calls.listUnsentLetters,
    access: "operator",
    summary:
      "The newest 100 letters that were not sent: to whom and of what kind, not what they say",
    reply: z.array(UnsentLetter),
  },
  sendLetterAgain: {
    ...calls.sendLetterAgain,
    access: "operator",
    summary: "Try a letter again at once",
    params: z.object({ letterId: IdText }),
    reply: Done,
  },
  listOperatorActs: {
    ...calls.listOperatorActs,
    access: "operator",
    summary: "The newest 100 acts of operators: who, what, whom and when",
    reply: z.array(OperatorAct),
  },
} as const satisfies Endpoints;
