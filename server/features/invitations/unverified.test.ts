import { describe, expect, test } from "vitest";
import type { InvitationSent, PendingInvitation } from "#contract/invitation.ts";
import { useTeams, type Someone, type Team } from "#server/test/team.ts";
import { useTestApp, type Browser } from "#server/test/test-app.ts";

const password = "correct horse";
const unverified = {
  code: "addressUnverified",
  message:
    "To join, use the link of your invitation. If you do not have it, ask the admin who invited you to copy it for you.",
};

async function invite({ anna, path }: Team, email: string): Promise<string> {
  const sent = await anna.send("POST", `${path}/invite`, { email, role: "admin" });
  return sent.json<InvitationSent>().link?.split("/invite/")[1] ?? "";
}

async function pending(who: Browser): Promise<PendingInvitation[]> {
  return (await who.send("GET", "/api/organizations/pending-invitations")).json();
}

async function accept(who: Browser, token: string) {
  const answer = await who.send("POST", "/api/organizations/accept-invitation", { token });
  return { status: answer.statusCode, body: answer.json<object>() };
}

describe.each(["off", "required"] as const)("with verification %s", (mode) => {
  const app = useTestApp({ EMAIL_VERIFICATION: mode });
  const { make, newcomer, roles, team } = useTeams(app);

  async function isVerified({ userId }: Someone, change?: boolean): Promise<boolean> {
    const { rows } = await make().admin.query<{ verified: boolean }>(
      "update users set email_verified = coalesce($2, email_verified) where id = $1 returning email_verified as verified",
      [userId, change ?? null],
    );
    return rows[0]?.verified === true;
  }

  test("whoever is signed in is told whether addresses are confirmed by mail", async () => {
    const { anna } = await team();
    expect((await anna.send("GET", "/api/email-verification")).json()).toEqual({ mode });
  });

  test("an unverified person sees an invitation, and its token opens nothing until the address is verified (A-10)", async () => {
    const home = await team();
    const omar = await newcomer(false);
    await invite(home, omar.email);
    const [listed] = await pending(omar);
    expect(listed).toMatchObject({ organizationName: "CANARY-north-organizations-name" });
    expect(await accept(omar, listed?.token ?? "")).toEqual({ status: 403, body: unverified });
    expect(await roles(home.home)).not.toHaveProperty(omar.userId);
    expect(await pending(omar)).toEqual([listed]);

    await isVerified(omar, true);
    expect((await accept(omar, listed?.token ?? "")).status).toBe(200);
    expect(await roles(home.home)).toHaveProperty(omar.userId, "admin");
  });

  test("the link an unverified person was sent proves the invitation, and not the mailbox (A-10)", async () => {
    const home = await team();
    const omar = await newcomer(false);
    const link = await invite(home, omar.email);
    const [listed] = await pending(omar);
    expect((await accept(omar, link)).status).toBe(200);
    expect(await roles(home.home)).toHaveProperty(omar.userId, "admin");
    expect(await isVerified(omar)).toBe(false);
    expect((await accept(omar, listed?.token ?? "")).status).toBe(200);
  });

  test("a withdrawn invitation is gone for an unverified person as for everybody", async () => {
    const home = await team();
    const omar = await newcomer(false);
    await invite(home, omar.email);
    const [listed] = await pending(omar);
    await make().admin.query("update invitations set revoked_at = now()");
    expect((await accept(omar, listed?.token ?? "")).status).toBe(404);
  });

  /** In `required` no mail can leave here: the account is made and its answer says that the mail failed. */
  const outcome = {
    off: { signUp: 200, accept: 403, export: 404, signIn: 200 },
    required: { signUp: 503, accept: 401, export: 401, signIn: 403 },
  }[mode];

  test("whoever registers another's invited address gets nothing of the organization (A-10)", async () => {
    const home = await team();
    const email = `ceo.${mode}@bigcorp.example`;
    await invite(home, email);
    const visitor = app().browser();
    const form = { name: "Eve", email, password };
    const signUp = await visitor.send("POST", "/api/auth/sign-up/email", form);
    const cookies = signUp.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
    const eve = app().browser(cookies.join("; "));
    const [listed] = [await pending(eve)].flat();
    const token = listed?.token ?? "x".repeat(43);
    const signIn = await visitor.send("POST", "/api/auth/sign-in/email", { email, password });
    expect({
      signUp: signUp.statusCode,
      accept: (await accept(eve, token)).status,
      export: (await eve.send("GET", `${home.path}/export`)).statusCode,
      signIn: signIn.statusCode,
    }).toEqual(outcome);
    expect(Object.keys(await roles(home.home))).toHaveLength(2);
  });
});
