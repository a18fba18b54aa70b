import { expect, test } from "vitest";
import { useTeams, type Someone } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const { colleague, make, membershipId, roles, team } = useTeams(app);

const races = 100;
type Answer = { statusCode: number; code: string };

async function answerOf(sent: ReturnType<Someone["send"]>): Promise<Answer> {
  const answer = await sent;
  return { statusCode: answer.statusCode, code: answer.json<{ code?: string }>().code ?? "" };
}

/** Two admins, and every way in which one of them can end being the other's or their own adminship. */
async function pair() {
  const { home, path, anna } = await team();
  const ben = await colleague(home, "admin");
  const seats = {
    anna: { who: anna, own: `${path}/members/${await membershipId(home, anna)}` },
    ben: { who: ben, own: `${path}/members/${await membershipId(home, ben)}` },
  };
  const leave = ({ who }: Seat) => answerOf(who.send("POST", `${path}/leave`));
  const remove = ({ who }: Seat, { own }: Seat) => answerOf(who.send("DELETE", own));
  const demote = ({ who }: Seat, { own }: Seat) =>
    answerOf(who.send("PATCH", own, { role: "recruiter" }));
  return { home, ...seats, leave, remove, demote };
}
type Seat = { who: Someone; own: string };

/** Whoever has no password may delete their account right after signing in. */
async function freeToGo({ who }: Seat): Promise<() => Promise<Answer>> {
  await make().admin.query("update accounts set password = null where user_id = $1", [who.userId]);
  return () => answerOf(who.send("DELETE", "/api/user", {}));
}

async function countAdmins(home: { id: number; tenant: string }): Promise<number> {
  return Object.values(await roles(home)).filter((role) => role === "admin").length;
}

test("of two admins who demote each other at once one is told that an admin must remain (A-07) [W-07]", async () => {
  const told: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    const { home, anna, ben, demote } = await pair();
    const answers = await Promise.all([demote(anna, ben), demote(ben, anna)]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(1);
    told.push(refused[0]?.code ?? "");
    expect(await countAdmins(home)).toBe(1);
  }
  expect(told).toContain("lastAdmin");
  for (const code of told) expect(["lastAdmin", "adminsOnly"]).toContain(code);
});

test(`in ${races} races to leave, remove and demote, no organization loses its last admin (A-08)`, async () => {
  const codes = new Map<string, number>();
  for (let count = 0; count < races; count += 1) {
    const { home, anna, ben, leave, remove, demote } = await pair();
    const moves = [
      () => leave(anna),
      () => leave(ben),
      () => remove(anna, ben),
      () => remove(ben, anna),
      () => demote(anna, ben),
      () => demote(ben, anna),
      () => demote(anna, anna),
      () => remove(ben, ben),
    ];
    const step = 1 + (count % 3);
    const chosen = new Set([0, 1, 2].map((at) => (count * 3 + at * step) % moves.length));
    const answers = await Promise.all(
      moves.filter((_, at) => chosen.has(at)).map((move) => move()),
    );
    for (const { statusCode, code } of answers) {
      codes.set(code, (codes.get(code) ?? 0) + 1);
      expect([200, 403, 404, 409]).toContain(statusCode);
    }
    expect(await countAdmins(home), `race ${count}`).toBeGreaterThanOrEqual(1);
    await make().admin.query("delete from organizations where id = $1", [home.id]);
  }
  expect(codes.get("lastAdmin")).toBeGreaterThan(races / 4);
  expect(codes.get("")).toBeGreaterThan(races / 2);
});

test(`in ${races} races to delete accounts and demote, no organization with members loses its last admin (A-08)`, async () => {
  const codes = new Map<string, number>();
  for (let count = 0; count < races; count += 1) {
    const { home, anna, ben, leave, demote } = await pair();
    const annaGoes = await freeToGo(anna);
    const benGoes = await freeToGo(ben);
    const pairs = [
      [annaGoes, benGoes],
      [annaGoes, () => demote(anna, ben)],
      [benGoes, () => demote(anna, ben)],
      [benGoes, () => leave(anna)],
      [annaGoes, benGoes, () => demote(ben, anna)],
    ];
    const answers = await Promise.all((pairs[count % pairs.length] ?? []).map((move) => move()));
    for (const { statusCode, code } of answers) {
      codes.set(code, (codes.get(code) ?? 0) + 1);
      expect([200, 401, 403, 404, 409]).toContain(statusCode);
    }
    expect(await countAdmins(home), `race ${count}`).toBeGreaterThanOrEqual(1);
    await make().admin.query("delete from organizations where id = $1", [home.id]);
  }
  expect(codes.get("lastAdmin")).toBeGreaterThan(races / 4);
  expect(codes.get("")).toBeGreaterThan(races / 2);
});
