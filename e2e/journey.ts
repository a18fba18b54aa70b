import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import type { ServerProcess } from "#server/test/rig/processes.ts";
import { startMailServer, type MailServer } from "#server/test/mail-server.ts";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";
import { hireRecruiter, type Recruiter } from "./recruiter.ts";
import { startSite, type Site } from "./servers.ts";

/** What a Playwright worker starts once, when the first of its tests asks for it; tests share the processes and nothing else. */
type Shared = {
  /** One web and one worker process, without mail, whose calls to others stand in their logs. */
  site: Site;
  /** A mail server, and a site where an address need not be confirmed. */
  mailSite: { site: Site; mail: MailServer };
  /** The same with addresses that must be confirmed, and Google and GitHub played. */
  strictSite: { site: Site; mail: MailServer };
  /** A site whose reports are written by a model that does as a test says. */
  modelSite: { site: Site; model: ModelServer };
  /** A job with six reports that tests read and nobody changes. */
  library: { maya: Recruiter; jobId: number };
};

type Own = {
  /** A new recruiter, in an organization of their own. */
  maya: Recruiter;
  /** The browser of somebody else, closed after the test. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** An address whose owner runs the usual site, once it is confirmed. */
  operator: string;
  /** One more web and worker process of the usual site, while the test runs. */
  another: ServerProcess;
};

const operators = Array.from({ length: 20 }, (_, at) => `operator.${at}@example.com`);
const usual = {
  OPERATORS: operators.join(","),
  SECRETS_KEY: "kY7vQ2mXw9Lr4TzB8nHs5JdF1cGp6WaE",
  SIGN_OFF_KEY: "9uVd0Xw3hL2mQ7sT4yB6nK8pR1cF5gJaZeUiOxWvYkM",
  EGRESS_ALLOW: "127.0.0.1",
};
const mailed = (mail: MailServer) => ({ SMTP_URL: mail.url, SIGN_IN_FAILURES_PER_ACCOUNT: "1000" });
const providers = {
  GOOGLE_CLIENT_ID: "google-id",
  GOOGLE_CLIENT_SECRET: "google-secret",
  GITHUB_CLIENT_ID: "github-id",
  GITHUB_CLIENT_SECRET: "github-secret",
};
/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs, here nothing */
const once = { scope: "worker", timeout: 240_000 } as const;

/** Maya of the journeys, who recruits for Quillwater. */
export async function hireMaya({ home }: Site): Promise<Recruiter> {
  const maya = await hireRecruiter(home, "Maya Reader");
  await maya.ask(
    "PATCH",
    `/api/organizations/${maya.organizationId}`,
    backendEngineer.organization,
  );
  return maya;
}

export const test = base.extend<Own, Shared>({
  site: [
    async ({}, use) => {
      const site = await startSite(1, 1, usual, "./socket-watch.ts");
      await use(site);
      await site.stop();
    },
    once,
  ],
  mailSite: [
    async ({}, use) => {
      const mail = await startMailServer();
      const site = await startSite(1, 1, { ...mailed(mail), EMAIL_VERIFICATION: "off" });
      await use({ site, mail });
      await site.stop();
      await mail.close();
    },
    once,
  ],
  strictSite: [
    async ({}, use) => {
      const mail = await startMailServer();
      const play = "../server/test/model/play-providers.ts";
      const site = await startSite(1, 1, { ...mailed(mail), ...providers }, play);
      await use({ site, mail });
      await site.stop();
      await mail.close();
    },
    once,
  ],
  modelSite: [
    async ({}, use) => {
      const model = await startModelServer();
      const settings = { MODEL: "compatible/local", COMPATIBLE_BASE_URL: model.url };
      const site = await startSite(1, 1, settings);
      await use({ site, model });
      await site.stop();
      await model.close();
    },
    once,
  ],
  library: [
    async ({ site }, use) => {
      const maya = await hireMaya(site);
      await use({ maya, jobId: await maya.writeJob() });
    },
    once,
  ],
  maya: async ({ site }, use) => use(await hireMaya(site)),
  openBrowser: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  operator: async ({}, use) => use(operators.pop() ?? ""),
  another: async ({ site }, use) => {
    const more = await Promise.all([site.startMore("web"), site.startMore("worker")]);
    await use(more[0]);
    for (const { child } of more) child.kill("SIGKILL");
    await Promise.all(more.map(({ ended }) => ended));
  },
});
