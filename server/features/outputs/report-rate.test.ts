import { describe, expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

/** Two jobs and one report more. */
const most = "13";
const form = (organizationId: number) => ({ title: "Nurse", location: "Leeds", organizationId });

describe("by organization", () => {
  const app = useTestApp({ REPORTS_PER_ORGANIZATION_PER_HOUR: most });
  const make = useFactories(app);

  test("an organization that has begun its reports of the hour waits; others do not, and clicks that begin nothing are free", async () => {
    const rita = await hireRecruiter(app(), make());
    const job = await rita.createJob();
    for (let click = 0; click < 20; click++) {
      const answer = await rita.send("POST", `/api/jobs/${job.id}/process`);
      expect(answer.statusCode).toBe(202);
    }
    await rita.createJob();

    const refused = await rita.send("POST", "/api/jobs", form(rita.home.id));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
    expect((await rita.send("GET", "/api/jobs")).json<Job[]>()).toHaveLength(2);

    const petra = await hireRecruiter(app(), make());
    await petra.createJob();
  });
});

describe("by person", () => {
  const app = useTestApp({ REPORTS_PER_USER_PER_HOUR: most });
  const make = useFactories(app);

  test("somebody who has begun their reports of the hour waits in every organization; colleagues do not", async () => {
    const rita = await hireRecruiter(app(), make());
    const second = await make().organization("second");
    await make().join(second, rita, "recruiter");
    await rita.createJob();
    await rita.createJob({ organizationId: second.id });
    for (const organizationId of [rita.home.id, second.id]) {
      const refused = await rita.send("POST", "/api/jobs", form(organizationId));
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
    }
    const omar = await hireRecruiter(app(), make(), rita.home);
    await omar.createJob();
  });
});
