import { z } from "zod";
import { calls } from "#contract/calls.ts";
import type { Endpoints } from "#contract/endpoint.ts";
import {
  Agreement,
  Decision,
  DriftAnswer,
  DriftReason,
  RecordedDecision,
  SignOffKeys,
  WhatIf,
  WhatIfAnswer,
} from "#contract/room/agreement.ts";
import { RoomProposal } from "#contract/room/decision.ts";
import {
  DecisionAnswer,
  ManagerRoom,
  NewRoom,
  QuestionAnswer,
  Room,
  RoomForm,
  RoomIntroduction,
  RoomTicket,
  SignOffForm,
} from "#contract/room/room.ts";
import { IdText } from "#contract/text.ts";

const ofJob = z.object({ jobId: IdText });
const ofRoom = ofJob.extend({ roomId: IdText });
const Done = z.object({ ok: z.literal(true) });

/** The hiring manager's room, what is agreed in it, and its proof. */
export const roomEndpoints = {
  proposeRoom: {
    ...calls.proposeRoom,
    access: "member",
    summary: "What a hiring manager may be asked about a job, and what each answer would do",
    params: ofJob,
    reply: RoomProposal,
  },
  listRooms: {
    ...calls.listRooms,
    access: "member",
    summary: "A job's rooms, newest first, with what was answered in each",
    params: ofJob,
    reply: z.array(Room),
  },
  createRoom: {
    ...calls.createRoom,
    access: "member",
    summary: "Ask somebody to decide; the token of the link is answered this once",
    params: ofJob,
    body: RoomForm,
    status: 201,
    reply: NewRoom,
  },
  remindRoom: {
    ...calls.remindRoom,
    access: "member",
    summary: "Send the one reminder of a room",
    params: ofRoom,
    reply: Done,
  },
  endRoom: {
    ...calls.endRoom,
    access: "member",
    summary: "End a room's link and the sessions of everybody who opened it",
    params: ofRoom,
    reply: Done,
  },
  exportManager: {
    ...calls.exportManager,
    access: "member",
    summary: "Everything kept about the hiring manager of a room, as a file",
    params: ofRoom,
    reply: "json",
  },
  eraseManager: {
    ...calls.eraseManager,
    access: "member",
    summary: "Forget the hiring manager of a room: the room, their name, address and words",
    params: ofRoom,
    reply: Done,
  },
  getAgreement: {
    ...calls.getAgreement,
    access: "member",
    summary: "What was decided about a job, what was signed, and what changed since",
    params: ofJob,
    reply: Agreement,
  },
  recordDecision: {
    ...calls.recordDecision,
    access: "member",
    summary: "Write down what somebody decided in a call",
    params: ofJob,
    body: RecordedDecision,
    status: 201,
    reply: Decision,
  },
  withdrawDecision: {
    ...calls.withdrawDecision,
    access: "member",
    summary: "Take a decision back: what was given before holds again",
    params: ofJob.extend({ decisionId: IdText }),
    reply: Done,
  },
  explainDrift: {
    ...calls.explainDrift,
    access: "member",
    summary: "Say why a signed fact was changed",
    params: ofJob.extend({ driftId: IdText }),
    body: DriftReason,
    reply: Done,
  },
  downloadSignOffs: {
    ...calls.downloadSignOffs,
    access: "member",
    summary: "Every sign-off of a job as a file that proves itself",
    params: ofJob,
    reply: "json",
  },
  introduceRoom: {
    ...calls.introduceRoom,
    access: "anyone",
    summary: "Who asks for what by a link; counts nothing",
    body: RoomTicket,
    reply: RoomIntroduction,
  },
  openRoom: {
    ...calls.openRoom,
    access: "anyone",
    summary: "Open a room: a manager's session of 12 hours, as a cookie",
    body: RoomTicket,
    reply: Done,
  },
  readRoom: {
    ...calls.readRoom,
    access: "manager",
    summary: "What is to be decided, with what each answer would do",
    reply: ManagerRoom,
  },
  answerDecision: {
    ...calls.answerDecision,
    access: "manager",
    summary: "Choose an answer, or take the choice back",
    params: z.object({ roomDecisionId: IdText }),
    body: DecisionAnswer,
    reply: ManagerRoom,
  },
  answerQuestion: {
    ...calls.answerQuestion,
    access: "manager",
    summary: "Answer a question in one's own words",
    params: z.object({ roomQuestionId: IdText }),
    body: QuestionAnswer,
    reply: ManagerRoom,
  },
  tryWhatIf: {
    ...calls.tryWhatIf,
    access: "manager",
    summary: "What would follow; nothing is saved",
    body: WhatIf,
    reply: WhatIfAnswer,
  },
  signRoom: {
    ...calls.signRoom,
    access: "manager",
    summary: "Sign what was decided, with name, role and date",
    body: SignOffForm,
    reply: ManagerRoom,
  },
  downloadOwnSignOff: {
    ...calls.downloadOwnSignOff,
    access: "manager",
    summary: "What was signed in this room as a file that proves itself",
    reply: "json",
  },
  answerDrift: {
    ...calls.answerDrift,
    access: "manager",
    summary: "Agree to a later change, or ask about it",
    params: z.object({ driftId: IdText }),
    body: DriftAnswer,
    reply: ManagerRoom,
  },
  sayWrongPerson: {
    ...calls.sayWrongPerson,
    access: "manager",
    summary: "Tell the recruiter that the link reached somebody else",
    reply: Done,
  },
  listSignOffKeys: {
    ...calls.listSignOffKeys,
    access: "anyone",
    summary: "The public keys with which this installation's sign-offs are checked",
    reply: SignOffKeys,
  },
} as const satisfies Endpoints;
