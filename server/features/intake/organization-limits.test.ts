import { expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { formType, makeForm } from "#server/test/files/make-form.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

const perOrganization = 3;
const app = useTestApp({
  EXTRACTS_PER_ORGANIZATION_PER_HOUR: String(perOrganization),
  PARSES_PER_ORGANIZATION_PER_HOUR: String(perOrganization),
  DATA_CALLS_PER_ORGANIZATION_PER_HOUR: String(perOrganization),
});
const make = useFactories(app);

type Recruiter = Awaited<ReturnType<typeof hireRecruiter>>;

const calls: Record<string, (who: Recruiter) => Promise<{ statusCode: number }>> = {
  "files read": ({ cookie }) =>
    app().app.inject({
      method: "POST",
      url: "/api/extract-text",
      headers: { origin: testOrigin, "content-type": formType, cookie },
      payload: makeForm([{ name: "job.txt", bytes: Buffer.from("Nurse") }]),
    }),
  "descriptions read": ({ send }) =>
    send("POST", "/api/parse-job-description", { jobDescriptionText: "Nurse" }),
  "descriptions read for a named organization": ({ send, home }) =>
    send("POST", "/api/parse-job-description", {
      jobDescriptionText: "Nurse",
      organizationId: home.id,
    }),
  "everything taken out": ({ send, home }) => send("GET", `/api/organizations/${home.id}/export`),
};

test.each(Object.entries(calls))(
  "%s are counted per organization as well as per person",
  async (_what, call) => {
    const rita = await hireRecruiter(app(), make());
    const omar = await hireRecruiter(app(), make(), rita.home);
    await make().admin.query("update memberships set role = 'admin' where organization_id = $1", [
      rita.home.id,
    ]);
    const statuses = [];
    for (const who of [rita, omar, rita, omar, rita]) statuses.push((await call(who)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const elsewhere = await hireRecruiter(app(), make());
    await make().admin.query("update memberships set role = 'admin' where organization_id = $1", [
      elsewhere.home.id,
    ]);
    expect((await call(elsewhere)).statusCode).toBe(200);
  },
);
