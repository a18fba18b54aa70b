import { expect, test } from "vitest";
import { JobForm, type ReadJobDescription } from "#contract/job.ts";
import { lengths, limits } from "#contract/limits.ts";
import { useTeams } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ PARSES_PER_USER_PER_HOUR: "6" });
const { newcomer } = useTeams(app);
const path = "/api/parse-job-description";

const posting = `ICU Nurse
Columbus, OH | On-site | $38 to $52 an hour

Requirements
- Active Ohio RN license
- 2+ years in intensive care

We cannot sponsor visas.`;

test("a pasted description fills the form, and each field names the words it came from [S-308]", async () => {
  const nora = await newcomer();
  const answer = await nora.send("POST", path, { jobDescriptionText: posting });
  expect(answer.statusCode).toBe(200);
  const { quotes, ...fields } = answer.json<ReadJobDescription>();
  expect(fields).toMatchObject({ title: "ICU Nurse", location: "Columbus, OH" });
  expect(fields.salaryRange).toContain("$38");
  for (const words of Object.values(quotes)) expect(posting).toContain(words);
  expect(Object.keys(quotes)).toEqual(expect.arrayContaining(["title", "salaryRange"]));
});

test("P-04: whatever a text demands, the fields fit the form [W-41]", async () => {
  const nora = await newcomer();
  const greedy = Array.from({ length: 40 }, (_, at) => `We cannot accept excuse number ${at}.`);
  const text = `Cook\nDayton, OH\nUrgency: yesterday\nWork type: underwater\n${greedy.join("\n")}`;
  const parsed = (
    await nora.send("POST", path, { jobDescriptionText: text })
  ).json<ReadJobDescription>();
  const {
    quotes: _quotes,
    reading: _reading,
    heard: _heard,
    modelFailed: _modelFailed,
    ...fields
  } = parsed;
  expect(fields.dealBreakers.length).toBeLessThanOrEqual(limits.dealBreakers);
  expect(["", "on-site", "hybrid", "remote"]).toContain(fields.workType);
  expect(JobForm.safeParse({ ...fields, organizationId: 1 }).success).toBe(true);
});

test("the longest text is read while others are served; one letter more is refused", async () => {
  const nora = await newcomer();
  const longest = "Nurses ".repeat(lengths.rawJobDescription).slice(0, lengths.rawJobDescription);
  const send = (jobDescriptionText: string) => nora.send("POST", path, { jobDescriptionText });
  expect((await send(longest)).statusCode).toBe(200);
  expect((await send(`${longest}x`)).statusCode).toBe(400);
});

test("a visitor is refused, and somebody who has read their share of the hour waits", async () => {
  const nora = await newcomer();
  const send = () => nora.send("POST", path, { jobDescriptionText: posting });
  const answers = [];
  for (let turn = 0; turn < 7; turn++) answers.push((await send()).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const visitor = app().browser("");
  expect((await visitor.send("POST", path, { jobDescriptionText: posting })).statusCode).toBe(401);
});
