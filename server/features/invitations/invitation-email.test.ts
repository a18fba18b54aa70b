import { expect, test } from "vitest";
import { invitationEmail } from "#server/features/invitations/invitation-email.ts";

const about = {
  to: "ada@example.com",
  role: "recruiter",
  link: "https://roleprint.example/invite/token",
} as const;

function namesIn(name: string): string[] {
  const email = invitationEmail({ ...about, inviterName: name, organizationName: name });
  return email.kind === "invitation" ? [email.inviterName, email.organizationName] : [];
}

test.each([
  ["line breaks", "Anna\r\nBcc: x@example.com", "Anna Bcc: x@\u2060example.\u2060com"],
  ["other separators and controls", "An\u2028na\u0085\u000B\u001B[31m", "An na [31m"],
  ["a link", "Win https://evil.example now, javascript://x", "Win evil.\u2060example now, x"],
  ["a change of direction", "\u202Eanna\u2066", "anna"],
  ["nothing wrong", "Zoë O'Neill — Müller & Söhne", "Zoë O'Neill — Müller & Söhne"],
])("a name with %s stands in the e-mail as one harmless line (B-12)", (_what, name, kept) => {
  expect(namesIn(name)).toEqual([kept, kept]);
});

test.each([
  "https:/\u2066/evil.test/login",
  "ht\u200Btps://evil.test",
  "httphttps://s://evil.test",
  "https:\u00AD//evil.test",
  "evil.test/login – account locked",
  "www.evil.test",
  "//evil.test",
  "help@evil.test",
  "https:\\\\evil.test",
])("M4: no mail program makes a link of the name %j", (name) => {
  const [kept = ""] = namesIn(name);
  expect(kept).toContain("evil.\u2060test");
  expect(kept).not.toMatch(/:\/\/|[/\\]|[.@][^\s\u2060]/u);
});

test("a name is cut at eighty signs, never inside one (B-12)", () => {
  const [name = ""] = namesIn("👩".repeat(200));
  expect(Array.from(name)).toHaveLength(80);
  expect(name.isWellFormed()).toBe(true);
});
