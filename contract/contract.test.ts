import { expect, test } from "vitest";
import { JobEdit, JobForm } from "#contract/job.ts";
import { limits } from "#contract/limits.ts";
import { may } from "#contract/permissions.ts";
import { Problem } from "#contract/problem.ts";
import { OrganizationEdit } from "#contract/organization.ts";
import { WebhookBody, webhookTools } from "#contract/webhook.ts";

const job = { title: "Welder", location: "Gdańsk", organizationId: 1 };

test("tags are trimmed, and the same tag in two Unicode forms is one tag (B-10) [W-32]", () => {
  const parsed = JobForm.parse({
    ...job,
    dealBreakers: [" café ", "cafe\u0301", "no visa", "no visa", " "],
  });
  expect(parsed.dealBreakers).toEqual(["café", "no visa"]);
});

test.each([
  ["dealBreakers", limits.dealBreakers],
  ["redFlags", limits.redFlagsOnCreate],
  ["competitorCompanies", limits.competitorCompanies],
])("%s holds at most %i tags on create [S-506, S-902]", (field, max) => {
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
  expect(JobForm.safeParse({ ...job, [field]: tags(max) }).success).toBe(true);
  expect(JobForm.safeParse({ ...job, [field]: tags(max + 1) }).success).toBe(false);
});

test.each(["preferredBackgrounds", "redFlags"])(
  "%s holds at most 20 tags in an edit [S-506]",
  (field) => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
    expect(JobEdit.safeParse({ [field]: tags(20) }).success).toBe(true);
    expect(JobEdit.safeParse({ [field]: tags(21) }).success).toBe(false);
  },
);

test("an edit moves no job to another organization [S-716]", () => {
  expect(JobEdit.safeParse({ title: "Welder", organizationId: 1 }).success).toBe(false);
});

test("a status in a create body is refused [R-2]", () => {
  expect(JobForm.safeParse({ ...job, status: "completed" }).success).toBe(false);
});

test("an edited website is a web address or empty [S-505]", () => {
  const accepts = (website: string) => OrganizationEdit.safeParse({ website }).success;
  expect(["", "https://example.com", "http://example.com/a?b"].every(accepts)).toBe(true);
  expect(["example", "javascript:alert(1)", "file:///etc/passwd", "ftp://x.y"].some(accepts)).toBe(
    false,
  );
});

test("only admins edit the organization and invite; every member works on jobs [S-262, S-605, R-4]", () => {
  for (const permission of ["organization.edit", "invitation.send"] as const) {
    expect([may("admin", permission), may("recruiter", permission)]).toEqual([true, false]);
  }
  for (const permission of ["job.create", "job.edit", "job.delete", "output.generate"] as const) {
    expect([may("admin", permission), may("recruiter", permission)]).toEqual([true, true]);
  }
});

test("every 401 says Unauthorized, and a foreign organization says not a member [R-5]", () => {
  expect(new Problem("unauthorized")).toMatchObject({ status: 401, message: "Unauthorized" });
  expect(new Problem("notAMember").message).toContain("not a member");
});

test("webhook bodies are open within bounds [S-307]", () => {
  const extra = (count: number, length = 1) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`k${index}`, "x".repeat(length)]),
    );
  expect(WebhookBody.safeParse({ jobId: 1, ...extra(20) }).success).toBe(true);
  expect(WebhookBody.safeParse({ jobId: 1, ...extra(21) }).success).toBe(false);
  expect(WebhookBody.safeParse({ jobId: 1, ...extra(3, 1_000) }).success).toBe(false);
  expect(Object.keys(webhookTools)).toEqual([
    "intake",
    "jd",
    "boolean",
    "strategy",
    "messaging",
    "scorecard",
    "interview",
  ]);
});
