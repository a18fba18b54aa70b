import { expect, type Locator, type Page } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Output, type ReportContent, type ToolType } from "#contract/output.ts";
import type { JobReading } from "#contract/reading.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { tools } from "#tools/tools.ts";
import { usualPassword, visit } from "#server/test/rig/processes.ts";

export type Recruiter = Awaited<ReturnType<typeof hireRecruiter>>;

let people = 0;

/** An address that nobody else has on a site. */
export function addressOf(name: string): string {
  people += 1;
  return `${name.toLowerCase().replaceAll(/\W+/gu, ".")}.${people}@example.com`;
}

/** Somebody new with an organization of their own, by calls alone, and what they do by calls. */
export async function hireRecruiter(home: string, name: string, organization = `${name} Ltd`) {
  const person = await signUpByCalls(home, name);
  const { id } = await person.ask<{ id: number }>("POST", "/api/organizations", {
    name: organization,
  });
  return { ...person, organizationId: id, organization, ...jobsOf(person.ask, id) };
}

/** Somebody new who belongs to no organization yet, by calls alone. */
export async function signUpByCalls(home: string, name: string, email = addressOf(name)) {
  const { send, cookie } = visit({ url: home });
  /** One call of theirs; anything but success fails the test. */
  async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    let answer = await send<Reply>(method, path, body);
    // A busy server may ask to come back.
    for (let turn = 0; turn < 20 && answer.status === 503; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      answer = await send<Reply>(method, path, body);
    }
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  }
  await ask("POST", "/api/auth/sign-up/email", { name, email, password: usualPassword });

  /** Signs a browser in. */
  async function signIn(page: Page): Promise<void> {
    const cookies = cookie()
      .split("; ")
      .map((one) => {
        const [key = "", ...value] = one.split("=");
        return { name: key, value: value.join("="), url: home };
      });
    await page.context().addCookies(cookies);
  }
  /** Opens a screen, signed in. */
  async function enter(page: Page, path: string): Promise<void> {
    await signIn(page);
    await page.goto(`${home}${path}`);
  }
  return { home, name, email, send, cookie, ask, signIn, enter };
}

type Ask = Awaited<ReturnType<typeof signUpByCalls>>["ask"];

function jobsOf(ask: Ask, organizationId: number) {
  const listOutputs = (jobId: number) => ask<Output[]>("GET", `/api/jobs/${jobId}/outputs`);

  async function outputOf(jobId: number, toolType: ToolType): Promise<Output> {
    const output = (await listOutputs(jobId)).find((one) => one.toolType === toolType);
    if (!output) throw new Error(`job ${jobId} has no ${toolType}`);
    return output;
  }

  /** All six reports, as soon as they are written. */
  async function written(jobId: number): Promise<Output[]> {
    let outputs: Output[] = [];
    await expect(async () => {
      outputs = await listOutputs(jobId);
      expect(outputs.map(({ status }) => status)).toEqual(toolTypes.map(() => "completed"));
    }).toPass({ timeout: 120_000, intervals: [200] });
    return outputs;
  }

  /** A job whose reports are being written: our own description of a backend engineer, unless the test has words of its own. */
  const makeJob = (words: object = backendEngineer.job) =>
    ask<Job>("POST", "/api/jobs", { ...words, organizationId });

  return {
    listOutputs,
    outputOf,
    written,
    makeJob,
    /** A job that has its six reports. */
    async writeJob(words?: object): Promise<number> {
      const { id } = await makeJob(words);
      await written(id);
      return id;
    },
    store: (output: Output, content: ReportContent) =>
      ask<Output>("PATCH", `/api/outputs/${output.id}`, { content }),
    storedJob: (jobId: number) => ask<Job>("GET", `/api/jobs/${jobId}`),
    editJob: (jobId: number, edit: Partial<Job>) => ask<Job>("PATCH", `/api/jobs/${jobId}`, edit),
    storedReading: (jobId: number) => ask<JobReading>("GET", `/api/jobs/${jobId}/reading`),
  };
}

/** Opens a report by its address and answers the dialog. */
export async function openReport(
  page: Page,
  { enter }: Pick<Recruiter, "enter">,
  jobId: number,
  report: string,
): Promise<Locator> {
  await page.goto("about:blank"); // the same address again would load nothing
  await enter(page, `/jobs/${jobId}?report=${report}`);
  const reader = page.getByRole("dialog").first();
  await reader.getByRole("article").first().waitFor();
  return reader;
}

/** Goes from the report that is open to another one of the job, without loading the page again. */
export async function turnTo(page: Page, toolType: ToolType): Promise<void> {
  const reader = page.getByRole("dialog").first();
  const reports = reader.getByRole("navigation", { name: "Reports" }).getByRole("button");
  await reports.nth(toolTypes.indexOf(toolType)).click();
  await expect(
    reader.getByRole("heading", { name: tools[toolType].fullName, exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`report=${toolType}`, "u"));
}

/** Opens every section of the report that is read, by its key; those that were opened in this tab before are open still. */
export async function openAll(page: Page): Promise<void> {
  const folded = page.getByRole("dialog").first().locator('h3 > button[aria-expanded="false"]');
  if ((await folded.count()) > 0) await page.keyboard.press("Shift+O");
  await expect(folded).toHaveCount(0);
}
