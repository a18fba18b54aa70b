import { expect, test } from "vitest";
import { decisionMade, noAgreement, roomOfJob, signOff } from "#web/test/rooms.ts";
import { decided } from "#web/test/room-decisions.ts";
import {
  decidedWords,
  roomWords,
  signedInsideWords,
  standing,
  talkWords,
  titleOf,
} from "#web/features/agreement/agreement-words.ts";

test("a room says how far it is, whether it was opened and when it ends", () => {
  expect(roomWords(roomOfJob())).toBe("0 of 6 decided. Not opened yet. Ends 29 November.");
  const lastOpenedAt = "2026-11-16T12:00:00.000Z";
  expect(roomWords(roomOfJob({ decisions: decided(0, 1), openedCount: 1, lastOpenedAt }))).toBe(
    "2 of 6 decided. Opened once, last on 16 November. Ends 29 November.",
  );
  expect(roomWords(roomOfJob({ signedAt: signOff.at, isOpen: false }))).toBe(
    "Signed off 18 November. Not opened yet. Ended 29 November.",
  );
  expect(roomWords(roomOfJob({ signedAt: signOff.at, isChangedSinceSigned: true }))).toBe(
    "Signed off 18 November, answers changed since and not signed yet. Not opened yet. Ends 29 November.",
  );
});

test("a decision whose job changed since does not count as made", () => {
  const decisions = decided(0, 1).map((one) => ({ ...one, isAskedAgain: one.id === 11 }));
  expect(roomWords(roomOfJob({ decisions }))).toMatch(/^1 of 6 decided/u);
});

test("a decision says who made it, when and how", () => {
  expect(decidedWords(decisionMade())).toBe("Tomas Lindqvist, 18 Nov, by link, signed");
  const call = { through: "call", recordedByName: "Maya Chen", isSigned: false } as const;
  expect(decidedWords(decisionMade(call))).toBe(
    "Tomas Lindqvist, 18 Nov, in a call, noted by Maya Chen",
  );
});

test("a decision is named as it reads best", () => {
  expect(titleOf(decisionMade())).toBe("Degree: Dropped");
  const asked = { label: "Why is this seat open?", value: "It is a new seat." };
  expect(titleOf(decisionMade(asked))).toBe("Why is this seat open? It is a new seat.");
});

test("what somebody would rather talk about is told by who they are", () => {
  const toTalk = [
    { name: "Tomas Lindqvist", label: "Pay range" },
    { name: "Ana Reyes", label: "Python" },
    { name: "Tomas Lindqvist", label: "Degree" },
  ];
  expect(talkWords({ toTalk })).toEqual([
    "Tomas wants to talk about Pay range and Degree.",
    "Ana wants to talk about Python.",
  ]);
});

test("a job says in a few words how its agreement stands", () => {
  expect(standing(noAgreement)).toBeUndefined();
  expect(standing({ ...noAgreement, decisions: [decisionMade()] })).toBe("1 decided");
  expect(standing({ ...noAgreement, signOffs: [signOff] })).toBe("Agreed with Tomas, 18 Nov");
});

test("what somebody signed and stays inside now is told by who they are", () => {
  const signedInside = [
    { name: "Tomas Lindqvist", label: "SQL" },
    { name: "Tomas Lindqvist", label: "Kafka" },
    { name: "Ana Reyes", label: "SQL" },
  ];
  const [tomas, ana] = signedInsideWords({ signedInside });
  expect(tomas).toMatch(/^Tomas signed “SQL” and “Kafka”, which stay inside now\./u);
  expect(ana).toMatch(/^Ana signed “SQL”, which stays inside now\./u);
  expect(signedInsideWords(noAgreement)).toEqual([]);
});
