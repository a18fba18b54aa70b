import type { Activity } from "#contract/organization.ts";
import { ToolType } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";

type Told = Pick<
  Activity,
  | "actorName"
  | "action"
  | "object"
  | "jobTitle"
  | "memberName"
  | "invitedEmail"
  | "program"
  | "programName"
  | "tokenName"
  | "outcome"
>;
type Phrase = { did: string; wantedTo: string };

const phrases: Record<string, Phrase> = {
  "organization.create": { did: "created the organization", wantedTo: "create an organization" },
  "organization.edit": { did: "edited the organization", wantedTo: "edit the organization" },
  "organization.join": { did: "joined the organization", wantedTo: "join the organization" },
  "organization.leave": { did: "left the organization", wantedTo: "leave the organization" },
  "organization.delete": { did: "deleted the organization", wantedTo: "delete the organization" },
  "connection.read": { did: "read the connections", wantedTo: "read the connections" },
  "connection.save": { did: "{connected}", wantedTo: "connect a model" },
  "connection.limit": { did: "changed the monthly cap", wantedTo: "change the monthly cap" },
  "connection.remove": { did: "disconnected the model", wantedTo: "disconnect the model" },
  "connection.test": { did: "tested the model", wantedTo: "test the model" },
  "token.read": { did: "read the API tokens", wantedTo: "read the API tokens" },
  "token.create": { did: "created {token}", wantedTo: "create a token" },
  "token.revoke": { did: "ended {token}", wantedTo: "end a token" },
  "agent.read": { did: "read the list of agents", wantedTo: "read the list of agents" },
  "agent.letIn": { did: "let in {agent}", wantedTo: "let an agent in" },
  "agent.disconnect": { did: "disconnected {agent}", wantedTo: "disconnect an agent" },
  "webhook.read": { did: "read the webhooks", wantedTo: "read the webhooks" },
  "webhook.edit": { did: "{webhook}", wantedTo: "change the webhooks" },
  "data.export": { did: "exported everything", wantedTo: "export everything" },
  "activity.read": { did: "read the activity", wantedTo: "read the activity" },
  "member.edit": { did: "changed the role of {object}", wantedTo: "change somebody's role" },
  "member.remove": { did: "removed {object}", wantedTo: "remove a member" },
  "invitation.read": { did: "read the invitations", wantedTo: "read the invitations" },
  "invitation.send": { did: "invited {invited}", wantedTo: "invite somebody" },
  "invitation.revoke": {
    did: "revoked the invitation of {invited}",
    wantedTo: "revoke an invitation",
  },
  "job.create": { did: "created {object}", wantedTo: "create a job" },
  "job.edit": { did: "edited {object}", wantedTo: "edit a job" },
  "job.delete": { did: "deleted {object}", wantedTo: "delete a job" },
  "output.generate": { did: "started {reports}", wantedTo: "start a report" },
  "share.create": { did: "shared {shared}", wantedTo: "share a report" },
  "share.revoke": { did: "ended a link to {shared}", wantedTo: "end a link" },
  "share.open": { did: "opened a link to {shared}", wantedTo: "open a link" },
  "room.create": { did: "asked for decisions about {object}", wantedTo: "ask for decisions" },
  "room.remind": { did: "sent a reminder about {object}", wantedTo: "send a reminder" },
  "room.renew": { did: "sent a new link to decide about {object}", wantedTo: "send a new link" },
  "room.end": { did: "ended a link to decide about {object}", wantedTo: "end a link" },
  "room.open": { did: "opened a link to decide about {object}", wantedTo: "open a link" },
  "room.answer": { did: "answered about {object}", wantedTo: "answer" },
  "room.wrongPerson": {
    did: "said that a link about {object} was meant for somebody else",
    wantedTo: "say that a link was meant for somebody else",
  },
  "room.sign": { did: "signed what was agreed about {object}", wantedTo: "sign" },
  "room.answerDrift": {
    did: "answered a change after the sign-off of {object}",
    wantedTo: "answer a change",
  },
  "decision.record": {
    did: "wrote down a decision about {object}",
    wantedTo: "write down a decision",
  },
  "decision.withdraw": {
    did: "took back a decision about {object}",
    wantedTo: "take back a decision",
  },
  "drift.explain": {
    did: "said why something signed was changed in {object}",
    wantedTo: "say why something was changed",
  },
  "output.edit": { did: "{edited} {object}", wantedTo: "edit a report" },
};

const kinds: Record<string, string> = { output: "report", membership: "member" };

/** A job by its title while there is one, else "job 12"; a membership by the name of whoever holds or held it. */
function objectWords({ object, jobTitle, memberName }: Told): string {
  const [kind = "", id = ""] = object.split(/[:/]/u);
  if (jobTitle !== null) return kind === "output" ? `a report for “${jobTitle}”` : `“${jobTitle}”`;
  return memberName ?? `${kinds[kind] ?? kind} ${id}`.trim();
}

/** `job:12/marketPulse` is "Market Pulse for job 12", `job:12` all six, `job:12/failed` those that had failed. */
function reportWords(told: Told): string {
  const [, tool] = told.object.split("/");
  const toolType = ToolType.safeParse(tool);
  const several = tool === "failed" ? "the failed reports" : "all six reports";
  const what = toolType.success ? tools[toolType.data].cardName : several;
  return `${what} for ${objectWords(told)}`;
}

/** `connection:model`, `connection:model/key` and `connection:model/settings`. */
const connectionWords: Record<string, string> = {
  key: "replaced the model's key",
  settings: "changed the connected model",
};

/** `webhook:5/added` and so on: what was done to an endpoint. */
const webhookWords: Record<string, string> = {
  added: "added a webhook endpoint",
  removed: "removed a webhook endpoint",
  secret: "made a new secret for a webhook endpoint",
  on: "turned a webhook endpoint on again",
  test: "sent a test call to a webhook endpoint",
  replay: "replayed a call to a webhook endpoint",
};

/** `output:7` is an edit; `output:7/locked` and the others say what else was done to a report. */
const editWords: Record<string, string> = {
  locked: "locked a section of",
  unlocked: "unlocked a section of",
  accepted: "accepted suggestions for",
  acceptedOverLock: "accepted suggestions and removed a lock in",
  kept: "kept the current text of",
};

/** Of those who come by a link nobody knows who they are. */
const outsiders: Record<string, string> = {
  "share.open": "A guest",
  "room.open": "A hiring manager",
  "room.answer": "A hiring manager",
  "room.sign": "A hiring manager",
  "room.answerDrift": "A hiring manager",
  "room.wrongPerson": "Somebody",
};

/** Whoever acted, or their program: "Maya Okafor's token “Nightly import”". */
function actorWords({ action, actorName, program, programName }: Told): string {
  const person = outsiders[action] ?? (actorName || "Somebody");
  if (program === null) return person;
  return programName === null
    ? `${person}'s ${program}`
    : `${person}'s ${program} “${programName}”`;
}

/** One recorded action in plain words: "Maya Okafor created “Night Nurse”". */
export function activitySentence(told: Told): string {
  const { action, outcome } = told;
  const actor = actorWords(told);
  const phrase = phrases[action];
  const wanted = phrase?.wantedTo ?? `do “${action}”`;
  if (outcome === "denied") return `${actor} was not allowed to ${wanted}`;
  const did = phrase?.did ?? `did “${action}” to {object}`;
  const words = did
    .replace("{object}", () => objectWords(told))
    .replace("{shared}", () => `reports for ${objectWords(told)}`)
    .replace("{reports}", () => reportWords(told))
    .replace(
      "{connected}",
      () => connectionWords[told.object.split("/")[1] ?? ""] ?? "connected a model",
    )
    .replace("{agent}", () => `“${told.object.slice(told.object.indexOf("/") + 1)}”`)
    .replace(
      "{webhook}",
      () => webhookWords[told.object.split("/")[1] ?? ""] ?? "changed a webhook endpoint",
    )
    .replace("{edited}", () => editWords[told.object.split("/")[1] ?? ""] ?? "edited")
    .replace("{token}", () => (told.tokenName ? `the token “${told.tokenName}”` : "a token"))
    .replace("{invited}", () => told.invitedEmail ?? "somebody");
  return `${actor} ${words}`.trim();
}
