import type { Job } from "#contract/job.ts";
import type { Output, ToolType } from "#contract/output.ts";
import type { Factories, FilledOrganization } from "#server/test/database/factories.ts";
import { eventually, type TestApp } from "#server/test/test-app.ts";

export type Recruiter = Awaited<ReturnType<typeof hireRecruiter>>;

/** Somebody at work in an organization of their own, or in `where`, who talks to the app as the screens do. */
export async function hireRecruiter(app: TestApp, make: Factories, where?: FilledOrganization) {
  const home = where ?? (await make.organization("home"));
  const person = await make.member(home, "recruiter");
  const { send } = app.browser(person.cookie);

  async function createJob(words: object = {}, headers?: Record<string, string>): Promise<Job> {
    const form = { title: "Welder", location: "Leeds", organizationId: home.id, ...words };
    const answer = await send("POST", "/api/jobs", form, headers);
    if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
    return answer.json<Job>();
  }
  const getJob = async (id: number) => (await send("GET", `/api/jobs/${id}`)).json<Job>();
  const listOutputs = async (jobId: number) =>
    (await send("GET", `/api/jobs/${jobId}/outputs`)).json<Output[]>();

  return {
    ...person,
    home,
    send,
    createJob,
    getJob,
    listOutputs,

    getOutput: async (jobId: number, toolType: ToolType): Promise<Output> => {
      const found = (await listOutputs(jobId)).find((output) => output.toolType === toolType);
      if (!found) throw new Error(`no ${toolType} of job ${jobId}`);
      return found;
    },

    /** Needs a worker beside the app. */
    createFinishedJob: async (words: object = {}): Promise<Job> => {
      const { id } = await createJob(words);
      return eventually(
        () => getJob(id),
        (job) => job.status === "completed",
      );
    },
  };
}
