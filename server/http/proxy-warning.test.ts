import { expect, test } from "vitest";
import { openTestApp, useTestApp, type TestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const headers = { "x-forwarded-for": "203.0.113.7" };
const warnings = ({ logLines }: TestApp) =>
  logLines.filter((line) => line.includes("TRUSTED_PROXY"));

test("a proxy that nobody trusts is told of once, without its address (M6)", async () => {
  await app().app.inject({ url: "/api/health" });
  expect(warnings(app())).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) await app().app.inject({ url: "/api/health", headers });
  expect(warnings(app())).toHaveLength(1);
  expect(warnings(app()).join()).not.toContain("203.0.113.7");
});

test("where the proxy is named there is nothing to tell (M6)", async () => {
  const trusting = await openTestApp({ TRUSTED_PROXY: "127.0.0.1" }, app().database);
  await trusting.app.inject({ url: "/api/health", headers });
  await trusting.close();
  expect(warnings(trusting)).toEqual([]);
});
