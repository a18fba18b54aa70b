import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { splitByQuotes, splitInline } from "#web/features/reader/pieces/inline.ts";
import { safeHref } from "#web/features/reader/pieces/safe-link.ts";

test("bold words, names to fill in and links are found in a line", () => {
  expect(splitInline("Hi {{first_name}}, **read** https://a.example/x.")).toEqual([
    { kind: "text", text: "Hi " },
    { kind: "token", text: "first name" },
    { kind: "text", text: ", " },
    { kind: "strong", text: "read" },
    { kind: "text", text: " " },
    { kind: "link", text: "https://a.example/x", href: "https://a.example/x" },
    { kind: "text", text: "." },
  ]);
});

test("only https and mail become links, and none that hides its host behind a name", () => {
  for (const address of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "http://a.example",
    "//a.example",
    "https://bank.example@evil.example/",
    "file:///etc/passwd",
    "",
  ])
    expect([address, safeHref(address)]).toEqual([address, undefined]);
  expect(safeHref("https://a.example/?q=1")).toBe("https://a.example/?q=1");
  expect(safeHref("mailto:a@b.example")).toBe("mailto:a@b.example");
  expect(splitInline("[apply](javascript:alert(1))").every(({ kind }) => kind === "text")).toBe(
    true,
  );
});

test("a finding is marked where its words stand by themselves, not inside other words", () => {
  expect(splitByQuotes("A ninja, not ninjas", ["ninja"])).toEqual([
    { text: "A " },
    { text: "ninja", quote: "ninja" },
    { text: ", not ninjas" },
  ]);
  expect(splitByQuotes("nothing", ["ninja", ""])).toEqual([{ text: "nothing" }]);
});

test("a very long line is read in no time", () => {
  const started = performance.now();
  splitInline("[".repeat(100_000));
  splitInline("**".repeat(50_000));
  splitByQuotes("a ".repeat(50_000), ["b"]);
  expect(performance.now() - started).toBeLessThan(patient(500));
});
