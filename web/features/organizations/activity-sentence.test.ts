import { expect, test } from "vitest";
import { activitySentence } from "#web/features/organizations/activity-sentence.ts";

const nothingNamed = {
  jobTitle: null,
  memberName: null,
  invitedEmail: null,
  program: null,
  programName: null,
  tokenName: null,
};

function said(action: string, object: string, outcome: "done" | "denied" = "done") {
  return activitySentence({
    ...nothingNamed,
    actorName: "Maya Okafor",
    action,
    object,
    outcome,
  });
}

test("what somebody did reads as a sentence", () => {
  expect(said("job.create", "job:12")).toBe("Maya Okafor created job 12");
  expect(said("organization.edit", "organization:3")).toBe("Maya Okafor edited the organization");
  expect(said("output.edit", "output:7")).toBe("Maya Okafor edited report 7");
  expect(said("output.edit", "output:7/ticks")).toBe("Maya Okafor edited report 7");
  expect(said("output.edit", "output:7/locked")).toBe("Maya Okafor locked a section of report 7");
  expect(said("output.edit", "output:7/acceptedOverLock")).toBe(
    "Maya Okafor accepted suggestions and removed a lock in report 7",
  );
});

test("whoever comes by a link to decide is nobody by name", () => {
  expect(said("room.create", "job:12/room-3")).toBe("Maya Okafor asked for decisions about job 12");
  expect(said("room.answer", "job:12/room-3")).toBe("A hiring manager answered about job 12");
  expect(said("room.open", "job:12/room-3")).toBe(
    "A hiring manager opened a link to decide about job 12",
  );
});

test("what is agreed about a job is told, and of whoever signs no name", () => {
  expect(said("room.sign", "job:12/sign-off-1")).toBe(
    "A hiring manager signed what was agreed about job 12",
  );
  expect(said("decision.record", "job:12/decision-4")).toBe(
    "Maya Okafor wrote down a decision about job 12",
  );
  expect(said("drift.explain", "job:12/drift-2")).toBe(
    "Maya Okafor said why something signed was changed in job 12",
  );
});

test("an invitation is told by whom it is for, while it is kept", () => {
  const invited = (action: string, invitedEmail: string | null) =>
    activitySentence({
      ...nothingNamed,
      actorName: "Maya Okafor",
      action,
      object: "invitation:4",
      invitedEmail,
      outcome: "done",
    });
  expect(invited("invitation.send", "sten@example.com")).toBe(
    "Maya Okafor invited sten@example.com",
  );
  expect(invited("invitation.revoke", "sten@example.com")).toBe(
    "Maya Okafor revoked the invitation of sten@example.com",
  );
  expect(invited("invitation.send", null)).toBe("Maya Okafor invited somebody");
});

test("a report is called by its name, and no name means all six", () => {
  expect(said("output.generate", "job:12/marketPulse")).toBe(
    "Maya Okafor started Market Pulse for job 12",
  );
  expect(said("output.generate", "job:12")).toBe("Maya Okafor started all six reports for job 12");
  expect(said("output.generate", "job:12/failed")).toBe(
    "Maya Okafor started the failed reports for job 12",
  );
});

test("what became of a connected model is told without its key", () => {
  expect([
    said("connection.save", "connection:model"),
    said("connection.save", "connection:model/key"),
    said("connection.save", "connection:model/settings"),
    said("connection.limit", "connection:model"),
    said("connection.remove", "connection:model"),
    said("connection.test", "connection:model"),
    said("connection.save", "", "denied"),
  ]).toEqual([
    "Maya Okafor connected a model",
    "Maya Okafor replaced the model's key",
    "Maya Okafor changed the connected model",
    "Maya Okafor changed the monthly cap",
    "Maya Okafor disconnected the model",
    "Maya Okafor tested the model",
    "Maya Okafor was not allowed to connect a model",
  ]);
});

test("what was done to a webhook is told without its address", () => {
  expect([
    said("webhook.edit", "webhook:5/added"),
    said("webhook.edit", "webhook:5/events"),
    said("webhook.edit", "webhook:5/secret"),
    said("webhook.edit", "", "denied"),
  ]).toEqual([
    "Maya Okafor added a webhook endpoint",
    "Maya Okafor changed a webhook endpoint",
    "Maya Okafor made a new secret for a webhook endpoint",
    "Maya Okafor was not allowed to change the webhooks",
  ]);
});

test("which agent was let in or disconnected is told by its name, also when it is gone", () => {
  expect([
    said("agent.letIn", "agent:7/Desk assistant"),
    said("agent.disconnect", "agent:7/Desk/assistant $&"),
    said("agent.disconnect", "", "denied"),
  ]).toEqual([
    "Maya Okafor let in “Desk assistant”",
    "Maya Okafor disconnected “Desk/assistant $&”",
    "Maya Okafor was not allowed to disconnect an agent",
  ]);
});

test("a job is called by its title while it has one, whatever signs stand in it", () => {
  const titled = (action: string, object: string, jobTitle: string) =>
    activitySentence({
      ...nothingNamed,
      actorName: "Maya Okafor",
      action,
      object,
      jobTitle,
      outcome: "done",
    });
  expect(titled("job.edit", "job:12", "Night Nurse $&")).toBe(
    "Maya Okafor edited “Night Nurse $&”",
  );
  expect(titled("output.generate", "job:12/marketPulse", "Welder")).toBe(
    "Maya Okafor started Market Pulse for “Welder”",
  );
  expect(titled("output.edit", "output:7", "Welder")).toBe(
    "Maya Okafor edited a report for “Welder”",
  );
});

test("a colleague is called by name while they have an account", () => {
  const told = (memberName: string | null) =>
    activitySentence({
      ...nothingNamed,
      actorName: "Maya Okafor",
      action: "member.remove",
      object: "membership:6/some-id",
      memberName,
      outcome: "done",
    });
  expect(told("Sten Strand")).toBe("Maya Okafor removed Sten Strand");
  expect(told(null)).toBe("Maya Okafor removed member 6");
});

test("a refusal says what was refused", () => {
  expect(said("organization.edit", "", "denied")).toBe(
    "Maya Okafor was not allowed to edit the organization",
  );
});

test("an action without words of its own is still told", () => {
  expect(said("job.archive", "job:2")).toBe("Maya Okafor did “job.archive” to job 2");
  expect(
    activitySentence({
      ...nothingNamed,
      actorName: "",
      action: "job.edit",
      object: "job:2",
      outcome: "done",
    }),
  ).toBe("Somebody edited job 2");
});

test("a token is told by its name while it is kept, when it was made and when it acted", () => {
  const told = (action: string, more: object) =>
    activitySentence({
      ...nothingNamed,
      actorName: "Maya Okafor",
      action,
      object: "job:2",
      outcome: "done",
      ...more,
    });
  expect(told("token.create", { tokenName: "ATS sync" })).toBe(
    "Maya Okafor created the token “ATS sync”",
  );
  expect(told("token.revoke", {})).toBe("Maya Okafor ended a token");
  expect(told("job.create", { program: "token", programName: "ATS sync" })).toBe(
    "Maya Okafor's token “ATS sync” created job 2",
  );
  expect(told("job.create", { program: "token" })).toBe("Maya Okafor's token created job 2");
});
