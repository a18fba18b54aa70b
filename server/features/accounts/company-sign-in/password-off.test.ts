import { afterAll, beforeAll, expect, test } from "vitest";
import { passwordSignInOff } from "#contract/sign-in/refusals.ts";
import type { AccountInfo } from "#contract/user.ts";
import { openAuth } from "#server/features/accounts/auth.ts";
import { resetLinks } from "#server/features/accounts/reset-link.service.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { enterByCompany } from "#server/test/rig/company.ts";
import { employee, startCompany, type Company } from "#server/test/rig/company-provider.ts";
import { openTestApp, useTestApp, type Browser, type TestApp } from "#server/test/test-app.ts";

const plain = useTestApp();
let company: Company;
let app: TestApp;
let anna: Browser;
beforeAll(async () => {
  company = await startCompany();
  const owner = await plain().signUp("Anna Old");
  const made = await owner.send("POST", "/api/organizations", { name: "Northwind" });
  const domains = `northwind.example=${made.json<{ id: number }>().id}:recruiter`;
  const settings = { ...company.settings(domains), PASSWORD_SIGN_IN: "off" };
  app = await openTestApp(settings, plain().database);
  anna = app.browser(owner.cookie);
});
afterAll(async () => {
  await app.close();
  await company.server.stop();
});

const password = "correct horse";
const email = "anna.old@example.com";
test.each([
  ["sign-in/email", { email, password }],
  ["sign-up/email", { name: "Nils New", email: "nils.new@example.com", password }],
  ["request-password-reset", { email, redirectTo: "/reset-password" }],
  ["reset-password", { token: "x".repeat(24), newPassword: "another horse" }],
  ["change-password", { currentPassword: password, newPassword: "another horse" }],
])("where passwords are off, /%s is refused in a sentence", async (path, body) => {
  const answer = await anna.send("POST", `/api/auth/${path}`, body);
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { code: "passwordSignInOff", message: passwordSignInOff },
  ]);
  expect(answer.cookies.filter(({ name }) => name === "roleprint.session")).toEqual([]);
});

test("where passwords are off, the screens are told, the company's people come in and sessions go on", async () => {
  const ways = await app.browser().send("GET", "/api/sign-in-ways");
  expect(ways.json()).toMatchObject({ company: true, password: false });
  expect((await enterByCompany(app, company, employee("Nora"))).path).toBe("/dashboard");
  const info = await anna.send("GET", "/api/user/accounts");
  expect(info.json<AccountInfo>()).toMatchObject({ hasPassword: true, canChangePassword: false });
});

test("where passwords are off, an operator has no link to set one either", () => {
  const links = resetLinks(openAuth(app.deps, outboxService(app.deps)), app.deps.env);
  expect(() => links.draft("somebody")).toThrow(passwordSignInOff);
});
