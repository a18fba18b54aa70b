import { expect, test } from "vitest";
import type { OrganizationUsage } from "#contract/usage.ts";
import { noViolations } from "#server/test/database/checker.ts";
import { echoScript, echoUsage, noteCall } from "#server/test/model/echo-model.ts";
import { rigForTest, tell } from "#server/test/rig/rig-for-test.ts";

const organizations = 10;
const jobsEach = 5;
/** L-02's ten minutes: what waits here is behind three hundred others. */
const longest = 600_000;

test("50 × Regenerate All over ten organizations at once: 300 reports all end, none twice, and the money is the model's own log's", async (context) => {
  const rig = await rigForTest(context);
  const [web] = await Promise.all([rig.start("web"), rig.start("worker"), rig.start("worker")]);
  const work = [];
  for (let at = 0; at < organizations; at += 1) {
    const person = await rig.hire(web);
    const { id } = await person.createJob();
    for (let count = 0; count < jobsEach; count += 1) {
      work.push({ person, job: await person.createDraft(id) });
    }
    await person.finished(id);
  }
  const callsBefore = rig.model.calls.length;
  // Some calls are turned away and tried again, some are cut at their length: paid for, and no report.
  rig.model.behave((call) => {
    if (call.number % 29 === 0) return { status: 503 };
    const finishReason = call.number % 31 === 0 ? "length" : "stop";
    return { ...echoScript(call), finishReason };
  });
  const askedAt = Date.now();
  await Promise.all(work.map(({ person, job }) => person.regenerateAll(job.id)));
  tell("300 reports were taken on after", askedAt);
  const outputs = [];
  for (const { person, job } of work) outputs.push(...(await person.finished(job.id, longest)));
  tell("300 reports had ended after", askedAt);
  expect(outputs).toHaveLength(300);
  expect(await rig.check()).toEqual(noViolations);

  // Nobody dies here, so no call's price may be a guess.
  const guesses = await rig.admin.query(
    "select outcome, duration_ms, received_chars from model_calls where input_tokens is null and cost_micros > 0",
  );
  expect(guesses.rows).toEqual([]);
  const calls = rig.model.calls.map(noteCall);
  const cut = calls.filter(
    ({ number, hasToldUsage }) => number > callsBefore && number % 31 === 0 && hasToldUsage,
  );
  expect(cut.length).toBeGreaterThan(5);
  const failed = outputs.filter(({ status }) => status === "failed");
  // Rarely one is turned away at all of its tries, which is no fault of ours.
  const turnedAway = failed.filter(({ errorCode }) => errorCode === "unavailable");
  expect(turnedAway.length).toBeLessThan(4);
  expect(failed).toHaveLength(cut.length + turnedAway.length);
  const { rows } = await rig.admin.query<{ id: number; words: string }>(
    "select organization_id::int as id, raw_extracted_jd as words from jobs",
  );
  for (const { organizationId, send } of new Set(work.map(({ person }) => person))) {
    const words = rows.filter(({ id }) => id === organizationId).map((row) => row.words);
    const own = calls.filter(({ mark }) => words.some((text) => text.endsWith(` ${mark}`)));
    const told = own.filter(({ hasToldUsage }) => hasToldUsage);
    const tokens = told.reduce((sum, { number }) => {
      const { input, output } = echoUsage(number);
      return sum + input + output;
    }, 0);
    const path = `/api/organizations/${organizationId}/usage`;
    const { today } = (await send<OrganizationUsage>("GET", path)).body;
    expect(today).toMatchObject({ calls: own.length, costMicros: tokens * 10, reservedMicros: 0 });
  }
});
