import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Agreement } from "#contract/room/agreement.ts";
import type { Room } from "#contract/room/room.ts";
import { Problem } from "#contract/problem.ts";
import type { Answers } from "#web/test/fake-server.ts";
import { jobAnswers } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { decided } from "#web/test/room-decisions.ts";
import { decisionMade, drift, noAgreement, proposal, roomOfJob, signOff } from "#web/test/rooms.ts";

const token = "t".repeat(43);
const dialog = page.getByRole("dialog", { name: "Decide together" });

/** A job's server that keeps its rooms and what was agreed. */
function agreementServer(first: { rooms?: Room[]; agreement?: Partial<Agreement> } = {}): Answers {
  let rooms = first.rooms ?? [];
  let agreement = { ...noAgreement, ...first.agreement };
  return {
    ...jobAnswers(),
    getAgreement: () => agreement,
    listRooms: () => rooms,
    proposeRoom: () => proposal,
    createRoom: ({ body }) => {
      const room = roomOfJob({ name: body.name, email: body.email });
      rooms = [room, ...rooms];
      return { ...room, token, isMailed: room.email !== null };
    },
    remindRoom: () => {
      rooms = rooms.map((room) => ({ ...room, remindedAt: "2026-11-17T09:00:00.000Z" }));
      return { ok: true };
    },
    endRoom: () => {
      rooms = rooms.map((room) => ({ ...room, isOpen: false }));
      return { ok: true };
    },
    eraseManager: () => {
      rooms = [];
      return { ok: true };
    },
    recordDecision: ({ body }) => {
      const made = decisionMade({ through: "call", byName: body.byName, words: body.words ?? "" });
      agreement = { ...agreement, decisions: [made] };
      return made;
    },
    withdrawDecision: () => {
      agreement = { ...agreement, decisions: [] };
      return { ok: true };
    },
    explainDrift: ({ body }) => {
      agreement = {
        ...agreement,
        drifts: agreement.drifts.map((one) => ({ ...one, reason: body.reason })),
      };
      return { ok: true };
    },
  };
}

const open = () => page.getByRole("button", { name: "Decide together" }).click();

test("a recruiter asks somebody: six decisions are ticked, and the link is shown once", async () => {
  const server = await renderApp("/jobs/7", { server: agreementServer() });
  await open();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect.element(dialog.getByText("Say who decides")).toBeVisible();
  expect(server.asked("createRoom")).toEqual([]);
  await dialog.getByLabelText(/Who decides/u).fill("Tomas Lindqvist");
  await dialog.getByText("What should be finished after three months?").click();
  await dialog.getByLabelText("A question of your own").fill("Who else must agree?");
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect.element(dialog.getByText(new RegExp(`/room#${token}$`, "u"))).toBeVisible();
  await expect.element(dialog.getByText(/it is not shown again/u)).toBeVisible();
  const [{ body } = { body: undefined }] = server.asked("createRoom");
  expect(body).toMatchObject({ name: "Tomas Lindqvist", email: null, days: 14 });
  expect(body?.decisions).toHaveLength(6);
  expect(body?.questions.map(({ question }) => question)).toEqual([
    "Why is this seat open?",
    "Who else must agree?",
  ]);
  await expect.element(dialog.getByText(/0 of 6 decided\. Not opened yet\./u)).toBeVisible();
});

test("an e-mail address is checked, and its invitation goes by mail", async () => {
  const server = await renderApp("/jobs/7", { server: agreementServer() });
  await open();
  await dialog.getByLabelText(/Who decides/u).fill("Tomas Lindqvist");
  await dialog.getByLabelText("E-mail").fill("tomas@");
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect.element(dialog.getByLabelText("E-mail")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabelText("E-mail").fill("tomas@quillwater.example");
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect
    .element(dialog.getByText("An e-mail with this link is on its way to Tomas Lindqvist"))
    .toBeVisible();
  expect(server.asked("createRoom")[0]?.body.email).toBe("tomas@quillwater.example");
});

test("a seventh decision cannot be ticked", async () => {
  const [first] = proposal.decisions;
  const more = first ? [{ ...first, key: "seventh", question: "Is there a seventh?" }] : [];
  const server = {
    ...agreementServer(),
    proposeRoom: () => ({ ...proposal, decisions: [...proposal.decisions, ...more] }),
  };
  await renderApp("/jobs/7", { server });
  await open();
  await expect.element(dialog.getByLabelText("Is there a seventh?")).toBeDisabled();
  await dialog.getByText("Does the degree stay?").click();
  await dialog.getByText("Is there a seventh?").click();
  await expect.element(dialog.getByLabelText("Is there a seventh?")).toBeChecked();
  await expect.element(dialog.getByLabelText("Does the degree stay?")).toBeDisabled();
});

test("a room shows how far it is and its answers, is reminded once and ended", async () => {
  const rooms = [roomOfJob({ decisions: decided(1, 1, 0), isWrongPerson: true })];
  await renderApp("/jobs/7", { server: agreementServer({ rooms }) });
  await open();
  await expect.element(dialog.getByText(/3 of 6 decided/u)).toBeVisible();
  await expect.element(dialog.getByText(/The link reached somebody else/u)).toBeVisible();
  await dialog.getByRole("button", { name: "Show the answers of Tomas Lindqvist" }).click();
  await expect.element(dialog.getByText("$148,000 to $182,000")).toBeVisible();
  await dialog.getByRole("button", { name: "Remind Tomas Lindqvist" }).click();
  await expect.element(dialog.getByText(/Reminded 17 Nov/u)).toBeVisible();
  const remind = dialog.getByRole("button", { name: "Remind Tomas Lindqvist" });
  await expect.element(remind).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "End the link of Tomas Lindqvist" }).click();
  await expect.element(dialog.getByText(/Ended 29 November/u)).toBeVisible();
});

test("a decision from a call is recorded with who and in which words, and taken back", async () => {
  const server = await renderApp("/jobs/7", { server: agreementServer() });
  await open();
  await dialog.getByRole("tab", { name: /Decided/u }).click();
  await dialog.getByRole("button", { name: "Record a decision from a call" }).click();
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await expect.element(dialog.getByText("Say what was decided")).toBeVisible();
  await dialog.getByLabelText("What was decided").selectOptions("Degree");
  await dialog.getByText("Drop the degree").click();
  await dialog.getByLabelText(/Who decided it/u).fill("Tomas Lindqvist");
  await dialog.getByLabelText("In which words").fill("We never check it anyway.");
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await expect.element(dialog.getByText("Degree: Dropped")).toBeVisible();
  await expect.element(dialog.getByText(/We never check it anyway/u)).toBeVisible();
  expect(server.asked("recordDecision")[0]?.body).toEqual({
    settled: { about: "requirement", words: "a degree", is: "dropped" },
    byName: "Tomas Lindqvist",
    words: "We never check it anyway.",
  });
  await dialog.getByRole("button", { name: "Take back: Degree" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click();
  await expect.element(dialog.getByText("Degree: Dropped")).not.toBeInTheDocument();
});

test("pay in words that are no option, and a question's answer, can be recorded, too", async () => {
  const server = await renderApp("/jobs/7", { server: agreementServer() });
  await open();
  await dialog.getByRole("tab", { name: /Decided/u }).click();
  const begin = () => dialog.getByRole("button", { name: "Record a decision from a call" }).click();
  await begin();
  await dialog.getByText("Something else").click();
  await dialog.getByLabelText(/What holds now/u).fill("$150,000 to $180,000 a year");
  await dialog.getByLabelText(/Who decided it/u).fill("Tomas");
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await begin();
  await dialog.getByLabelText("What was decided").selectOptions("Why is this seat open?");
  await dialog.getByLabelText(/The answer/u).fill("A new seat");
  await dialog.getByLabelText(/Who decided it/u).fill("Tomas");
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await expect
    .poll(() => server.asked("recordDecision").map(({ body }) => body.settled))
    .toEqual([
      { about: "pay", text: "$150,000 to $180,000 a year" },
      { about: "question", words: "unknown.whyOpen", text: "A new seat", mayTell: false },
    ]);
});

test("the job says what is agreed, and the sign-offs are there to download", async () => {
  const agreement = { decisions: [decisionMade()], signOffs: [signOff] };
  await renderApp("/jobs/7", { server: agreementServer({ rooms: [roomOfJob()], agreement }) });
  await expect.element(page.getByText("Agreed with Tomas, 18 Nov")).toBeVisible();
  await open();
  await dialog.getByRole("tab", { name: /Decided/u }).click();
  await expect.element(dialog.getByText("1. Tomas Lindqvist")).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "Download sign-offs" }))
    .toHaveAttribute("href", "/api/jobs/7/sign-offs");
});

test("what was signed and changed since stands on the job's page, with a place for the reason", async () => {
  const agreement = { signOffs: [signOff], drifts: [{ ...drift, reason: "" }] };
  const server = await renderApp("/jobs/7", { server: agreementServer({ agreement }) });
  const strip = page.getByRole("region", { name: "Changed since it was signed" });
  await expect
    .element(strip.getByRole("heading"))
    .toHaveTextContent("Top of the range $176,000 → $168,000, by Maya Okafor, 2 Dec");
  await strip.getByLabelText("Why it was changed").fill("Finance capped the band.");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Reason saved")).toBeVisible();
  expect(server.asked("explainDrift")).toMatchObject([
    { params: { driftId: "41" }, body: { reason: "Finance capped the band." } },
  ]);
});

test("a drift that was agreed to is no longer named; a question about it is", async () => {
  const asked = { ...drift, state: "asked", asked: "Only this year?" } as const;
  const agreement = { drifts: [{ ...drift, id: 42, state: "agreed" } as const, asked] };
  await renderApp("/jobs/7", { server: agreementServer({ agreement }) });
  const strip = page.getByRole("region", { name: "Changed since it was signed" });
  await expect.element(strip.getByText("“Only this year?”")).toBeVisible();
  expect(strip.getByRole("heading").elements()).toHaveLength(1);
});

test("a link that could not be made is said, and the form stays", async () => {
  const server = {
    ...agreementServer(),
    createRoom: () => {
      throw new Problem("tooManyRequests");
    },
  };
  await renderApp("/jobs/7", { server });
  await open();
  await dialog.getByLabelText(/Who decides/u).fill("Tomas Lindqvist");
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect.element(page.getByText("No link was made")).toBeVisible();
  await expect.element(dialog.getByLabelText(/Who decides/u)).toHaveValue("Tomas Lindqvist");
});

test("somebody who asks to be forgotten is, after one question; what is kept can be exported first", async () => {
  const server = await renderApp("/jobs/7", { server: agreementServer({ rooms: [roomOfJob()] }) });
  await open();
  await expect
    .element(dialog.getByRole("link", { name: "Export what is kept about Tomas Lindqvist" }))
    .toHaveAttribute("href", "/api/jobs/7/rooms/51/manager");
  await dialog.getByRole("button", { name: "Forget Tomas Lindqvist" }).click();
  expect(server.asked("eraseManager")).toEqual([]);
  await page.getByRole("alertdialog").getByRole("button", { name: "Forget" }).click();
  await expect
    .poll(() => server.asked("eraseManager"))
    .toMatchObject([{ params: { roomId: "51" } }]);
  await expect.element(dialog.getByText("Tomas Lindqvist")).not.toBeInTheDocument();
});
