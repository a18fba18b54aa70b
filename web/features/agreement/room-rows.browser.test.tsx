import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Room } from "#contract/room/room.ts";
import { jobAnswers } from "#web/test/jobs.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { drift, noAgreement, proposal, roomOfJob, signOff } from "#web/test/rooms.ts";

const token = "t".repeat(43);
const dialog = page.getByRole("dialog", { name: "Decide together" });

function serverWith(first: Room, isMailed: boolean) {
  let room = first;
  return {
    ...jobAnswers(),
    getAgreement: () => noAgreement,
    proposeRoom: () => proposal,
    listRooms: () => [room],
    renewRoom: () => {
      room = { ...room, isOpen: true };
      return { ...room, token, isMailed };
    },
  };
}

async function askForNewLink() {
  await page.getByRole("button", { name: "Decide together" }).click();
  await dialog.getByRole("button", { name: "New link for Tomas Lindqvist" }).click();
  return page.getByRole("alertdialog");
}

test("whoever's link has ended gets a new one to the same room, shown once", async () => {
  const ended = roomOfJob({ signedAt: signOff.at, isOpen: false });
  const server = await renderApp("/jobs/7", { server: serverWith(ended, true) });
  const question = await askForNewLink();
  await expect.element(question.getByText(/Every earlier link to it ends now/u)).toBeVisible();
  await expect.element(question.getByText(/tomas@quillwater\.example/u)).toBeVisible();
  expect(server.asked("renewRoom")).toEqual([]);
  await question.getByRole("button", { name: "Make a new link" }).click();
  await expect.element(dialog.getByText(new RegExp(`/room#${token}$`, "u"))).toBeVisible();
  await expect.element(dialog.getByText(/on its way to Tomas Lindqvist/u)).toBeVisible();
  expect(server.asked("renewRoom")).toMatchObject([{ params: { roomId: "51" } }]);
});

test("an address that reached somebody else gets no e-mail with the new link", async () => {
  const wrong = roomOfJob({ isWrongPerson: true });
  await renderApp("/jobs/7", { server: serverWith(wrong, false) });
  const question = await askForNewLink();
  await expect.element(question.getByText(/You send it yourself/u)).toBeVisible();
  await question.getByRole("button", { name: "Make a new link" }).click();
  await expect.element(dialog.getByText("Send this link to Tomas Lindqvist")).toBeVisible();
});

test("who signed what stays inside now is told beside the sign-offs, and where the change is named", async () => {
  const signedInside = [{ name: "Tomas Lindqvist", label: "Korbelline accounts" }];
  const drifts = [{ ...drift, isInside: true }];
  const getAgreement = () => ({ ...noAgreement, signOffs: [signOff], drifts, signedInside });
  const server = { ...serverWith(roomOfJob(), true), getAgreement };
  await renderApp("/jobs/7", { server });
  await expect
    .element(page.getByText(/reads that a line stays inside now, and not which/u))
    .toBeVisible();
  await page.getByRole("button", { name: "Decide together" }).click();
  await dialog.getByRole("tab", { name: /Decided/u }).click();
  await expect
    .element(dialog.getByText(/^Tomas signed “Korbelline accounts”, which stays inside now\./u))
    .toBeVisible();
});
