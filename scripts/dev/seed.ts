import { buildApp } from "#server/app.ts";
import { openDeps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import { visitor } from "#scripts/sample-jobs/sample-agency.ts";
import { fillOrganization } from "#scripts/dev/sample-organization.ts";

const env = readEnv({ LOG_LEVEL: "warn", ...process.env });
const deps = await openDeps(env);
const app = await buildApp(deps);
let cookie = "";

const signedUp = await ask("POST", "/api/auth/sign-up/email", visitor);
const { email, password } = visitor;
const signedIn =
  signedUp.statusCode === 422
    ? await ask("POST", "/api/auth/sign-in/email", { email, password })
    : signedUp;
cookie = signedIn.cookies
  .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
  .join(";");
await fillOrganization(async (method, path, body) => {
  const answer = await ask(method, path, body);
  if (answer.statusCode >= 400) throw new Error(answer.body);
  return answer.json();
});
console.log(`sign in as ${email} with ${password}`);
await app.close();
await deps.close();

function ask(method: "GET" | "POST" | "PATCH", url: string, payload?: object) {
  const headers = { origin: env.origin, ...(cookie ? { cookie } : {}) };
  return app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}
