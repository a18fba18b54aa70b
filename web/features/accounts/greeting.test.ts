import { expect, test } from "vitest";
import { greetingName, initialsOf } from "#web/features/accounts/greeting.ts";

test("a person is greeted by name, else by e-mail, else as User", () => {
  expect(greetingName({ name: "Maya Okafor", email: "maya@northwind.test" })).toBe("Maya Okafor");
  expect(greetingName({ name: " ", email: "maya@northwind.test" })).toBe("maya");
  expect(greetingName({ name: "", email: "" })).toBe("User");
});

test("an avatar shows the first and the last initial", () => {
  expect(initialsOf("Maya Adaeze Okafor")).toBe("MO");
  expect(initialsOf("maya")).toBe("M");
  expect(initialsOf("")).toBe("");
});
