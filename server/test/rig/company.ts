import { afterAll, beforeAll } from "vitest";
import { useFactories, type FilledOrganization } from "#server/test/database/factories.ts";
import {
  startCompany,
  type Company,
  type CompanyClaims,
} from "#server/test/rig/company-provider.ts";
import { openTestApp, useTestApp, type TestApp } from "#server/test/test-app.ts";

const jar = (cookies: { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");

/** Goes out to the company, and answers the address that leads back, with what the browser kept. */
export async function goToCompany(app: TestApp) {
  const start = await app.browser().send("POST", "/api/auth/sign-in/social", {
    provider: "company",
    callbackURL: "/dashboard",
    errorCallbackURL: "/signin",
  });
  if (start.statusCode !== 200) throw new Error(`the company answered ${start.body}`);
  const outside = new URL(start.json<{ url: string }>().url);
  const answer = await fetch(outside, { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  return {
    outside,
    url: `${back.pathname}${back.search}`,
    headers: { cookie: jar(start.cookies) },
  };
}

/** Signs in by the company, which says these things of the person. */
export async function enterByCompany(app: TestApp, company: Company, claims: CompanyClaims) {
  company.tell(claims);
  const { url, headers } = await goToCompany(app);
  const answer = await app.app.inject({ url, headers });
  const session = answer.cookies.filter(({ name }) => name === "roleprint.session");
  const location = new URL(String(answer.headers.location), "http://localhost:3000");
  return {
    answer,
    path: location.pathname,
    error: location.searchParams.get("error"),
    browser: app.browser(jar(session)),
  };
}

/** Apps of one database whose company is the one that is started here, and an organization for its people. */
export function stageCompany() {
  const plain = useTestApp();
  const make = useFactories(plain);
  let stage: { company: Company; north: FilledOrganization; app: TestApp } | undefined;
  const opened: TestApp[] = [];

  const staged = () => {
    if (!stage) throw new Error("the company is not there yet");
    return stage;
  };

  async function openFor(company: Company, north: FilledOrganization, changes = {}) {
    const domains = `northwind.example=${north.id}:recruiter, gone.example=999999:admin`;
    const one = await openTestApp({ ...company.settings(domains), ...changes }, plain().database);
    opened.push(one);
    return one;
  }

  beforeAll(async () => {
    const company = await startCompany();
    const north = await make().organization("north");
    stage = { company, north, app: await openFor(company, north) };
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
    await stage?.company.server.stop();
  });
  return {
    plain,
    make,
    staged,
    /** One more app, with other settings. */
    open: (changes: Record<string, string> = {}) =>
      openFor(staged().company, staged().north, changes),
    enter: (claims: CompanyClaims, where = staged().app) =>
      enterByCompany(where, staged().company, claims),
    countPeople: async (email: string): Promise<number> => {
      const { rows } = await make().admin.query("select 1 from users where email = $1", [email]);
      return rows.length;
    },
  };
}

type Entered = Awaited<ReturnType<typeof enterByCompany>>;

/** Where the way back led, the reason in its address, and what a call with its cookies is answered. */
export async function outcomeOf({ path, error, browser }: Entered) {
  return { path, error, status: (await browser.send("GET", "/api/organizations")).statusCode };
}

/** They are back at the door, without a session. */
export const refusedFor = (error: string) => ({ path: "/signin", error, status: 401 });
