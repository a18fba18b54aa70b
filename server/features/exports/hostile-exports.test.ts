import { expect, test, vi } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { useFactories, type Person } from "#server/test/database/factories.ts";
import { samplePackage } from "#server/test/files/sample-package.ts";
import { useTestApp } from "#server/test/test-app.ts";
import { isTooLong, toDocument } from "#tools/document/document.ts";

vi.setConfig({ testTimeout: 300_000 });

const perOrganization = 6;
const app = useTestApp({ EXPORTS_PER_ORGANIZATION_PER_HOUR: String(perOrganization) });
const make = useFactories(app);

async function jobOf(name: "north" | "south", content: object) {
  const home = await make().organization(name);
  const person = await make().member(home, "recruiter");
  const { jobId, outputs } = await make().job(home, person);
  await make().admin.query("update outputs set content = $2 where id = $1", [
    outputs.intakeSync,
    JSON.stringify(content),
  ]);
  const path = `/api/jobs/${jobId}/outputs/${outputs.intakeSync}/pdf`;
  return { home, path, person };
}

const get = ({ cookie }: Person, path: string) => app().browser(cookie).send("GET", path);

test("M7: a report of 40,000 lines is refused with a sentence, and others' exports are not held up", async () => {
  const long = { list: Array.from({ length: 40_000 }, () => "a") };
  const hostile = await Promise.all([jobOf("north", long), jobOf("north", long)]);
  const calm = await jobOf("south", { summary: "Hire slowly." });
  const again = await jobOf("south", { summary: "Hire surely." });
  expect((await get(calm.person, calm.path)).statusCode).toBe(200);
  const begun = performance.now();
  expect((await get(again.person, again.path)).statusCode).toBe(200);
  const aloneMs = performance.now() - begun;

  const third = await jobOf("south", { summary: "Hire well." });
  const refusals = hostile.map(({ person, path }) => get(person, path));
  const started = performance.now();
  expect((await get(third.person, third.path)).statusCode).toBe(200);
  const besideMs = performance.now() - started;
  for (const answer of await Promise.all(refusals)) {
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      {
        code: "documentTooLong",
        message:
          "This is too long for one file. Please shorten it, or save the reports one at a time.",
      },
    ]);
  }
  expect(besideMs - aloneMs).toBeLessThan(patient(2_000));
});

test("M7: a whole package is far from too long", () => {
  const { brief, parts } = toDocument(samplePackage());
  expect(isTooLong({ brief, parts })).toBe(false);
  expect(isTooLong({ brief, parts: [...parts, ...parts] })).toBe(false);
});

test("M7: files are counted per organization too, whoever asks for them", async () => {
  const { home, path, person } = await jobOf("north", { summary: "Hire slowly." });
  const colleague = await make().member(home, "recruiter");
  for (let index = 0; index < perOrganization; index += 1) {
    expect((await get(index % 2 ? person : colleague, path)).statusCode).toBe(200);
  }
  expect((await get(person, path)).statusCode).toBe(429);
  expect((await get(colleague, path)).statusCode).toBe(429);
});
