import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "#web/test/render-app.tsx";
import { roomServer } from "#web/test/room-server.ts";
import { managerRoom } from "#web/test/rooms.ts";

const card = (question: string) => page.getByRole("region", { name: question });
const pay = card("How high can the range go?");
const degree = card("Does the degree stay?");

test("whoever would rather talk says so: the card is undecided and stays as posted", async () => {
  const server = await renderApp("/room", { server: roomServer() });
  await degree.getByText("Drop the degree").click();
  await degree.getByRole("button", { name: "Let’s talk" }).click();
  await expect.element(degree.getByText(/Maya sees this on the job’s page/u)).toBeVisible();
  await expect.element(degree.getByText("Decided")).not.toBeInTheDocument();
  await expect.element(page.getByText("Required, as posted")).toBeVisible();
  await expect
    .poll(() => server.asked("answerDecision")[1]?.body)
    .toMatchObject({ choice: null, isToTalk: true });
  await degree.getByText("Drop the degree").click();
  await expect
    .element(degree.getByText(/Maya sees this on the job’s page/u))
    .not.toBeInTheDocument();
});

test("a card whose answers change no search has no line that says so", async () => {
  const [first, second, ...rest] = managerRoom().decisions;
  const quiet = second && {
    ...second,
    options: second.options.map((one) => ({ ...one, figure: "Same search" })),
  };
  const cards = [first, quiet, ...rest].filter((one) => one !== undefined);
  await renderApp("/room", { server: roomServer(managerRoom({ decisions: cards })) });
  await expect.element(pay.getByText("No change")).toBeVisible();
  await expect.element(degree).toBeVisible();
  expect(degree.getByText("Same search").query()).toBeNull();
});
