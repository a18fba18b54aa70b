import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { explainEverything, largeTables, readPlans, type QueryPlan } from "#bench/plans.ts";
import { askedJobs, fillDatabase, jobsPerOrganization } from "#bench/scale-fill.ts";
import { freePort, localDirectory, startPostgres } from "#scripts/dev/postgres.ts";
import { provision, type DatabaseUrls } from "#server/db/provision.ts";
import { migrateAll } from "#server/migrate-all.ts";
import { signUpAt, startServer } from "#server/test/rig/processes.ts";

/** A filled database behind a real web process, and a member of the organizations that are asked for. */
export type FilledDatabase = {
  jobs: number;
  /** One of the questions of a request, to the organization whose turn it is. */
  ask: (question: string, turn: number) => Promise<void>;
  admin: Client;
  /** How each statement behind these questions is run, each different one once. */
  plans: (questions: string[]) => Promise<AskedPlan[]>;
  close: () => Promise<void>;
};

/** A plan, and the question that needed it first. */
export type AskedPlan = QueryPlan & { question: string };

const passwords = { owner: "bench", app: "bench", queue: "bench" };

/** One PostgreSQL with a small and a large database in it. */
export async function openScaleFixture(jobs: number) {
  const directory = localDirectory(`scale-${process.pid}`);
  const postgres = await startPostgres(directory, await freePort(), true);
  const log = join(directory, "postgres.log");
  const opened: FilledDatabase[] = [];
  const open = async (name: string, organizations: number) => {
    const urls = await provision(postgres.adminUrl, name, passwords);
    await migrateAll(urls);
    const adminUrl = postgres.adminUrl.replace(/postgres$/u, name);
    const filled = await openFilled(name, urls, adminUrl, log, organizations);
    opened.push(filled);
    return filled;
  };
  const close = async () => {
    await Promise.all(opened.map((filled) => filled.close()));
    postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const small = await open("small", 10);
    return { small, large: await open("large", Math.round(jobs / jobsPerOrganization)), close };
  } catch (fault) {
    await close();
    throw fault;
  }
}

async function openFilled(
  name: string,
  urls: DatabaseUrls,
  adminUrl: string,
  log: string,
  organizations: number,
): Promise<FilledDatabase> {
  await fillDatabase(adminUrl, organizations);
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  const web = await startServer("web", urls);
  const { send, cookie } = await signUpAt(web, "Scale");
  const asked = askedJobs(organizations);
  await admin.query(
    `insert into memberships (organization_id, user_id, role)
     select asked, users.id, 'recruiter' from unnest($1::bigint[]) asked, users where email = 'scale@example.com'`,
    [[...new Set(asked.map(({ organization }) => organization))]],
  );
  const pathOf = (question: string, turn: number) => {
    const { organization = 0, job = 0 } = asked[turn % asked.length] ?? {};
    return question.replace("{organization}", `${organization}`).replace("{job}", `${job}`);
  };

  return {
    jobs: organizations * jobsPerOrganization,
    admin,
    async ask(question, turn) {
      const path = pathOf(question, turn);
      const { status, body } = await send("GET", path);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    },
    async plans(questions) {
      await admin.query(explainEverything(name));
      const { rows } = await admin.query<{ name: string }>(largeTables);
      const tables = new Set(rows.map((row) => row.name));
      const explained = await startServer("web", urls);
      const headers = { cookie: cookie() };
      const plans = new Map<string, AskedPlan>();
      for (const question of questions) {
        const logged = statSync(log).size;
        const answer = await fetch(`${explained.url}${pathOf(question, 0)}`, { headers });
        if (answer.status !== 200) throw new Error(`${question} answered ${answer.status}`);
        const news = readFileSync(log).subarray(logged).toString();
        for (const plan of readPlans(news, tables)) {
          const key = `${plan.query} ${plan.steps.join()}`;
          if (!plans.has(key)) plans.set(key, { question, ...plan });
        }
      }
      explained.child.kill();
      await explained.ended;
      return [...plans.values()];
    },
    async close() {
      web.child.kill();
      await web.ended;
      await admin.end();
    },
  };
}
