import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Problem } from "#contract/problem.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { decided } from "#web/test/room-decisions.ts";
import { roomServer } from "#web/test/room-server.ts";
import { drift, managerRoom, signOff } from "#web/test/rooms.ts";

const token = "a".repeat(43);

const card = (question: string) => page.getByRole("region", { name: question });
const pay = card("How high can the range go?");
const degree = card("Does the degree stay?");

test("who asks for what stands before anything is opened; Open leads to the cards", async () => {
  const server = await renderApp(`/room#${token}`, { server: roomServer() });
  await expect.element(page.getByText(/Maya Okafor asks for six decisions/u)).toBeVisible();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Senior Backend Engineer");
  expect(server.asked("openRoom")).toEqual([]);
  expect(server.asked("readRoom")).toEqual([]);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(pay).toBeVisible();
  expect(window.location.hash).toBe("");
  expect(page.getByRole("radiogroup").elements()).toHaveLength(6);
  const cards = page.getByRole("radiogroup");
  expect(cards.getByRole("radio", { checked: true }).query()).toBeNull();
});

test("a choice is saved at once and counted, and pressing it again takes it back", async () => {
  const server = await renderApp("/room", { server: roomServer() });
  await degree.getByText("Drop the degree").click();
  await expect.element(degree.getByText("Decided")).toBeVisible();
  await expect.element(page.getByText("1 of 6 decided").first()).toBeVisible();
  await expect
    .poll(() => server.asked("answerDecision"))
    .toMatchObject([{ params: { roomDecisionId: "12" }, body: { choice: 1 } }]);
  await degree.getByRole("radio", { name: /Drop the degree/u }).click();
  await expect.element(degree.getByText("Decided")).not.toBeInTheDocument();
  await expect.poll(() => server.asked("answerDecision")[1]?.body).toMatchObject({ choice: null });
});

test("a double click chooses once", async () => {
  const server = await renderApp("/room", { server: roomServer() });
  await degree.getByText("Drop the degree").dblClick();
  await expect.poll(() => server.asked("answerDecision").length).toBeGreaterThan(0);
  await expect.element(degree.getByText("Decided")).toBeVisible();
  expect(server.asked("answerDecision")).toHaveLength(1);
});

test("by keyboard: Tab goes from card to card, arrows choose inside one", async () => {
  await renderApp("/room", { server: roomServer() });
  await expect.element(pay).toBeVisible();
  (pay.getByRole("radio").first().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(pay.getByRole("radio", { checked: true })).toHaveAccessibleName(/Raise/u);
  // Past "Let's talk".
  await userEvent.keyboard("{Tab}{Tab}");
  expect(degree.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard(" ");
  await expect
    .element(degree.getByRole("radio", { checked: true }))
    .toHaveAccessibleName(/Keep it/u);
  await expect.element(page.getByText("2 of 6 decided").first()).toBeVisible();
});

test("words of one's own are kept, and private unless ticked", async () => {
  const server = await renderApp("/room", { server: roomServer() });
  await page.getByLabelText("Why is this seat open?").fill("It is a new seat.");
  await userEvent.keyboard("{Tab}");
  await expect
    .poll(() => server.asked("answerQuestion"))
    .toMatchObject([{ body: { answer: "It is a new seat.", mayTell: false } }]);
  await page.getByText("Candidates may read this").click();
  await expect.poll(() => server.asked("answerQuestion")[1]?.body.mayTell).toBe(true);
  await expect.element(page.getByText("1 of 1 answered")).toBeVisible();
});

test("signing says what is agreed, asks for name and role, and leaves a dated record", async () => {
  const half = managerRoom({ decisions: decided(0, 1) });
  const server = await renderApp("/room", { server: roomServer(half) });
  await expect.element(page.getByText("Required, as posted")).toBeVisible();
  await expect.element(page.getByLabelText("Your name")).toHaveValue("Tomas Lindqvist");
  await page.getByRole("button", { name: "Sign off" }).click();
  await expect.element(page.getByText("Write your role")).toBeVisible();
  expect(server.asked("signRoom")).toEqual([]);
  await page.getByLabelText("Your role").fill("Platform Engineering Manager");
  await page.getByRole("button", { name: "Sign off" }).click();
  await expect.element(page.getByText("Signed off by Tomas Lindqvist")).toBeVisible();
  await expect
    .element(page.getByText(/Platform Engineering Manager, 18 November 2026, \d\d:06/u))
    .toBeVisible();
  await expect.element(page.getByText(/You agreed this with Maya Okafor/u)).toBeVisible();
  await page.getByRole("button", { name: "Change an answer" }).click();
  await expect.element(degree.getByText("Decided")).toBeVisible();
});

test("answers that changed after signing are told on the signed page, and lead back to signing", async () => {
  const reopened = managerRoom({ signOff, isChangedSinceSigned: true });
  await renderApp("/room", { server: roomServer(reopened) });
  await expect.element(page.getByText("Your answers changed since you signed")).toBeVisible();
  await expect
    .element(page.getByText(/What you signed counts until you sign again/u))
    .toBeVisible();
  await page.getByRole("button", { name: "Review and sign again" }).click();
  await expect.element(page.getByLabelText("Your role")).toBeVisible();
});

test("where the job changed meanwhile, nothing is signed or agreed to, and the page shows it anew", async () => {
  const conflict = () => {
    throw new Problem("conflict");
  };
  const later = { ...drift, after: "$160,000" };
  let now = managerRoom();
  const server = await renderApp("/room", {
    server: { ...roomServer(), readRoom: () => now, signRoom: conflict, answerDrift: conflict },
  });
  await page.getByLabelText("Your role").fill("Platform Engineering Manager");
  now = managerRoom({ signOff, drifts: [drift] });
  await page.getByRole("button", { name: "Sign off" }).click();
  await expect.element(page.getByText("Something changed meanwhile")).toBeVisible();
  await expect.element(page.getByText("Changed since you signed")).toBeVisible();
  now = managerRoom({ signOff, drifts: [later] });
  await page.getByRole("button", { name: "Agree to $168,000" }).click();
  await expect.element(page.getByRole("button", { name: "Agree to $160,000" })).toBeVisible();
  expect(server.asked("answerDrift")).toMatchObject([{ body: { after: "$168,000" } }]);
});

test("where nobody can sign, it says why", async () => {
  const whyUnsigned = "Nothing can be signed here yet.";
  await renderApp("/room", { server: roomServer(managerRoom({ whyUnsigned })) });
  await expect.element(page.getByText(whyUnsigned)).toBeVisible();
  expect(page.getByRole("button", { name: "Sign off" }).query()).toBeNull();
});

test("what changed since comes first, and is agreed to or asked about", async () => {
  const signed = managerRoom({ signOff, drifts: [drift] });
  const server = await renderApp("/room", { server: roomServer(signed) });
  await expect.element(page.getByText("Changed since you signed")).toBeVisible();
  const words = "Top of the range $176,000 → $168,000, by Maya, 2 Dec";
  await expect.element(page.getByRole("heading", { level: 2 }).first()).toHaveTextContent(words);
  await page.getByRole("button", { name: "Ask Maya" }).click();
  await page.getByLabelText("What do you want to ask Maya?").fill("Only this year?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("You asked Maya: “Only this year?”")).toBeVisible();
  await page.getByRole("button", { name: "Agree to $168,000" }).click();
  await expect.element(page.getByText("Changed since you signed")).not.toBeInTheDocument();
  await expect.element(page.getByText(/then Maya, 2 Dec, agreed/u)).toBeVisible();
  expect(server.asked("answerDrift").map(({ body }) => body.answer)).toEqual(["ask", "agree"]);
});

test("a signed line that stays inside now is counted and not named, in the record and among the changes", async () => {
  const inside = { ...signOff, lines: signOff.lines.slice(1), insideCount: 1 };
  const unsaid = { key: "", label: "", before: "", effect: "", asked: "" };
  const kept = { ...drift, ...unsaid, isInside: true, state: "asked" as const };
  const room = managerRoom({ signOff: inside, drifts: [kept] });
  await renderApp("/room", { server: roomServer(room) });
  await expect
    .element(page.getByRole("heading", { level: 2 }).first())
    .toHaveTextContent("A line that you signed stays within the team now, by Maya, 2 Dec");
  await expect.element(page.getByText("You asked Maya about it.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Agree", exact: true })).toBeVisible();
  await expect.element(page.getByText(/One more line was signed/u)).toBeVisible();
  await expect.element(page.getByText(/Maya has the signed file/u)).toBeVisible();
  expect(page.getByRole("link", { name: "Download the record" }).query()).toBeNull();
});

test("a card whose job changed meanwhile is marked and asked again", async () => {
  const [first, ...rest] = decided(1, 1);
  const changed = first ? [{ ...first, isAskedAgain: true }, ...rest] : rest;
  await renderApp("/room", { server: roomServer(managerRoom({ decisions: changed })) });
  await expect.element(pay.getByText(/Maya changed the job after you answered/u)).toBeVisible();
  await expect.element(page.getByText("1 of 6 decided").first()).toBeVisible();
  await pay.getByText(/^Keep/u).click();
  await expect.element(page.getByText("2 of 6 decided").first()).toBeVisible();
  await expect.element(pay.getByText(/Maya changed the job/u)).not.toBeInTheDocument();
});

test("a link that has ended says so, without a job and without a name", async () => {
  const ended = () => {
    throw new Problem("notFound");
  };
  await renderApp(`/room#${token}`, { server: { introduceRoom: ended } });
  await expect.element(page.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expect
    .element(page.getByText(/It opens the same page, with what you answered/u))
    .toBeVisible();
  expect(document.body.textContent).not.toMatch(/Tomas|Maya|Engineer|Northwind/u);
});

test("whoever is not meant tells the recruiter, after being asked once more", async () => {
  const server = await renderApp("/room", { server: roomServer() });
  await page.getByRole("button", { name: "Not Tomas? Tell Maya" }).click();
  expect(server.asked("sayWrongPerson")).toEqual([]);
  await page.getByRole("button", { name: "Tell Maya", exact: true }).click();
  await expect.element(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(server.asked("sayWrongPerson")).toHaveLength(1);
});

test("the page has no word of the recruiter's trade", async () => {
  await renderApp("/room", { server: roomServer() });
  await expect.element(pay).toBeVisible();
  expect(document.body.textContent).not.toMatch(/intake|\breports?\b|must-have list|boolean/iu);
});
