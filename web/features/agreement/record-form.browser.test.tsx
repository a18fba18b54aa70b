import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Decision } from "#contract/room/agreement.ts";
import { jobAnswers } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { decisionMade, noAgreement, proposal } from "#web/test/rooms.ts";

const dialog = page.getByRole("dialog", { name: "Decide together" });

/** A job about which this is decided, so that its proposal asks for it no more. */
async function recordAfter(decisions: Decision[]) {
  const keys = new Set(decisions.map(({ key }) => key));
  const open = proposal.decisions.filter(({ key }) => !keys.has(key));
  const server = await renderApp("/jobs/7", {
    server: {
      ...jobAnswers(),
      getAgreement: () => ({ ...noAgreement, decisions }),
      listRooms: () => [],
      proposeRoom: () => ({ ...proposal, decisions: open }),
      recordDecision: () => decisionMade(),
    },
  });
  await page.getByRole("button", { name: "Decide together" }).click();
  await dialog.getByRole("tab", { name: /Decided/u }).click();
  await dialog.getByRole("button", { name: "Record a decision from a call" }).click();
  return server;
}

const record = () => dialog.getByRole("button", { name: "Record", exact: true }).click();

test("what is decided already can be decided anew in a call, with what holds now beside it", async () => {
  const server = await recordAfter([decisionMade()]);
  await dialog.getByLabelText("What was decided").selectOptions("Degree, decided");
  await expect.element(dialog.getByText(/Decided now: Dropped, by Tomas Lindqvist/u)).toBeVisible();
  await dialog.getByText("Nice to have").click();
  await dialog.getByLabelText(/Who decided it/u).fill("Tomas");
  await record();
  await expect
    .poll(() => server.asked("recordDecision")[0]?.body.settled)
    .toEqual({ about: "requirement", words: "a degree", is: "nice" });
});

test("so can pay and an answer, in words", async () => {
  const pay = decisionMade({
    key: "pay",
    label: "Pay range",
    value: "$150,000 to $180,000 a year",
    settled: { about: "pay", text: "$150,000 to $180,000" },
  });
  const words = "unknown.teamSize";
  const answer = decisionMade({
    id: 62,
    key: `question: ${words.toLowerCase()}`,
    label: "How large the team is",
    value: "Nine people",
    settled: { about: "question", words, text: "Nine people", mayTell: false },
  });
  const server = await recordAfter([pay, answer]);
  await dialog.getByLabelText("What was decided").selectOptions("Pay range, decided");
  await dialog.getByLabelText(/What holds now/u).fill("$150,000 to $190,000");
  await dialog.getByLabelText(/Who decided it/u).fill("Tomas");
  await record();
  await dialog.getByRole("button", { name: "Record a decision from a call" }).click();
  await dialog.getByLabelText("What was decided").selectOptions("How large the team is, decided");
  await dialog.getByLabelText(/The answer/u).fill("Ten people");
  await dialog.getByLabelText(/Who decided it/u).fill("Tomas");
  await record();
  await expect
    .poll(() => server.asked("recordDecision").map(({ body }) => body.settled))
    .toEqual([
      { about: "pay", text: "$150,000 to $190,000" },
      { about: "question", words, text: "Ten people", mayTell: false },
    ]);
});
