import { onlineManager } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Problem } from "#contract/problem.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { roomServer } from "#web/test/room-server.ts";
import { managerRoom } from "#web/test/rooms.ts";

const card = (question: string) => page.getByRole("region", { name: question });
const pay = card("How high can the range go?");
const degree = card("Does the degree stay?");

test("a choice that the server refuses is undone, with the reason", async () => {
  const server = {
    ...roomServer(),
    answerDecision: () => {
      throw new Problem("tooManyRequests");
    },
  };
  await renderApp("/room", { server });
  await degree.getByText("Drop the degree").click();
  await expect.element(page.getByText("Not saved")).toBeVisible();
  await expect.element(degree.getByRole("radio", { checked: true })).not.toBeInTheDocument();
});

test("offline, choices are kept and Sign off waits; back online they are saved", async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  const server = await renderApp("/room", { server: roomServer() });
  await expect.element(pay).toBeVisible();
  onlineManager.setOnline(false);
  await expect.element(page.getByText(/kept on this page/u)).toBeVisible();
  await pay.getByText("Raise the top to $182,000").click();
  await expect.element(pay.getByText("Decided")).toBeVisible();
  expect(server.asked("answerDecision")).toEqual([]);
  await expect.element(page.getByText(/Sign off waits until you are back/u)).toBeVisible();
  await page.getByRole("button", { name: "Sign off" }).click({ force: true });
  expect(server.asked("signRoom")).toEqual([]);
  onlineManager.setOnline(true);
  await expect.poll(() => server.asked("answerDecision")).toMatchObject([{ body: { choice: 1 } }]);
  await expect.element(page.getByText(/Sign off waits/u)).not.toBeInTheDocument();
  await expect.element(pay.getByText("Decided")).toBeVisible();
});

test("words that the server refuses stand beside the question as not saved, and nothing is signed without them", async () => {
  const { answerQuestion: kept = () => managerRoom(), ...others } = roomServer();
  let isRefusing = true;
  const server = await renderApp("/room", {
    server: {
      ...others,
      answerQuestion: (input) => {
        if (isRefusing) throw new Problem("tooManyRequests");
        return kept(input);
      },
    },
  });
  const question = page.getByLabelText("Why is this seat open?");
  await question.fill("It is a new seat.");
  await userEvent.keyboard("{Tab}");
  const notSaved = page.getByText(/^Not saved\./u);
  await expect.element(notSaved).toBeVisible();
  await expect.element(question).toHaveAccessibleDescription(/Not saved/u);
  await expect.element(question).toHaveValue("It is a new seat.");
  await expect.element(page.getByText("0 of 1 answered")).toBeVisible();

  await page.getByLabelText("Your role").fill("Platform Engineering Manager");
  await page.getByRole("button", { name: "Sign off" }).click();
  await expect.element(page.getByText(/“Why is this seat open\?” is not saved/u)).toBeVisible();
  expect(server.asked("signRoom")).toEqual([]);

  isRefusing = false;
  await page.getByRole("button", { name: "Save it again" }).click();
  await expect.element(notSaved).not.toBeInTheDocument();
  await expect.element(page.getByText("1 of 1 answered")).toBeVisible();
  await page.getByRole("button", { name: "Sign off" }).click();
  await expect.element(page.getByText("Signed off by Tomas Lindqvist")).toBeVisible();
});

test("refused words that are taken out again no longer stop the sign-off", async () => {
  const refuse = () => {
    throw new Problem("tooManyRequests");
  };
  await renderApp("/room", { server: { ...roomServer(), answerQuestion: refuse } });
  const question = page.getByLabelText("Why is this seat open?");
  await question.fill("It is a new seat.");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText(/^Not saved\./u)).toBeVisible();
  await question.fill("");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText(/^Not saved\./u)).not.toBeInTheDocument();
  await page.getByLabelText("Your role").fill("Platform Engineering Manager");
  await page.getByRole("button", { name: "Sign off" }).click();
  await expect.element(page.getByText("Signed off by Tomas Lindqvist")).toBeVisible();
});

test("an answer that was not saved stops the sign-off behind it", async () => {
  const refused = Promise.withResolvers<never>();
  const server = await renderApp("/room", {
    server: { ...roomServer(), answerDecision: () => refused.promise },
  });
  await degree.getByText("Drop the degree").click();
  await page.getByLabelText("Your role").fill("Platform Engineering Manager");
  await page.getByRole("button", { name: "Sign off" }).click();
  refused.reject(new Problem("tooManyRequests"));
  await expect.element(page.getByText(/An answer was not saved/u)).toBeVisible();
  expect(server.asked("signRoom")).toEqual([]);
});
