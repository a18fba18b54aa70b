import { buildApp } from "#server/app.ts";
import { openDeps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";

const env = readEnv({ LOG_LEVEL: "warn", ...process.env });
const deps = await openDeps(env);
const app = await buildApp(deps);
const person = { name: "Maya Okafor", email: "maya@example.com", password: "maya-tries-it" };
let cookie = "";

const jobs = [
  {
    title: "Senior Data Engineer",
    location: "Chicago, IL",
    salaryRange: "$165k-195k",
    workType: "hybrid",
    urgencyLevel: "active",
    description:
      "Own the pipelines that feed pricing.\n- 5+ years of SQL and Python\n- Postgres and dbt in production\n- You explain trade-offs to analysts",
    dealBreakers: ["no visa"],
    competitorCompanies: ["Acme Freight"],
  },
  {
    title: "ICU Nurse, nights",
    location: "Leeds, UK",
    workType: "on-site",
    urgencyLevel: "critical",
    description:
      "Twelve-bed unit, three nights a week.\n- Registered adult nurse\n- Two years in critical care\n- Willing to mentor",
    benefits: "Relocation help, paid revalidation",
  },
];

const exists = (await post("/api/auth/sign-up/email", person)).statusCode === 422;
if (exists) {
  console.log(`${person.email} is there already`);
} else {
  const organization = await post("/api/organizations", { name: "Northwind Talent" });
  const { id: organizationId } = organization.json<{ id: number }>();
  for (const job of jobs) await post("/api/jobs", { ...job, organizationId });
  console.log(`sign in as ${person.email} with ${person.password}`);
}
await app.close();
await deps.close();

async function post(url: string, payload: object) {
  const headers = { origin: env.origin, ...(cookie ? { cookie } : {}) };
  const answer = await app.inject({ method: "POST", url, headers, payload });
  if (answer.statusCode >= 400 && answer.statusCode !== 422) throw new Error(answer.body);
  cookie ||= answer.cookies
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join(";");
  return answer;
}
