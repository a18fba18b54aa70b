import { createEmailVerificationToken } from "better-auth/api";
import { expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ EMAIL_VERIFICATION: "required" });
const make = useFactories(app);

/** The link that confirms an address, as its owner may send it to somebody else. */
async function linkOf(email: string): Promise<string> {
  const token = await createEmailVerificationToken(app().deps.env.AUTH_SECRET, email);
  return `/api/auth/verify-email?token=${token}&callbackURL=%2Fdashboard`;
}

async function strangerTo(name: string) {
  const home = await make().organization(name);
  const stranger = await make().member(home, "admin");
  await make().admin.query("update users set email_verified = false where id = $1", [
    stranger.userId,
  ]);
  const { rows } = await make().admin.query<{ email: string }>(
    "select email from users where id = $1",
    [stranger.userId],
  );
  return { ...stranger, link: await linkOf(rows[0]?.email ?? "") };
}

const isVerified = async (userId: string) =>
  (
    await make().admin.query<{ is: boolean }>(
      "select email_verified as is from users where id = $1",
      [userId],
    )
  ).rows[0]?.is;

test("whoever opens a stranger's verification link while signed in stays who they are", async () => {
  const ann = await make().member(await make().organization("north"), "recruiter");
  const mallory = await strangerTo("south");
  const answer = await app().browser(ann.cookie).send("GET", mallory.link);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "/dashboard"]);
  expect(answer.cookies.map(({ name }) => name)).not.toContain("roleprint.session");
  expect(await isVerified(mallory.userId)).toBe(true);
});

test("the link opens a session where there is none", async () => {
  const mallory = await strangerTo("east");
  const answer = await app().browser().send("GET", mallory.link);
  expect(answer.cookies.map(({ name }) => name)).toContain("roleprint.session");
});
