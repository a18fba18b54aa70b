import { expect, test } from "vitest";
import { greetingName } from "#web/features/accounts/greeting.ts";

test("a person is greeted by name, else by e-mail, else as User [S-221]", () => {
  expect(greetingName({ name: "Maya Okafor", email: "maya@northwind.test" })).toBe("Maya Okafor");
  expect(greetingName({ name: " ", email: "maya@northwind.test" })).toBe("maya");
  expect(greetingName({ name: "", email: "" })).toBe("User");
});
