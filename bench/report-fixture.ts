import { toolTypes, type ToolType } from "#contract/output.ts";
import type { Job } from "#contract/job.ts";
import type { Fixture } from "#bench/fixture.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { signUpAt, startServer } from "#server/test/rig/processes.ts";

/** Where reports are asked for, as a browser does it. */
export type ReportFixture = {
  url: string;
  cookie: string;
  /** A draft whose reports nobody has asked for. */
  draft: () => Promise<number>;
  enqueue: (reports: number) => Promise<void>;
  close: () => Promise<void>;
};

/** The tools in turn. */
export function toolAt(place: number): ToolType {
  return toolTypes[place % toolTypes.length] ?? "marketPulse";
}

/** A recruiter at a web process of its own, and a job whose six reports wait in the queue. */
export async function openReportFixture(fixture: Fixture): Promise<ReportFixture> {
  const web = await startServer("web", fixture.urls, fixture.settings());
  const { send, organizationId, cookie } = await signUpAt(web, "Bench");
  const ask = async (method: string, path: string, body?: object): Promise<Job> => {
    const answer = await send<Job>(method, path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { job, organization } = backendEngineer;
  await ask("PATCH", `/api/organizations/${organizationId}`, organization);
  const original = await ask("POST", "/api/jobs", { ...job, organizationId });
  const draft = async () => (await ask("POST", `/api/jobs/${original.id}/duplicate`)).id;
  return {
    url: web.url,
    cookie: cookie(),
    draft,
    async enqueue(reports) {
      let jobId = 0;
      for (let place = 0; place < reports; place += 1) {
        if (place % toolTypes.length === 0) jobId = await draft();
        await ask("POST", `/api/jobs/${jobId}/generate/${toolAt(place)}`);
      }
    },
    async close() {
      web.child.kill();
      await web.ended;
    },
  };
}
