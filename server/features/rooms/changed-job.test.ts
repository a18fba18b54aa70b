import { expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { enterRoom, jobToDecide, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

/** A room that is open while its job may change. */
async function openRoom() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob(jobToDecide);
  const { ask, list } = roomsOf(rita, job.id);
  const room = await ask();
  const [pay, python] = room.decisions;
  return {
    rita,
    list,
    tomas: await enterRoom(app(), room.token),
    payId: pay?.id ?? 0,
    pythonId: python?.id ?? 0,
    edit: (edit: object) => rita.send("PATCH", `/api/jobs/${job.id}`, edit),
  };
}

const lower = { salaryRange: "$140,000 - $168,000" };

test("a recruiter changes the pay after it was chosen: the card is marked and asked again, and nothing is lost", async () => {
  const { tomas, list, edit, payId, pythonId } = await openRoom();
  await tomas.choose(payId, 1);
  await tomas.choose(pythonId, 1);
  await edit(lower);
  const [pay, python, ...others] = (await tomas.read()).decisions;
  expect(pay).toMatchObject({
    isAskedAgain: true,
    today: "The range now ends at $168,000.",
    choice: null,
    own: { value: "$148,000 to $183,000 a year" },
  });
  expect(pay?.options[0]).toMatchObject({ value: "$140,000 to $168,000 a year", isPosted: true });
  expect(python).toMatchObject({ choice: 1, isAskedAgain: false });
  expect(others.every((one) => !one.isAskedAgain)).toBe(true);
  expect((await list())[0]?.decisions.slice(0, 2)).toMatchObject([
    { isAskedAgain: true },
    { isAskedAgain: false },
  ]);
  const [chosen] = (await tomas.choose(payId, 1)).decisions;
  expect(chosen).toMatchObject({ choice: 1, own: null, isAskedAgain: false });
  expect(chosen?.options[1]?.value).toContain("$140,000 to");
});

test("a choice from a page that was open before the change means what the page showed", async () => {
  const { tomas, edit, payId } = await openRoom();
  await tomas.read();
  await edit(lower);
  const [pay] = (await tomas.choose(payId, 1)).decisions;
  expect(pay).toMatchObject({
    isAskedAgain: true,
    choice: null,
    own: { value: "$148,000 to $183,000 a year" },
  });
});

test("what nobody answered yet is only put anew", async () => {
  const { tomas, edit } = await openRoom();
  await edit(lower);
  const [pay] = (await tomas.read()).decisions;
  expect(pay).toMatchObject({ isAskedAgain: false, choice: null, own: null });
  expect(pay?.today).toBe("The range now ends at $168,000.");
});

test("a change back, or to what was chosen, asks nobody again", async () => {
  const { tomas, edit, payId } = await openRoom();
  await tomas.choose(payId, 1);
  await edit(lower);
  expect((await tomas.read()).decisions[0]?.isAskedAgain).toBe(true);
  await edit({ salaryRange: jobToDecide.salaryRange });
  expect((await tomas.read()).decisions[0]).toMatchObject({ isAskedAgain: false, choice: 1 });
  await edit({ salaryRange: "$148,000 - $183,000" });
  expect((await tomas.read()).decisions[0]?.isAskedAgain).toBe(false);
});

test("a requirement that is gone from the job is still asked about, as it stands", async () => {
  const { tomas, edit, pythonId } = await openRoom();
  await tomas.choose(pythonId, 1);
  await edit({ requirements: "Five years of backend work", dealBreakers: ["PostgreSQL"] });
  const python = (await tomas.read()).decisions.find(({ id }) => id === pythonId);
  expect(python).toMatchObject({ isAskedAgain: true, today: "It is now: Not asked for" });
  expect(python?.options.length).toBeGreaterThan(1);
});

test("trying something out changes nothing, and tells what would follow", async () => {
  const { tomas, list } = await openRoom();
  const before = [await tomas.read(), await list()];
  const answer = await tomas.tryOut(
    { about: "pay", text: "$148,000 to $190,000" },
    { about: "requirement", words: "Terraform", is: "dropped" },
  );
  expect(answer.json()).toMatchObject({
    consequence: { yearlyCost: { amount: 14_000, currency: "USD" } },
  });
  expect([await tomas.read(), await list()]).toEqual(before);
});
