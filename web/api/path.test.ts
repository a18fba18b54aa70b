import { expect, test } from "vitest";
import { pathOf } from "#web/api/path.ts";

test("path parameters are filled in by name", () => {
  const path = pathOf("generateOutput", { params: { jobId: 4, toolType: "marketPulse" } });
  expect(path).toBe("/api/jobs/4/generate/marketPulse");
});

test("path parameters cannot break out of their segment", () => {
  expect(pathOf("getJob", { params: { jobId: "4/../5?x=1" } })).toBe(
    "/api/jobs/4%2F..%2F5%3Fx%3D1",
  );
});

test("a query is added only when something is asked", () => {
  expect(pathOf("listJobs")).toBe("/api/jobs");
  expect(pathOf("listJobs", { query: {} })).toBe("/api/jobs");
  expect(pathOf("listJobs", { query: { organizationId: 3 } })).toBe("/api/jobs?organizationId=3");
});
