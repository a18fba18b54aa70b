import { describe, expect, test } from "vitest";
import { lengths } from "#contract/limits.ts";
import { readForm } from "#reading/form.ts";
import { useTeams, type Someone } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

/** What readers take longest for. */
const hostile = `Salary: ${"A. €1".repeat(lengths.rawJobDescription / 4)}`.slice(
  0,
  lengths.rawJobDescription,
);

const parse = ({ send }: Someone, jobDescriptionText: string) =>
  send("POST", "/api/parse-job-description", { jobDescriptionText });

/** Time this thread alone has worked, so that a busy machine does not count. */
async function threadMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

describe("a text that takes long to read", () => {
  const app = useTestApp();
  const { newcomer } = useTeams(app);

  test(
    "five of them in a row leave the thread that serves everybody free",
    { retry: 2, timeout: 300_000 },
    async () => {
      const eve = await newcomer();
      expect((await parse(eve, "Nurse\nOslo")).statusCode).toBe(200);
      const reading = await threadMs(() => readForm(hostile));
      const serving = await threadMs(async () => {
        for (let turn = 0; turn < 5; turn++)
          expect((await parse(eve, hostile)).statusCode).toBe(200);
      });
      expect(serving).toBeLessThan(5 * (reading / 4));
    },
  );
});

describe("a text that takes too long to read", () => {
  const app = useTestApp({ PARSE_TIMEOUT_MS: "20" });
  const { newcomer } = useTeams(app);

  test("is given up, and the person is told what to do", async () => {
    const answer = await parse(await newcomer(), hostile);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      code: "textTooSlow",
      message:
        "Reading this description took too long. Please shorten it, or fill in the form yourself.",
    });
  });
});
