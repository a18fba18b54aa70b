import { expect, test } from "vitest";
import type { InvitationSent, PendingInvitation } from "#contract/invitation.ts";
import { useTeams, type Someone } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ EMAIL_VERIFICATION: "required" });
const { make, newcomer, roles, team } = useTeams(app);

async function pending(who: Someone): Promise<PendingInvitation[]> {
  return (await who.send("GET", "/api/organizations/pending-invitations")).json();
}

async function accept(who: Someone, token: string): Promise<number> {
  const body = { token };
  return (await who.send("POST", "/api/organizations/accept-invitation", body)).statusCode;
}

async function setVerified({ userId }: Someone, isVerified: boolean): Promise<void> {
  const change = "update users set email_verified = $2 where id = $1";
  await make().admin.query(change, [userId, isVerified]);
}

test("where addresses must be verified, somebody unverified sees no invitation and cannot join by any token (A-10)", async () => {
  const { home, path, anna } = await team();
  const omar = await newcomer(false);
  const sent = await anna.send("POST", `${path}/invite`, { email: omar.email });
  const mailed = sent.json<InvitationSent>().link?.split("/invite/")[1] ?? "";
  expect(await pending(omar)).toEqual([]);
  expect(await accept(omar, mailed)).toBe(404);

  await setVerified(omar, true);
  const [listed] = await pending(omar);
  expect(listed).toMatchObject({ organizationName: "CANARY-north-organizations-name" });
  await setVerified(omar, false);
  expect(await accept(omar, listed?.token ?? "")).toBe(404);
  expect(await roles(home)).not.toHaveProperty(omar.userId);

  await setVerified(omar, true);
  expect(await accept(omar, mailed)).toBe(200);
  expect(await roles(home)).toHaveProperty(omar.userId);
});
