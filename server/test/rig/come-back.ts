import { codeFor, type OutsidePerson } from "#server/test/model/outside-providers.ts";
import type { TestApp } from "#server/test/test-app.ts";

/** All the providers' settings, so that their buttons work. */
export const providerSettings = {
  GOOGLE_CLIENT_ID: "google-id",
  GOOGLE_CLIENT_SECRET: "google-secret",
  GITHUB_CLIENT_ID: "github-id",
  GITHUB_CLIENT_SECRET: "github-secret",
};

const jar = (cookies: { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");

/** Somebody goes out to a provider and comes back; `change` is what the way back says otherwise. */
export async function comeBack(
  app: TestApp,
  provider: string,
  person: OutsidePerson,
  change: Record<string, string> = {},
) {
  const start = await app.browser().send("POST", "/api/auth/sign-in/social", {
    provider,
    callbackURL: "/dashboard",
    errorCallbackURL: "/signin",
  });
  if (start.statusCode !== 200) throw new Error(`${provider} answered ${start.body}`);
  const outside = new URL(start.json<{ url: string }>().url);
  const state = outside.searchParams.get("state") ?? "";
  const query = new URLSearchParams({ code: codeFor(person), state, ...change });
  const answer = await app.app.inject({
    url: `/api/auth/callback/${provider}?${query.toString()}`,
    headers: { cookie: jar(start.cookies) },
  });
  const session = answer.cookies.filter(({ name }) => name === "roleprint.session");
  return { outside, answer, browser: app.browser(jar(session)) };
}
