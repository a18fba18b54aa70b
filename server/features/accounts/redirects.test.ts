import { afterAll, beforeAll, expect, test } from "vitest";
import { codeFor, playProviders } from "#server/test/model/outside-providers.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ GITHUB_CLIENT_ID: "github-id", GITHUB_CLIENT_SECRET: "github-secret" });
let restore = () => {};
beforeAll(() => {
  restore = playProviders();
});
afterAll(() => restore());

const elsewhere = "evil.example";

/** Refused when they are asked for. */
const foreign = [
  `https://${elsewhere}`,
  `//${elsewhere}`,
  `/\\${elsewhere}`,
  `/%5c${elsewhere}`,
  "javascript:alert(1)",
  `http:${elsewhere}`,
  `https://localhost:3000.${elsewhere}`,
  `https://localhost:3000@${elsewhere}`,
  `\\\\${elsewhere}`,
  "data:text/html,x",
];

/** They look like paths of ours until their dots are resolved. */
const disguised = ["/..//", "/.//", "/a/..//", "/%2e%2e//", "/%2e//", "/../..//"].map(
  (dots) => `${dots}${elsewhere}`,
);

const others = [
  `/${elsewhere}`,
  `/%2f${elsewhere}`,
  `/%2f%2f${elsewhere}`,
  `/..\\\\${elsewhere}`,
  `/.%2f/${elsewhere}`,
  `/\t/${elsewhere}`,
  `/..//..//${elsewhere}`,
  `/;//${elsewhere}`,
  `/?//${elsewhere}`,
  `/#//${elsewhere}`,
  `/@${elsewhere}`,
  "/dashboard",
];

const post = (url: string, body: object) => app().browser().send("POST", url, body);

test.each(foreign)("A-18: %j is no place to come back to", async (callbackURL) => {
  const calls: [string, object][] = [
    ["/api/auth/sign-in/social", { provider: "github", callbackURL }],
    [
      "/api/auth/sign-in/social",
      { provider: "github", callbackURL: "/dashboard", errorCallbackURL: callbackURL },
    ],
    ["/api/auth/request-password-reset", { email: "a@example.com", redirectTo: callbackURL }],
    ["/api/auth/send-verification-email", { email: "a@example.com", callbackURL }],
    ["/api/auth/sign-in/email", { email: "a@example.com", password: "12345678", callbackURL }],
  ];
  for (const [url, body] of calls) {
    const answer = await post(url, body);
    expect([url, answer.statusCode]).toEqual([url, 403]);
  }
});

/** Goes out to a provider and comes back, as the provider or the person wants it. */
async function comeBack(places: object, outcome: Record<string, string>) {
  const start = await post("/api/auth/sign-in/social", { provider: "github", ...places });
  const { url = "" } = start.json<{ url?: string }>();
  if (url === "") return start;
  const state = new URL(url).searchParams.get("state") ?? "";
  const cookie = start.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  return app().app.inject({
    url: `/api/auth/callback/github?${new URLSearchParams({ ...outcome, state }).toString()}`,
    headers: { cookie: cookie.join("; ") },
  });
}

const visit = (url: string) => app().app.inject({ url });
const somebody = (at: string) => ({
  id: String(Buffer.from(at).reduce((sum, byte) => sum * 3 + byte, 7) % 1_000_003),
  name: "Gus",
  email: `gus.${Buffer.from(at).toString("hex")}@example.com`,
  isVerified: true,
});

/** Every way on which an answer of ours sends the browser on. */
const ways: Record<string, (place: string) => ReturnType<typeof visit>> = {
  "an old verification link": (place) =>
    visit(`/api/auth/verify-email?token=bad&callbackURL=${encodeURIComponent(place)}`),
  "a provider's error": (place) =>
    comeBack({ callbackURL: "/dashboard", errorCallbackURL: place }, { error: "access_denied" }),
  "a provider's success": (place) =>
    comeBack({ callbackURL: place, newUserCallbackURL: place }, { code: codeFor(somebody(place)) }),
};

test("A-18: on no way and in no spelling does an answer lead out of the application", async () => {
  const answers: string[] = [];
  const left: string[] = [];
  for (const place of [...foreign, ...disguised, ...others]) {
    for (const [way, go] of Object.entries(ways)) {
      const { statusCode, headers } = await go(place);
      const { location } = headers;
      answers.push(`${way}: ${statusCode}`);
      if (location === undefined || statusCode < 300 || statusCode >= 400) continue;
      const { origin } = new URL(location, testOrigin);
      if (origin !== testOrigin) left.push(`${way}, ${place} → ${location}`);
    }
  }
  expect(left).toEqual([]);
  for (const way of Object.keys(ways)) expect(answers).toContain(`${way}: 302`);
});

test.each(disguised)("A-18: %j is refused where it would lead away", async (place) => {
  for (const way of ["an old verification link", "a provider's error"]) {
    const answer = await ways[way]?.(place);
    expect(answer?.json()).toMatchObject({ code: "foreignOrigin" });
    expect([way, answer?.statusCode, answer?.headers.location]).toEqual([way, 403, undefined]);
  }
});
