import { expect, test } from "vitest";
import { parseScreen } from "#web/features/accounts/remembered-screen.ts";

test.each(["/dashboard?q=data", "/jobs/12?report=marketPulse#demand", "/profile", "/jobs/new"])(
  "%s is a screen to be led to after sign-in",
  (path) => {
    expect(parseScreen(path)).toBe(path);
  },
);

test.each([
  null,
  "",
  "dashboard",
  "/signin",
  "/api/login",
  "/invite/abc",
  "/nowhere",
  "//evil.example/dashboard",
  "/\\evil.example/dashboard",
  "/\t/evil.example/dashboard",
  "https://evil.example/dashboard",
  "javascript:alert(1)",
  "/dashboard/../signin",
])("%j leads nowhere", (text) => {
  expect(parseScreen(text)).toBeUndefined();
});
