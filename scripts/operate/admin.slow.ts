import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { OperatorAct, OperatorPerson } from "#contract/operator.ts";
import { compileCache } from "#server/test/rig/processes.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const program = join(import.meta.dirname, "admin.ts");

/** What the program says, and whether it ended well, as somebody in a shell of the server sees it. */
async function admin(...words: string[]) {
  const { database, deps } = app();
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: compileCache,
    AUTH_SECRET: deps.env.AUTH_SECRET,
    PUBLIC_URL: deps.env.PUBLIC_URL,
    DATABASE_URL: database.app,
  };
  const run = promisify(execFile)(process.execPath, [program, ...words], { env });
  return run.then(
    ({ stdout, stderr }) => ({ isDone: true, stdout, stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ isDone: false, stdout, stderr }),
  );
}

const rowsOf = <T>(text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);

const signIn = (email: string, password = "correct horse") =>
  app().browser().send("POST", "/api/auth/sign-in/email", { email, password });

test("somebody in a shell of the server lists, blocks, unblocks and confirms people, and each act is kept under their name", async () => {
  const nora = await app().signUp("Nora Night");
  const listed = await admin("people", "nora", "--json");
  expect(rowsOf<OperatorPerson>(listed.stdout)).toMatchObject([
    { email: nora.email, emailVerified: false, blockedAt: null },
  ]);
  expect((await admin("people")).stdout).toMatch(
    /^id +name +email .*\n.*nora\.night@example\.com/u,
  );

  expect(await admin("block", "Nora.Night@example.com")).toMatchObject({
    isDone: true,
    stdout: "Nora.Night@example.com is blocked and signed out\n",
  });
  expect((await nora.send("GET", "/api/organizations")).statusCode).toBe(401);
  expect((await signIn(nora.email)).statusCode).toBe(403);
  await admin("unblock", nora.email);
  expect((await signIn(nora.email)).statusCode).toBe(200);
  await admin("verify", nora.email);
  const [confirmed] = rowsOf<OperatorPerson>((await admin("people", "nora", "--json")).stdout);
  expect(confirmed?.emailVerified).toBe(true);

  const acts = rowsOf<OperatorAct>((await admin("acts", "--json")).stdout);
  expect(acts.map(({ action, whom }) => [action, whom])).toEqual(
    ["verify", "unblock", "block"].map((action) => [action, nora.email]),
  );
  expect(acts[0]?.by).toMatch(/^admin\.js, as .+/u);
});

test("a printed link sets a new password once, without a mail server", async () => {
  const rudi = await app().signUp("Rudi Reset");
  const { stdout } = await admin("reset-link", rudi.email);
  expect(stdout).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{24}\n$/u);
  const token = new URL(stdout.trim()).searchParams.get("token");
  const reset = () =>
    app()
      .browser()
      .send("POST", "/api/auth/reset-password", { newPassword: "battery staple", token });
  expect((await reset()).statusCode).toBe(200);
  expect((await reset()).statusCode).toBe(400);
  expect((await signIn(rudi.email, "battery staple")).statusCode).toBe(200);
});

test("the program says what it can do, and what it does not understand, and ends so that a script notices", async () => {
  const help = await admin("--help");
  expect(help).toMatchObject({
    isDone: true,
    stdout: expect.stringContaining("reset-link") as string,
  });
  expect(await admin("blcok", "x")).toMatchObject({
    isDone: false,
    stderr: expect.stringContaining('There is no "blcok x".') as string,
  });
  expect(await admin("block")).toMatchObject({ isDone: false, stderr: "block needs an address\n" });
  expect(await admin("block", "nobody@example.com")).toMatchObject({
    isDone: false,
    stderr: "Nobody has an account as nobody@example.com\n",
  });
});
