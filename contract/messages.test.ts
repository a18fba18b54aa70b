import { expect, test } from "vitest";
import { messages, socialSignInFailed } from "#contract/messages.ts";

test("no message is titled Error where the specification gives only the sentence", () => {
  const titles = [...Object.values(messages), socialSignInFailed("google")].map(
    ({ title }) => title,
  );
  expect(titles).not.toContain("Error");
  expect(titles).toContain("Failed to create job. Please try again.");
  expect(titles).toContain("Failed to sign in with google");
});
